"""The one source of chance: a small seeded generator whose four ints live in the state."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, TypeVar, final

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

MASK: Final[i64] = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
@final
class Chance:
    """xoshiro128++ (Blackman and Vigna, 2019), four words of 32 bits.

    The same seed gives the same numbers on every machine and in every build.
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    @staticmethod
    def of(seed: str) -> Chance:
        """A generator from any text: the first 128 bits of its SHA-256."""
        h = sha256(seed.encode()).digest()
        words = [int.from_bytes(h[i : i + 4], "big") for i in (0, 4, 8, 12)]
        if not any(words):
            words[0] = 1
        return Chance(words[0], words[1], words[2], words[3])

    def clone(self) -> Chance:
        return Chance(self.a, self.b, self.c, self.d)

    def dump(self) -> tuple[int, int, int, int]:
        """The four words; ``Chance(*words)`` goes on from there."""
        return (self.a, self.b, self.c, self.d)

    def next(self) -> i64:
        """The next 32 bits."""
        x: i64 = (self.a + self.d) & MASK
        r: i64 = ((((x << 7) & MASK) | (x >> 25)) + self.a) & MASK
        t: i64 = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= t
        self.d = ((self.d << 11) & MASK) | (self.d >> 21)
        return r

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, every one equally likely; 1 <= n <= 2**31.

        >>> dice = Chance.of("example")
        >>> all(0 <= dice.below(6) < 6 for _ in range(100))
        True
        """
        size: i64 = n
        m: i64 = self.next() * size
        low: i64 = m & MASK
        if low < size:  # Lemire's rejection: drop the few values that would favour small numbers
            floor: i64 = (MASK + 1 - size) % size
            while low < floor:
                m = self.next() * size
                low = m & MASK
        return m >> 32

    def fraction(self) -> float:
        """A number in [0, 1) with 32 random bits."""
        return float(self.next()) / 4294967296.0

    def shuffle(self, items: list[T]) -> None:
        """Fisher-Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            if j != i:
                held = items[i]
                items[i] = items[j]
                items[j] = held
