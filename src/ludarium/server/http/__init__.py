"""Plain requests: the connections they come over, who asks, and what is answered."""
