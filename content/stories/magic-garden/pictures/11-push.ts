import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { bang } from '../../../cuts/bang.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, line, oval, snip } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { cam, kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { catFace, DEEP, gateRim, halfBun, RICE } from '../parts.ts';

/** Pilaf in the air, seen from the side: all four paws out, the tail straight behind. */
const flyingCat: SceneCut[] = [
  ...called('pilaf', [
    cut('350,600 300,540 286,450 300,350! 346,344! 340,430 352,480 400,530', RICE, { depth: 0.79, lift: 1 }),
    cut('420,560 340,560 280,530 236,540 234,572 290,596 380,610', '#e4d2a8', { depth: 0.73, lift: 1 }),
    cut('700,600 780,650 850,660 868,634 800,606 740,540', '#e4d2a8', { depth: 0.792, lift: 1 }),
    cut('320,560 330,450 430,372 570,350 700,376 770,450 764,540 690,610 560,640 430,640 350,620', RICE, {
      name: 'cat',
      depth: 0.8,
      lift: 2.4,
    }),
    oval(420, 556, 110, 88, RICE, { depth: 0.803, lift: 1.2 }, -20),
    cut('400,600 330,620 262,610 216,628 218,664 268,676 350,672 430,650', RICE, { depth: 0.735, lift: 1.2 }),
    cut('650,620 730,690 812,716 836,690 780,650 720,580', RICE, { depth: 0.804, lift: 1.2 }),
    cut('470,372 540,354 600,356 590,420 540,450 490,430', '#c9a36a', { depth: 0.805, lift: 0 }),
    cut('360,470 420,430 460,470 440,540 380,540', '#c9a36a', { depth: 0.806, lift: 0 }),
  ]),
  ...catFace(748, 400, 1.05, 0.83, 'wide'),
];
/** POP: what a cork leaves behind it. */
const pop = Array.from({ length: 7 }, (_, i) => {
  const t = -2.5 + i * 0.42;
  const at = (r: number) => `${Math.round(330 + Math.cos(t) * r)},${Math.round(800 + Math.sin(t) * r)}`;
  return line(`${at(330)} ${at(410 + (i % 2) * 60)}`, '#fff3cf', 14, { depth: 0.4 });
});

export const scene: Picture = {
  set: 'courts',
  plain: '#f0c67a',
  shot: 'low-angle',
  camera: cam({ on: [490, 680], zoom: 0.92 }),
  wide: cam({ on: [470, 760], zoom: 0.92 }),
  seed: 13,
  light: 'dusk',
  lighting: { from: [900, 300], cast: false },
  cuts: kept([
    box(-400, -60, 1300, 1180, '#e6a055', { depth: 0.1, lift: 0 }),
    // The wall with gate two, seen along it.
    cut('-400,1500! -400,180! 330,180! 330,1500!', DEEP, { depth: 0.2, lift: 2, print: 'tiles' }),
    cut(arch(150, 1190, 300, 700), '#fbe3a0', { depth: 0.21, lift: 0 }),
    gateRim(150, 1190, 300, 700, 0.22),
    box(-400, 1180, 1300, 1400, '#b9713f', { depth: 0.6, lift: 1.4, print: 'tiles' }),
    snip('330,180! 350,190! 350,1190! 330,1190!', '#f3d38a', { depth: 0.23, lift: 0.6 }),
    ...pop,
    ...bang('POP', { at: [716, 400], size: 150, colour: '#a8322c', climb: 8, depth: 0.7 }),
    ...called('bun', halfBun(372, 1010, 0.6, 0.812)),
    ...flyingCat.map((piece) => ({ ...piece, dx: 80, dy: 285 })),
  ]),
  cast: [
    { who: 'ant', at: [640, 1206], scale: 0.5, facing: 'left', depth: 0.79, pose: 'joy', lookAt: 'hero' },
    person('hero', [216, 786], 1.55, {
      pose: 'push',
      facing: 'right',
      expression: 'effort',
      act: { spine: -6 },
      hands: 'flat',
      touch: { left: [396, 941], right: [410, 897] },
      handsDepth: 0.81,
      depth: 0.74,
    }),
    person('friend', [100, 570], 1.15, {
      pose: 'push',
      facing: 'right',
      expression: 'effort',
      act: { spine: 10 },
      depth: 0.735,
    }),
  ],
};
