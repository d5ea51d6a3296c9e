"""The tree and the blossoms of Edmonds' algorithm (``matching``): what a blossom is made of, how one is made and taken apart, and
what the duals of all vertices and blossoms are."""

from __future__ import annotations

from heapq import heappush
from typing import Final

FREE: Final = 0
OUTER: Final = 1
"""In the tree, at an even distance from its root: its dual grows."""
INNER: Final = 2
"""In the tree, at an odd distance: its dual shrinks."""

Edge = tuple[int, int, int]
"""Two vertices and a cost."""


class Blossoms:
    """The state of the algorithm. Vertices are 0 to size - 1; larger numbers are blossoms.

    Where a top-level blossom is in the tree, duals are stored less what ``grown`` adds to them: a vertex's is
    ``dual + grown`` in an outer one and ``dual - grown`` in an inner one, a blossom's changes twice as fast.
    """

    def __init__(self, size: int, edges: list[Edge]) -> None:
        self.size = size
        self.edges = edges
        self.near: list[list[int]] = [[] for _ in range(size)]
        for number, (a, b, _) in enumerate(edges):
            if a != b:
                self.near[a].append(number)
                self.near[b].append(number)
        room = 2 * size
        self.mate = [-1] * size
        """The matched edge of a vertex."""
        self.top = list(range(size))
        """The outermost blossom around a vertex."""
        self.parent = [-1] * room
        self.base = [*range(size), *([-1] * size)]
        self.parts: list[list[int]] = [[] for _ in range(room)]
        """The odd cycle that a blossom is made of, from the part that has its base."""
        self.links: list[list[int]] = [[] for _ in range(room)]
        """The edge between each part and the next one."""
        self.dual = [0] * room
        self.label = [FREE] * room
        self.entry = [-1] * room
        """The edge through which an inner blossom was reached."""
        self.spare = list(range(room - 1, size - 1, -1))
        self.seen = [0] * room
        self.walk = 0
        self.grown = 0
        self.tree: list[int] = []
        self.queue: list[int] = []
        self.reach: list[tuple[int, int]] = []
        """Edges from outer to free vertices, by the growth at which they become tight."""
        self.close: list[tuple[int, int]] = []
        """Edges between outer vertices, by twice that growth."""
        self.burst: list[tuple[int, int]] = []
        """Inner blossoms, by twice the growth at which their duals are used up."""

    def _across(self, edge: int, v: int) -> int:
        a, b, _ = self.edges[edge]
        return b if a == v else a

    def _end_in(self, edge: int, blossom: int) -> int:
        """The end of an edge that lies in a top-level blossom."""
        a, b, _ = self.edges[edge]
        return a if self.top[a] == blossom else b

    def _leaves(self, blossom: int) -> list[int]:
        if blossom < self.size:
            return [blossom]
        found: list[int] = []
        stack = [blossom]
        while stack:
            one = stack.pop()
            if one < self.size:
                found.append(one)
            else:
                stack.extend(self.parts[one])
        return found

    def _true_dual(self, v: int) -> int:
        label = self.label[self.top[v]]
        if label == OUTER:
            return self.dual[v] + self.grown
        return self.dual[v] - self.grown if label == INNER else self.dual[v]

    def _slack(self, edge: int) -> int:
        """Of an edge between two top-level blossoms."""
        a, b, cost = self.edges[edge]
        return 2 * cost - self._true_dual(a) - self._true_dual(b)

    def _relabel(self, blossom: int, label: int) -> None:
        """Give a top-level blossom a label; what its duals are stays."""
        before = self.label[blossom]
        speed = (1 if label == OUTER else -1 if label == INNER else 0) - (
            1 if before == OUTER else -1 if before == INNER else 0
        )
        if speed:
            change = speed * self.grown
            for v in self._leaves(blossom):
                self.dual[v] -= change
            if blossom >= self.size:
                self.dual[blossom] -= 2 * change
        self.label[blossom] = label
        if label != FREE:
            self.tree.append(blossom)
        if label == OUTER and before != OUTER:
            self.queue.extend(self._leaves(blossom))
        elif label == INNER and blossom >= self.size:
            heappush(self.burst, (self.dual[blossom], blossom))

    def _above(self, blossom: int) -> int:
        """The inner blossom over an outer one in the tree, -1 over the root."""
        base = self.base[blossom]
        out = self.mate[base]
        return -1 if out < 0 else self.top[self._across(out, base)]

    def _shrink(self, edge: int) -> None:
        """Make a blossom of the odd cycle that a tight edge between outer blossoms closes."""
        first, second, _ = self.edges[edge]
        left, right = self.top[first], self.top[second]
        meet = self._meeting(left, right)
        down, down_links = self._path(left, meet)
        up, up_links = self._path(right, meet)
        down.reverse()
        down_links.reverse()
        new = self.spare.pop()
        parts = [meet, *down, *up]
        self.parts[new] = parts
        self.links[new] = [*down_links, edge, *up_links]
        self.base[new] = self.base[meet]
        self.parent[new] = -1
        for part in parts:
            if self.label[part] == OUTER:
                if part >= self.size:
                    self.dual[part] += 2 * self.grown
            else:
                if part >= self.size:
                    self.dual[part] -= 2 * self.grown
                leaves = self._leaves(part)
                for v in leaves:
                    self.dual[v] -= 2 * self.grown
                self.queue.extend(leaves)
            self.label[part] = FREE
            self.parent[part] = new
        for v in self._leaves(new):
            self.top[v] = new
        self.dual[new] = -2 * self.grown
        self.label[new] = OUTER
        self.tree.append(new)

    def _meeting(self, left: int, right: int) -> int:
        """The outer blossom in which the ways from two of them to the root meet."""
        self.walk += 1
        while True:
            if left >= 0:
                if self.seen[left] == self.walk:
                    return left
                self.seen[left] = self.walk
                inner = self._above(left)
                left = -1 if inner < 0 else self._over(inner)
            left, right = (right, left) if right >= 0 else (left, right)

    def _over(self, inner: int) -> int:
        """The outer blossom over an inner one in the tree."""
        a, b, _ = self.edges[self.entry[inner]]
        return self.top[b] if self.top[a] == inner else self.top[a]

    def _path(self, blossom: int, meet: int) -> tuple[list[int], list[int]]:
        """The blossoms from one up to another, this one left out, and the edges after each of them."""
        found: list[int] = []
        links: list[int] = []
        while blossom != meet:
            inner = self._above(blossom)
            found.append(blossom)
            links.append(self.mate[self.base[blossom]])
            found.append(inner)
            links.append(self.entry[inner])
            blossom = self._over(inner)
        return found, links

    def _release(self, blossom: int) -> list[int]:
        """Make the parts of a blossom top-level ones; the blossom no longer exists."""
        parts = self.parts[blossom]
        for part in parts:
            self.parent[part] = -1
            for v in self._leaves(part):
                self.top[v] = part
        self.label[blossom] = FREE
        self.base[blossom] = -1
        self.spare.append(blossom)
        return parts

    def _expand(self, blossom: int) -> None:
        """Take an inner blossom apart whose dual is used up: the even way from where it was entered to its base
        stays in the tree."""
        links = self.links[blossom]
        entry = self.entry[blossom]
        parts = self._release(blossom)
        a, b, _ = self.edges[entry]
        for v in self._leaves_of(parts):
            self.dual[v] -= self.grown
        at = parts.index(self.top[a]) if self.top[a] in parts else parts.index(self.top[b])
        step = 1 if at % 2 else -1
        staying = {at % len(parts)}
        outer: list[int] = []
        self.entry[parts[at]] = entry
        self._relabel(parts[at], INNER)
        while at % len(parts):
            at += step
            outer.append(parts[at % len(parts)])
            staying.add(at % len(parts))
            link = links[(at if step > 0 else at - 1) % len(parts)]
            at += step
            part = parts[at % len(parts)]
            staying.add(at % len(parts))
            self.entry[part] = link
            self._relabel(part, INNER)
        for part in outer:
            self._relabel(part, OUTER)
        for place, part in enumerate(parts):
            if place not in staying:
                self._offer(part)

    def _leaves_of(self, parts: list[int]) -> list[int]:
        return [v for part in parts for v in self._leaves(part)]

    def _offer(self, blossom: int) -> None:
        """Write down the edges from the tree to a blossom that has just left it."""
        for v in self._leaves(blossom):
            for e in self.near[v]:
                if self.label[self.top[self._across(e, v)]] == OUTER:
                    heappush(self.reach, (self._slack(e) + self.grown, e))

    def _rebase(self, blossom: int, base: int) -> None:
        """Match inside a blossom so that one of its vertices is left for an edge from outside."""
        stack = [(blossom, base)]
        while stack:
            blossom, base = stack.pop()
            if blossom < self.size or self.base[blossom] == base:
                continue
            parts = self.parts[blossom]
            links = self.links[blossom]
            part = base
            while self.parent[part] != blossom:
                part = self.parent[part]
            stack.append((part, base))
            start = parts.index(part)
            many = len(parts)
            step = 1 if start % 2 else -1
            at = start
            while at % many:
                at += step
                link = links[(at if step > 0 else at - 1) % many]
                here = parts[at % many]
                at += step
                there = parts[at % many]
                a, b, _ = self.edges[link]
                if not self._inside(a, here, blossom):
                    a, b = b, a
                stack.append((here, a))
                stack.append((there, b))
                self.mate[a] = self.mate[b] = link
            self.parts[blossom] = parts[start:] + parts[:start]
            self.links[blossom] = links[start:] + links[:start]
            self.base[blossom] = base

    def _inside(self, v: int, part: int, blossom: int) -> bool:
        """Whether a vertex lies in this part of a blossom."""
        while self.parent[v] != blossom:
            v = self.parent[v]
        return v == part
