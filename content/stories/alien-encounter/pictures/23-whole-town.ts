import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { lay, scattered, visitor } from '../parts.ts';

export const scene: Picture = {
  set: 'town',
  shot: 'plan',
  lighting: { dark: 0.15, lamps: [{ on: [450, 980], reach: 520 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#1c3464'),
      // Streets in rings round the hill, all dark, and faces in them, turned up.
      ...[620, 780, 940, 1100, 1260, 1420].flatMap((radius, ring) =>
        Array.from({ length: 13 + ring * 3 }, (_, i): SceneCut[] => {
          const a = Math.PI * (1.02 + ((i + (ring % 2) * 0.5) / (13 + ring * 3)) * 0.96);
          const [x, y] = [
            Math.round(450 + Math.cos(a) * radius),
            Math.round(1150 + Math.sin(a) * radius * 0.92),
          ];
          return [
            ...put(x, y, 1, (a * 180) / Math.PI + 90, [
              snip('-56,-40! 56,-40! 56,40! -56,40!', ['#0a1733', '#0d1d3f', '#091429'][(i + ring) % 3]!, {
                lift: 0.8,
              }),
              line('-56,0 56,0', '#1c3566', 5),
            ]),
            disc(
              Math.round(450 + Math.cos(a + 0.03) * (radius + 76)),
              Math.round(1150 + Math.sin(a + 0.03) * (radius + 76) * 0.92),
              9,
              ['#e3b997', '#8a5a44', '#c9a27c', '#f0d2b8'][(i * 3 + ring) % 4]!,
            ),
          ];
        }).flat(),
      ),
      // The river, with the stars in it.
      cut(
        '-460,360 -100,330 160,400 420,520 700,500 1000,380 1360,360 1360,500 1000,520 720,640 420,660 140,540 -100,470 -460,500',
        '#2b4f9a',
        { lift: 0.6 },
      ),
      ...scattered(34, -400, 1300, 400, 560).map(([x, y], i) =>
        disc(x, y + (x > 200 && x < 900 ? 60 : -6), i % 4 ? 4 : 7, '#fff3cf'),
      ),
      // The hill.
      cut(round(450, 1120, 560, 400, 20), '#1b3a5c', { lift: 2, print: 'newsprint' }),
      cut(round(450, 1090, 430, 300, 20), '#22476a', { lift: 0.6 }),
      ...[330, 240, 150].map((r) => disc(520, 1030, r, '#ffcf70', { opacity: 0.16 })),
      line('160,1180 250,760', '#0b1835', 14),
      line('120,1180 250,760 200,1190', '#0b1835', 6),
      disc(252, 752, 15, '#5c2a2c'),
    ),
    ...visitor(560, 1160, 0.95, 0.75, {
      as: 'glow',
      ears: [-24, 0, 24],
      look: [0, -1],
      mouth: 'smile',
      hands: [
        [-100, -110],
        [84, -150],
      ],
    }),
    ...lay(
      0.73,
      put(716, 1244, 0.8, 40, [
        cut('-58,-6! -48,-74 -18,-90 0,-80 18,-90 48,-74 58,-6!', '#57402f', { lift: 0.8 }),
        cut('-104,4 -70,-16 0,-10 70,-16 104,4 70,20 0,16 -70,20', '#57402f', { lift: 0.6 }),
      ]),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      at: [400, 960],
      by: 'head',
      scale: 0.85,
      facing: 'right',
      expression: 'wonder',
      act: { spine: -14 },
      touch: { right: [466, 1056] },
      lookAt: [450, 100],
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
      depth: 0.74,
    },
    {
      who: 'otto',
      pose: 'stand',
      at: [760, 1130],
      by: 'head',
      scale: 0.8,
      turn: 64,
      facing: 'left',
      expression: 'wonder',
      shadow: false,
      depth: 0.735,
    },
    {
      who: 'amparo',
      pose: 'lookUp',
      at: [250, 1060],
      by: 'head',
      scale: 0.62,
      facing: 'right',
      expression: 'wonder',
      lookAt: [450, 100],
      depth: 0.738,
    },
  ],
};
