"""
Teaches the network of `head-view.ts`.  teach.py HEADS OUT.pt FILE.csv…

HEADS is what `heads.ts` and `laid.py` wrote, the CSV files have the labels of its heads. Every head is shown in several variants
(`vary.py`); what the part of the network that stays sees in each is worked out once and kept in HEADS/begun-SEED.pt, and the rest
of it goes through them several times.
"""
import copy
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from labels import COVERS, FAMILIES, HAIR, STYLES, heads_with_labels, read
from vary import cut, load_pictures
from view import View, split

EPOCHS, BATCH, SEED = 4, 32, 1
# How fast the blocks learn, and what was added to them.
RATES = [4e-4, 8e-4]
# The mean of the weights over the last few hundred steps tells heads it has not seen better than the last ones.
KEPT = 0.997
# Variants of a head; more of what is rare and must not be read worse.
USUAL, RARE, LAID = 4, 8, 2
RARE_FAMILIES, RARE_HAIR = {'bigCoily', 'braids', 'longCurly'}, {'auburn', 'copper', 'snow'}
RARE_STYLES = {'pigtails', 'twoBraids', 'puffs', 'highPuff', 'boxBraids', 'cornrows', 'locs', 'locsKnot'}


def variants(head, label):
    if head['source'] in ('laid', 'drawn'):
        return LAID
    rare = (
        label['cover'] != ['none']
        or (label['skin'] or 9) < 3.5
        or RARE_FAMILIES & set(label['families'][:1])
        or RARE_HAIR & set(label['hair'][:1])
        or RARE_STYLES & set(label['styles'])
    )
    return RARE if rare else USUAL


def begun_of(view, folder, heads, labels):
    """Which head each variant is of, and what the part of the network that stays sees in it, as half floats."""
    file = Path(folder) / f'begun-{SEED}.pt'
    if file.exists():
        return torch.load(file)
    pictures = load_pictures(Path(folder), heads)
    torch.manual_seed(SEED)
    at = torch.arange(len(heads)).repeat_interleave(torch.tensor([variants(*pair) for pair in zip(heads, labels)]))
    at = at[torch.randperm(len(at))]
    parts = []
    for step, some in enumerate(at.split(BATCH)):
        parts.append({name: of.half() for name, of in view.beginning(cut(pictures, some, vary=True)).items()})
        if step % 50 == 0:
            print(f'{step * BATCH} of {len(at)} variants', flush=True)
    begun = at, {name: torch.cat([part[name] for part in parts]) for name in parts[0]}
    torch.save(begun, file)
    return begun


def shares_of(names, known, first=0.65):
    """Several names that fit share one likelihood, the best has most of it."""
    row = np.zeros(len(known), np.float32)
    for at, name in enumerate(names):
        row[known.index(name)] = 1 if len(names) == 1 else first if at == 0 else (1 - first) / (len(names) - 1)
    return row


def targets_of(labels):
    def all_of(part):
        return torch.tensor([-1.0 if label[part] is None else label[part] for label in labels])

    def shares(part, known):
        return torch.from_numpy(np.stack([shares_of(label[part], known) for label in labels]))

    skin = np.array([np.nan if label['skin'] is None else label['skin'] for label in labels], np.float32)
    near = np.exp(-0.5 * ((np.arange(10)[None] - skin[:, None]) / 0.7) ** 2)
    # Deep and brown skins are rarer in what is to be had and must not be read worse.
    counts = np.where(np.isnan(skin), 0, np.where(skin < 3.5, 2.0, np.where(skin < 6.5, 1.5, 1)))
    styles = shares('styles', STYLES)
    # A style that is rarer counts for more, so that puffs are not all taken for afros.
    often = styles.sum(0)
    return {
        'skin': torch.from_numpy(np.nan_to_num(near / near.sum(1, keepdims=True) * counts[:, None])).float(),
        'cover': shares('cover', COVERS),
        'hair': shares('hair', HAIR),
        'families': shares('families', FAMILIES),
        'styles': styles * (often.mean() / often.clamp(min=1)).sqrt().clamp(max=3),
        **{part: all_of(part) for part in ('long', 'glasses', 'fringe', 'bow')},
    }


def loss_of(told, want, at):
    said = split(told)

    def apart(part):
        return -(want[part][at] * F.log_softmax(said[part], 1)).sum(1)

    def doubt(part):
        known = (want[part][at] >= 0).float()
        return F.binary_cross_entropy_with_logits(said[part][:, 0], want[part][at].clamp(min=0), reduction='none') * known

    # Whether anything lies on the head counts beside which of all it is.
    none = want['cover'][at][:, 0]
    hidden = said['cover'][:, 1:].logsumexp(1) - said['cover'][:, 0]
    covers = F.binary_cross_entropy_with_logits(hidden, 1 - none, reduction='none') + 0.4 * apart('cover')
    return (
        apart('skin').mean()
        + 0.5 * apart('hair').mean()
        + 0.35 * apart('families').mean()
        + 0.3 * apart('styles').mean()
        + 0.7 * (covers * torch.where(none < 0.5, 1.5, 1.0)).mean()
        + 0.5 * doubt('long').mean()
        + 0.3 * (doubt('glasses') + doubt('fringe') + doubt('bow')).mean()
    )


def teach(view, at, begun, want):
    groups = [
        {'params': [weight for weight in view.blocks.parameters() if weight.requires_grad]},
        {'params': list(view.parts.parameters())},
    ]
    stepper = torch.optim.AdamW(groups, weight_decay=0.05)
    pace = torch.optim.lr_scheduler.OneCycleLR(stepper, RATES, total_steps=EPOCHS * (len(at) // BATCH), pct_start=0.1)
    kept = copy.deepcopy(view)
    taught = [weight for group in groups for weight in group['params']]
    for epoch in range(EPOCHS):
        view.train()
        lost = []
        for batch in torch.randperm(len(at))[: len(at) // BATCH * BATCH].split(BATCH):
            # What each look says alone is to be right.
            some = {name: of[batch].float().contiguous(memory_format=torch.channels_last) for name, of in begun.items()}
            loss = sum(loss_of(told, want, at[batch]) for told in view.each(some))
            stepper.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(taught, 5.0)
            stepper.step()
            pace.step()
            with torch.no_grad():
                for mean, weight in zip(kept.parameters(), view.parameters()):
                    mean.lerp_(weight, 1 - KEPT)
            lost.append(loss.item())
            if len(lost) % 50 == 0:
                print(f'{epoch + 1} of {EPOCHS}, step {len(lost)}: {np.mean(lost[-50:]):.3f}', flush=True)
    return kept.eval()


def main():
    folder, out, *files = sys.argv[1:]
    torch.set_num_threads(1)
    heads, labels = heads_with_labels(folder, {name: label for file in files for name, label in read(file).items()})
    view = View().to(memory_format=torch.channels_last)
    at, begun = begun_of(view, folder, heads, labels)
    print(f'{len(heads)} heads, {len(at)} variants', flush=True)
    torch.save(teach(view, at, begun, targets_of(labels)).state_dict(), out)


if __name__ == '__main__':
    main()
