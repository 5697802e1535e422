"""Writes a taught network as the two files that the worker loads.  write.py TAUGHT.pt OUT  →  OUT.json, OUT.bin (float16)"""
import json
import sys
from pathlib import Path

import numpy as np
import torch

from graph import from_torch, order, read
from teach import BEGIN, LAST, PARTS, PLACES, SIDE, View, WIDE

FLOAT = {'type': 'DT_FLOAT'}
# Base64, as the format has its words.
SAME, NHWC, BIAS, RELU = 'U0FNRQ==', 'TkhXQw==', 'Qmlhc0FkZA==', 'UmVsdQ=='
ONES = {'list': {'i': ['1', '1', '1', '1']}}


def fused(*steps):
    return {'fused_ops': {'list': {'s': list(steps)}}, 'num_args': {'i': '1'}, 'epsilon': {'f': 0}, 'T': FLOAT}


def main():
    taught, out = sys.argv[1], Path(sys.argv[2])
    view = View()
    view.load_state_dict(torch.load(taught))
    nodes, constants = read(BEGIN)
    names = order(nodes, LAST)
    short = {name: 'picture' if nodes[name]['op'] == 'Placeholder' else f'n{at}' for at, name in enumerate(names)}
    graph, weights = [], []

    def constant(name, array):
        kind = 'DT_INT32' if array.dtype == np.int32 else 'DT_FLOAT'
        graph.append({'name': name, 'op': 'Const', 'attr': {'dtype': {'type': kind}}})
        weights.append((name, array))

    for name in names:
        node = nodes[name]
        if node['op'] == 'Const':
            array = constants[name]
            at = view.begin.at.get(name)
            if at is not None:
                array = from_torch(view.begin.weights[at], array, view.begin.is_depthwise(name))
            constant(short[name], array)
        else:
            inputs = [short[before.split(':')[0]] for before in node.get('input', [])]
            graph.append({**node, 'name': short[name], **({'input': inputs} if inputs else {})})

    constant('wide', view.wide.weight.detach().numpy().transpose(2, 3, 1, 0))
    constant('wideStart', view.wide.bias.detach().numpy())
    kept = {'strides': ONES, 'dilations': ONES, 'padding': {'s': SAME}, 'data_format': {'s': NHWC}}
    inputs = [short[LAST], 'wide', 'wideStart']
    graph.append({'name': 'seen', 'op': '_FusedConv2D', 'input': inputs, 'attr': {**fused(BIAS, RELU), **kept}})
    count = sum(PARTS.values())
    told = view.told.weight.detach().numpy().reshape(count, WIDE, PLACES, PLACES).transpose(2, 3, 1, 0)
    constant('flat', np.array([-1, PLACES**2 * WIDE], np.int32))
    graph.append({'name': 'row', 'op': 'Reshape', 'input': ['seen', 'flat'], 'attr': {'T': FLOAT, 'Tshape': {'type': 'DT_INT32'}}})
    constant('speaks', told.reshape(-1, count))
    constant('speaksStart', view.told.bias.detach().numpy())
    plain = {'transpose_a': {'b': False}, 'transpose_b': {'b': False}}
    inputs = ['row', 'speaks', 'speaksStart']
    graph.append({'name': 'told', 'op': '_FusedMatMul', 'input': inputs, 'attr': {**fused(BIAS), **plain}})

    entries, raw = [], b''
    for name, array in weights:
        whole = array.dtype == np.int32
        kept_as = {} if whole else {'quantization': {'dtype': 'float16', 'original_dtype': 'float32'}}
        entries.append({'name': name, 'shape': list(array.shape), 'dtype': 'int32' if whole else 'float32', **kept_as})
        raw += (array if whole else array.astype(np.float16)).tobytes()
    shape = [{'size': str(size)} for size in (-1, SIDE, SIDE, 3)]
    model = {
        'format': 'graph-model',
        'generatedBy': 'bench/likeness/teach, from MediaPipe Face mesh (Google, Apache 2.0), changed',
        'convertedBy': None,
        'signature': {
            'inputs': {'picture': {'name': 'picture:0', 'dtype': 'DT_FLOAT', 'tensorShape': {'dim': shape}}},
            'outputs': {'told': {'name': 'told:0', 'dtype': 'DT_FLOAT', 'tensorShape': {'dim': [shape[0], {'size': str(count)}]}}},
        },
        'modelTopology': {'node': graph, 'library': {}, 'versions': {}},
        'weightsManifest': [{'paths': [f'{out.name}.bin'], 'weights': entries}],
    }
    out.with_suffix('.json').write_text(json.dumps(model, separators=(',', ':')))
    out.with_suffix('.bin').write_bytes(raw)


if __name__ == '__main__':
    main()
