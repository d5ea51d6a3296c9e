"""Minimum-cost perfect matching in any graph, by Edmonds' blossom algorithm.

The primal-dual form for weights: J. Edmonds, "Maximum matching and a polyhedron with 0,1-vertices" (1965); one
alternating tree at a time, with heaps for the next change of the duals as in Z. Galil, S. Micali and H. Gabow,
"An O(EV log V) algorithm for finding a maximal weighted matching in general graphs" (1986), and duals that carry
the change of their tree, so that a change costs nothing. ``n`` trees of O(m log m) each in the worst case; as many
trees as vertices that cheapest edges leave unmatched in practice.

Costs are whole numbers of any size: duals stay whole numbers too (they are kept doubled), and nothing is rounded.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, final

FREE: Final = 0
OUTER: Final = 1
"""In the tree, at an even distance from its root: its dual grows."""
INNER: Final = 2
"""In the tree, at an odd distance: its dual shrinks."""

Edge = tuple[int, int, int]
"""Two vertices and a cost."""


class NoPerfectMatching(ValueError):
    """Some vertex has to stay alone, whatever is matched."""


def perfect_matching(size: int, edges: list[Edge]) -> list[int]:
    """The partner of each vertex in a perfect matching of least total cost. Raises ``NoPerfectMatching``.

    >>> perfect_matching(4, [(0, 1, 5), (1, 2, 1), (2, 3, 5), (3, 0, 2)])
    [3, 2, 1, 0]
    """
    return Matcher(size, edges).solve()


@final
class Matcher:
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

    # -- all

    def solve(self) -> list[int]:
        """Match everybody."""
        if self.size % 2:
            raise NoPerfectMatching(f"{self.size} vertices are an odd number")
        self._begin()
        for root in range(self.size):
            if self.mate[root] < 0:
                self._grow(root)
        return [self._across(self.mate[v], v) for v in range(self.size)]

    def allowance(self, a: int, b: int) -> int:
        """How cheap an edge between two vertices may be without the matching getting cheaper by it, doubled: an
        edge that is not in the graph and costs at least half of this is not missed."""
        total = self.dual[a] + self.dual[b]
        around: set[int] = set()
        blossom = self.parent[a]
        while blossom >= 0:
            around.add(blossom)
            blossom = self.parent[blossom]
        blossom = self.parent[b]
        while blossom >= 0:
            if blossom in around:
                total -= self.dual[blossom]
            blossom = self.parent[blossom]
        return total

    def _begin(self) -> None:
        """Half of its cheapest edge to each vertex; then whatever is tight is matched where both are alone."""
        for v in range(self.size):
            if not self.near[v]:
                raise NoPerfectMatching(f"vertex {v} has no edge")
            self.dual[v] = min([self.edges[e][2] for e in self.near[v]])
        for v in range(self.size):
            if self.mate[v] < 0:
                for e in self.near[v]:
                    a, b, cost = self.edges[e]
                    if self.mate[a] < 0 and self.mate[b] < 0 and 2 * cost == self.dual[a] + self.dual[b]:
                        self.mate[a] = self.mate[b] = e
                        break

    # -- small things

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

    # -- one tree

    def _grow(self, root: int) -> None:
        """Search from a vertex that is alone to another one, and match along the way."""
        self.grown = 0
        self.tree = []
        self.queue = []
        self.reach = []
        self.close = []
        self.burst = []
        self._relabel(self.top[root], OUTER)
        while True:
            found = self._scan()
            if found < 0:
                found = self._change()
            if found >= 0:
                break
        self._augment(found)
        self._finish()

    def _scan(self) -> int:
        """Follow tight edges from new outer vertices. The edge to a vertex that is alone, or -1."""
        while self.queue:
            v = self.queue.pop()
            mine = self._true_dual(v)
            for e in self.near[v]:
                a, b, cost = self.edges[e]
                w = b if a == v else a
                other = self.top[w]
                if other == self.top[v]:
                    continue
                label = self.label[other]
                if label == INNER:
                    continue
                slack = 2 * cost - mine - self._true_dual(w)
                if label == OUTER:
                    if slack:
                        heappush(self.close, (slack + 2 * self.grown, e))
                    else:
                        self._shrink(e)
                elif slack:
                    heappush(self.reach, (slack + self.grown, e))
                elif self._attach(e, other):
                    return e
        return -1

    def _attach(self, edge: int, blossom: int) -> bool:
        """Take a free blossom and its partner into the tree; or say that it is alone."""
        out = self.mate[self.base[blossom]]
        if out < 0:
            return True
        self.entry[blossom] = edge
        self._relabel(blossom, INNER)
        self._relabel(self.top[self._across(out, self.base[blossom])], OUTER)
        return False

    def _change(self) -> int:
        """Grow the duals until something happens, and do that. The edge to a vertex that is alone, or -1."""
        while self.reach and not self._reaches(self.reach[0]):
            heappop(self.reach)
        while self.close and self._same(self.close[0][1]):
            heappop(self.close)
        while self.burst and not self._bursts(self.burst[0]):
            heappop(self.burst)
        step = 2 * self.reach[0][0] if self.reach else -1
        what = FREE
        if self.close and (step < 0 or self.close[0][0] < step):
            step = self.close[0][0]
            what = OUTER
        if self.burst and (step < 0 or self.burst[0][0] < step):
            step = self.burst[0][0]
            what = INNER
        if step < 0:
            raise NoPerfectMatching("a vertex reaches nobody who is alone")
        self.grown = step // 2  # always even: tight edges join duals of the same parity
        if what == OUTER:
            self._shrink(heappop(self.close)[1])
        elif what == INNER:
            self._expand(heappop(self.burst)[1])
        else:
            edge = heappop(self.reach)[1]
            a, b, _ = self.edges[edge]
            free = self.top[a] if self.label[self.top[a]] == FREE else self.top[b]
            if self._attach(edge, free):
                return edge
        return -1

    def _reaches(self, entry: tuple[int, int]) -> bool:
        """Whether an edge still leads out of the tree, and was not written down before its end was in it."""
        a, b, _ = self.edges[entry[1]]
        labels = (self.label[self.top[a]], self.label[self.top[b]])
        return labels in ((OUTER, FREE), (FREE, OUTER)) and self._slack(entry[1]) + self.grown == entry[0]

    def _same(self, edge: int) -> bool:
        a, b, _ = self.edges[edge]
        return self.top[a] == self.top[b]

    def _bursts(self, entry: tuple[int, int]) -> bool:
        dual, blossom = entry
        return self.parent[blossom] < 0 and self.label[blossom] == INNER and self.dual[blossom] == dual

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

    # -- taking blossoms apart

    def _release(self, blossom: int) -> list[int]:
        """Make the parts of a blossom top-level ones; the blossom is no more."""
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

    def _augment(self, edge: int) -> None:
        """Match along the way from the root over a tight edge to a blossom that is alone."""
        a, b, _ = self.edges[edge]
        v, w = (a, b) if self.label[self.top[a]] == OUTER else (b, a)
        self._rebase(self.top[w], w)
        self.mate[w] = edge
        while True:
            outer = self.top[v]
            inner = self._above(outer)
            self._rebase(outer, v)
            self.mate[v] = edge
            if inner < 0:
                return
            edge = self.entry[inner]
            w = self._end_in(edge, inner)
            v = self._across(edge, w)
            self._rebase(inner, w)
            self.mate[w] = edge

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

    def _finish(self) -> None:
        """Take all labels off. Outer blossoms without a dual are taken apart, and their parts without one too."""
        empty: list[int] = []
        for blossom in self.tree:
            label = self.label[blossom]
            if self.parent[blossom] < 0 and label != FREE:
                self._relabel(blossom, FREE)
                if label == OUTER and blossom >= self.size and self.dual[blossom] == 0:
                    empty.append(blossom)
        while empty:
            for part in self._release(empty.pop()):
                if part >= self.size and self.dual[part] == 0:
                    empty.append(part)
