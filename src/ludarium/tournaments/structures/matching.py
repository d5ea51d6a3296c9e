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
from typing import final

from ludarium.tournaments.structures.blossoms import FREE, INNER, OUTER, Blossoms, Edge


class NoPerfectMatching(ValueError):
    """Some vertex has to stay alone, whatever is matched."""


def perfect_matching(size: int, edges: list[Edge]) -> list[int]:
    """The partner of each vertex in a perfect matching of least total cost. Raises ``NoPerfectMatching``.

    >>> perfect_matching(4, [(0, 1, 5), (1, 2, 1), (2, 3, 5), (3, 0, 2)])
    [3, 2, 1, 0]
    """
    return Matcher(size, edges).solve()


@final
class Matcher(Blossoms):
    """The search: one tree after the other, each from a vertex that is alone to another one."""

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
