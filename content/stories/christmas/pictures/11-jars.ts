import { box, cut, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { jar, OUTDOORS } from '../parts.ts';

export const scene: Picture = {
  set: 'honey',
  plain: '#4a2f2c',
  wide: { zoom: 1.55, on: [450, 770], at: [0.5, 0.5] },
  shot: 'small-before-big',
  seed: 13,
  wears: OUTDOORS,
  cuts: kept([
    box(-100, -60, 1000, 1400, '#7a4f30', { depth: 0.05, lift: 0 }),
    // Ninety: nine shelves of ten; the one that is taken down lets the light in.
    ...Array.from({ length: 9 }, (_, row) => row).flatMap((row) => [
      box(-100, 104 + row * 92, 1000, 113 + row * 92, '#4a2f2c', {
        depth: 0.2 + row * 0.001,
        lift: 0.8,
      }),
      ...Array.from({ length: 10 }, (_, i) => i).flatMap((i) =>
        row === 5 && i === 4
          ? [
              box(376, 486, 438, 564, '#fff3c4', { what: 'window', depth: 0.199, lift: 0 }),
              line('386,510 420,482', '#ffffff', 5, { depth: 0.1995 }),
            ]
          : jar(
              38 + i * 92,
              104 + row * 92,
              0.72,
              ['#a8621f', '#bd7926', '#985519', '#b16c22'][(i * 3 + row) % 4]!,
              0.21 + row * 0.001,
            )
              .slice(0, 3)
              .map((cut, k) => (k === 2 ? { ...cut, colour: '#b98f5e' } : cut)),
      ),
    ]),
    snip('376,490! 438,490! 520,1170! 250,1170!', '#ffdf94', { depth: 0.3, lift: 0, opacity: 0.34 }),
    snip('390,490! 426,490! 450,1170! 330,1170!', '#fff0c0', { depth: 0.301, lift: 0, opacity: 0.34 }),
    box(-100, 850, 1000, 1180, '#5f3d2c', { depth: 0.19, lift: 0.4 }),
    box(-100, 1170, 1000, 1400, '#5a3f3a', { depth: 0.4, lift: 1.4, print: 'letters' }),
    // Through the jar, over the alley: Number 24.
    ...jar(500, 1056, 1.5, '#f0a834', 0.74).slice(0, 2),
    cut('462,1040! 462,984 500,954 538,984 538,1040!', '#a55a1c', { depth: 0.745, lift: 0 }),
    box(474, 988, 526, 1016, '#fff3c4', { what: 'window', depth: 0.746, lift: 0 }),
    { letters: '24', at: [500, 1030], size: 19, colour: '#fff3c4', depth: 0.747 },
  ]),
  cast: [
    person('hero', [340, 990], 1.02, {
      pose: 'peek',
      facing: 'right',
      expression: 'curious',
      act: { spine: -18, neck: -2, tilt: -8 },
      touch: { right: [448, 1020] },
      handsDepth: 0.75,
      lookAt: [500, 1000],
    }),
    person('lind', [690, 935], 1, {
      facing: 'left',
      expression: 'calm',
      act: { spine: 24, neck: 6 },
      lookAt: 'hero',
    }),
  ],
};
