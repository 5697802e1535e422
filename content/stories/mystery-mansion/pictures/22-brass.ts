import { called } from '../../../cuts/called.ts';
import { box, disc, pool, wall } from '../../../cuts/flat.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { brassPlate, cup, letter, shawl } from '../parts.ts';

export const scene: Picture = {
  set: 'outside',
  light: 'night',
  shot: 'over-the-shoulder',
  lighting: { lamps: [{ on: [330, 420], reach: 900 }] },
  cuts: [
    wall('#3b3060', { print: 'letters' }),
    ...pool(360, 520, [600, 450, 320], ['#5a4566', '#86605f', '#b98856'], 0.585),
    ...brassPlate(310, 290, 0.72, '#f6cc62', '#f6cc62', 0.61, 'button'),
    box(-460, 1160, 1360, 1460, '#5b4a66', { depth: 0.62, lift: 1.4 }),
    box(-460, 1240, 1360, 1440, '#463852', { depth: 0.625, lift: 1.2 }),
    ...[0, 1, 2, 3].flatMap((i) =>
      cup(
        64 + (i % 2) * 10,
        1240 - i * 62,
        0.8,
        ['#e08a64', '#f0d096', '#8fb0a0', '#cfa3b8'][i]!,
        0.75 + i * 0.001,
      ),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
      letter(430 + (i % 3) * 8, 1240 - i * 22, 150, (i % 3) * 5 - 5, 0.75 + i * 0.001, '#fff4dc'),
    ),
    ...shawl(770, 1300, 3.1, 0.795),
    // Her crossword, which has no room for a dot.
    ...called('crossword', [
      box(640, 700, 760, 820, '#fff8e6', { depth: 0.702, lift: 1 }),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        box(648 + ((i * 2) % 5) * 22, 708 + i * 18, 668 + ((i * 2) % 5) * 22, 724 + i * 18, '#33212a', {
          depth: 0.703,
          lift: 0,
        }),
      ),
    ]),
    disc(600, 1240, 5, '#d9a860', { depth: 0.8 }),
  ],
  cast: [
    {
      who: 'pym',
      pose: 'think',
      facing: 'left',
      at: [620, 540],
      by: 'head',
      scale: 1.3,
      expression: 'curious',
      act: { spine: 16, neck: 8 },
      lookAt: [220, 330],
      shadow: false,
      depth: 0.7,
    },
    {
      who: 'hero',
      pose: 'wave',
      facing: 'front',
      at: [250, 720],
      by: 'head',
      scale: 1.6,
      expression: 'delight',
      act: {
        arms: [
          [-100, -120],
          [100, 118],
        ],
        spine: 13,
      },
      hands: 'open',
      lookAt: [800, 600],
      shadow: false,
    },
    {
      who: 'nora',
      at: [770, 1280],
      scale: 3.1,
      facing: 'left',
      depth: 0.79,
      lookAt: [310, 290],
      mood: 'glad',
      nod: -8,
    },
    { who: 'mouse', at: [250, 1250], scale: 1.0, facing: 'right', depth: 0.76 },
    { who: 'gravy', at: [470, 1330], scale: 0.8, facing: 'left', depth: 0.78 },
  ],
};

export const ways: WayPictures = [
  { on: [90, 1100], zoom: 3, at: [0.4, 0.5] },
  { on: [440, 1160], zoom: 3, at: [0.5, 0.5] },
];
