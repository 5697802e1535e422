import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, smallPerson, snip, wall } from '../../../cuts/flat.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cup, shawl } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  light: 'dusk',
  shot: 'frame-in-frame',
  wide: cam({ on: [520, 760], zoom: 1 }),
  why: { contrast: 'the door opens on the day, and the whole town stands in it' },
  lighting: { lamps: [{ on: [520, 560], reach: 700 }] },
  cuts: [
    wall('#3f2c4a', { print: 'wallpaper' }),
    box(270, 90, 770, 1220, '#fbe6a6', { depth: 0.59, lift: 0 }),
    cut('270,640! 270,520 400,470 560,500 770,440 770,640!', '#a8cf9a', { depth: 0.591, lift: 0 }),
    cut('270,240 330,200 420,210 480,250 300,270', '#fffaf0', { depth: 0.591, lift: 0 }),
    ...(
      [
        [340, 560, 0.72, '#5f7a9a', '#3f5b7a'],
        [450, 530, 0.76, '#a8604a', '#7a3a32'],
        [570, 540, 0.74, '#6c7b55', '#f0ce8a'],
        [690, 560, 0.76, '#8e4358', '#5b3a48'],
        [310, 680, 0.95, '#c98a45', '#8a5a3a'],
        [440, 680, 1, '#7a5a9a', '#fffaf0'],
        [590, 690, 1, '#3f6b6a', '#c7506a'],
        [720, 680, 0.96, '#b0563f', '#44597a'],
        [360, 850, 1.25, '#8a6244', '#6a3f35'],
        [540, 860, 1.3, '#d9857a', '#e2a94b'],
        [700, 850, 1.25, '#55508a', '#3f6b5c'],
      ] as const
    ).flatMap(([x, y, s, c, h], i): SceneCut[] => [
      ...smallPerson(x, y, s, c, 0.6 + i * 0.002, h).map((piece, k) =>
        k === 2 ? { ...piece, what: 'hat' } : piece,
      ),
      disc(x, y + 2, 24 * s, ['#f0c9a8', '#8a5a40', '#d3a27c', '#5a3a2c'][i % 4]!, {
        depth: 0.6004 + i * 0.002,
      }),
      disc(x - 12 * s, y + 8 * s, 6 * s, '#e0604f', { depth: 0.6006 + i * 0.002, opacity: 0.8 }),
      disc(x + 12 * s, y + 8 * s, 6 * s, '#e5735f', { depth: 0.6006 + i * 0.002 }),
      disc(x - 9 * s, y - 4 * s, 3 * s, '#33212a', { depth: 0.6007 + i * 0.002 }),
      disc(x + 9 * s, y - 4 * s, 3 * s, '#33212a', { depth: 0.6007 + i * 0.002 }),
    ]),
    ...(
      [
        [390, 760],
        [500, 770],
        [640, 770],
        [330, 930],
        [470, 950],
        [620, 960],
        [730, 930],
      ] as const
    ).flatMap(([x, y], i): SceneCut[] => [
      line(`${x},${y} ${x},${y + 90}`, '#5f8a4f', 9, { depth: 0.64 }),
      disc(x, y, 24, ['#d9607a', '#9a5ab0', '#f0c04f'][i % 3]!, { what: 'flower', depth: 0.641 }),
      disc(x + 26, y + 14, 18, ['#f0c04f', '#d9607a', '#9a5ab0'][i % 3]!, { depth: 0.641 }),
    ]),
    snip('270,1090! 770,1090! 800,1220! 240,1220!', '#c9b39a', { depth: 0.645, lift: 1 }),
    snip('-460,-100! 270,-100! 270,1220! -460,1320!', '#3f2c4a', {
      depth: 0.65,
      lift: 0.2,
      print: 'wallpaper',
    }),
    snip('270,90! 190,40! 190,1260! 270,1220!', '#7d4c3e', { depth: 0.66, lift: 1.4, print: 'ledger' }),
    snip('190,40! 60,10! 60,1320! 190,1260!', '#6a3f35', { depth: 0.661, lift: 1.8, print: 'ledger' }),
    snip('240,1220! 800,1220! 1360,1420! 60,1420!', '#f6d58c', { depth: 0.652, lift: 0 }),
    snip('-460,1320! 240,1220! 60,1420! -460,1420!', '#2c1f3a', { depth: 0.651, lift: 0 }),
    snip('800,1220! 1360,1250! 1360,1420! 1360,1420!', '#2c1f3a', { depth: 0.651, lift: 0 }),
    ...shawl(850, 1316, 1.7, 0.765),
    ...cup(700, 1350, 0.9, '#f6dca0', 0.91).map((c) => ({ ...c, turn: 34 })),
    line('200,640 150,640', '#f2c465', 16, { depth: 0.662 }),
  ],
  cast: [
    {
      who: 'nora',
      at: [850, 1300],
      scale: 1.7,
      facing: 'left',
      depth: 0.76,
      lookAt: [560, 760],
      mood: 'scared',
    },
    {
      who: 'hedgehog',
      at: [670, 1196],
      scale: 0.9,
      facing: 'left',
      depth: 0.68,
      lookAt: [300, 600],
      mood: 'scared',
    },
    {
      who: 'hero',
      pose: 'stand',
      facing: 'right',
      at: [330, 720],
      by: 'head',
      scale: 1.5,
      expression: 'delight',
      act: { spine: -6 },
      touch: { left: [190, 900] },
      lookAt: [560, 700],
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'friend',
      pose: 'pull',
      at: [120, 880],
      by: 'head',
      shadow: false,
      scale: 1.2,
      facing: 'right',
      expression: 'effort',
      depth: 0.718,
      act: { spine: -8 },
      touch: { right: 'hero.back' },
    },
  ],
};
