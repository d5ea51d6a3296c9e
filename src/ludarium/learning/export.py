"""A net as an ONNX file, which needs no PyTorch to play, and a check that both say the same."""

from __future__ import annotations

import io
import json
import warnings
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from ludarium import __version__
from ludarium.core import Value, load_game
from ludarium.environments.registry import encoding_of
from ludarium.learning.decisions import Decisions
from ludarium.learning.inputs import inputs_of, ordered
from ludarium.learning.nets import Net

OPSET: Final = 17
AXES: Final = {
    "seen": "decisions",
    "parts": "options",
    "owner": "options",
    "rows": "options",
    "cards": "options",
    "trees": "cards",
    "logits": "options",
    "values": "decisions",
}
"""What each row of an input or output is."""
OUTPUTS: Final = ("logits", "values")
LARGE: Final = 1024
"""Weights of more numbers than this are stored in 16 bits."""


def export(
    net: Net, out: Path, about: Mapping[str, object], options: Sequence[Mapping[str, Value]] = ()
) -> None:
    """Write ``net`` to ``out``. Its metadata say what it plays: ``game``, ``rules`` and ``encoding`` (versions), the ``options`` that it was
    trained with, and what is in ``about``."""
    net = net.cpu().eval()
    encoding = encoding_of(net.game)
    numbers = np.zeros((2, encoding.layout.size), np.int16)
    shown = inputs_of(net.game, Decisions(numbers, np.array([2, 1]), np.array([0, 1, 2])))
    written = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the newer exporter needs a package more, and gives the same graph
        torch.onnx.export(
            net,
            tuple([torch.from_numpy(one) for one in ordered(shown, net.form)]),
            written,
            dynamo=False,
            opset_version=OPSET,
            input_names=net.form.names,
            output_names=list(OUTPUTS),
            dynamic_axes={name: {0: AXES[name]} for name in (*net.form.names, *OUTPUTS)},
        )
    model = onnx.load_from_string(written.getvalue())
    _halve(model)
    told = {
        "game": net.game,
        "rules": load_game(net.game).version,
        "encoding": str(encoding.version),
        "ludarium": __version__,
        "options": json.dumps([dict(one) for one in options], sort_keys=True),
        "about": json.dumps(about, sort_keys=True),
    }
    for key, value in told.items():
        model.metadata_props.add(key=key, value=value)
    onnx.checker.check_model(model)
    out.write_bytes(model.SerializeToString())


def _halve(model: Any) -> None:
    """Store large weights in 16 bits, and cast them back as the graph begins: half the file, and numbers in between as before."""
    graph = model.graph
    casts = []
    for weight in graph.initializer:
        array = numpy_helper.to_array(weight)
        if weight.data_type != TensorProto.FLOAT or array.size <= LARGE:
            continue
        name = weight.name
        weight.CopyFrom(numpy_helper.from_array(array.astype(np.float16), name + " halved"))
        casts.append(helper.make_node("Cast", [name + " halved"], [name], to=TensorProto.FLOAT))
    for node in reversed(casts):
        graph.node.insert(0, node)
