"""
What a taught view says of heads that it was not taught on.  aside.py TAUGHT.pt HEADS FILE.csv…
How much must speak for hair (`silhouette.ts`) and the leans (`view.py`) are chosen by it.
"""
import sys
from pathlib import Path

import numpy as np
import torch

from labels import FAMILIES, HAIR, TOLD, heads_with_labels, read
from vary import cut, load_pictures
from view import LEANS, View, split

BATCH = 32


def told_of(view, folder, heads):
    pictures = load_pictures(Path(folder), heads)
    with torch.no_grad():
        return torch.cat([view(view.beginning(cut(pictures, some, vary=False))) for some in torch.arange(len(heads)).split(BATCH)])


def middle(odds):
    """The skin half of all likelihood lies below, as `medianSkinTone` has it."""
    below = np.cumsum(odds, 1)
    at = (below >= 0.5).argmax(1)
    row = np.arange(len(odds))
    return at - 0.5 + (0.5 - (below[row, at] - odds[row, at])) / odds[row, at]


def tell_skin(odds, skin):
    known = ~np.isnan(skin)
    step, skin = middle(odds[known]), skin[known]
    off = np.abs(np.clip(np.round(step), 0, 9) - skin)
    for name, group in {'deep': skin < 3.5, 'brown': (skin >= 3.5) & (skin < 6.5), 'fair': skin >= 6.5, 'all': skin > -1}.items():
        print(f'skin {name}: {group.sum()} heads, {off[group].mean():.2f} off, leans {(step - skin)[group].mean():+.2f}, {100 * (off[group] <= 1).mean():.0f} % within one')


def tell_covers(hidden, covered):
    order = np.sort(hidden[covered])
    print('the covered heads that look most like hair:', order[:12].round(1))
    for edge in (-6, -5, -4, -3, -2, -1, 0):
        print(f'doubtful from {edge}: {(hidden[covered] <= edge).sum()} of {covered.sum()} covered given hair, {(hidden[~covered] > edge).sum()} of {(~covered).sum()} others asked')


def main():
    taught, folder, *files = sys.argv[1:]
    torch.set_num_threads(1)
    heads, labels = heads_with_labels(folder, {name: label for file in files for name, label in read(file).items()})
    view = View()
    view.load_state_dict(torch.load(taught))
    view.lean(LEANS)
    said = split(told_of(view.eval(), folder, heads))
    tell_skin(torch.softmax(said['skin'], 1).numpy(), np.array([np.nan if label['skin'] is None else label['skin'] for label in labels]))
    covered = np.array([label['cover'] != ['none'] for label in labels])
    tell_covers((said['cover'][:, 1:].logsumexp(1) - said['cover'][:, 0]).numpy(), covered)
    for part, names in {'hair': HAIR, 'families': FAMILIES, 'styles': TOLD['styles']}.items():
        rows = [(row, label[part]) for row, label, hides in zip(said[part].numpy(), labels, covered) if label[part] and not hides]
        first = sum(names[row.argmax()] in right for row, right in rows)
        three = sum(any(names[at] in right for at in np.argsort(-row)[:3]) for row, right in rows)
        print(f'{part}: first {first}, among three {three} of {len(rows)}')
    for part in ('long', 'glasses', 'fringe'):
        rows = [(row, label[part]) for row, label, hides in zip(said[part][:, 0].numpy(), labels, covered) if label[part] is not None and not (hides and part != 'glasses')]
        for least in (-1.0, -0.5, 0.0, 0.5):
            yes = [row > least for row, one in rows if one]
            no = [row > least for row, one in rows if not one]
            print(f'{part} above {least}: {sum(yes)} of {len(yes)} seen, {sum(no)} of {len(no)} false')


if __name__ == '__main__':
    main()
