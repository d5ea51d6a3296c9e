"""The facts of all cards and sets, without their texts."""
