"""Accounts: who somebody is on every browser, and the ways in."""
