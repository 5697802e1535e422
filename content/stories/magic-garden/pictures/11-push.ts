import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { bang } from '../../../cuts/bang.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, line, oval, snip } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { cam, kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { catFace, DEEP, gateRim, halfBun, RICE } from '../parts.ts';

/** Pilaf in the air, backward, seen from the side: all four paws out, the tail straight before him. */
const flyingCat: SceneCut[] = [
  ...called('pilaf', [
    cut('850,600 900,540 914,450 900,350! 854,344! 860,430 848,480 800,530', RICE, { depth: 0.79, lift: 1 }),
    cut('780,560 860,560 920,530 964,540 966,572 910,596 820,610', '#e4d2a8', { depth: 0.73, lift: 1 }),
    cut('500,600 420,650 350,660 332,634 400,606 460,540', '#e4d2a8', { depth: 0.792, lift: 1 }),
    cut('880,560 870,450 770,372 630,350 500,376 430,450 436,540 510,610 640,640 770,640 850,620', RICE, {
      name: 'cat',
      depth: 0.8,
      lift: 2.4,
    }),
    oval(780, 556, 110, 88, RICE, { depth: 0.803, lift: 1.2 }, 20),
    cut('800,600 870,620 938,610 984,628 982,664 932,676 850,672 770,650', RICE, { depth: 0.735, lift: 1.2 }),
    cut('550,620 470,690 388,716 364,690 420,650 480,580', RICE, { depth: 0.804, lift: 1.2 }),
    cut('730,372 660,354 600,356 610,420 660,450 710,430', '#c9a36a', { depth: 0.805, lift: 0 }),
    cut('840,470 780,430 740,470 760,540 820,540', '#c9a36a', { depth: 0.806, lift: 0 }),
  ]),
  ...catFace(452, 400, 1.05, 0.83, 'wide'),
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
    cut(arch(166, 1190, 320, 780), '#fbe3a0', { depth: 0.21, lift: 0 }),
    gateRim(166, 1190, 320, 780, 0.22),
    box(-400, 1180, 1300, 1400, '#b9713f', { depth: 0.6, lift: 1.4, print: 'tiles' }),
    snip('330,180! 350,190! 350,1190! 330,1190!', '#f3d38a', { depth: 0.23, lift: 0.6 }),
    ...pop,
    ...bang('POP', { at: [716, 400], size: 150, colour: '#a8322c', climb: 8, depth: 0.7 }),
    ...called('bun', halfBun(330, 1060, 0.6, 0.812)),
    ...flyingCat.map((piece) => ({ ...piece, dx: 140, dy: 285 })),
  ]),
  cast: [
    { who: 'ant', at: [640, 1206], scale: 0.5, facing: 'left', depth: 0.79, pose: 'joy', lookAt: 'hero' },
    person('hero', [216, 786], 1.55, {
      pose: 'push',
      facing: 'right',
      expression: 'effort',
      act: { spine: -6 },
      hands: 'flat',
      touch: { left: [372, 952], right: [388, 904] },
      handsDepth: 0.81,
      depth: 0.74,
    }),
    person('friend', [84, 770], 1.3, {
      pose: 'stand',
      facing: 'right',
      expression: 'effort',
      act: { spine: 14 },
      touch: { right: 'hero.back' },
      depth: 0.735,
    }),
  ],
};
