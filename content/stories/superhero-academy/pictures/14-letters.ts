import { box, glow, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { fallingLetters, letter } from '../parts/pieces.ts';
import { janitorsCap, janitorsGlove, mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'registry',
  shot: 'small-before-big',
  plain: '#f1efe2',
  wide: { zoom: 0.92, on: [450, 680], at: [0.5, 0.5] },
  lighting: { from: [760, 60] },
  cuts: kept([
    box(-460, -300, 1360, 1700, '#dfe8d8', { depth: 0.05, lift: 0 }),
    ...glow(730, 90, 760, ['#e8eedd', '#f3f5e6', '#fdfdf2'], { depth: 0.06, step: 0.0005 }),
    // The drawer, at last.
    {
      ...snip('560,-60! 1000,-60! 1000,230! 600,190!', '#4f7a68', { depth: 0.1, lift: 2, print: 'ledger' }),
      what: 'drawer',
    },
    snip('600,-20! 1000,-20! 1000,170! 630,140!', '#10211d', { depth: 0.11, lift: 0 }),
    ...fallingLetters(46, 3, [-380, -40, 1640, 900], 0.62, 0.2),
    ...fallingLetters(26, 5, [180, 30, 640, 420], 0.8, 0.25),
    ...fallingLetters(30, 7, [-380, 520, 1640, 480], 0.9, 0.4),
    ...mop(180, 1290, 1.5, 0.5, -8),
    ...janitorsGlove(716, 900, 1.1, 0.7, 8),
    ...letter(724, 806, 1.25, 0.71, 4),
    word('J. MOPP\n1962', 724, 838, 17, '#3a3550', { depth: 0.712, turn: 4 }),
    ...janitorsCap(742, 640, 1, 0.7, -8),
    ...fallingLetters(16, 11, [-380, 1080, 1640, 90], 1.35, 0.745),
    ...fallingLetters(18, 13, [-380, 1190, 1640, 130], 1.7, 0.77),
  ]),
  cast: [
    friendAt('wave', [590, 900], 1.06, {
      facing: 'left',
      expression: 'wonder',
      lookAt: [640, 120],
      seatOn: 'bed',
      depth: 0.735,
    }),
    hero('jump', [270, 860], 1.24, {
      facing: 'right',
      expression: 'delight',
      act: { spine: -13, tilt: -14 },
      lookAt: [700, 100],
      seatOn: 'bed',
      depth: 0.74,
    }),
  ],
};
