import { box, disc, glow, line, oval } from '../../../cuts/lit.ts';
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
    // All ninety, lit.
    ...Array.from({ length: 9 }, (_, row) => row).flatMap((row) => [
      ...Array.from({ length: 10 }, (_, i) =>
        jar(
          38 + i * 92,
          104 + row * 92,
          0.8,
          ['#f0a032', '#f7b844', '#e88a2a', '#f3c050'][(i * 3 + row) % 4]!,
          0.1 + row * 0.001,
        ).slice(0, 3),
      ).flat(),
      box(-100, 104 + row * 92, 1000, 112 + row * 92, '#8a4a20', { depth: 0.0995 + row * 0.001, lift: 0.4 }),
    ]),
    ...glow(450, 900, 560, ['#ffdf8a', '#ffe9a8'], { depth: 0.12 }).map((piece) => ({
      ...piece,
      opacity: 0.3,
    })),
    ...jar(90, 1330, 3, '#f5ae38', 0.8),
    ...bestLanternAt(446, 1210, 0.5, 0.81, true),
    ...jar(820, 1330, 3, '#f0a032', 0.8),
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
    person('lind', [600, 800], 1.5, {
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
