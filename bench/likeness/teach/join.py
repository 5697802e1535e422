"""
Labels of `generated.csv` and of whatever CSV files are like it, for `teach.py`.  join.py HEADS LABELS.json FILE.csv…
HEADS is what `heads.ts` wrote; a head's file is looked for by its name as it stands there (sfhq/…, faker/…, drawn/…).
"""
import csv
import json
import sys
from pathlib import Path


def words(text):
    return [] if text == '-' else text.split(' ')


def main():
    heads = [json.loads(line) for line in (Path(sys.argv[1]) / 'heads.jsonl').read_text().splitlines()]
    said = {}
    for file in sys.argv[3:]:
        for row in csv.DictReader(Path(file).open()):
            said[row['file']] = {
                'skin': None if row['skin'] == '-' else float(row['skin']),
                'cover': row['cover'],
                'hair': words(row['hair']),
                'length': None if row['length'] == '-' else row['length'],
                'families': words(row['families']),
                'glasses': row['glasses'] == '1',
            }
    labels = {head['id']: said[head['file']] for head in heads if head['file'] in said}
    Path(sys.argv[2]).write_text(json.dumps(labels))
    print(f'{len(labels)} of {len(heads)} heads')


if __name__ == '__main__':
    main()
