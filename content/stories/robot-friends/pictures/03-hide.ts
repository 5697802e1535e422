import { called } from '../../../cuts/called.ts';
import { box, disc, line, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, flowerPot, nell, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'porch',
  shot: 'close',
  cuts: [
    wall('#9fd2cc', { print: 'graph-paper' }),
    disc(620, 480, 400, '#c6e8da', { depth: 0.585 }),
    box(-460, 1080, 1360, 1580, '#d9b37e', { depth: 0.6, lift: 1 }),
    ...called('bench', [
      box(-120, 980, 330, 1020, '#9a6440', { depth: 0.612, lift: 1.4 }),
      box(-60, 1020, -20, 1130, '#7a4c30', { depth: 0.611, lift: 0.8 }),
      box(240, 1020, 280, 1130, '#7a4c30', { depth: 0.611, lift: 0.8 }),
      box(-120, 860, 330, 900, '#9a6440', { depth: 0.61, lift: 1.2 }),
      box(250, 860, 284, 1000, '#7a4c30', { depth: 0.609, lift: 0.8 }),
    ]),
    ...flowerPot(236, 984, 0.7, 0.615),
    line('840,-50 840,1090', '#f6efe0', 44, { depth: 0.602 }),
  ],
  cast: [
    bolt(600, 1120, 1.9, { depth: 0.69 }),
    pigeon(600, 150, 1.2, { facing: 'left', depth: 0.695 }),
    nell({
      pose: 'stand',
      facing: 'right',
      at: [128, 640],
      by: 'head',
      scale: 1.35,
      expression: 'holdingBreath',
      act: { spine: 12 },
      touch: { left: 'friend.mouth', right: 'friend.mouth' },
      hands: 'flat',
      shadow: false,
      depth: 0.7,
    }),
    {
      who: 'hero',
      pose: 'shrug',
      facing: 'front',
      at: [520, 850],
      by: 'head',
      scale: 2.5,
      expression: 'doubtful',
      act: {
        spine: 14,
        tilt: 8,
      },
      hands: 'open',
      lookAt: [900, 900],
      shadow: false,
    },
  ],
};
