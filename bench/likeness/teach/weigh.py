"""
How much what is measured and what the view says count (`together.ts`), from heads the network was not taught on.
weigh.py HEADS LABELS.json ASIDE.json  (ASIDE.json is what `teach.py` wrote of the heads kept aside)
"""
import json
import sys
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

from teach import FAMILIES, HAIR, PARTS

LEAST = 1e-6


def logs(rows):
    rows = rows - rows.max(1, keepdims=True)
    return rows - np.log(np.exp(rows).sum(1, keepdims=True))


def middle(rows):
    """The skin half of all likelihood lies below, as `skinStep` has it."""
    odds = np.exp(logs(rows))
    below = np.cumsum(odds, 1)
    at = (below >= 0.5).argmax(1)
    row = np.arange(len(odds))
    return at - 0.5 + (0.5 - (below[row, at] - odds[row, at])) / odds[row, at]


def tell_skin(name, steps, skin):
    off = np.abs(np.clip(np.round(steps), 0, 9) - skin)
    groups = [skin < 3.5, (skin >= 3.5) & (skin < 6.5), skin >= 6.5]
    by_group = ' '.join(f'{off[group].mean():.2f}' for group in groups)
    print(f'{name}: {off.mean():.2f} off, {100 * (off <= 1).mean():.0f} % within one, deep brown fair {by_group}, beyond three {(off > 3).sum()} of {len(off)}')


def main():
    folder, labels, aside = Path(sys.argv[1]), *(json.loads(Path(file).read_text()) for file in sys.argv[2:4])
    heads = [json.loads(line) for line in (folder / 'heads.jsonl').read_text().splitlines()]
    heads = [head for head in heads if head['id'] in aside and head['measured']['skin'] and head['measured']['hair']]
    want = [labels[head['id']] for head in heads]
    starts = np.cumsum([0, *PARTS.values()])
    told = np.array([aside[head['id']] for head in heads])
    seen = {part: told[:, start : start + count] for (part, count), start in zip(PARTS.items(), starts)}

    known = np.array([label['skin'] is not None for label in want])
    skin = np.array([label['skin'] or 0 for label in want], float)[known]
    measured = np.log(np.array([head['measured']['skin'] for head in heads]) + LEAST)[known]
    view = logs(seen['skin'])[known]
    tell_skin('measured', middle(measured), skin)
    tell_skin('view', middle(view), skin)
    for own in (0.5, 0.7, 1):
        for other in (0.5, 0.7, 1):
            tell_skin(f'{own} measured and {other} view', middle(own * measured + other * view), skin)

    at = [row for row, label in enumerate(want) if label['hair']]
    own, other = np.log(np.array([heads[row]['measured']['hair'] for row in at]) + LEAST), logs(seen['hair'])[at]
    for share in (0, 0.3, 0.5, 0.7, 1):
        named = (own + share * other).argmax(1)
        print(f'hair, {share} view: {np.mean([HAIR[name] in want[row]["hair"] for name, row in zip(named, at)]):.3f} right')

    at = [row for row, label in enumerate(want) if label['families']]
    own = np.array([[heads[row]['measured']['kind']['families'][name] for name in FAMILIES] for row in at])
    other = logs(seen['families'])[at]
    for share in (0, 0.5, 1, 1.5, 2):
        best = (own + share * other).argmax(1)
        print(f'families, {share} view: {np.mean([FAMILIES[name] in want[row]["families"] for name, row in zip(best, at)]):.3f} right')

    covered = np.array([label['cover'] != 'none' for label in want])
    own = np.array([head['measured']['cover'] for head in heads])
    other = np.logaddexp.reduce(seen['cover'][:, 1:], axis=1) - seen['cover'][:, 0]

    def lost(weights):
        score = weights[0] * own + weights[1] * other + weights[2]
        return np.logaddexp(0, np.where(covered, -score, score)).mean() + 0.001 * (weights[:2] ** 2).sum()

    print('covered, measured, view, start:', np.round(minimize(lost, [0.5, 0.5, 0]).x, 2))


if __name__ == '__main__':
    main()
