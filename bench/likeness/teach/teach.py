"""
Teaches the network of `head-view.ts`.  teach.py HEADS LABELS.json OUT [ASIDE]

HEADS is what `heads.ts` wrote. LABELS.json holds what people said of each head: {id: {skin, cover, hair, length, families,
glasses}}, skin a step 0–9 or null, cover one of COVERS, hair and families the names that fit, best first, length "short", "long"
or null. ASIDE: of how many shares of the sources one is kept aside; what is then said of it goes to OUT.json, for `weigh.py`.
"""
import hashlib
import json
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from PIL import Image

from graph import Graph

COVERS = 'none hijab scarf cap hood bald'.split()
HAIR = 'soot blueBlack espresso chestnut walnut auburn copper honey flax snow'.split()
FAMILIES = 'shortStraight bob longStraight tied shortCurly longCurly shortCoily bigCoily braids'.split()
PARTS = {'skin': 10, 'cover': len(COVERS), 'hair': len(HAIR), 'length': 1, 'families': len(FAMILIES), 'glasses': 1}

# The face mesh up to where its three outputs part: 6 × 6 places of 128 numbers.
BEGIN, LAST, PLACES, DEPTH = 'facemesh', 'StatefulPartitionedCall/model_1/p_re_lu_15/Relu', 6, 128
SIDE, AIR, WIDE = 192, 1.2, 48
EPOCHS, BATCH, RATE = 32, 32, 1e-3


class View(nn.Module):
    def __init__(self):
        super().__init__()
        self.begin = Graph(BEGIN, LAST)
        self.wide = nn.Conv2d(DEPTH, WIDE, 1)
        self.drop = nn.Dropout(0.3)
        self.told = nn.Linear(WIDE * PLACES**2, sum(PARTS.values()))
        nn.init.zeros_(self.told.bias)
        self.told.weight.data *= 0.3

    def forward(self, pictures):
        seen = F.relu(self.wide(self.begin(pictures)))
        return self.told(self.drop(seen.flatten(1)))


def load(folder, file):
    """Heads that have a label, their labels, and their pictures as bytes."""
    labels = json.loads(Path(file).read_text())
    heads = [json.loads(line) for line in (folder / 'heads.jsonl').read_text().splitlines()]
    heads = [head for head in heads if head['id'] in labels]
    pictures = np.stack([np.asarray(Image.open(folder / 'crops' / f"{h['id']}.jpg").convert('RGB')) for h in heads])
    return heads, [labels[head['id']] for head in heads], torch.from_numpy(pictures)


def is_aside(source, shares):
    return shares > 0 and int(hashlib.md5(source.encode()).hexdigest(), 16) % shares == 0


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
    counts = np.where(np.isnan(skin), 0, np.where(skin < 3.5, 2.5, np.where(skin < 6.5, 1.3, 1)))
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


def cut(pictures, vary):
    """The head's square out of its air; varied as other photographs of the same head would be."""
    count, spread = len(pictures), 1.0 if vary else 0.0
    zoom = torch.exp(torch.randn(count) * 0.06 * spread) / AIR
    across, down, turn = (torch.randn(count) * by * spread for by in (0.03, 0.03, 0.07))
    mirror = torch.where(torch.rand(count) < 0.5 * spread, -1.0, 1.0)
    cos, sin = zoom * torch.cos(turn), zoom * torch.sin(turn)
    rows = [torch.stack([mirror * cos, -sin, across], 1), torch.stack([mirror * sin, cos, down], 1)]
    grid = F.affine_grid(torch.stack(rows, 1), (count, 3, SIDE, SIDE), align_corners=False)
    made = pictures.permute(0, 3, 1, 2).float() / 255
    made = F.grid_sample(made, grid, padding_mode='border', align_corners=False)
    return relight(made) if vary else made


def relight(pictures):
    """Another lamp, exposure and contrast; a softer picture now and then; noise."""
    each = (len(pictures), 1, 1, 1)
    lamp = torch.exp(torch.randn(len(pictures), 3, 1, 1) * 0.07 + torch.randn(each) * 0.15)
    made = (pictures**2.2 * lamp**1.5).clamp(0, 1) ** (1 / 2.2)
    made = made.clamp(1e-4, 1) ** torch.exp(torch.randn(each) * 0.12)
    if torch.rand(()) < 0.3:
        small = (0.35, 0.5, 0.7)[int(torch.randint(3, ()))]
        made = F.interpolate(F.interpolate(made, scale_factor=small, mode='bilinear'), size=SIDE, mode='bilinear')
    return made + torch.randn_like(made) * 0.01 * torch.rand(())


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


def teach(pictures, labels, learn):
    want, view = targets_of(labels), View().to(memory_format=torch.channels_last)
    begin = [weight for weight in view.begin.parameters() if weight.requires_grad]
    rest = [weight for name, weight in view.named_parameters() if not name.startswith('begin.')]
    rates = [RATE * 0.8, RATE]
    groups = [{'params': weights, 'lr': rate} for weights, rate in zip((begin, rest), rates)]
    stepper = torch.optim.AdamW(groups, weight_decay=0.05)
    steps = EPOCHS * (len(learn) // BATCH)
    pace = torch.optim.lr_scheduler.OneCycleLR(stepper, rates, total_steps=steps, pct_start=0.1)
    for epoch in range(EPOCHS):
        view.train()
        mixed, lost = learn[torch.randperm(len(learn))], []
        for at in mixed[: len(mixed) // BATCH * BATCH].split(BATCH):
            loss = loss_of(view(cut(pictures[at], vary=True).contiguous(memory_format=torch.channels_last)), want, at)
            stepper.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(view.parameters(), 5.0)
            stepper.step()
            pace.step()
            lost.append(loss.item())
        print(f'{epoch + 1} of {EPOCHS}: {np.mean(lost):.3f}', flush=True)
    return view.eval()


def main():
    folder, labels_file, out = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    shares = int(sys.argv[4]) if len(sys.argv) > 4 else 0
    torch.manual_seed(1)
    heads, labels, pictures = load(folder, labels_file)
    aside = torch.tensor([is_aside(head['source'], shares) for head in heads])
    view = teach(pictures, labels, torch.where(~aside)[0])
    torch.save(view.state_dict(), f'{out}.pt')
    with torch.no_grad():
        told = {heads[at]['id']: view(cut(pictures[at : at + 1], vary=False))[0].tolist() for at in torch.where(aside)[0]}
    Path(f'{out}.json').write_text(json.dumps(told))


if __name__ == '__main__':
    main()
