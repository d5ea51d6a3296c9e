"""The numbers and names of all words and steps, so that what is unfinished can be written down.

Words are frozen and shared by all games; what they are numbered and called stands here. The steps of the machine come
first, then the cards in the order of the pool, each as a tree from the outside in, in printed order: a number depends
on no file. Numbers stand in views and dumps, never in records and notation.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Final, final

from ludarium.games.keyforge.engine.frames import Node
from ludarium.games.keyforge.words.base import Ability, Constant, Word


@final
class Registry:
    """Words are abilities and constants; nodes are instructions of cards and steps of the machine."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        """Every node by its number."""
        self.words: list[Word] = []
        """Every ability and constant by its number."""
        self._names: list[str] = []
        self._by_name: dict[str, Word] = {}
        self._nodes: dict[Node, int] = {}
        self._words: dict[Word, int] = {}
        self._lasting: set[Word] = set()

    def number(self, word: Word) -> int:
        """The number of an ability or a constant; raises ``KeyError``."""
        return self._words[word]

    def name(self, word: Word) -> str:
        """What views call an ability or a constant: ``troll.1``, and ``troll.1.1`` what that gives to others; nothing
        for what a step of the machine gives."""
        return self._names[self._words[word]]

    def named(self, name: str) -> Word | None:
        """The ability or the constant of this name."""
        return self._by_name.get(name)

    def lasts(self, word: Word) -> bool:
        """Whether an ability or a constant comes into force for a while only (G136)."""
        return word in self._lasting

    def node_number(self, node: Node) -> int:
        """The number of an instruction or a step; raises ``KeyError``."""
        return self._nodes[node]

    def add(self, word: Word, name: str) -> None:
        """Number an ability or a constant with all that is inside it."""
        if word in self._words:
            return
        self._words[word] = len(self.words)
        self.words.append(word)
        self._names.append(name)
        if name:
            self._by_name.setdefault(name, word)
        self._add_inside(word, name)

    def add_node(self, node: Node, name: str = "") -> None:
        """Number a node and all inside it; what it gives to others is named after its card."""
        if node in self._nodes:
            return
        self._nodes[node] = len(self.nodes)
        self.nodes.append(node)
        self._add_inside(node, name)

    def add_card(self, card: str, said: tuple[Word, ...]) -> None:
        """Number a card's words, and what they give to others, in printed order."""
        for i, word in enumerate(said):
            self.add(word, f"{card}.{i + 1}")

    def forget(self, words: int, nodes: int) -> None:
        """Keep only the first so many words and nodes: a test that has invented a card leaves no trace."""
        for word in self.words[words:]:
            name = self.name(word)
            del self._words[word]
            self._lasting.discard(word)
            if self._by_name.get(name) is word:
                del self._by_name[name]
        for node in self.nodes[nodes:]:
            del self._nodes[node]
        del self.words[words:], self._names[words:], self.nodes[nodes:]

    def _add_inside(self, owner: object, name: str) -> None:
        lasts = isinstance(owner, Node) and owner.lasts()
        if not is_dataclass(owner):
            return
        inner = 0
        for field in fields(owner):
            value = getattr(owner, field.name)
            for part in value if isinstance(value, tuple) else (value,):
                if isinstance(part, (Ability, Constant)):
                    inner += 1
                    while name and part not in self._words and f"{name}.{inner}" in self._by_name:
                        inner += 1  # what another part of the same ability gives
                    self.add(part, f"{name}.{inner}" if name else "")
                    if lasts:
                        self._lasting.add(part)
                elif isinstance(part, Node):
                    self.add_node(part, name)


REGISTRY: Final = Registry()
