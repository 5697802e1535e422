"""
Writes a taught network as the two files that the worker loads.  write.py TAUGHT.pt OUT  →  OUT.json, OUT.bin (float16)
"""
import json
import sys
from pathlib import Path

import numpy as np
import torch

from graph import from_torch, order, read
from teach import BEGIN, LAST, PARTS, PLACES, SIDE, SQUARES, View, WIDE

FLOAT = {'type': 'DT_FLOAT'}
# Base64, as the format has its words.
SAME, NHWC, BIAS, RELU = 'U0FNRQ==', 'TkhXQw==', 'Qmlhc0FkZA==', 'UmVsdQ=='
ONES = {'list': {'i': ['1', '1', '1', '1']}}
COUNT = sum(PARTS.values())
PICTURE = [{'size': str(size)} for size in (-1, SIDE, SIDE, 3)]


def fused(*steps):
    return {'fused_ops': {'list': {'s': list(steps)}}, 'num_args': {'i': '1'}, 'epsilon': {'f': 0}, 'T': FLOAT}


class Written:
    """A graph as it grows, and its constants."""

    def __init__(self):
        self.graph, self.weights = [], []

    def constant(self, name, array):
        kind = 'DT_INT32' if array.dtype == np.int32 else 'DT_FLOAT'
        self.graph.append({'name': name, 'op': 'Const', 'attr': {'dtype': {'type': kind}}})
        self.weights.append((name, array))

    def node(self, name, op, given, attr):
        self.graph.append({'name': name, 'op': op, 'input': given, 'attr': attr})

    def square(self, name, square):
        """One square's way from its picture, which has its name, to what it says; the name of that."""
        nodes, constants = read(BEGIN)
        names = order(nodes, LAST)
        short = {n: name if nodes[n]['op'] == 'Placeholder' else f'{name}{at}' for at, n in enumerate(names)}
        for n in names:
            node = nodes[n]
            if node['op'] == 'Const':
                at = square.begin.at.get(n)
                array = constants[n]
                if at is not None:
                    array = from_torch(square.begin.weights[at], array, square.begin.is_depthwise(n))
                self.constant(short[n], array)
            else:
                given = [short[before.split(':')[0]] for before in node.get('input', [])]
                self.graph.append({**node, 'name': short[n], **({'input': given} if given else {})})
        own = {part: f'{name}{part}' for part in ('Kernel', 'Start', 'Seen', 'Row', 'Weights', 'Bias', 'Told')}
        self.constant(own['Kernel'], square.wide.weight.detach().numpy().transpose(2, 3, 1, 0))
        self.constant(own['Start'], square.wide.bias.detach().numpy())
        kept = {'strides': ONES, 'dilations': ONES, 'padding': {'s': SAME}, 'data_format': {'s': NHWC}}
        self.node(own['Seen'], '_FusedConv2D', [short[LAST], own['Kernel'], own['Start']], {**fused(BIAS, RELU), **kept})
        self.node(own['Row'], 'Reshape', [own['Seen'], 'flat'], {'T': FLOAT, 'Tshape': {'type': 'DT_INT32'}})
        told = square.told.weight.detach().numpy().reshape(COUNT, WIDE, PLACES, PLACES).transpose(2, 3, 1, 0)
        self.constant(own['Weights'], told.reshape(-1, COUNT))
        self.constant(own['Bias'], square.told.bias.detach().numpy())
        plain = {'transpose_a': {'b': False}, 'transpose_b': {'b': False}}
        self.node(own['Told'], '_FusedMatMul', [own['Row'], own['Weights'], own['Bias']], {**fused(BIAS), **plain})
        return own['Told']


def main():
    taught, out = sys.argv[1], Path(sys.argv[2])
    view = View()
    view.load_state_dict(torch.load(taught))
    view.lean(1)
    made = Written()
    made.constant('flat', np.array([-1, PLACES**2 * WIDE], np.int32))
    told = [made.square(name, view.squares[name]) for name in SQUARES]
    made.node('told', 'AddN', told, {'T': FLOAT, 'N': {'i': str(len(told))}})
    entries, raw = [], b''
    for name, array in made.weights:
        whole = array.dtype == np.int32
        kept_as = {} if whole else {'quantization': {'dtype': 'float16', 'original_dtype': 'float32'}}
        entries.append({'name': name, 'shape': list(array.shape), 'dtype': 'int32' if whole else 'float32', **kept_as})
        raw += (array if whole else array.astype(np.float16)).tobytes()
    inputs = {name: {'name': f'{name}:0', 'dtype': 'DT_FLOAT', 'tensorShape': {'dim': PICTURE}} for name in SQUARES}
    outputs = {'told': {'name': 'told:0', 'dtype': 'DT_FLOAT', 'tensorShape': {'dim': [PICTURE[0], {'size': str(COUNT)}]}}}
    model = {
        'format': 'graph-model',
        'generatedBy': 'bench/likeness/teach, from MediaPipe Face mesh (Google, Apache 2.0), changed',
        'convertedBy': None,
        'signature': {'inputs': inputs, 'outputs': outputs},
        'modelTopology': {'node': made.graph, 'library': {}, 'versions': {}},
        'weightsManifest': [{'paths': [f'{out.name}.bin'], 'weights': entries}],
    }
    out.with_suffix('.json').write_text(json.dumps(model, separators=(',', ':')))
    out.with_suffix('.bin').write_bytes(raw)


if __name__ == '__main__':
    main()
