"""The network of `head-view.ts`: the beginning of MoveNet Lightning, which stays as Google taught it, its later blocks, and what they tell of a head."""
from typing import NamedTuple

import torch
import torch.nn as nn
import torch.nn.functional as F

from graph import Graph
from labels import TOLD

MODEL, FIRST = 'movenet-lightning', 'StatefulPartitionedCall/sub_1'
BLOCKS = 'StatefulPartitionedCall/center_net_mobile_net_v2fpn_feature_extractor/model_1/model/'
# Up to here the network stays as it is, and what it sees of a picture is worked out once; from here to LAST it learns.
STAYS, LAST = f'{BLOCKS}block_5_add/add', f'{BLOCKS}block_13_project_BN/FusedBatchNormV3'
DEPTH, WIDTH = 160, 64
# What `write.py` adds to what is told, by part of it; chosen on heads that it was not taught on (`aside.py`).
LEANS = {'long': [0.5], 'glasses': [1.0], 'fringe': [1.0]}
COUNT = sum(len(names) for names in TOLD.values())


class Part(NamedTuple):
    """One look at a head: which picture, its side in pixels, and at how many places across the network ends."""

    side: int
    places: int


# By the picture (`vary.py`); what both say is added, half and half.
PARTS = {'near': Part(128, 4), 'wide': Part(160, 5)}
SHARE = 1 / len(PARTS)


class Telling(nn.Module):
    """What one look tells, from where the network ends."""

    def __init__(self, part):
        super().__init__()
        self.wide = nn.Conv2d(DEPTH, WIDTH, 1)
        self.drop = nn.Dropout(0.3)
        self.told = nn.Linear(WIDTH * part.places**2, COUNT)
        nn.init.zeros_(self.told.bias)
        self.told.weight.data *= 0.3

    def forward(self, seen):
        return self.told(self.drop(F.relu(self.wide(seen)).flatten(1)))


class View(nn.Module):
    """Both looks go through the same blocks; each is taught as if it were the only one."""

    def __init__(self):
        super().__init__()
        self.begin = Graph(MODEL, FIRST, STAYS)
        self.begin.take_from_zero()
        self.begin.requires_grad_(False)
        self.blocks = Graph(MODEL, STAYS, LAST)
        self.parts = nn.ModuleDict({name: Telling(part) for name, part in PARTS.items()})

    def beginning(self, pictures):
        """What the part that stays makes of a head's pictures, by name."""
        with torch.no_grad():
            sized = {
                name: F.interpolate(pictures[name], size=part.side, mode='bilinear', align_corners=False) for name, part in PARTS.items()
            }
            return {name: self.begin(picture.contiguous(memory_format=torch.channels_last)) for name, picture in sized.items()}

    def each(self, begun):
        """What each look tells alone."""
        return [self.parts[name](self.blocks(of)) for name, of in begun.items()]

    def forward(self, begun):
        return SHARE * sum(self.each(begun))

    def lean(self, leans):
        """Adds so much to what is told, by part of TOLD."""
        start = 0
        for name, of in TOLD.items():
            more = torch.tensor(leans.get(name, [0.0] * len(of)))
            for part in self.parts.values():
                part.told.bias.data[start : start + len(of)] += more
            start += len(of)


def split(told):
    """What was told, by part of TOLD."""
    return dict(zip(TOLD, told.split([len(names) for names in TOLD.values()], 1)))
