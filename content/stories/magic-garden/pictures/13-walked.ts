import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, glow, line, snip } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { cam, kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cypresses, gateRim, pilaf, walkingCrumb } from '../parts.ts';

export const scene: Picture = {
  set: 'yard',
  light: 'night',
  plain: '#4a2f55',
  shot: 'establish',
  wide: { ...cam(), on: [450, 790], zoom: 0.92 },
  seed: 15,
  lighting: { from: [560, 1000], cast: false },
  cuts: kept([
    box(-100, -60, 1000, 200, '#6a4470', { depth: 0.05, lift: 0 }),
    cut('-100,150! 200,190 500,160 1000,200! 1000,420! -100,420!', '#b0647a', { depth: 0.051, lift: 0.6 }),
    cut('-100,290! 300,270 600,310 1000,280! 1000,420! -100,420!', '#eaa06a', { depth: 0.052, lift: 0.6 }),
    disc(300, 90, 4, '#f7e9c4', { depth: 0.06 }),
    disc(560, 60, 6, '#f7e9c4', { depth: 0.06 }),
    ...cypresses(
      [
        [470, 190, 46],
        [566, 250, 38],
        [650, 170, 50],
        [880, 200, 50],
      ],
      440,
      '#2c2a4c',
      0.07,
    ),
    // The sisters have put a light in every window.
    ...Array.from({ length: 9 }, (_, i) =>
      cut(arch(520 + i * 44, 1000 + (i % 2) * 3, 17, 25), i === 5 ? '#2f5a72' : '#ffcf78', {
        depth: 0.105,
        lift: 0,
      }),
    ).filter((_, i) => i < 3 || i > 6),
    ...Array.from({ length: 4 }, (_, i) =>
      cut(arch(542 + i * 34, 962, 13, 20), i === 2 ? '#204858' : '#f4b860', { depth: 0.105, lift: 0 }),
    ),
    box(-100, 400, 1000, 1010, '#264a66', { depth: 0.1, lift: 1.6, print: 'tiles' }),
    box(-100, 390, 1000, 424, '#3f7488', { depth: 0.11, lift: 1 }),
    box(-100, 1000, 1000, 1400, '#6a4560', { depth: 0.2, lift: 1, print: 'tiles' }),
    ...glow(330, 850, 520, ['#2f4f6c', '#4f6070', '#8a7468'], { depth: 0.1005 }),
    ...glow(350, 1150, 560, ['#84566a', '#b07a62', '#e2ae6c'], { depth: 0.21, flat: 0.3 }),
    // The light's way to the gate.
    snip('420,1180! 820,1012! 700,1012! 360,1120!', '#c98f66', { depth: 0.212, lift: 0, opacity: 0.6 }),
    cut(arch(770, 1012, 190, 380), '#1f3f6a', { depth: 0.22, lift: 0.6 }),
    gateRim(770, 1012, 190, 380, 0.23, '#d9b878'),
    line('770,1010 770,640', '#14304f', 5, { depth: 0.231 }),
    ...[0, 1, 2, 3, 4].map((i) => disc(804, 856 - i * 8, 2.4, '#ffd98a', { depth: 0.24 })),
    disc(804, 840, 16, '#0f2440', { depth: 0.235 }),
    line('20,1140 44,860 90,620 130,480', '#3a2434', 70, { depth: 0.3 }),
    line('70,820 0,700', '#3a2434', 30, { depth: 0.3 }),
    cut('-40,560 -60,300 80,160 260,170 380,290 390,450 300,560 160,600 0,620', '#2a4f48', {
      depth: 0.31,
      lift: 2,
      print: 'seed-packet',
    }),
    ...[
      [60, 420],
      [210, 340],
      [300, 470],
      [150, 530],
      [330, 330],
    ].flatMap(([x, y]): SceneCut[] => [
      disc(x!, y!, 30, '#b83f48', { depth: 0.32 }),
      snip(
        `${x! - 9},${y! - 26}! ${x! - 12},${y! - 44}! ${x!},${y! - 34}! ${x! + 12},${y! - 44}! ${x! + 9},${y! - 26}!`,
        '#b83f48',
        { depth: 0.321, lift: 0 },
      ),
    ]),
    ...walkingCrumb(790, 1050, 0.5, 0.76),
    ...glow(740, 1050, 170, ['#a9785a', '#e2ae6c'], { depth: 0.24, flat: 0.4 }),
    ...pilaf(330, 1270, 0.5, 0.76, 'sleeps'),
  ]),
  props: [{ id: 'jar-lantern', name: 'lantern', at: [500, 1262], scale: 0.7, depth: 0.765 }],
  cast: [
    person('parvin', [180, 790], 1.2, {
      pose: 'sit',
      facing: 'right',
      expression: 'joy',
      lookAt: 'hero',
      seatOn: 'ground',
      touch: { right: 'friend.shoulder' },
    }),
    person('hero', [580, 880], 1.3, {
      pose: 'kneel',
      facing: 'right',
      expression: 'tender',
      act: { spine: 18 },
      touch: { right: [716, 1040] },
      hands: { right: 'open' },
      handsDepth: 0.75,
      lookAt: [790, 1040],
      depth: 0.74,
    }),
    person('friend', [356, 930], 1.1, {
      pose: 'sit',
      facing: 'right',
      expression: 'joy',
      act: { spine: 12 },
      lookAt: 'hero',
      seatOn: 'ground',
      depth: 0.725,
    }),
  ],
};
