"""
Fits what the mask network's clues say of a covered head.  cover.py HEADS LABELS.json cover-model.ts

HEADS is what `heads.ts` wrote, LABELS.json what `join.py` joined. A logistic regression with a penalty on its size; its numbers are put
in the place of those in cover-model.ts (src/features/hero/photo/face).
"""
import base64
import json
import re
import sys
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

# Nobody's heads: there are more of them than photographs of people, which count for more therefore.
GENERATED = ('sfhq', 'SDFD', 'faker', 'drawn')
REAL_COUNTS, COVERED_COUNTS, PENALTY, STEPS = 3.0, 1.5, 0.03, 100


def fit(clues, covered, counts):
    """Start and weights for clues as they are: they are levelled to be fitted."""
    middle, spread = clues.mean(0), clues.std(0) + 1e-6
    level, covered, counts = (torch.tensor(a, dtype=torch.float64) for a in ((clues - middle) / spread, covered, counts))
    numbers = torch.zeros(clues.shape[1] + 1, dtype=torch.float64, requires_grad=True)
    stepper = torch.optim.LBFGS([numbers], max_iter=STEPS, history_size=20, line_search_fn='strong_wolfe')

    def loss():
        stepper.zero_grad()
        off = F.binary_cross_entropy_with_logits(level @ numbers[1:] + numbers[0], covered, reduction='none')
        lost = (off * counts).sum() / counts.sum() + PENALTY * (numbers[1:] ** 2).sum()
        lost.backward()
        return lost

    stepper.step(loss)
    start, *weights = numbers.detach().numpy()
    weights = np.array(weights) / spread
    return start - weights @ middle, weights


def main():
    folder, labels, file = Path(sys.argv[1]), json.loads(Path(sys.argv[2]).read_text()), Path(sys.argv[3])
    lines = (folder / 'clues.jsonl').read_text().splitlines()
    clues = {line['id']: np.frombuffer(base64.b64decode(line['clues']), np.float32) for line in map(json.loads, lines)}
    heads = [json.loads(line) for line in (folder / 'heads.jsonl').read_text().splitlines()]
    heads = [head for head in heads if head['id'] in labels]
    covered = np.array([float(labels[head['id']]['cover'] != 'none') for head in heads])
    counts = np.array([1.0 if head['source'] in GENERATED else REAL_COUNTS for head in heads]) * np.where(covered > 0, COVERED_COUNTS, 1)
    start, weights = fit(np.array([clues[head['id']] for head in heads], np.float64), covered, counts)
    packed = base64.b64encode(weights.astype(np.float32).tobytes()).decode()
    text = re.sub(r'COVER_START = [-\d.]+', f'COVER_START = {start:.3f}', file.read_text())
    file.write_text(re.sub(r"PACKED =\s+'[^']+'", f"PACKED =\n  '{packed}'", text))
    print(f'{len(heads)} heads, {int(covered.sum())} of them covered')


if __name__ == '__main__':
    main()
