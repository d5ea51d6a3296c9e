"""Conversations over sockets: messages, who hears them, and the bytes they become."""
