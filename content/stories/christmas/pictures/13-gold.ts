import { box, disc, glow, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bee, bestLanternAt, jar, OUTDOORS } from '../parts.ts';

export const scene: Picture = {
  set: 'honey',
  plain: '#7a3a1c',
  shot: 'low-angle',
  seed: 15,
  wears: OUTDOORS,
  cuts: kept([
    ...glow(450, 860, 1000, ['#8a441c', '#a85a22', '#c9782c', '#e09a3c', '#f3bd58', '#fbdc8c'], {
      depth: 0.02,
    }),
    box(410, 40, 490, 330, '#3a2a44', { depth: 0.05, lift: 0 }),
    box(426, 120, 474, 200, '#fbdc8c', { depth: 0.06, lift: 0 }),
    ...[0, 1, 2, 3].flatMap((row) =>
      [
        ...[0, 1, 2, 3, 4, 5]
          .filter((i) => !(row > 1 && i > 0 && i < 5))
          .flatMap((i) =>
            jar(
              75 + i * 150,
              250 + row * 240,
              1.55,
              ['#f0a032', '#f7b844', '#e88a2a', '#f3c050'][(i + row * 3) % 4]!,
              0.1 + row * 0.001,
            ),
          ),
        snip(
          `-100,${250 + row * 240}! 1000,${250 + row * 240}! 1000,${268 + row * 240}! -100,${268 + row * 240}!`,
          '#6a351c',
          { depth: 0.09 + row * 0.001, lift: 0.6 },
        ),
      ].filter((cut) => row < 2 || !('snip' in cut && String(cut.shape).startsWith('-100'))),
    ),
    ...jar(90, 1330, 3, '#f5ae38', 0.8),
    ...bestLanternAt(446, 1210, 0.5, 0.81, true),
    ...jar(820, 1330, 3, '#f0a032', 0.8),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      disc(60 + i * 112, 40 + (i % 3) * 22, 24, '#fbe3a0', { depth: 0.04, opacity: 0.6 }),
    ),
    line('418,1000 446,1096', '#8a5a2a', 13, { depth: 0.82 }),
    disc(450, 1112, 62, '#ffe9a0', { depth: 0.8195, opacity: 0.55 }),
    oval(450, 1100, 20, 38, '#ff9a3c', { depth: 0.8205, lift: 0 }),
    oval(450, 1108, 11, 22, '#fff8d8', { depth: 0.821, lift: 0 }),
    ...bee(640, 870, 0.8, 0.76),
  ]),
  cast: [
    person('hero', [280, 850], 1.55, {
      facing: 'right',
      expression: 'wonder',
      act: { spine: 12 },
      lookAt: [446, 1100],
      touch: { right: [412, 1012] },
      handsDepth: 0.822,
    }),
    person('lind', [610, 740], 1.5, {
      facing: 'left',
      expression: 'tender',
      act: { spine: 14 },
      lookAt: [446, 1100],
      touch: { left: [424, 976] },
      handsDepth: 0.823,
      depth: 0.719,
    }),
  ],
};
