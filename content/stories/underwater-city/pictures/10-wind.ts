import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, crankLamp, disc, limpet, RED, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'museum',
  light: 'dusk',
  shot: 'diagonal-run',
  camera: cam(),
  plain: '#0f1016',
  lighting: { dark: 0.3, lamps: [{ on: [640, 846], reach: 1100, colour: '#fffdf2' }] },
  cuts: [
    ...limpet([640, 1270], 1.3, 0.8, '#3a4150'),
    wall('#0b0d14'),
    ...Array.from(
      { length: 12 },
      (_, i): SheetCut => ({
        shape: '40,-12! 1500,-170! 1500,170! 40,12!',
        at: [640, 846] as const,
        turn: i * 30 + 9,
        snip: true,
        colour: i % 2 ? '#a9a48e' : '#3f444d',
        depth: 0.6,
        lift: 0,
        lit: false,
      }),
    ),
    disc(640, 846, 380, '#f6edcc', { depth: 0.61 }),
    disc(640, 846, 270, '#fffdf2', { depth: 0.611 }),
    { rings: [150, 210, 330], at: [640, 846], width: 5, colour: '#f3d98c', depth: 0.612, lit: false },
    disc(800, 700, 20, RED, { depth: 0.62 }),
    box(-460, 1210, 1360, 1700, '#1b2029', { depth: 0.7, lift: 1, print: 'graph-paper' }),
    ...crankLamp([640, 1230], 1.85, 0.72, '#3a404c', '#ffffff', -1),
  ],
  cast: [
    {
      who: 'friend',
      pose: 'stand',
      at: [70, 372],
      by: 'head',
      scale: 1.65,
      facing: 'right',
      expression: 'holdingBreath',
      act: { spine: 10 },
      lookAt: [640, 846],
      touch: { right: 'hero.shoulder', left: 'hero.back' },
      shadow: false,
      depth: 0.71,
    },
    {
      who: 'hero',
      pose: 'wind',
      at: [250, 600],
      by: 'head',
      scale: 2.2,
      facing: 'right',
      expression: 'effort',
      act: { spine: 24, neck: 6 },
      hold: { right: [364, 984], left: [356, 1010] },
      handsDepth: 0.75,
      lookAt: [364, 984],
      shadow: false,
      depth: 0.74,
    },
    { who: 'slate', at: [820, 1270], scale: 1.3, mood: 'curious', lookAt: [640, 846], depth: 0.76 },
  ],
};
