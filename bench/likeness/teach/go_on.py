"""
Goes on from a written view: it learns to say the same wherever a photo ends, and to say of some heads what was said of them.
go_on.py HEADS STYLES.csv VIEW.json OUT ASIDE.txt [LABELS.json]

HEADS is what `heads.ts` wrote; VIEW.json what `write.py` wrote. Of every head that view is asked first, from nearby and in a mirror; what
it says as a whole each part must say alone, however the head is lit, moved and cut off. STYLES.csv has `style` and `fringe` of some heads, by
`id` or, as `generated.csv`, by `file`: the style of STYLES that is nearest, or two with a stroke between, and 1 where a fringe lies across
the forehead; - where it can't be told. LABELS.json has, as for `teach.py`, what else was said of some heads.
Of a head whose line has `laid` only what covers it is known: it was put together from two (`laid.py`).
ASIDE.txt: the sources kept aside, one a line; what is then said of them goes to OUT.json.
"""
import csv
import json
import sys
from pathlib import Path

import numpy as np
import torch
import torch.distributed as dist
import torch.nn.functional as F

from teach import BATCH, CORES, LEANS, MEET, STYLES, View, by_all_cores, go_through, kept_aside, shares_of, split, targets_of
from vary import ZOOMS, cut, load_pictures, placed

EPOCHS = 7
# How fast a beginning learns, and what was added to it; what it said before is to stay.
RATES = {'begin': 1.5e-4, 'told': 5e-4}
# Further than this from the edge between two answers nothing turns on how far.
SURE = 6.0
LOOKS = 2
# What is told as likelihoods, and how much each counts.
LIKELY = {'skin': 1, 'hair': 0.5, 'families': 0.5, 'cover': 0.7}
# How much what was said of a head counts beside what the view said before.
TRUST = 0.8


def covered(cover):
    """How much speaks for anything but hair (`head-view.ts`)."""
    return cover[:, 1:].logsumexp(1) - cover[:, 0]


def before(view, pictures):
    """What the view says of each head before it is taught on, the mean of some looks."""
    told = []
    with torch.no_grad():
        for at in torch.arange(len(next(iter(pictures.values())))).split(BATCH):
            looks = []
            for look in range(LOOKS):
                mirror = torch.full((len(at),), 1.0 if look % 2 else -1.0)
                made = {n: placed(of[at], mirror, torch.zeros(len(at)), 0.6, None, ZOOMS[n]) for n, of in pictures.items()}
                looks.append(view(made))
            told.append(torch.stack(looks).mean(0))
    return torch.cat(told)


def styles_of(file, heads, told):
    """Of each head the style and the fringe that were named, or else those the view saw."""
    rows = {row.get('id') or row['file']: row for row in csv.DictReader(Path(file).open())}
    none = {'style': '-', 'fringe': '-'}
    said = [rows.get(head['id']) or rows.get(head['file'], none) for head in heads]
    styles = np.stack([shares_of([] if row['style'] == '-' else row['style'].split('/'), STYLES) for row in said])
    # A style that is rarer counts for more, so that puffs are not all taken for afros.
    often = styles.sum(0)
    counts = np.minimum(3, np.sqrt(often.mean() / np.maximum(1, often)))
    named = torch.from_numpy((styles * counts).astype(np.float32))
    fringe = torch.tensor([-1.0 if row['fringe'] == '-' else float(row['fringe'] == '1') for row in said])
    return {
        'styles': torch.where(named.sum(1, keepdim=True) > 0, named, F.softmax(told['styles'], 1)),
        'fringe': torch.where(fringe < 0, torch.sigmoid(told['fringe'][:, 0]), fringe),
    }


def aims_of(was, heads, labels_file):
    """What is to be said of each head: what the view said, and where a head was labelled mostly what was said of it."""
    told = split(was)
    edges = {'covered': covered(told['cover']), 'length': told['length'][:, 0], 'glasses': told['glasses'][:, 0]}
    aims = {part: F.softmax(told[part], 1) for part in LIKELY} | {part: edge.clamp(-SURE, SURE) for part, edge in edges.items()}
    labels = json.loads(Path(labels_file).read_text()) if labels_file else {}
    at = [index for index, head in enumerate(heads) if head['id'] in labels]
    if not at:
        return aims
    said = targets_of([labels[heads[index]['id']] for index in at])

    def trust(part, of, known):
        aims[part][at] = torch.where(known, torch.lerp(aims[part][at], of, TRUST), aims[part][at])

    # What is told leans when it is written: it is to be right with its lean.
    skin = said['skin'].float() * torch.exp(-torch.tensor(LEANS['skin']))
    cover = F.one_hot(said['cover'], aims['cover'].shape[1]).float()
    for part, of in {'skin': skin, 'hair': said['hair'], 'families': said['families'], 'cover': cover}.items():
        whole = of.sum(1, keepdim=True)
        trust(part, of / whole.clamp(min=1e-6), whole > 0)
    trust('covered', SURE * (1 - 2 * cover[:, 0]), torch.tensor(True))
    for part in ('length', 'glasses'):
        trust(part, SURE * (2 * said[part] - 1), said[part] >= 0)
    return aims


def loss_of(told, aims, at):
    """How far what one part says is from what is to be said."""
    said = split(told)

    def apart(part):
        return -(aims[part][at] * F.log_softmax(said[part], 1)).sum(1)

    def off(part, edge):
        return F.smooth_l1_loss(edge.clamp(-SURE, SURE), aims[part][at], reduction='none')

    lies = LIKELY['cover'] * apart('cover') + 0.15 * off('covered', covered(said['cover']))
    rest = sum(count * apart(part) for part, count in LIKELY.items() if part != 'cover') + 0.5 * apart('styles')
    rest = rest + sum(0.1 * off(part, said[part][:, 0]) for part in ('length', 'glasses'))
    rest = rest + 0.4 * F.binary_cross_entropy_with_logits(said['fringe'][:, 0], aims['fringe'][at], reduction='none')
    whole = aims['whole'][at]
    return lies.mean() + (rest * whole).sum() / whole.sum().clamp(min=1)


def go_on(core, pictures, aims, learn, start):
    """The same on every core but for its share of the heads and how they are varied."""
    dist.init_process_group('gloo', init_method=MEET, rank=core, world_size=CORES)
    torch.manual_seed(1)
    view = View()
    view.load_written(start)
    view = view.to(memory_format=torch.channels_last)
    parts = list(view.parts.values())
    begun = [weight for part in parts for weight in part.begin.parameters() if weight.requires_grad]
    told = [weight for part in parts for weight in (*part.wide.parameters(), *part.told.parameters())]
    groups = [{'params': begun}, {'params': told}]

    def loss_of_heads(at):
        made = cut(pictures, at, vary=True)
        return sum(loss_of(part(made), aims, at) for part in parts)

    return go_through(core, view, groups, list(RATES.values()), 0.02, learn, EPOCHS, loss_of_heads)


def main():
    folder, styles_file, start, out, aside_file, *labels_file = Path(sys.argv[1]), *sys.argv[2:]
    heads = [json.loads(line) for line in (folder / 'heads.jsonl').read_text().splitlines()]
    pictures = load_pictures(folder, heads)
    torch.set_num_threads(CORES)
    torch.manual_seed(1)
    view = View()
    view.load_written(start)
    was = before(view.eval(), pictures)
    torch.set_num_threads(1)
    aside = kept_aside(heads, aside_file)
    aims = aims_of(was, heads, *(labels_file or [None])) | styles_of(styles_file, heads, split(was))
    aims['whole'] = torch.tensor([float('laid' not in head) for head in heads])
    given = (pictures, aims, torch.where(~aside)[0], start)
    by_all_cores(go_on, given, out, heads, pictures, aside)


if __name__ == '__main__':
    main()
