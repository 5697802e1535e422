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
    cut('700,560 760,500 790,560 760,640 720,620', '#e8bd58', { depth: 0.66, lift: 0.8 }),
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
      shadow: false,
      depth: 0.76,
    },
    pigeon(190, 330, 0.5, { facing: 'left', depth: 0.67 }),
  ],
};
