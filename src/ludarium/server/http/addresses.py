"""Whom an address stands for, where limits count by it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

PREFIX: Final = 64
"""Bits of an IPv6 address that belong to one line: whoever has one has all addresses below it."""


@lru_cache(10_000)
def address_key(host: str) -> str:
    """What limits count: an IPv4 address, also where it is written as IPv6, the /64 network of an IPv6 address, or what
    was given where that is no address, such as the name of a socket.

    >>> address_key("192.0.2.7"), address_key("::ffff:192.0.2.7"), address_key("2001:db8:1:2:3:4:5:6%eth0")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), PREFIX), strict=False))
