import { box, line, oval, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { fastAt, fliesAt, superhero } from '../parts/people.ts';
import { arrow, notWidened } from '../parts/pieces.ts';
import { locker } from '../parts/places.ts';
import { mop } from '../parts/things.ts';

const LOCKERS = ['#6f9db5', '#7aa8be', '#668fa8'];

export const scene: Picture = {
  set: 'corridor',
  shot: 'diagonal-run',
  camera: { zoom: 1.05, on: [450, 660], at: [0.5, 0.5], roll: 7 },
  wide: { zoom: 0.94, on: [470, 760], at: [0.5, 0.5], roll: 5 },
  cuts: kept([
    box(-460, -300, 1360, 330, '#f9eed0', { depth: 0.05, lift: 0.2, print: 'comic' }),
    ...[-400, -90, 220, 530, 840, 1150].map((x) =>
      notWidened(box(x, -200, x + 170, 270, '#dff0f0', { depth: 0.06, lift: 0.8 })),
    ),
    ...Array.from({ length: 11 }, (_, i) =>
      locker(-390 + i * 156, 900, 1.18, 0.1, LOCKERS[i % 3]!, i % 4 === 1 ? 1 : 0),
    ).flat(),
    box(-460, 900, 1360, 1700, '#e9cf9a', { depth: 0.2, lift: 1, print: 'comic' }),
    ...[960, 1060, 1200].map((y) => line(`-460,${y} 1360,${y}`, '#d7b57a', 4, { depth: 0.21 })),
    // The little door that squeaked.
    snip('432,486! 560,440! 560,900! 432,860!', '#8fbace', { depth: 0.72, lift: 1.6 }),
    box(400, 500, 436, 870, '#35485e', { depth: 0.3, lift: 0 }),
    oval(540, 660, 9, 20, '#f1dfb0', { depth: 0.721, lift: 0.4 }),
    word('eek', 610, 470, 34, '#c8503f', { depth: 0.73, turn: -10 }),
    line('574,520 600,504', '#c8503f', 6, { depth: 0.73 }),
    line('578,548 612,544', '#c8503f', 6, { depth: 0.73 }),
    // Whispers, each a bit bigger.
    ...arrow(690, 330, 0.5, 0.6, 8, '#e2a53c'),
    ...arrow(790, 250, 0.8, 0.6, -8, '#d96a3f'),
    ...arrow(60, 190, 1.1, 0.6, 176, '#c8503f'),
    ...arrow(260, 300, 0.7, 0.6, 186, '#d96a3f'),
    // Everybody falls like cut grass.
    ...(
      [
        [600, 820, 0.9, 28],
        [700, 900, 0.95, 46],
        [640, 1010, 1.05, 58],
        [800, 990, 1.1, 66],
        [720, 1120, 1.2, 76],
        [880, 1130, 1.2, 84],
        [1010, 940, 1, 60],
        [1060, 1080, 1.1, 78],
        [60, 980, 1, -70],
        [20, 1120, 1.2, -80],
        [-120, 1000, 1, -74],
      ] as const
    ).flatMap(([x, y, s, turn], i) =>
      superhero(i, x, y, s, 0.74 + i * 0.001, { turn, awed: true, look: [turn > 0 ? -1 : 1, 0] }),
    ),
    // One in his own ice.
    notWidened(
      snip('800,560! 900,520! 960,640! 950,800! 820,820! 780,680!', '#c9ecf2', {
        depth: 0.735,
        lift: 1.6,
        opacity: 0.75,
      }),
    ),
    ...superhero(2, 866, 650, 0.8, 0.734, { awed: true, look: [-1, 0] }),
    ...mop(500, 1250, 0.8, 0.76, -24),
  ]),
  cast: [
    hero('point', [270, 570], 1.3, {
      facing: 'right',
      expression: 'curious',
      act: { spine: -4, tilt: 8 },
      hands: { right: 'point' },
      lookAt: [760, 900],
      touch: { right: [438, 700] },
      depth: 0.73,
    }),
    fliesAt('fly', [640, 190], 0.95, {
      facing: 'left',
      expression: 'scared',
      lookAt: 'hero',
      floats: 'flies up to the ceiling',
      depth: 0.52,
    }),
    fastAt('crouch', [792, 850], 1, {
      facing: 'left',
      expression: 'scared',
      lookAt: 'hero',
      act: { spine: 14 },
      depth: 0.7455,
    }),
  ],
};
