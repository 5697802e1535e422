"""
What a network says of heads it was not taught on.  tell.py LABELS.json ASIDE.json  (ASIDE.json is what `teach.py` wrote)
How much must speak for hair, for long hair and for glasses (`hair-meaning.ts`, `read-head.ts`) is chosen by it.
"""
import json
import sys
from pathlib import Path

import numpy as np

from teach import COVERS, FAMILIES, HAIR, PARTS


def likely(rows):
    odds = np.exp(rows - rows.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def middle(odds):
    """The skin half of all likelihood lies below, as `skinStep` has it."""
    below = np.cumsum(odds, 1)
    at = (below >= 0.5).argmax(1)
    row = np.arange(len(odds))
    return at - 0.5 + (0.5 - (below[row, at] - odds[row, at])) / odds[row, at]


def tell_skin(odds, skin):
    known = ~np.isnan(skin)
    step, skin = middle(odds[known]), skin[known]
    off = np.abs(np.clip(np.round(step), 0, 9) - skin)
    for name, group in {'deep': skin < 3.5, 'brown': (skin >= 3.5) & (skin < 6.5), 'fair': skin >= 6.5, 'all': skin > -1}.items():
        leans = (step - skin)[group].mean()
        print(f'skin {name}: {group.sum()} heads, {off[group].mean():.2f} off (leans {leans:+.2f}), {100 * (off[group] <= 1).mean():.0f} % within one, {(off[group] > 3).sum()} beyond three, worst {off[group].max():.1f}')


def shares(found, all_of):
    return f'{found} of {all_of} ({100 * found / max(1, all_of):.1f} %)'


def main():
    labels, aside = (json.loads(Path(file).read_text()) for file in sys.argv[1:3])
    ids = list(aside)
    want = [labels[at] for at in ids]
    starts = np.cumsum([0, *PARTS.values()])
    told = np.array([aside[at] for at in ids])
    seen = {part: told[:, start : start + count] for (part, count), start in zip(PARTS.items(), starts)}
    tell_skin(likely(seen['skin']), np.array([np.nan if one['skin'] is None else one['skin'] for one in want]))

    uncovered = np.array([one['cover'] == 'none' for one in want])
    hair = likely(seen['cover'])[:, 0]
    for sure in (0.8, 0.9, 0.93, 0.95, 0.97, 0.98, 0.99):
        asked = hair <= sure
        print(f'hair surer than {sure}: given to {shares((~asked & ~uncovered).sum(), (~uncovered).sum())} covered; asked {shares((asked & uncovered).sum(), uncovered.sum())} others')
    for name in ('hijab', 'bald'):
        at = COVERS.index(name)
        drawn = likely(seen['cover'])[:, at] > 0.6
        right = np.array([one['cover'] == name for one in want])
        print(f'{name} drawn: {drawn.sum()}, of them right {(drawn & right).sum()} of {right.sum()}')

    for part, names in {'hair': HAIR, 'families': FAMILIES}.items():
        rows = [(row, one[part]) for row, one in zip(seen[part], want) if one[part] and one['cover'] == 'none']
        first = sum(names[row.argmax()] in right for row, right in rows)
        three = sum(any(names[at] in right for at in np.argsort(-row)[:3]) for row, right in rows)
        print(f'{part} first {shares(first, len(rows))}, among three {shares(three, len(rows))}')

    for least in (-0.5, 0.0, 0.5):
        long = [(row[0] > least, one['length']) for row, one in zip(seen['length'], want) if one['length'] and one['cover'] == 'none']
        print(f'longer than {least}: long', shares(sum(is_long for is_long, is_it in long if is_it == 'long'), sum(is_it == 'long' for _, is_it in long)), 'short', shares(sum(not is_long for is_long, is_it in long if is_it == 'short'), sum(is_it == 'short' for _, is_it in long)))
    for least in (0.0, 1.0, 2.0):
        worn = [(row[0] > least, one['glasses']) for row, one in zip(seen['glasses'], want)]
        print(f'glasses above {least}: seen', shares(sum(is_seen for is_seen, is_it in worn if is_it), sum(bool(is_it) for _, is_it in worn)), 'false', shares(sum(is_seen for is_seen, is_it in worn if not is_it), sum(not is_it for _, is_it in worn)))


if __name__ == '__main__':
    main()
