"""
Lays out the pictures that the view of a head is taught with.  gather.py SFHQ FAKER PROMPTBUILDER PICTURES

The first three are git repositories (clones of those that `nobody.md` names, bare or not). The pictures of SFHQ-T2I are cut out of its
figures, rows and columns on black: textual_search_NAME_matches.jpg gives PICTURES/sfhq/NAME_r0c0.jpg and so on, as `generated.csv` names them.
"""
import io
import subprocess
import sys
from pathlib import Path

import numpy as np
from PIL import Image

Image.MAX_IMAGE_PIXELS = None
BLACK, LEAST, MARGIN = 14, 150, 2


def files(repository, *patterns):
    """Each file of a repository's newest commit that fits a pattern, with its bytes."""
    def git(*words):
        return subprocess.run(['git', '-C', repository, *words], check=True, capture_output=True).stdout

    names = git('ls-tree', '-r', '-z', '--name-only', 'HEAD').decode().split('\0')
    for name in names:
        if any(Path(name).match(pattern) for pattern in patterns):
            yield Path(name), git('show', f'HEAD:{name}')


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


def cut_figure(name, raw, out):
    figure = Image.open(io.BytesIO(raw)).convert('RGB')
    lit = np.asarray(figure).max(2) > BLACK
    rows = runs(lit.mean(1) > 0.55, 12)
    columns = runs(lit[np.concatenate([np.arange(top + 3, end - 3) for top, end in rows])].mean(0) > 0.12, 6)
    name = name.stem.removeprefix('textual_search_').removesuffix('_matches').replace(' ', '_')
    for row, (top, bottom) in enumerate(rows):
        for column, (left, right) in enumerate(columns):
            picture = figure.crop((left + MARGIN, top + MARGIN, right - MARGIN, bottom - MARGIN))
            picture.save(out / f'{name}_r{row}c{column}.jpg', quality=95)


def main():
    sfhq, faker, promptbuilder, pictures = sys.argv[1:]
    out = {name: Path(pictures) / name for name in ('sfhq', 'faker', 'promptbuilder')}
    for folder in out.values():
        folder.mkdir(parents=True, exist_ok=True)
    for name, raw in files(sfhq, 'figures/textual*.jpg'):
        cut_figure(name, raw, out['sfhq'])
    for name, raw in files(faker, 'female/512/*.jpg', 'male/512/*.jpg'):
        (out['faker'] / '_'.join(name.parts)).write_bytes(raw)
    for name, raw in files(promptbuilder, 'data/characters/*_photo.png'):
        (out['promptbuilder'] / name.name).write_bytes(raw)


if __name__ == '__main__':
    main()
