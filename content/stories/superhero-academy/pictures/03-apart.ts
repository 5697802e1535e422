import { called } from '../../../cuts/called.ts';
import { box, snip } from '../../../cuts/lit.ts';
import { cam, hero } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { fastAt, fliesAt, rowsOfSuperheroes } from '../parts/people.ts';
import { bucket, mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'canteen',
  shot: 'small-before-big',
  camera: cam({ on: [470, 700], zoom: 0.66 }),
  wide: cam({ on: [450, 720], zoom: 1 }),
  lighting: { from: [900, 40], cast: true },
  cuts: [
    box(-660, -500, 1560, 640, '#f6edd6', { depth: 0.05, lift: 0.2, print: 'comic' }),
    ...[640, 860, 1080].map((x) => box(x, 200, x + 150, 470, '#fffdf4', { depth: 0.06, lift: 0.8 })),
    ...[640, 860, 1080].map((x) =>
      snip(`${x - 40},640! ${x + 100},640! ${x + 10},1330! ${x - 200},1330!`, '#fffaf0', {
        depth: 0.22,
        lift: 0,
        opacity: 0.7,
      }),
    ),
    box(-660, 620, 1560, 1900, '#ead9b4', { depth: 0.2, lift: 0.6 }),
    // Sixty on one side, up to the ceiling.
    ...rowsOfSuperheroes([-190, 262], [84, 76], [6, 10], 0.7, 0.4, { look: [1, 0.1] }),
    // One on the other, and what she has been left.
    snip('760,1010! 1090,1010! 1130,1064! 720,1064!', '#d99a62', {
      what: 'table',
      depth: 0.75,
      lift: 1.6,
      print: 'comic',
    }),
    snip('720,1064! 1130,1064! 1126,1086! 724,1086!', '#a8693f', { depth: 0.751, lift: 0.6 }),
    box(752, 1086, 776, 1260, '#8a5a40', { depth: 0.7, lift: 0.6 }),
    box(1074, 1086, 1098, 1260, '#8a5a40', { depth: 0.7, lift: 0.6 }),
    ...called('ketchup', [
      snip('1000,1024! 1008,930! 1044,930! 1052,1024!', '#c8503f', { depth: 0.755, lift: 0.8 }),
      snip('1016,930! 1024,894! 1036,930!', '#fffaf0', { depth: 0.756, lift: 0 }),
    ]),
    ...mop(1160, 900, 0.6, 0.34, 6),
    ...bucket(1220, 904, 0.6, 0.34),
  ],
  cast: [
    // Two of the sixty.
    fliesAt('stand', [372, 860], 0.72, {
      facing: 'right',
      expression: 'scared',
      lookAt: 'hero',
      depth: 0.72,
    }),
    fastAt('crouch', [330, 1030], 0.72, {
      facing: 'right',
      expression: 'worried',
      lookAt: 'hero',
      depth: 0.725,
    }),
    hero('sit', [900, 800], 1.1, {
      facing: 'left',
      expression: 'lookingDown',
      act: { spine: 8 },
      lookAt: [820, 1020],
      touch: { right: [850, 1016], left: [940, 1018] },
      handsDepth: 0.76,
      seatOn: 'chair',
      depth: 0.73,
    }),
  ],
};
