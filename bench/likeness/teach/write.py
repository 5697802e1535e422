"""
Writes a taught network as the two files that the worker loads.  write.py TAUGHT.pt OUT  →  OUT.json, OUT.bin (float16)
"""
import json
import sys
from pathlib import Path

import numpy as np
import torch

from graph import from_torch, order, read
from teach import PARTS, SEEING, View
from vary import SIDE, ZOOMS

FLOAT = {'type': 'DT_FLOAT'}
# Base64, as the format has its words.
SAME, NHWC, BIAS, RELU = 'U0FNRQ==', 'TkhXQw==', 'Qmlhc0FkZA==', 'UmVsdQ=='
ONES = {'list': {'i': ['1', '1', '1', '1']}}
COUNT = sum(PARTS.values())
PICTURE = [{'size': str(size)} for size in (-1, SIDE, SIDE, 3)]


def fused(*steps):
    return {'fused_ops': {'list': {'s': list(steps)}}, 'num_args': {'i': '1'}, 'epsilon': {'f': 0}, 'T': FLOAT}


def rounded(array):
    """As float16 of six digits (binary) in place of eleven: what is told stays, and what brotli makes of it is much smaller."""
    bits = array.astype(np.float16).view(np.uint16)
    return ((bits + 0x10) & 0xFFE0).astype(np.uint16)


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

    def part(self, name, seeing):
        """One part's way from its picture to what it says; the name of that."""
        part = seeing.part
        nodes, constants = read(part.model)
        names = order(nodes, part.last, part.first)
        short = {n: f'{name}{at}' for at, n in enumerate(names)}
        short[part.first] = self.resized(name, part) if part.side != SIDE else part.picture
        for n in names:
            node = nodes[n]
            if node['op'] == 'Const':
                at = seeing.begin.at.get(n)
                array = constants[n]
                if at is not None:
                    array = from_torch(seeing.begin.weights[at], array, seeing.begin.is_depthwise(n))
                self.constant(short[n], array)
            elif n != part.first:
                given = [short[before.split(':')[0]] for before in node['input']]
                self.graph.append({**node, 'name': short[n], 'input': given})
        own = {step: f'{name}{step}' for step in ('Kernel', 'Start', 'Seen', 'Flat', 'Row', 'Weights', 'Bias', 'Told')}
        self.constant(own['Kernel'], seeing.wide.weight.detach().numpy().transpose(2, 3, 1, 0))
        self.constant(own['Start'], seeing.wide.bias.detach().numpy())
        self.constant(own['Flat'], np.array([-1, part.places**2 * part.width], np.int32))
        kept = {'strides': ONES, 'dilations': ONES, 'padding': {'s': SAME}, 'data_format': {'s': NHWC}}
        self.node(own['Seen'], '_FusedConv2D', [short[part.last], own['Kernel'], own['Start']], {**fused(BIAS, RELU), **kept})
        self.node(own['Row'], 'Reshape', [own['Seen'], own['Flat']], {'T': FLOAT, 'Tshape': {'type': 'DT_INT32'}})
        told = (part.share * seeing.told.weight).detach().numpy().reshape(COUNT, part.width, part.places, part.places).transpose(2, 3, 1, 0)
        self.constant(own['Weights'], told.reshape(-1, COUNT))
        self.constant(own['Bias'], (part.share * seeing.told.bias).detach().numpy())
        plain = {'transpose_a': {'b': False}, 'transpose_b': {'b': False}}
        self.node(own['Told'], '_FusedMatMul', [own['Row'], own['Weights'], own['Bias']], {**fused(BIAS), **plain})
        return own['Told']

    def resized(self, name, part):
        """The part's picture at its own side; the name of that."""
        small, side = f'{name}Small', f'{name}Side'
        self.constant(side, np.array([part.side, part.side], np.int32))
        self.node(small, 'ResizeBilinear', [part.picture, side], {'T': FLOAT, 'align_corners': {'b': False}, 'half_pixel_centers': {'b': True}})
        return small


def main():
    taught, out = sys.argv[1], Path(sys.argv[2])
    view = View()
    view.load_state_dict(torch.load(taught))
    view.lean(1)
    made = Written()
    for picture in ZOOMS:
        made.graph.append({'name': picture, 'op': 'Placeholder', 'attr': {'dtype': FLOAT, 'shape': {'shape': {'dim': PICTURE}}}})
    told = [made.part(name, part) for name, part in view.parts.items()]
    made.node('told', 'AddN', told, {'T': FLOAT, 'N': {'i': str(len(told))}})
    entries, raw = [], b''
    for name, array in made.weights:
        whole = array.dtype == np.int32
        kept_as = {} if whole else {'quantization': {'dtype': 'float16', 'original_dtype': 'float32'}}
        entries.append({'name': name, 'shape': list(array.shape), 'dtype': 'int32' if whole else 'float32', **kept_as})
        raw += (array if whole else rounded(array)).tobytes()
    inputs = {name: {'name': f'{name}:0', 'dtype': 'DT_FLOAT', 'tensorShape': {'dim': PICTURE}} for name in ZOOMS}
    outputs = {'told': {'name': 'told:0', 'dtype': 'DT_FLOAT', 'tensorShape': {'dim': [PICTURE[0], {'size': str(COUNT)}]}}}
    model = {
        'format': 'graph-model',
        'generatedBy': 'bench/likeness/teach, from MoveNet Lightning (Google, Apache 2.0), changed',
        'convertedBy': None,
        'signature': {'inputs': inputs, 'outputs': outputs},
        'modelTopology': {'node': made.graph, 'library': {}, 'versions': {}},
        'weightsManifest': [{'paths': [f'{out.name}.bin'], 'weights': entries}],
    }
    out.with_suffix('.json').write_text(json.dumps(model, separators=(',', ':')))
    out.with_suffix('.bin').write_bytes(raw)


if __name__ == '__main__':
    main()
