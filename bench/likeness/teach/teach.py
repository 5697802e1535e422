"""
Teaches the network of `head-view.ts`.  teach.py HEADS LABELS.json OUT ASIDE.txt [BEFORE.json]

HEADS is what `heads.ts` wrote. LABELS.json holds what was said of each head: {id: {skin, cover, hair, length, families,
glasses}}, skin a step 0–9 or null, cover one of COVERS, hair and families the names that fit, best first, length "short", "long"
or null. ASIDE.txt: the sources kept aside, one a line; what is then said of them goes to OUT.json, for `tell.py`.
BEFORE.json: the view to go on from, as `write.py` wrote it; without it the networks of others that it begins with.
"""
import copy
import json
import multiprocessing
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
import torch.distributed as dist
import torch.nn as nn
import torch.nn.functional as F
from PIL import Image

from graph import Graph, to_torch, written_numbers

COVERS = 'none hijab scarf cap hood bald'.split()
HAIR = 'soot blueBlack espresso chestnut walnut auburn copper honey flax snow'.split()
FAMILIES = 'shortStraight bob longStraight tied shortCurly longCurly shortCoily bigCoily braids'.split()
# In the order of the families they belong to (`styles-for.ts`).
STYLES = (
    'sidePart crop tousled bowl pixie bob long waves longWaves halfUp pony pigtails twoBraids bun curlyCrop curlyBob curlyLong '
    'coils fade buzz afro puffs highPuff boxBraids cornrows locs locsKnot'
).split()
# What `go_on.py` taught comes last, so that a view without it is one with less.
PARTS = {
    **{'skin': 10, 'cover': len(COVERS), 'hair': len(HAIR), 'length': 1, 'families': len(FAMILIES), 'glasses': 1},
    **{'styles': len(STYLES), 'fringe': 1},
}

# What `write.py` adds to what is told, chosen on photographs it was not taught on: a deep skin read fair and long hair cut short are
# the mistakes that hurt, and both are rarer among the heads taught.
LEANS = {'skin': [2.2, 2.2, 1.7, 0.9, 0.4, 0.4, 0.2, 0.15, 0.3, 0.3], 'length': [1.0], 'glasses': [0.5], 'fringe': [0.75]}

# Pictures are SIDE pixels a side, with a share of air round them to be moved in; their sides are in sides of the head's square, as
# `read-head.ts` has them, and the line the eyes stand on is from -1 to 1 (`head-frame.ts`).
SIDE, AIR = 192, 1.2
ZOOMS = {'near': 0.5, 'wide': 0.9}


class Part(NamedTuple):
    """One network that looks at a picture: its beginning, which ends at `places` × `places` of `depth` numbers, and what goes on from there."""

    picture: str
    model: str
    first: str
    last: str
    side: int
    places: int
    depth: int
    #: Numbers a place that go on.
    width: int
    #: How fast the beginning learns beside what comes after it; 0 where the whole part stays as it was written before.
    pace: float
    #: How much of what it says counts: each was taught as if it were the only one, and they are weighed beside each other.
    share: float
    #: Whether the model takes its picture from -1 to 1 in place of 0 to 1.
    centred: bool = False


# The network that finds poses (MobileNetV2 within MoveNet), up to where it is coarsest but narrow.
POSE_AT = 'StatefulPartitionedCall/center_net_mobile_net_v2fpn_feature_extractor/model_1/model/'
POSE = ('movenet-lightning', 'StatefulPartitionedCall/sub_1', f'{POSE_AT}block_13_project_BN/FusedBatchNormV3')
# `whole` is taught first, alone, and then stays while `near`, which begins with what `whole` has learnt, is taught.
SEEING = {
    'near': Part('near', *POSE, side=128, places=4, depth=160, width=64, pace=0.6, share=0.5, centred=True),
    'whole': Part('wide', *POSE, side=160, places=5, depth=160, width=64, pace=0, share=0.5, centred=True),
}
EYES, FAR = 2 * 0.42 - 1, 9.0
# How far above the photo its top row still shows, in sides of a square (`raster.ts`).
ABOVE = 0.015
EPOCHS, BATCH, RATE = 18, 32, 7e-4
# Pictures of people count so often: there are fewer of them than of nobody.
REAL_COUNTS = 2
GENERATED = ('sfhq', 'SDFD', 'faker', 'drawn')
# Each core of this many does its share of every batch: twice as fast as two threads on one.
CORES, MEET = 2, 'tcp://127.0.0.1:29511'
# The mean of the weights over the last few hundred steps tells sources it has not seen better than the last ones.
KEPT = 0.997


class Seeing(nn.Module):
    """What one part says."""

    def __init__(self, part):
        super().__init__()
        self.part = part
        self.begin = Graph(part.model, part.first, part.last)
        if part.centred:
            self.begin.take_from_zero()
        self.wide = nn.Conv2d(part.depth, part.width, 1)
        self.drop = nn.Dropout(0.3)
        self.told = nn.Linear(part.width * part.places**2, sum(PARTS.values()))
        nn.init.zeros_(self.told.bias)
        self.told.weight.data *= 0.3

    def forward(self, pictures):
        picture = pictures[self.part.picture]
        if self.part.side != SIDE:
            picture = F.interpolate(picture, size=self.part.side, mode='bilinear', align_corners=False)
        begun = self.begin(picture)
        return self.told(self.drop(F.relu(self.wide(begun)).flatten(1)))

    def load_begin(self, written, name):
        """Takes the numbers of a part's beginning from a view that `write.py` wrote; any part's, since they see alike."""
        for at, node in enumerate(self.begin.order):
            if node in self.begin.at:
                array = to_torch(written[f'{name}{at}'], self.begin.is_depthwise(node))
                self.begin.weights[self.begin.at[node]].data = torch.from_numpy(array.copy())
        self.wide.weight.data = torch.from_numpy(written[f'{name}Kernel'].transpose(3, 2, 0, 1).copy())
        self.wide.bias.data = torch.from_numpy(written[f'{name}Start'].copy())

    def load_written(self, written, name):
        """Takes all numbers of a part of such a view."""
        self.load_begin(written, name)
        places, width = self.part.places, self.part.width
        told = written[f'{name}Weights'].reshape(places, places, width, -1).transpose(3, 2, 0, 1)
        self.told.weight.data[: len(told)] = torch.from_numpy(told.reshape(len(told), -1) / self.part.share)
        self.told.bias.data[: len(told)] = torch.from_numpy(written[f'{name}Bias'] / self.part.share)


class View(nn.Module):
    """All parts together: what they say is added, each by its share; while they learn, what is taught now alone."""

    def __init__(self):
        super().__init__()
        self.parts = nn.ModuleDict({name: Seeing(part) for name, part in SEEING.items()})

    def load_written(self, file):
        """Goes on from a view that `write.py` wrote, `file` its JSON; a part it did not have yet begins like `whole`."""
        written = written_numbers(file)
        for name, part in self.parts.items():
            if f'{name}Kernel' in written:
                part.load_written(written, name)
            else:
                part.load_begin(written, 'whole')
        self.lean(-1)

    def lean(self, share):
        """Adds the leans to what is told, or with -1 takes those away that were written."""
        start, whole = 0, self.parts['whole']
        for part, count in PARTS.items():
            more = torch.tensor(LEANS.get(part, []))
            whole.told.bias.data[start : start + len(more)] += share * more / whole.part.share
            start += count

    def taught(self):
        return [part for part in self.parts.values() if part.part.pace > 0]

    def forward(self, pictures):
        if not self.training:
            return sum(part.part.share * part(pictures) for part in self.parts.values())
        return sum(part(pictures) for part in self.taught())


def load(folder, file):
    """Heads that have a label, their labels, and their pictures as bytes."""
    labels = json.loads(Path(file).read_text())
    heads = [json.loads(line) for line in (folder / 'heads.jsonl').read_text().splitlines()]
    heads = [head for head in heads if head['id'] in labels]
    return heads, [labels[head['id']] for head in heads], load_pictures(folder, heads)


def load_pictures(folder, heads):
    return {
        name: torch.from_numpy(np.stack([np.asarray(Image.open(folder / name / f"{h['id']}.jpg")) for h in heads]))
        for name in ZOOMS
    }


def shares_of(names, known, first=0.65):
    """Two or three names that fit share one likelihood, the best has most of it."""
    row = np.zeros(len(known), np.float32)
    for at, name in enumerate(names):
        row[known.index(name)] = 1 if len(names) == 1 else first if at == 0 else (1 - first) / (len(names) - 1)
    return row


def targets_of(labels):
    skin = np.array([np.nan if label['skin'] is None else label['skin'] for label in labels], np.float32)
    near = np.exp(-0.5 * ((np.arange(10)[None] - skin[:, None]) / 0.7) ** 2)
    # Deep and brown skins are rarer in what is to be had and must not be read worse.
    counts = np.where(np.isnan(skin), 0, np.where(skin < 3.5, 2.5, np.where(skin < 6.5, 1.8, 1)))
    length = [{'short': 0, 'long': 1}.get(label['length'], -1) for label in labels]
    return {
        'skin': torch.from_numpy(np.nan_to_num(near / near.sum(1, keepdims=True))),
        'skinCounts': torch.from_numpy(counts.astype(np.float32)),
        'cover': torch.tensor([COVERS.index(label['cover']) for label in labels]),
        'hair': torch.from_numpy(np.stack([shares_of(label['hair'], HAIR) for label in labels])),
        'families': torch.from_numpy(np.stack([shares_of(label['families'], FAMILIES) for label in labels])),
        'length': torch.tensor(length, dtype=torch.float32),
        'glasses': torch.tensor([float(label['glasses']) for label in labels]),
    }


def cut(pictures, at, vary):
    """The head's squares out of their air; varied as other photographs of the same head would be."""
    spread = 1.0 if vary else 0.0
    mirror = torch.where(torch.rand(len(at)) < 0.5 * spread, -1.0, 1.0)
    turn = torch.randn(len(at)) * 0.07 * spread
    ends = edges(len(at)) if vary else None
    made = {name: placed(of[at], mirror, turn, spread, ends, ZOOMS[name]) for name, of in pictures.items()}
    if vary:
        for change in (hide(len(at)), mask(len(at)), shade(len(at)), lights(len(at))):
            made = {name: change(of, ZOOMS[name]) for name, of in made.items()}
    return {name: of.contiguous(memory_format=torch.channels_last) for name, of in made.items()}


def edges(count):
    """Where a photo ends to the left, right, top and bottom of the eyes, in sides of the head's square; mostly far away."""

    def end(share, near, far):
        return torch.where(torch.rand(count) < share, near + (far - near) * torch.rand(count), FAR)

    return end(0.2, 0.17, 0.4), end(0.2, 0.17, 0.4), end(0.35, 0.16, 0.45), end(0.3, 0.25, 0.55)


def placed(pictures, mirror, turn, spread, ends, side):
    count = len(pictures)
    zoom = torch.exp(torch.randn(count) * 0.06 * spread) / AIR
    across, down = (torch.randn(count) * 0.03 * spread for _ in range(2))
    cos, sin = zoom * torch.cos(turn), zoom * torch.sin(turn)
    rows = [torch.stack([mirror * cos, -sin, across], 1), torch.stack([mirror * sin, cos, down], 1)]
    grid = F.affine_grid(torch.stack(rows, 1), (count, 3, SIDE, SIDE), align_corners=False)
    made = pictures.permute(0, 3, 1, 2).float() / 255
    if not ends:
        return F.grid_sample(made, grid, padding_mode='border', align_corners=False)
    # What lies beyond a photo's end is its last pixel, again and again.
    left, right, top, bottom = (2 * end[:, None, None] / (side * AIR) for end in ends)
    x = torch.maximum(torch.minimum(grid[..., 0], right), -left)
    y = torch.maximum(torch.minimum(grid[..., 1], EYES + bottom), EYES - top)
    seen = F.grid_sample(made, torch.stack([x, y], 3), padding_mode='border', align_corners=False)
    # Above it that soon passes into the middle of its top row's colours (`raster.ts`).
    across = torch.linspace(-1 / AIR, 1 / AIR, 65).expand(count, 1, 65)
    row = F.grid_sample(made, torch.stack([across, (EYES - top).expand_as(across)], 3), padding_mode='border', align_corners=False)
    beyond = ((EYES - top - grid[..., 1]) * AIR / (2 * ABOVE)).clamp(0, 1)[:, None]
    return torch.lerp(seen, row.median(3, keepdim=True).values, beyond**2 * (3 - 2 * beyond))


def places(side):
    """Where each pixel of a square lies beside and below the eyes, in sides of the head's square."""
    line = (torch.arange(SIDE) + 0.5) / SIDE * 2 - 1
    return line[None, None, None, :] * side / 2, (line[None, None, :, None] - EYES) * side / 2


def hide(count):
    """A hand, a dummy, a microphone before some faces."""
    each = (count, 1, 1, 1)
    hides = (torch.rand(each) < 0.12).float()
    x, y = (torch.rand(each) - 0.5) * 0.3, torch.rand(each) * 0.22
    wide, high = 0.03 + torch.rand(each) * 0.06, 0.03 + torch.rand(each) * 0.06
    colour = torch.rand(count, 3, 1, 1)

    def change(pictures, side):
        across, down = places(side)
        far = ((across - x) / wide) ** 2 + ((down - y) / high) ** 2
        return torch.lerp(pictures, colour, hides * torch.sigmoid((1 - far) * 8))

    return change


def mask(count):
    """A cloth from the nose to the chin: black, white, pale blue or any colour, a little lighter where it bulges."""
    each = (count, 1, 1, 1)
    worn = (torch.rand(each) < 0.05).float()
    cloths = torch.tensor([[0.08, 0.08, 0.09], [0.92, 0.92, 0.92], [0.55, 0.72, 0.82]])
    colour = torch.where(torch.rand(count, 1) < 0.7, cloths[torch.randint(3, (count,))], torch.rand(count, 3))[:, :, None, None]
    middle, high = 0.155 + torch.rand(each) * 0.02, 0.08 + torch.rand(each) * 0.015
    wide = 0.125 + torch.rand(each) * 0.025

    def change(pictures, side):
        across, down = places(side)
        far = (across / wide) ** 4 + ((down - middle) / high) ** 4
        bulge = 1 + 0.15 * (0.5 - (across / wide) ** 2 - ((down - middle) / high) ** 2)
        return torch.lerp(pictures, (colour * bulge).clamp(0, 1), worn * torch.sigmoid((1 - far) * 8))

    return change


def shade(count):
    """Light that comes from one side, and now and then a shadow's border."""
    each = (count, 1, 1, 1)
    slope = torch.randn(2, *each) * torch.where(torch.rand(each) < 0.3, 0.8, 0.0)
    angle, depth = torch.rand(each) * 2 * np.pi, torch.where(torch.rand(each) < 0.15, torch.rand(each) * 0.5, 0.0)
    start, soft = torch.randn(each) * 0.08, 0.005 + torch.rand(each) * 0.05

    def change(pictures, side):
        across, down = places(side)
        shadow = torch.sigmoid((across * torch.cos(angle) + down * torch.sin(angle) - start) / soft)
        return pictures * torch.exp((slope[0] * across + slope[1] * down).clamp(-0.7, 0.7)) * (1 - depth * shadow)

    return change


def lights(count):
    """Another lamp, exposure, contrast and depth of colour, the same on both squares; a softer picture now and then; noise."""
    each = (count, 1, 1, 1)
    lamp = torch.exp(torch.randn(count, 3, 1, 1) * 0.04 + torch.randn(each) * 0.08)
    curve = torch.exp(torch.randn(each) * 0.08)
    depth = torch.where(torch.rand(each) < 0.04, torch.zeros(each), torch.exp(torch.randn(each) * 0.12))
    sepia = torch.where(torch.rand(each) < 0.02, 1.0, 0.0) * torch.tensor([0.06, 0.0, -0.07]).reshape(1, 3, 1, 1)
    small = (0.35, 0.5, 0.7)[int(torch.randint(3, ()))] if torch.rand(()) < 0.3 else None
    grain = 0.02 * float(torch.rand(())) if torch.rand(()) < 0.3 else 0

    def change(pictures, _side):
        made = (pictures * lamp).clamp(1e-4, 1) ** curve
        grey = made.mean(1, keepdim=True)
        made = torch.lerp(grey, made, depth).add_(sepia).clamp_(0, 1)
        if small:
            made = F.interpolate(F.interpolate(made, scale_factor=small, mode='bilinear'), size=SIDE, mode='bilinear')
        return made.add_(torch.randn_like(made), alpha=grain) if grain else made

    return change


def loss_of(told, want, at):
    said = dict(zip(PARTS, told.split(list(PARTS.values()), 1)))

    def apart(part):
        return -(want[part][at] * F.log_softmax(said[part], 1)).sum(1)

    def doubt(part, against):
        return F.binary_cross_entropy_with_logits(said[part][:, 0], against, reduction='none')

    cover = F.cross_entropy(said['cover'], want['cover'][at], reduction='none', label_smoothing=0.03)
    known = (want['length'][at] >= 0).float()
    return (
        (apart('skin') * want['skinCounts'][at]).mean()
        + 0.5 * apart('hair').mean()
        + 0.35 * apart('families').mean()
        + 0.7 * (cover * torch.where(want['cover'][at] > 0, 1.5, 1.0)).mean()
        + 0.5 * (doubt('length', want['length'][at].clamp(0, 1)) * known).mean()
        + 0.3 * doubt('glasses', want['glasses'][at]).mean()
    )


def teach(core, pictures, labels, learn, start):
    """The same on every core but for its share of the heads and how they are varied."""
    dist.init_process_group('gloo', init_method=MEET, rank=core, world_size=CORES)
    torch.manual_seed(1)
    want, view = targets_of(labels), View()
    if start:
        view.load_written(start)
    view = view.to(memory_format=torch.channels_last)
    rates, groups = [], []
    for part in view.taught():
        begin = [weight for weight in part.begin.parameters() if weight.requires_grad]
        rates += [RATE * part.part.pace, RATE]
        groups += [{'params': begin}, {'params': [*part.wide.parameters(), *part.told.parameters()]}]
    return go_through(core, view, groups, rates, 0.05, learn, EPOCHS, lambda at: loss_of(view(cut(pictures, at, vary=True)), want, at))


def go_through(core, view, groups, rates, decay, learn, epochs, loss_of_heads):
    """Goes through the heads so many times; the mean of the weights towards the end, ready to look."""
    stepper = torch.optim.AdamW(groups, weight_decay=decay)
    steps = epochs * (len(learn) // BATCH)
    pace = torch.optim.lr_scheduler.OneCycleLR(stepper, rates, total_steps=steps, pct_start=0.1)
    kept = copy.deepcopy(view)
    taught = [weight for group in groups for weight in group['params']]
    order = torch.Generator().manual_seed(1)
    torch.manual_seed(core + 2)
    for epoch in range(epochs):
        view.train()
        mixed, lost = learn[torch.randperm(len(learn), generator=order)], []
        for batch in mixed[: len(mixed) // BATCH * BATCH].split(BATCH):
            loss = loss_of_heads(batch[core::CORES])
            stepper.zero_grad()
            loss.backward()
            share(taught)
            nn.utils.clip_grad_norm_(taught, 5.0)
            stepper.step()
            pace.step()
            with torch.no_grad():
                for mean, weight in zip(kept.parameters(), view.parameters()):
                    mean.lerp_(weight, 1 - KEPT)
            lost.append(loss.item())
        if core == 0:
            print(f'{epoch + 1} of {epochs}: {np.mean(lost):.3f}', flush=True)
    return kept.eval()


def share(weights):
    """What each core would change, as their mean."""
    together = torch.cat([weight.grad.flatten() for weight in weights])
    dist.all_reduce(together)
    for weight, mean in zip(weights, (together / CORES).split([weight.numel() for weight in weights])):
        weight.grad.copy_(mean.reshape(weight.shape))


def main():
    folder, labels_file, out, aside_file = Path(sys.argv[1]), sys.argv[2], sys.argv[3], Path(sys.argv[4])
    torch.set_num_threads(1)
    heads, labels, pictures = load(folder, labels_file)
    kept_aside = set(aside_file.read_text().split('\n'))
    aside = torch.tensor([head['source'] in kept_aside for head in heads])
    counts = torch.tensor([1 if head['source'] in GENERATED else REAL_COUNTS for head in heads])
    learn = torch.where(~aside)[0]
    given = (pictures, labels, learn.repeat_interleave(counts[learn]), sys.argv[5] if len(sys.argv) > 5 else None)
    others = [multiprocessing.get_context('fork').Process(target=teach, args=(core, *given)) for core in range(1, CORES)]
    for other in others:
        other.start()
    view = teach(0, *given)
    torch.save(view.state_dict(), f'{out}.pt')
    with torch.no_grad():
        told = {}
        for some in torch.where(aside)[0].split(BATCH) if aside.any() else []:
            for at, said in zip(some, view(cut(pictures, some, vary=False))):
                told[heads[at]['id']] = said.tolist()
    Path(f'{out}.json').write_text(json.dumps(told))


if __name__ == '__main__':
    main()
