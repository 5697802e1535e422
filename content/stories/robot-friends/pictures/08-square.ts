import { called } from '../../../cuts/called.ts';
import { cut, disc, line, smallPerson, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { awning, COATS, pigeon, SKINS } from '../parts.ts';

export const scene: Picture = {
  set: 'market',
  light: 'dusk',
  shot: 'small-before-big',
  lighting: { from: [450, 100] },
  cuts: [
    wall('#f0b75e'),
    ...awning(-60, 0, 480, '#c8503f', 0.586, 8),
    ...awning(460, 0, 500, '#3f7a9a', 0.586, 8),
    ...Array.from({ length: 44 }, (_, i) => {
      const r = Math.floor(i / 8),
        n = i % 8;
      return { x: 30 + n * 122 + (r % 2) * 60, y: 210 + r * 150, s: 0.86 + r * 0.12, i, r };
    }).flatMap(({ x, y, s, i, r }) => [
      ...smallPerson(
        x,
        y,
        s,
        COATS[(i * 3) % 7]!,
        0.6 + r * 0.01 + i * 0.0001,
        i % 5 === 0 ? COATS[(i + 2) % 7] : undefined,
        SKINS[(i * 5) % 7]!,
      ).map((c, k) => ({ ...c, depth: 0.6 + r * 0.01 + (i % 8) * 0.001 + k * 0.0001 })),
      line('-10,12 0,18 10,12', '#5a2430', 4, {
        at: [x, y],
        scale: s,
        depth: 0.6 + r * 0.01 + (i % 8) * 0.001 + 0.0008,
      }),
      ...(i % 5
        ? [
            cut(
              '-36,-6! -34,-30 0,-42 34,-30 36,-6! 20,-22 -20,-22',
              ['#3a2a26', '#8a5a3a', '#c99a52', '#ede2ce'][i % 4]!,
              { at: [x, y], scale: s, depth: 0.6 + r * 0.01 + (i % 8) * 0.001 + 0.0009, lift: 0.3 },
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
    cut('780,1500! 790,1200 840,1050 920,1010 1360,1000! 1360,1500!', '#7d8d95', { depth: 0.8, lift: 2 }),
    line('800,1210 860,1190 940,1196', '#5f6d75', 9, { depth: 0.801 }),
    disc(850, 1120, 12, '#5f6d75', { depth: 0.801 }),
    disc(830, 1290, 12, '#5f6d75', { depth: 0.801 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      facing: 'back',
      at: [430, 1130],
      by: 'head',
      scale: 1.5,
      act: { spine: 12, tilt: 6 },
      touch: { left: [300, 1316] },
      shadow: false,
      depth: 0.76,
    },
    {
      who: 'basil',
      pose: 'stand',
      facing: 'front',
      at: [150, 880],
      by: 'head',
      scale: 1.2,
      expression: 'delight',
      lookAt: [430, 900],
      shadow: false,
      depth: 0.67,
    },
    {
      who: 'ottie',
      pose: 'stand',
      facing: 'front',
      at: [690, 890],
      by: 'head',
      scale: 1.2,
      expression: 'holdingLaugh',
      lookAt: [430, 900],
      shadow: false,
      depth: 0.67,
    },
    pigeon(190, 330, 0.5, { facing: 'left', depth: 0.67 }),
  ],
};
