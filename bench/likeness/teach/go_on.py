"""
Goes on from a written view: it learns to say the same wherever a photo ends, and which style of a family it is.
go_on.py HEADS STYLES.csv VIEW.json OUT ASIDE.txt

HEADS is what `heads.ts` wrote; VIEW.json what `write.py` wrote. Of every head that view is asked first, from nearby and in a mirror; what
it says as a whole each part must say alone, however the head is lit, moved and cut off. STYLES.csv has `style` and `fringe` of some heads, by
`id` or, as `generated.csv`, by `file`: the style of STYLES that is nearest, or two with a stroke between, and 1 where a fringe lies across
the forehead; - where it can't be told.
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

from teach import BATCH, CORES, MEET, STYLES, View, by_all_cores, go_through, kept_aside, shares_of, split
from vary import ZOOMS, cut, load_pictures, placed

EPOCHS = 7
# How fast a beginning learns, and what was added to it; what it said before is to stay.
RATES = {'begin': 1.5e-4, 'told': 5e-4}
# Further than this from the edge between two answers nothing turns on how far.
SURE = 6.0
LOOKS = 2


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


def styles_of(file, heads):
    rows = {row.get('id') or row['file']: row for row in csv.DictReader(Path(file).open())}
    none = {'style': '-', 'fringe': '-'}
    said = [rows.get(head['id']) or rows.get(head['file'], none) for head in heads]
    styles = np.stack([shares_of([] if row['style'] == '-' else row['style'].split('/'), STYLES) for row in said])
    fringe = [-1 if row['fringe'] == '-' else float(row['fringe'] == '1') for row in said]
    # A style that is rarer counts for more, so that puffs are not all taken for afros.
    often = styles.sum(0)
    counts = np.minimum(3, np.sqrt(often.mean() / np.maximum(1, often)))
    return {'styles': torch.from_numpy((styles * counts).astype(np.float32)), 'fringe': torch.tensor(fringe, dtype=torch.float32)}


def loss_of(told, was, want, at):
    """How far one part is from what the whole view said, and from the styles."""
    said, told_before = split(told), split(was[at])
    apart = sum(
        count * -(F.softmax(told_before[part], 1) * F.log_softmax(said[part], 1)).sum(1).mean()
        for part, count in {'skin': 1, 'hair': 0.5, 'families': 0.5, 'cover': 0.7}.items()
    )

    def off(one, other):
        return F.smooth_l1_loss(one.clamp(-SURE, SURE), other.clamp(-SURE, SURE))

    apart = apart + 0.15 * off(covered(said['cover']), covered(told_before['cover']))
    apart = apart + sum(0.1 * off(said[part], told_before[part]) for part in ('length', 'glasses'))
    styles = -(want['styles'][at] * F.log_softmax(said['styles'], 1)).sum(1)
    known = (want['fringe'][at] >= 0).float()
    fringe = F.binary_cross_entropy_with_logits(said['fringe'][:, 0], want['fringe'][at].clamp(0, 1), reduction='none')
    return apart + 0.5 * styles.mean() + 0.4 * (fringe * known).mean()


def go_on(core, pictures, was, want, learn, start):
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
        return sum(loss_of(part(made), was, want, at) for part in parts)

    return go_through(core, view, groups, list(RATES.values()), 0.02, learn, EPOCHS, loss_of_heads)


def main():
    folder, styles_file, start, out, aside_file = Path(sys.argv[1]), *sys.argv[2:6]
    heads = [json.loads(line) for line in (folder / 'heads.jsonl').read_text().splitlines()]
    pictures = load_pictures(folder, heads)
    torch.set_num_threads(CORES)
    torch.manual_seed(1)
    view = View()
    view.load_written(start)
    was = before(view.eval(), pictures)
    torch.set_num_threads(1)
    aside = kept_aside(heads, aside_file)
    given = (pictures, was, styles_of(styles_file, heads), torch.where(~aside)[0], start)
    by_all_cores(go_on, given, out, heads, pictures, aside)


if __name__ == '__main__':
    main()
