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

from graph import Graph, to_torch, written_numbers
from vary import SIDE, cut, load_pictures

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


def split(told):
    """What was told, by part."""
    return dict(zip(PARTS, told.split(list(PARTS.values()), 1)))


def loss_of(told, want, at):
    said = split(told)

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


def by_all_cores(learn_from, given, out, heads, pictures, aside):
    """Teaches on every core, keeps what was taught in OUT.pt and what it says of the heads aside in OUT.json."""
    others = [multiprocessing.get_context('fork').Process(target=learn_from, args=(core, *given)) for core in range(1, CORES)]
    for other in others:
        other.start()
    view = learn_from(0, *given)
    torch.save(view.state_dict(), f'{out}.pt')
    told = {}
    with torch.no_grad():
        for some in torch.where(aside)[0].split(BATCH) if aside.any() else []:
            for at, said in zip(some, view(cut(pictures, some, vary=False))):
                told[heads[at]['id']] = said.tolist()
    Path(f'{out}.json').write_text(json.dumps(told))


def kept_aside(heads, file):
    """Which heads are of the sources that a file names, one a line."""
    sources = set(Path(file).read_text().split('\n'))
    return torch.tensor([head['source'] in sources for head in heads])


def main():
    folder, labels_file, out, aside_file = Path(sys.argv[1]), *sys.argv[2:5]
    torch.set_num_threads(1)
    heads, labels, pictures = load(folder, labels_file)
    aside = kept_aside(heads, aside_file)
    counts = torch.tensor([1 if head['source'] in GENERATED else REAL_COUNTS for head in heads])
    learn = torch.where(~aside)[0]
    given = (pictures, labels, learn.repeat_interleave(counts[learn]), sys.argv[5] if len(sys.argv) > 5 else None)
    by_all_cores(teach, given, out, heads, pictures, aside)


if __name__ == '__main__':
    main()
