import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { box, cut, disc, glow, land, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { sitting, wizardHat } from '../parts/people.ts';
import { hallWindows } from '../parts/places.ts';
import { duckNotebook } from '../parts/things.ts';

export const scene: Picture = {
  set: 'hall',
  plain: '#e9cf96',
  shot: 'over-the-shoulder',
  camera: cam(),
  cuts: [
    ...glow(450, 420, 640, ['#efd9a6', '#f6e6bc', '#fdf3d8'], { depth: 0.1 }),
    ...hallWindows(['#bfe0e6', '#d6ecec', '#bfe0e6'], 0.12),
    disc(770, 190, 50, '#fdf6dc', { what: 'moon', depth: 0.125, lit: false }),
    // The back row: a baker, and a duck who reads to nine.
    land('-500,560! 1400,560!', '#a58fb8', { depth: 0.2, print: 'exercise-book' }),
    box(-500, 800, 1400, 850, '#d9a86c', { depth: 0.755, lift: 2 }),
    box(250, 850, 860, 1800, '#c48f58', { depth: 0.754, lift: 0.6 }),
    rings(450, 520, [84, 126, 170], '#f3d488', { depth: 0.3, width: 7 }),
    disc(450, 526, 56, '#a9822e', { depth: 0.77 }),
    disc(450, 520, 54, '#f7cd66', { what: 'button', depth: 0.771 }),
    disc(450, 520, 40, '#e4b24a', { depth: 0.7712 }),
    ...rows('437,507 463,507 437,533 463,533').map(([x, y]) => disc(x!, y!, 6, '#5a3a1c', { depth: 0.7714 })),
    // A hat much too large, and the heads beside it.
    ...wizardHat(280, 985, 2.9, 0, 0.785, -8),
    ...(
      [
        [40, 1130, '#c99a52', 1.1],
        [760, 1120, '#412c27', 1.15],
        [900, 1180, '#85603f', 1],
        [-160, 1150, '#2b2326', 1.1],
        [1090, 1150, '#ad5a33', 1.1],
      ] as const
    ).flatMap(([x, y, colour, s], i): SceneCut[] => [
      cut(
        '-150,300! -140,150 -70,100 70,100 140,150 150,300!',
        ['#5f93a8', '#d9674f', '#8aa36a', '#7a68a8', '#e2a94b'][i]!,
        { depth: 0.782, at: [x, y] as const, scale: s, lift: 1.4 },
      ),
      cut('-104,40 -110,-30 -70,-96 0,-116 70,-96 110,-30 104,40 60,100 -60,100', colour, {
        what: 'child',
        depth: 0.783,
        at: [x, y] as const,
        scale: s,
        lift: 1.4,
      }),
    ]),
    ...duckNotebook('duck', 0.5, 0.24, '', 1),
  ],
  cast: [
    {
      who: 'ottoline',
      pose: 'point',
      at: [600, 430],
      scale: 1.35,
      facing: 'left',
      expression: 'lookingDown',
      act: { spine: 12 },
      lookAt: [450, 520],
      touch: { left: [480, 650] },
      hands: { left: 'cup' },
      depth: 0.74,
      ...sitting,
    },
    {
      who: 'hero',
      pose: 'point',
      at: [280, 1030],
      scale: 1.75,
      facing: 'backRight',
      act: { spine: 12 },
      touch: { right: [440, 930] },
      hands: { right: 'cup' },
      depth: 0.78,
      ...sitting,
    },
    {
      who: 'baker',
      pose: 'sit',
      at: [120, 470],
      scale: 0.72,
      facing: 'right',
      expression: 'joy',
      lookAt: [450, 520],
      depth: 0.19,
      ...sitting,
    },
    { who: 'duck', name: 'duck', at: [830, 640], scale: 0.72, facing: 'left', depth: 0.23 },
    ...[690, 730, 770, 880].map(
      (x, i): NamedRole => ({
        who: 'duck',
        name: `d${i}`,
        at: [x, 656],
        scale: 0.3,
        colour: '#f7d33f',
        facing: i < 3 ? 'right' : 'left',
        depth: 0.235,
      }),
    ),
    {
      who: 'friend',
      pose: 'sit',
      at: [690, 1080],
      scale: 1.5,
      facing: 'backLeft',
      lookAt: [450, 520],
      act: { spine: 12 },
      depth: 0.782,
      ...sitting,
    },
  ],
};
