"""
Writes a taught network as the two files that the worker loads.  write.py TAUGHT.pt OUT  →  OUT.json, OUT.bin (float16)
"""
import json
import sys
from pathlib import Path

import numpy as np
import torch

from graph import from_torch
from labels import TOLD
from vary import SIDE
from view import COUNT, LEANS, PARTS, SHARE, WIDTH, View

FLOAT = {'type': 'DT_FLOAT'}
# Base64, as the format has its words.
SAME, NHWC, BIAS, RELU = 'U0FNRQ==', 'TkhXQw==', 'Qmlhc0FkZA==', 'UmVsdQ=='
ONES = {'list': {'i': ['1', '1', '1', '1']}}
PICTURE = [{'size': str(size)} for size in (-1, SIDE, SIDE, 3)]


def fused(*steps):
    return {'fused_ops': {'list': {'s': list(steps)}}, 'num_args': {'i': '1'}, 'epsilon': {'f': 0}, 'T': FLOAT}


def rounded(array):
    """As float16 of eight digits (binary) in place of eleven: what is told stays, and what brotli makes of it is smaller."""
    bits = array.astype(np.float16).view(np.uint16)
    return ((bits + 0x4) & 0xFFF8).astype(np.uint16)


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

    def constants(self, prefix, graph):
        """The numbers of a graph, which all looks share."""
        for at, n in enumerate(graph.order):
            if graph.nodes[n]['op'] == 'Const':
                learns, array = graph.at.get(n), graph.constants[n]
                if learns is not None:
                    array = from_torch(graph.weights[learns], array, graph.is_depthwise(n))
                self.constant(f'{prefix}{at}', array)

    def through(self, look, prefix, graph, picture):
        """One look's way through a graph; the name of where it ends."""
        at_of = {n: at for at, n in enumerate(graph.order)}
        own = {n: f'{prefix}{at}' if graph.nodes[n]['op'] == 'Const' else f'{look}/{prefix}{at}' for n, at in at_of.items()}
        own[graph.first] = picture
        for n in graph.order:
            node = graph.nodes[n]
            if node['op'] != 'Const' and n != graph.first:
                given = [own[before.split(':')[0]] for before in node['input']]
                self.graph.append({**node, 'name': own[n], 'input': given})
        return own[graph.last]

    def resized(self, look, side):
        """The look's picture at its own side; the name of that."""
        if side == SIDE:
            return look
        self.constant(f'{look}/side', np.array([side, side], np.int32))
        self.node(f'{look}/small', 'ResizeBilinear', [look, f'{look}/side'], {'T': FLOAT, 'align_corners': {'b': False}, 'half_pixel_centers': {'b': True}})
        return f'{look}/small'

    def telling(self, look, part, telling, seen):
        """What one look tells, from where the blocks end; the name of that."""
        own = {step: f'{look}/{step}' for step in ('kernel', 'start', 'seen', 'flat', 'row', 'weights', 'bias', 'told')}
        self.constant(own['kernel'], telling.wide.weight.detach().numpy().transpose(2, 3, 1, 0))
        self.constant(own['start'], telling.wide.bias.detach().numpy())
        self.constant(own['flat'], np.array([-1, part.places**2 * WIDTH], np.int32))
        kept = {'strides': ONES, 'dilations': ONES, 'padding': {'s': SAME}, 'data_format': {'s': NHWC}}
        self.node(own['seen'], '_FusedConv2D', [seen, own['kernel'], own['start']], {**fused(BIAS, RELU), **kept})
        self.node(own['row'], 'Reshape', [own['seen'], own['flat']], {'T': FLOAT, 'Tshape': {'type': 'DT_INT32'}})
        told = (SHARE * telling.told.weight).detach().numpy().reshape(COUNT, WIDTH, part.places, part.places).transpose(2, 3, 1, 0)
        self.constant(own['weights'], told.reshape(-1, COUNT))
        self.constant(own['bias'], (SHARE * telling.told.bias).detach().numpy())
        plain = {'transpose_a': {'b': False}, 'transpose_b': {'b': False}}
        self.node(own['told'], '_FusedMatMul', [own['row'], own['weights'], own['bias']], {**fused(BIAS), **plain})
        return own['told']


def names():
    """What each number tells, in their order: PART/NAME, or PART where it is one number."""
    return [part if of == [part] else f'{part}/{name}' for part, of in TOLD.items() for name in of]


def main():
    taught, out = sys.argv[1], Path(sys.argv[2])
    view = View()
    view.load_state_dict(torch.load(taught))
    view.lean(LEANS)
    made = Written()
    for look in PARTS:
        made.graph.append({'name': look, 'op': 'Placeholder', 'attr': {'dtype': FLOAT, 'shape': {'shape': {'dim': PICTURE}}}})
    made.constants('begin', view.begin)
    made.constants('block', view.blocks)
    told = []
    for look, part in PARTS.items():
        begun = made.through(look, 'begin', view.begin, made.resized(look, part.side))
        told.append(made.telling(look, part, view.parts[look], made.through(look, 'block', view.blocks, begun)))
    made.node('told', 'AddN', told, {'T': FLOAT, 'N': {'i': str(len(told))}})
    entries, raw = [], b''
    for name, array in made.weights:
        whole = array.dtype == np.int32
        kept_as = {} if whole else {'quantization': {'dtype': 'float16', 'original_dtype': 'float32'}}
        entries.append({'name': name, 'shape': list(array.shape), 'dtype': 'int32' if whole else 'float32', **kept_as})
        raw += (array if whole else rounded(array)).tobytes()
    inputs = {look: {'name': f'{look}:0', 'dtype': 'DT_FLOAT', 'tensorShape': {'dim': PICTURE}} for look in PARTS}
    outputs = {'told': {'name': 'told:0', 'dtype': 'DT_FLOAT', 'tensorShape': {'dim': [PICTURE[0], {'size': str(COUNT)}]}}}
    model = {
        'format': 'graph-model',
        'generatedBy': 'bench/likeness/teach, from MoveNet Lightning (Google, Apache 2.0), changed',
        'convertedBy': None,
        'signature': {'inputs': inputs, 'outputs': outputs},
        'modelTopology': {'node': made.graph, 'library': {}, 'versions': {}},
        'weightsManifest': [{'paths': [f'{out.name}.bin'], 'weights': entries}],
        'userDefinedMetadata': {'told': names()},
    }
    out.with_suffix('.json').write_text(json.dumps(model, separators=(',', ':')))
    out.with_suffix('.bin').write_bytes(raw)


if __name__ == '__main__':
    main()
