import { called } from '../../../cuts/called.ts';
import { box, cut, oval, snip } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { fastAt, fliesAt, friendAt, rowsOfSuperheroes } from '../parts/people.ts';
import { notWidened, placed } from '../parts/pieces.ts';
import { bucket, mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'canteen',
  shot: 'establish',
  why: { samePose: 'still at the same table' },
  wide: { zoom: 1, on: [450, 800], at: [0.5, 0.5] },
  lighting: { from: [700, 40], cast: true },
  cuts: kept([
    box(-460, -300, 1360, 620, '#f6edd6', { depth: 0.05, lift: 0.2, print: 'comic' }),
    ...[380, 610, 840, 1070].map((x) =>
      notWidened(box(x, 60, x + 160, 420, '#fffdf4', { depth: 0.06, lift: 0.8 })),
    ),
    ...[380, 610, 840, 1070].map((x) =>
      snip(`${x - 60},620! ${x + 90},620! ${x - 40},1330! ${x - 240},1330!`, '#fffaf0', {
        depth: 0.22,
        lift: 0,
        opacity: 0.7,
      }),
    ),
    box(-460, 600, 1360, 1700, '#ead9b4', { depth: 0.2, lift: 0.6 }),
    // An empty plain of tables.
    ...(
      [
        [760, 660, 0.5],
        [1090, 712, 0.6],
        [820, 760, 0.7],
        [1060, 830, 0.8],
      ] as const
    ).flatMap(([x, y, s]) =>
      placed(
        [
          snip('-150,-90! 150,-90! 170,-66! -170,-66!', '#c9855a', { lift: 0.8 }),
          snip('-140,-66! -128,-66! -128,0! -140,0!', '#8a5a40', { lift: 0 }),
          snip('140,-66! 128,-66! 128,0! 140,0!', '#8a5a40', { lift: 0 }),
        ],
        [x, y],
        s,
        0.3,
      ),
    ),
    // Sixty on one side, up to the ceiling.
    ...rowsOfSuperheroes([-210, 130], [68, 76], [7, 15], 0.62, 0.4, { look: [1, 0.2] }).filter(({ at }) => {
      const [x, y] = at ?? [0, 0];
      return x < 108 + (y - 100) * 0.24;
    }),
    // Their table; a tray has come through it, a little.
    snip('400,980! 860,980! 900,1030! 360,1030!', '#d99a62', { depth: 0.74, lift: 1.6, print: 'comic' }),
    snip('360,1030! 900,1030! 896,1052! 364,1052!', '#a8693f', { depth: 0.741, lift: 0.6 }),
    box(400, 1052, 426, 1230, '#8a5a40', { depth: 0.7, lift: 0.6 }),
    box(834, 1052, 860, 1230, '#8a5a40', { depth: 0.7, lift: 0.6 }),
    snip('640,948! 790,1010! 772,1062! 620,1000!', '#c8503f', { what: 'tray', depth: 0.745, lift: 1.2 }),
    snip('636,1000! 668,984! 690,1030! 730,1020! 770,1060! 640,1040!', '#a8693f', {
      depth: 0.746,
      lift: 0.8,
    }),
    oval(560, 992, 46, 13, '#fffaf0', { depth: 0.744, lift: 0.6 }),
    cut('528,988 536,958 560,948 584,958 592,988', '#e6b84e', { depth: 0.745, lift: 0.8 }),
    cut('544,956 560,944 578,956 560,962', '#8a4a2c', { depth: 0.746, lift: 0 }),
    ...called('ketchup', [
      snip('442,990! 448,910! 478,910! 484,990!', '#c8503f', { depth: 0.745, lift: 0.8 }),
      snip('456,910! 462,880! 470,910!', '#fffaf0', { depth: 0.746, lift: 0 }),
    ]),
    // Mop and bucket have sat down to lunch.
    ...mop(980, 770, 0.5, 0.34, 6),
    ...bucket(1040, 772, 0.5, 0.34),
  ]),
  cast: [
    hero('sit', [510, 810], 0.86, {
      facing: 'right',
      expression: 'curious',
      act: { spine: 14 },
      lookAt: 'friend',
      touch: { right: [580, 982] },
      seatOn: 'chair',
      depth: 0.73,
    }),
    friendAt('sit', [720, 800], 0.9, {
      facing: 'left',
      expression: 'embarrassed',
      act: { spine: 14 },
      lookAt: 'hero',
      touch: { left: [600, 984] },
      seatOn: 'chair',
      depth: 0.731,
    }),
    fliesAt('stand', [770, 560], 0.44, {
      facing: 'left',
      expression: 'curious',
      lookAt: 'hero',
      depth: 0.29,
    }),
    fastAt('crouch', [884, 596], 0.44, {
      facing: 'left',
      expression: 'scared',
      lookAt: 'hero',
      depth: 0.291,
    }),
  ],
};
