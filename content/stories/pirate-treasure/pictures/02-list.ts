import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, glow, line, oval, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { placed } from '../parts.ts';

/** A sheet of paper between two corners. */
const sheet = (
  x: number,
  y: number,
  x2: number,
  y2: number,
  depth: number,
  more: Partial<SheetCut> = {},
): SceneCut => box(x, y, x2, y2, '#f8ecd0', { depth, lift: 1.6, print: 'ledger', ...more });
/** A row of upright planks. */
const boards = (
  x: number,
  x2: number,
  step: number,
  y: number,
  y2: number,
  colours: readonly string[],
  depth: number,
): SceneCut[] =>
  Array.from({ length: Math.ceil((x2 - x) / step) }, (_, i) =>
    box(x + i * step, y, x + (i + 1) * step, y2, colours[i % colours.length]!, {
      depth: depth + i * 0.0002,
      lift: 0.5,
      print: 'ledger',
    }),
  );

export const scene: Picture = {
  set: 'cabin',
  shot: 'close',
  wide: { zoom: 0.98, on: [470, 820], at: [0.5, 0.5] },
  cuts: kept([
    ...boards(-400, 1340, 190, -200, 1700, ['#6e4030', '#62392c', '#774734'], 0.1).map((plank, i) =>
      i === 2 ? { ...plank, what: 'door' } : plank,
    ),
    ...glow(880, 120, 760, ['#7d4a34', '#965c3a', '#b87844'], { depth: 0.15, step: 0.0005, flat: 1 }),
    sheet(470, 60, 900, 1230, 0.2, { what: 'list' }),
    disc(686, 84, 11, '#5a5560', { depth: 0.205 }),
    ...(
      [
        ['CAPTAIN', 'Oona', 190],
        ['MATE', '', 390],
        ['COOK', 'Cook', 590],
        ['COUNTING', 'Parrot', 790],
        ['LUGGAGE', '', 1010],
      ] as const
    ).flatMap(([what, name, y]): SceneCut[] => [
      word(what, 740, y - 24, 32, '#4a2f38', { depth: 0.21 }),
      word(name, 740, y + 30, 34, '#a24e3a', { depth: 0.21, hand: true }),
      line(`510,${y + 90} 870,${y + 84}`, '#c9b28a', 3, { depth: 0.208 }),
    ]),
    written('{friend}', 740, 420, 300, '#a24e3a', 0.21),
    written('{name}', 692, 1140, 390, '#a24e3a', 0.21),
    // A hat, a telescope, a pan, a feather; a trunk.
    ...placed(
      [cut('-56,16! -40,-8 -26,-36 0,-44 26,-36 40,-8 56,16! 0,4', '#34486b', { lift: 0.6 })],
      [560, 190],
      1,
      0.21,
    ),
    ...placed(
      [
        snip('-50,20! 10,-14! 18,2! -42,38!', '#b9824f', { lift: 0.6 }),
        snip('10,-20! 46,-38! 58,-14! 20,6!', '#8a5638', { lift: 0.6 }),
      ],
      [560, 390],
      1,
      0.21,
    ),
    ...placed(
      [oval(-8, 0, 36, 30, '#4f535c', { lift: 0.6 }), line('24,-8 68,-26', '#4f535c', 12)],
      [552, 590],
      1,
      0.21,
    ),
    ...placed(
      [
        cut('-40,40! -20,-10 20,-44 50,-48 40,-10 8,24 -24,36', '#cf5540', { lift: 0.6 }),
        line('-52,54 40,-38', '#7a2f2a', 4),
      ],
      [556, 790],
      1,
      0.21,
    ),
    ...placed(
      [
        snip('-62,-34! 62,-34! 62,46! -62,46!', '#8a5638', { lift: 0.8 }),
        snip('-40,-34! -26,-34! -26,46! -40,46!', '#d8b45a', { lift: 0.3 }),
        snip('40,-34! 26,-34! 26,46! 40,46!', '#d8b45a', { lift: 0.3 }),
        line('-20,-36 -16,-52 16,-52 20,-36', '#5f3a2c', 7),
      ],
      [560, 1000],
      1,
      0.21,
    ),
    // Somebody thinks there is room above.
    line('500,930 600,936 700,928 860,934', '#7a7684', 4, { depth: 0.212, dash: [26, 12] }),
    ...['I', 'II', 'IIIIIII'].map((marks, i) =>
      word(marks, 90 + i * 26, 70 + i * 66, 36, '#e0b98a', { depth: 0.16 }),
    ),
  ]),
  props: [{ id: 'lantern', at: [880, 300], scale: 0.62, depth: 0.3 }],
  cast: [
    hero('point', [232, 640], 2.35, {
      holding: 'none',
      facing: 'right',
      expression: 'angry',
      strength: 'slight',
      act: { spine: 13, tilt: -14, neck: 5 },
      hands: { right: 'point' },
      lookAt: [600, 420],
      touch: { right: [514, 1036] },
      seatOn: 'ground',
    }),
  ],
};
