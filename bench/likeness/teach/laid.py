"""
Lays what lies on one head upon another, or darkens it, so that cloth is told from hair whatever is beneath and whatever its colour;
and ties bows into hair.  laid.py HEADS CLOTHS BOWS FILE.csv…

HEADS is what `heads.ts` wrote, the CSV files have the labels of its heads. So many new heads go to HEADS, with what is known of them
as `said` in their lines. As many are given hair as cloth, so that a seam says nothing.
"""
import json
import math
import random
import sys
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from labels import heads_with_labels, read
from vary import AIR, ZOOMS

SIDE = 256
# Pixels to the width of a face (`head-frame.ts`: a head's square is 3.2 faces wide, the eyes stand at 0.42 of it).
FACE = {name: SIDE / (3.2 * zoom * AIR) for name, zoom in ZOOMS.items()}
EYES = 0.42
CAPS = {'scarf', 'turban', 'cap', 'beanie', 'brim'}
# What is laid on a head must hide its hair: on one whose hair stands out wide it would not.
FLAT = {'shortStraight', 'shortCoily', 'longStraight', 'bob', 'tied'}
# Bows are tied into hair of these families.
LONG = {'longStraight', 'longCurly', 'tied', 'bob', 'bigCoily', 'braids', 'shortCurly'}
# Of all new heads so many are darkened without being laid upon another.
ALONE = 0.3
# Linear light of black cloth and black hair in a photograph.
BLACK = (0.01, 0.035)
GREY = np.array([0.2126, 0.7152, 0.0722])
# To Oklab (Björn Ottosson, 2020).
CONES = np.array([[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.63]])
OPPONENTS = np.array([[0.2105, 0.7936, -0.0041], [1.978, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]])


def linear(values):
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def encoded(light):
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def oklab(light):
    return np.cbrt(np.clip(light @ CONES.T, 0, None)) @ OPPONENTS.T


def smooth(edge):
    edge = np.clip(edge, 0, 1)
    return edge**2 * (3 - 2 * edge)


class Head:
    """One head's pictures in linear light, and how much of each pixel is worn: neither skin nor background, above the brows or beside the face."""

    def __init__(self, folder, name):
        self.pictures = {
            square: linear(np.asarray(Image.open(folder / square / f'{name}.jpg').convert('RGB')) / 255) for square in ZOOMS
        }
        self.person = Image.open(folder / 'mask' / f'{name}.png').convert('L')
        across, down = places('wide')
        cheeks = (abs(across) > 0.12) & (abs(across) < 0.28) & (down > 0.1) & (down < 0.35)
        self.skin = np.median(oklab(self.pictures['wide'])[cheeks], 0)

    def worn(self, square):
        across, down = places(square)
        off = oklab(self.pictures[square]) - self.skin
        from_skin = np.sqrt(0.8 * off[..., 0] ** 2 + 9 * (off[..., 1:] ** 2).sum(-1))
        beside = smooth((abs(across) - 0.42) / 0.08) * smooth((1 - down) / 0.3)
        near = smooth((1.3 - np.hypot(across, 0.9 * (down + 0.2))) / 0.2)
        place = np.maximum(smooth((-down - 0.2) / 0.08), beside) * near
        # The mask is of the wide square; the near one lies in its middle, round the eyes.
        side = SIDE * ZOOMS[square] / ZOOMS['wide']
        part = (side / SIDE, 0, (SIDE - side) / 2, 0, side / SIDE, EYES * (SIDE - side))
        person = np.asarray(self.person.transform((SIDE, SIDE), Image.AFFINE, part, Image.BILINEAR)) / 255
        return (smooth((from_skin - 0.05) / 0.06) * place * smooth((person - 0.3) / 0.4))[..., None]


def places(square):
    """Where each pixel lies beside and below the eyes, in widths of the face."""
    line = np.arange(SIDE) + 0.5
    return ((line - SIDE / 2) / FACE[square])[None], ((line - EYES * SIDE) / FACE[square])[:, None]


def lay(gives, takes, black, chance):
    """The near and the wide picture of one head with what another wears; `black`: how bright that is to be in linear light, or None as it is."""
    worn = {square: gives.worn(square) for square in ZOOMS}
    grey = {square: (picture @ GREY)[..., None] for square, picture in gives.pictures.items()}
    depth, gain = 1, np.exp(chance.gauss(0, 0.15))
    if black:
        depth = chance.uniform(0.1, 0.5)
        gain = min(1, black / max(1e-3, np.average(grey['wide'], weights=worn['wide'] + 1e-6)))
    made = {square: gain * (grey[square] + depth * (gives.pictures[square] - grey[square])) for square in ZOOMS}
    return {square: takes.pictures[square] + worn[square] * (made[square] - takes.pictures[square]) for square in ZOOMS}


def tie_bow(head, chance):
    """The near and the wide picture of a head with a bow at its crown or above one ear."""
    angle, far = chance.uniform(-1.2, 1.2), chance.uniform(0.62, 0.8)
    across, down = far * math.sin(angle), -far * math.cos(angle) + 0.08
    side, turn = chance.uniform(0.16, 0.34), angle * 0.6 + chance.gauss(0, 0.3)
    colour = np.array([chance.random() for _ in range(3)]) ** 1.5
    fold = chance.uniform(0.5, 0.85)
    made = {}
    for square, picture in head.pictures.items():
        layers = [Image.new('L', (SIDE, SIDE)) for _ in range(2)]
        loops, knot = (ImageDraw.Draw(layer) for layer in layers)

        def place(x, y):
            x, y = side * (x * math.cos(turn) - y * math.sin(turn)), side * (x * math.sin(turn) + y * math.cos(turn))
            return SIDE / 2 + (across + x) * FACE[square], EYES * SIDE + (down + y) * FACE[square]

        for way in (-1, 1):
            loops.polygon([place(way * x, y) for x, y in ((0, -0.12), (0.5, -0.5), (1, -0.55), (1.05, 0.3), (0.9, 0.5), (0, 0.14))], fill=255)
            loops.polygon([place(way * x, y) for x, y in ((0, 0), (0.45, 1.0), (0.15, 1.1))], fill=255)
            knot.line([place(way * 0.15, 0), place(way * 0.8, -0.1)], fill=160, width=max(1, round(side * FACE[square] * 0.08)))
        knot.ellipse((*place(-0.16, -0.18), *place(0.16, 0.2)) if abs(turn) < 0.2 else (*place(-0.12, -0.12), *[v + 4 for v in place(0.1, 0.1)]), fill=255)
        ribbon, shade = (np.asarray(layer.filter(ImageFilter.GaussianBlur(0.8)))[..., None] / 255 for layer in layers)
        lit = np.clip((picture @ GREY)[..., None] / 0.18, 0.4, 1.4) ** 0.3
        made[square] = picture + np.maximum(ribbon, shade) * (colour * lit * (1 - (1 - fold) * shade) - picture)
    return made


def main():
    folder, cloth_count, bow_count = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    said = {name: label for file in sys.argv[4:] for name, label in read(file).items()}
    heads, labels = heads_with_labels(folder, said)
    labels = {head['id']: label for head, label in zip(heads, labels) if head['source'] != 'drawn'}
    hairs = [name for name, label in labels.items() if label['cover'] == ['none']]
    bald = [name for name, label in labels.items() if label['cover'] == ['bald']]
    cloths = [name for name in labels if name not in {*hairs, *bald}]
    caps = [name for name in cloths if labels[name]['cover'][0] in CAPS]
    flat = [name for name in hairs if FLAT & set(labels[name]['families'])] + bald
    worn_long = [name for name in hairs if LONG & set(labels[name]['families'])]
    nothing = {'skin': None, 'hair': [], 'families': [], 'styles': [], 'long': None, 'glasses': None, 'fringe': None, 'bow': None}
    chance = random.Random(1)
    with (folder / 'heads.jsonl').open('a') as out:

        def keep(name, made, label):
            for square, picture in made.items():
                Image.fromarray(np.uint8(encoded(picture) * 255 + 0.5)).save(folder / square / f'{name}.jpg', quality=95, subsampling=0)
            out.write(json.dumps({'id': name, 'file': '-', 'source': 'laid', 'said': label}) + '\n')

        for at in range(cloth_count):
            alone = chance.random() < ALONE
            wearer = chance.choice(hairs if at % 2 else cloths if alone else caps)
            other = wearer if alone else chance.choice(flat)
            black = chance.uniform(*BLACK) if alone or chance.random() < 0.5 else None
            gives = Head(folder, wearer)
            made = lay(gives, gives if alone else Head(folder, other), black, chance)
            keep(f'laid{at:05}', made, {**nothing, 'cover': labels[wearer]['cover']})
        for at in range(bow_count):
            wearer = chance.choice(worn_long)
            keep(f'bow{at:05}', tie_bow(Head(folder, wearer), chance), {**labels[wearer], 'bow': 1.0})


if __name__ == '__main__':
    main()
