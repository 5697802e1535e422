import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, smallPerson, snip, wall } from '../../../cuts/flat.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { awning, COATS, pigeon, SKINS } from '../parts.ts';

export const scene: Picture = {
  set: 'market',
  light: 'dusk',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [450, 790] }),
  lighting: { from: [450, 100] },
  cuts: [
    wall('#f0b75e'),
    ...awning(-540, 40, 480, '#5f9a52', 0.586, 8),
    ...awning(-60, 0, 480, '#c8503f', 0.586, 8),
    ...awning(460, 0, 500, '#3f7a9a', 0.586, 8),
    ...awning(980, 40, 480, '#c98a45', 0.586, 8),
    box(-900, 1090, 1800, 1700, '#e0994a', { name: 'square', depth: 0.666, lift: 0.4, print: 'newsprint' }),
    ...Array.from({ length: 78 }, (_, i) => {
      const r = Math.floor(i / 13),
        n = i % 13;
      return { x: -336 + n * 122 + (r % 2) * 60, y: 210 + r * 150, s: 0.86 + r * 0.12, i, r };
    }).flatMap(({ x, y, s, i, r }) => [
      ...smallPerson(
        x,
        y,
        s,
        COATS[(i * 3) % 7]!,
        0.6 + r * 0.01 + i * 0.0001,
        i % 5 === 0 ? COATS[(i + 2) % 7] : undefined,
        SKINS[(i * 5) % 7]!,
      ).map((c, k) => ({ ...c, depth: 0.6 + r * 0.01 + (i % 13) * 0.0007 + k * 0.0001 })),
      line('-10,12 0,18 10,12', '#5a2430', 4, {
        at: [x, y],
        scale: s,
        depth: 0.6 + r * 0.01 + (i % 13) * 0.0007 + 0.0008,
      }),
      ...(i % 5
        ? [
            cut(
              '-36,-6! -34,-30 0,-42 34,-30 36,-6! 20,-22 -20,-22',
              ['#3a2a26', '#8a5a3a', '#c99a52', '#ede2ce'][i % 4]!,
              { at: [x, y], scale: s, depth: 0.6 + r * 0.01 + (i % 13) * 0.0007 + 0.0009, lift: 0.3 },
            ),
          ]
        : []),
    ]),
    // The band, which has stopped in the middle of a bar.
    ...called('band', [
      cut(
        '660,470 650,400 690,350 770,350 800,400 780,460! 756,450 764,410 740,392 706,396 694,420 700,470!',
        '#e8bd58',
        { depth: 0.662, lift: 1 },
      ),
      disc(666, 380, 62, '#c8953a', { depth: 0.663 }),
      disc(666, 380, 54, '#f0cc6a', { depth: 0.6631 }),
      disc(666, 380, 22, '#8a5a2a', { depth: 0.6632 }),
    ]),
    disc(240, 610, 78, '#c8503f', { depth: 0.663 }),
    disc(240, 610, 66, '#fff4e0', { depth: 0.6631 }),
    line('150,560 220,600', '#7a4c30', 8, { depth: 0.664 }),
    line('330,550 262,604', '#7a4c30', 8, { depth: 0.664 }),
    cut('430,548! 520,560 560,536! 560,604! 520,580 430,572!', '#e8bd58', { depth: 0.663, lift: 0.8 }),
    // The back of a head, as tall as two children, and nearer to us than {name}'s own.
    snip('540,1330! 600,1310! 860,1310! 930,1330! 990,1700! 480,1700!', '#7d8d95', { depth: 0.8, lift: 2 }),
    ...[600, 700, 780, 870].map((x) => disc(x, 1380, 11, '#5f6d75', { depth: 0.803 })),
    ...called('robot', [
      line('730,960 730,840', '#7d8d95', 22, { depth: 0.8 }),
      disc(730, 830, 34, '#e2a94b', { depth: 0.801 }),
      disc(522, 1110, 34, '#c9863f', { depth: 0.8005 }),
      disc(938, 1110, 34, '#c9863f', { depth: 0.8005 }),
      cut(
        '530,1240! 530,1060 580,980 660,950 800,950 880,980 930,1060 930,1240! 900,1276 560,1276',
        '#9dabb1',
        {
          depth: 0.802,
          lift: 2.4,
        },
      ),
      line('610,1010 660,984', '#dbe4e6', 16, { depth: 0.803 }),
      ...[560, 640, 730, 820, 900].map((x) => disc(x, 1240, 9, '#6b7a82', { depth: 0.803 })),
    ]),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      facing: 'back',
      at: [290, 1080],
      by: 'head',
      scale: 1.4,
      act: {
        spine: 12,
        tilt: 6,
        arms: [
          [-62, -40],
          [62, 40],
        ],
      },
      shadow: false,
      depth: 0.76,
    },
    {
      who: 'basil',
      pose: 'stand',
      facing: 'front',
      at: [70, 880],
      by: 'head',
      scale: 1.2,
      expression: 'delight',
      lookAt: [600, 1000],
      shadow: false,
      depth: 0.67,
    },
    {
      who: 'ottie',
      pose: 'stand',
      facing: 'front',
      at: [560, 850],
      by: 'head',
      scale: 1.2,
      expression: 'holdingLaugh',
      lookAt: [600, 1000],
      shadow: false,
      depth: 0.67,
    },
    pigeon(730, 806, 0.8, { facing: 'left', depth: 0.805 }),
  ],
};
