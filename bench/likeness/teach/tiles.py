"""
Cuts the pictures out of the figures of SelfishGene/SFHQ-T2I-dataset (MIT), rows and columns on black.  tiles.py OUT FIGURE.jpg…
A figure textual_search_NAME_matches.jpg gives OUT/NAME_r0c0.jpg and so on, as `generated.csv` names them.
"""
import sys
from pathlib import Path

import numpy as np
from PIL import Image

Image.MAX_IMAGE_PIXELS = None
BLACK, LEAST, MARGIN = 14, 150, 2


def runs(lit, holes):
    """Where a line of pixels is lit, as (start, end); holes narrower than this are none, pictures narrower than LEAST neither."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], lit.astype(int), [0]]))).reshape(-1, 2)
    joined = []
    for start, end in edges[(edges[:, 1] - edges[:, 0]) >= 20].tolist():
        if joined and start - joined[-1][1] < holes:
            joined[-1][1] = end
        else:
            joined.append([start, end])
    return [(start, end) for start, end in joined if end - start > LEAST]


def main():
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    for file in map(Path, sys.argv[2:]):
        figure = Image.open(file).convert('RGB')
        lit = np.asarray(figure).max(2) > BLACK
        rows = runs(lit.mean(1) > 0.55, 12)
        columns = runs(lit[np.concatenate([np.arange(top + 3, end - 3) for top, end in rows])].mean(0) > 0.12, 6)
        name = file.stem.removeprefix('textual_search_').removesuffix('_matches').replace(' ', '_')
        for row, (top, bottom) in enumerate(rows):
            for column, (left, right) in enumerate(columns):
                picture = figure.crop((left + MARGIN, top + MARGIN, right - MARGIN, bottom - MARGIN))
                picture.save(out / f'{name}_r{row}c{column}.jpg', quality=95)


if __name__ == '__main__':
    main()
