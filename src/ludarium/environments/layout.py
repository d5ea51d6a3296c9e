"""How a view becomes arrays: a list of small whole numbers, and from it the tensors of an observation.

An encoding writes what a view says as one flat list of whole numbers, in the order of its ``Layout``. The layout
turns any number of such lists into tensors at once: numbers are scaled, kinds become one-hot, cells become planes.
That costs a handful of NumPy calls, whether for one game or for thousands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int16]
"""What views say as whole numbers: a row for each game."""
Told = Sequence[int] | Numbers
"""What one view says as whole numbers."""
Tensor = npt.NDArray[Any]
Observation = dict[str, Tensor]

NOTHING: Final = -1
"""A kind that is not there: one-hot it is all zeros."""


@dataclass(frozen=True)
class Field:
    """Some whole numbers of a view that belong together.

    ``size`` is how many there are. Of a plain number ``kinds`` is 0, and the tensor has the number divided by ``scale``.
    Else the number says which of ``kinds`` it is, 0 to ``kinds - 1`` or ``NOTHING``, and the tensor has it one-hot.
    """

    name: str
    meaning: str
    size: int = 1
    kinds: int = 0
    scale: float = 1.0

    @property
    def width(self) -> int:
        """How many columns of the tensor it takes."""
        return self.size * (self.kinds or 1)


class Rows:
    """A tensor of float32 with the same fields for each of ``count`` things: shape ``(count, width)``, and
    ``(width,)`` where ``count`` is None."""

    def __init__(
        self, name: str, fields: Sequence[Field], count: int | None = None, sparse: bool = False
    ) -> None:
        self.name = name
        self.sparse = sparse
        """Whether most rows are usually empty: those whose first number is 0. An empty row is all zeros."""
        self.fields = list(fields)
        self.count = count
        self.each = sum([field.size for field in fields])
        """Whole numbers of one row."""
        self.size = self.each * (count or 1)
        self.width = sum([field.width for field in fields])
        self.shape = (self.width,) if count is None else (count, self.width)
        self.dtype = np.dtype(np.float32)
        self._sources: list[int] = []
        self._columns: list[int] = []
        scales: list[float] = []
        self._kind_sources: list[int] = []
        kind_columns: list[int] = []
        source = column = 0
        for field in fields:
            for _ in range(field.size):
                if field.kinds:
                    self._kind_sources.append(source)
                    kind_columns.append(column)
                else:
                    self._sources.append(source)
                    self._columns.append(column)
                    scales.append(1.0 / field.scale)
                source += 1
                column += field.kinds or 1
        self._scales = np.array(scales, np.float32)
        self._kind_columns = np.array(kind_columns, np.int64)

    def columns(self, name: str) -> slice:
        """The columns of the tensor that a field takes."""
        start = 0
        for field in self.fields:
            if field.name == name:
                return slice(start, start + field.width)
            start += field.width
        raise KeyError(name)

    def expand(self, numbers: Numbers, out: Tensor) -> None:
        """Fill ``out``, which has a tensor for each row of ``numbers``."""
        rows = len(numbers) * (self.count or 1)
        told = numbers.reshape(rows, self.each)
        flat = out.reshape(rows, self.width)
        if not self.sparse:
            self._fill(told, flat)
            return
        there = np.flatnonzero(told[:, 0])
        filled = np.empty((len(there), self.width), np.float32)
        self._fill(told[there], filled)
        flat.fill(0.0)
        flat[there] = filled

    def _fill(self, told: Numbers, flat: Tensor) -> None:
        if self._kind_sources:
            flat.fill(0.0)
            kinds = told[:, self._kind_sources]
            row, which = np.nonzero(kinds >= 0)
            flat[row, self._kind_columns[which] + kinds[row, which]] = 1.0
        flat[:, self._columns] = told[:, self._sources] * self._scales


class Planes:
    """A tensor of int8: for each of ``channels`` a plane of ``height`` rows and ``width`` columns, shape
    ``(channels, height, width)``. ``table`` has a line for each number that a cell can have, with its channels."""

    def __init__(self, name: str, height: int, width: int, channels: Sequence[str], table: Bytes) -> None:
        self.name = name
        self.channels = list(channels)
        self.height = height
        self.width = width
        self.table = np.ascontiguousarray(table.T)
        self.size = height * width
        self.shape = (len(channels), height, width)
        self.dtype = np.dtype(np.int8)

    def expand(self, numbers: Numbers, out: Tensor) -> None:
        """Fill ``out``, which has a tensor for each row of ``numbers``."""
        cells = numbers.reshape(len(numbers), self.height, self.width).astype(np.intp)
        for channel, line in enumerate(self.table):
            np.take(line, cells, out=out[:, channel], mode="clip")


Part = Rows | Planes


class Layout:
    """The tensors of an observation, and how long the list of whole numbers is from which they are made."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = list(parts)
        self.size = sum([part.size for part in parts])
        self._slices: list[slice] = []
        start = 0
        for part in parts:
            self._slices.append(slice(start, start + part.size))
            start += part.size

    def part(self, name: str) -> Part:
        """The tensor of this name; raises ``KeyError``."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)

    def empty(self, games: int) -> Observation:
        """Tensors for so many games, all zeros."""
        return {part.name: np.zeros((games, *part.shape), part.dtype) for part in self.parts}

    def expand(self, numbers: Numbers, out: Observation) -> None:
        """Fill ``out`` from ``numbers``, which has a row for each game. Every tensor is contiguous."""
        for part, where in zip(self.parts, self._slices, strict=True):
            part.expand(numbers[:, where], out[part.name])

    def observation(self, numbers: Told) -> Observation:
        """The tensors of one view."""
        told = np.array(numbers, np.int16).reshape(1, self.size)
        out = self.empty(1)
        self.expand(told, out)
        return {name: tensor[0] for name, tensor in out.items()}

    def described(self) -> str:
        """The tensors as Markdown tables, for the documentation."""
        lines: list[str] = []
        for part in self.parts:
            shape = " × ".join([str(n) for n in part.shape])
            lines += ["", f"`{part.name}`, {part.dtype.name}, {shape}", ""]
            if isinstance(part, Planes):
                lines += ["| Plane | Meaning |", "|---|---|"]
                lines += [f"| {n} | {channel} |" for n, channel in enumerate(part.channels)]
                continue
            lines += ["| Columns | Field | Meaning |", "|---|---|---|"]
            start = 0
            for field in part.fields:
                last = start + field.width - 1
                where = f"{start}" if last == start else f"{start}–{last}"
                how = "" if field.scale == 1.0 else f", divided by {field.scale:g}"
                kinds = f"; one-hot, {field.kinds} kinds" if field.kinds else ""
                lines.append(f"| {where} | `{field.name}` | {field.meaning}{how}{kinds} |")
                start += field.width
        return "\n".join(lines[1:])
