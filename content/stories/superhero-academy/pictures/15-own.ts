import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, glow, line, oval, snip } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { fallingLetters } from '../parts/pieces.ts';

export const scene: Picture = {
  set: 'registry',
  shot: 'close',
  plain: '#1f3d36',
  wide: { zoom: 0.92, on: [450, 720], at: [0.5, 0.5] },
  lighting: { from: [300, 1200] },
  cuts: kept([
    ...glow(420, 760, 820, ['#2f5a4a', '#4a7d62', '#7aa980', '#b5d6a4'], { depth: 0.1, step: 0.0005 }),
    box(-460, -300, 130, 1700, '#183029', { depth: 0.2, lift: 2, print: 'ledger' }),
    ...[40, 380, 720, 1060].flatMap((y): SceneCut[] => [
      box(-60, y, 100, y + 260, '#24463e', { depth: 0.21, lift: 1 }),
      line(`20,${y + 130} 70,${y + 130}`, '#c9b26a', 14, { depth: 0.22 }),
    ]),
    // White paper up to their chests.
    ...fallingLetters(14, 17, [-360, 1170, 1600, 80], 1.9, 0.76),
    ...fallingLetters(12, 19, [-360, 1270, 1600, 90], 2.2, 0.78),
    // Her own letter, open; only its back is seen, with the folds and the broken seal.
    {
      ...snip('170,830! 470,812! 486,1050! 186,1068!', '#fffdf4', { depth: 0.745, lift: 2 }),
      what: 'letter',
    },
    line('176,912 476,894', '#d8cfb8', 4, { depth: 0.746 }),
    line('181,990 481,972', '#d8cfb8', 4, { depth: 0.746 }),
    oval(328, 1046, 24, 20, '#c8503f', { depth: 0.747, lift: 0.4 }),
  ]),
  cast: [
    hero('stand', [320, 600], 2.7, {
      facing: 'right',
      expression: 'laughing',
      act: { spine: -6, tilt: -10 },
      hands: 'paper',
      touch: { right: [476, 950], left: [180, 960] },
      handsDepth: 0.749,
      seatOn: 'bed',
      depth: 0.738,
    }),
    friendAt('stand', [700, 560], 2.3, {
      facing: 'left',
      expression: 'curious',
      act: { spine: 14, tilt: -4 },
      lookAt: [420, 900],
      depth: 0.73,
    }),
  ],
};
