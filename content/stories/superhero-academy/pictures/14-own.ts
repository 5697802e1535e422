import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, disc, glow, line, snip } from '../../../cuts/lit.ts';
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
    snip('330,1040! 470,1028! 480,1130! 340,1144!', '#4f6f8c', { depth: 0.741, lift: 1 }),
    line('338,1056 470,1044', '#c9dbe6', 4, { depth: 0.742, dash: [12, 8] }),
    disc(404, 1076, 17, '#e2b04e', { depth: 0.743 }),
    line('404,1084 404,1070', '#8a5638', 3, { depth: 0.744 }),
  ]),
  cast: [
    hero('stand', [320, 600], 2.7, {
      facing: 'right',
      expression: 'laughing',
      act: { spine: -6, tilt: -10 },
      touch: { right: [400, 1050], left: [90, 900] },
      seatOn: 'bed',
      depth: 0.738,
    }),
    friendAt('peek', [740, 580], 2.4, {
      facing: 'left',
      expression: 'curious',
      act: { spine: 16, neck: 8 },
      lookAt: [410, 1080],
      seatOn: 'bed',
      depth: 0.73,
    }),
  ],
};
