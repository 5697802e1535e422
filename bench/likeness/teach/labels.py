"""What was said of each head: `generated.csv`, and the CSV files like it that other steps write."""
import csv
import json
from pathlib import Path

COVERS = 'none hijab scarf turban cap beanie brim hood bald'.split()
HAIR = 'soot blueBlack espresso chestnut walnut auburn copper honey flax snow'.split()
FAMILIES = 'shortStraight bob longStraight tied shortCurly longCurly shortCoily bigCoily braids'.split()
# In the order of the families they belong to (`hair-families.ts`).
STYLES = (
    'sidePart crop tousled bowl pixie bob long waves longWaves halfUp pony pigtails twoBraids bun curlyCrop curlyBob curlyLong '
    'coils fade buzz afro puffs highPuff boxBraids cornrows locs locsKnot'
).split()
# Everything the view says, by the part of it, in the order of its numbers; `write.py` writes this beside the numbers.
TOLD = {
    'skin': [f's{step}' for step in range(10)],
    'cover': COVERS,
    'hair': HAIR,
    'long': ['long'],
    'families': FAMILIES,
    'glasses': ['glasses'],
    'styles': STYLES,
    'fringe': ['fringe'],
    'bow': ['bow'],
}


def names(text):
    """The names that fit, the best first; none where it can't be said."""
    return [] if text in ('-', '') else text.replace('/', ' ').split()


def number(text):
    return None if text in ('-', '') else float(text)


def read(file):
    """The labels of a CSV file by the picture's name."""
    with Path(file).open() as rows:
        return {row['file']: label(row) for row in csv.DictReader(rows)}


def label(row):
    return {
        'skin': number(row['skin']),
        **{part: names(row[part]) for part in ('cover', 'hair', 'families')},
        'styles': names(row['style']),
        'long': {'short': 0.0, 'long': 1.0}.get(row['length']),
        'glasses': number(row['glasses']),
        'fringe': number(row['fringe']),
        'bow': number(row.get('bow', '0')),
    }


def heads_with_labels(folder, said):
    """The heads that `heads.ts` and `laid.py` wrote to a folder and that have a label, and those labels."""
    heads = [json.loads(line) for line in (Path(folder) / 'heads.jsonl').read_text().splitlines()]
    known = [(head, head.get('said') or said.get(head['file'])) for head in heads]
    known = [(head, one) for head, one in known if one]
    return [head for head, _ in known], [one for _, one in known]
