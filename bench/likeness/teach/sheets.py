"""
Sheets of heads to be labelled from sight.  sheets.py HEADS OUT [A SHEET, 12]  →  OUT/001.png and so on, OUT/001.txt with the ids

HEADS is what `heads.ts` wrote. The order is mixed, always in the same way, so that one source does not lie side by side. Each head stands in a
white frame over the ten skins (0 to 9) and the ten colours of hair in plain daylight.
"""
import json
import random
import re
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

CHOICES = Path(__file__).parents[3] / 'illustration/figures/hero/look/look-options.ts'
SIDE, FRAME, STRIP, GAP, COLUMNS = 300, 10, 30, 16, 4
GREY, FONT = (128, 128, 128), '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'


def colours(name):
    """The ids and colours of one of the catalogue's palettes."""
    palette = re.search(rf'{name} = \[(.*?)\]', CHOICES.read_text(), re.S)[1]
    return re.findall(r"id: '(\w+)'.*?hex: '(#\w+)'", palette)


def strip(draw, left, top, palette, font):
    width = SIDE // len(palette)
    for at, (name, colour) in enumerate(palette):
        draw.rectangle((left + at * width, top, left + (at + 1) * width - 1, top + STRIP - 1), fill=colour)
        mark = name[1:] if name[1:].isdigit() else name[:2]
        dark = sum(int(colour[at : at + 2], 16) for at in (1, 3, 5)) < 330
        draw.text((left + at * width + 4, top + 7), mark, fill='white' if dark else 'black', font=font)


def main():
    heads, out = Path(sys.argv[1]), Path(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 12
    out.mkdir(parents=True, exist_ok=True)
    ids = [json.loads(line)['id'] for line in (heads / 'heads.jsonl').read_text().splitlines()]
    random.Random(1).shuffle(ids)
    small, large = (ImageFont.truetype(FONT, size) for size in (13, 22))
    skins, hair = colours('SKIN_TONES'), colours('HAIR_COLOURS')
    across, down = SIDE + 2 * FRAME + GAP, SIDE + 2 * FRAME + 2 * STRIP + GAP + 28
    for sheet in range(0, len(ids), count):
        some = ids[sheet : sheet + count]
        picture = Image.new('RGB', (COLUMNS * across + GAP, -(-len(some) // COLUMNS) * down + GAP), GREY)
        draw = ImageDraw.Draw(picture)
        for at, head in enumerate(some):
            left, top = GAP + at % COLUMNS * across, GAP + at // COLUMNS * down
            draw.text((left, top), head, fill='white', font=large)
            draw.rectangle((left, top + 28, left + SIDE + 2 * FRAME - 1, top + 27 + SIDE + 2 * FRAME), fill='white')
            picture.paste(Image.open(heads / 'wide' / f'{head}.jpg').resize((SIDE, SIDE)), (left + FRAME, top + 28 + FRAME))
            strip(draw, left + FRAME, top + 28 + SIDE + 2 * FRAME, skins, small)
            strip(draw, left + FRAME, top + 28 + SIDE + 2 * FRAME + STRIP, hair, small)
        name = f'{sheet // count + 1:03}'
        picture.save(out / f'{name}.png')
        (out / f'{name}.txt').write_text('\n'.join(some))


if __name__ == '__main__':
    main()
