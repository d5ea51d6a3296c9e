"""Results as Parquet, which every program for data reads: a row a game, or a seat of one. Needs the extra ``parquet``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pyarrow
import pyarrow.parquet


def write(place: Path, rows: Sequence[Mapping[str, object]], about: Mapping[str, str]) -> None:
    """Write ``rows``, which all have the same columns, in one file. ``about`` stands in its metadata."""
    made = pyarrow.Table.from_pylist([dict(row) for row in rows])
    pyarrow.parquet.write_table(made.replace_schema_metadata(dict(about)), place, compression="zstd")
