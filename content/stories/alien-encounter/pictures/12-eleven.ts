import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam, flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { basin, bench, ear, friendsHat, GREEN, ground, houseFronts, lay, stoneFish } from '../parts.ts';

const SKIN = '#f3cbc6';
const COAT = '#7f9270';
const FOLD = '#5f7256';
/** An ear of the one in the coat. */
const earAt = (x: number, y: number, scale: number, turn: number) =>
  put(x, y, scale, turn, ear(SKIN, '#d98c92', 0.8));

export const scene: Picture = {
  set: 'dark',
  shot: 'two-touching',
  camera: cam(),
  wide: cam({ on: [215, 740] }),
  lighting: { rim: true, from: [900, 0] },
  cuts: [
    ...lay(
      0.59,
      wall('#254c86'),
      // What light is left is the sky's, low behind the roofs.
      cut(round(560, 840, 720, 520, 20), '#31619f', flat),
      cut(round(560, 860, 560, 390, 20), '#3f71ac', flat),
      cut(round(560, 880, 410, 280, 20), '#6f9fce', flat),
      houseFronts(
        800,
        [
          [-560, 230, 190],
          [-340, 240, 250],
          [-110, 230, 180],
          [380, 210, 280],
          [590, 210, 380],
          [820, 230, 300],
          [1060, 240, 380],
        ],
        ['#1d3f74', '#193868'],
      ),
      // The clock has struck eleven.
      snip('60,800! 60,400! 135,290! 210,400! 210,800!', '#16305e', { lift: 1.2, print: 'newsprint' }),
      disc(135, 470, 52, '#e9dcc0'),
      line('135,470 135,430', '#16305a', 8),
      line('135,470 119,442', '#16305a', 10),
      ground(800, '#22477e'),
      cut(round(420, 1090, 620, 130, 20), '#4f83ba', flat),
      put(60, 1010, 0.95, 0, basin(false)),
      cut(round(60, 914, 90, 20), '#62c795', flat),
      cut(round(60, 914, 40, 9), GREEN, flat),
      put(-60, 950, 1, -4, stoneFish('#1d3a66', '#16305a', '#2c5080')),
      put(60, 1010, 0.95, 0, [
        cut('-424,-92! -300,-30 0,2 300,-30 424,-92! 396,40! 280,92 0,116 -280,92 -396,40!', '#10224a', {
          lift: 1.6,
        }),
      ]),
      bench(812, 880, 0.8),
    ),
    // All of it that did not fit into the coat.
    ...lay(
      0.7445,
      cut('636,1196 632,1170 672,1160 700,1196', SKIN, { lift: 0.4 }),
      cut('722,1196 716,1168 756,1162 782,1196', SKIN, { lift: 0.4 }),
      cut('590,880 680,850 760,900 806,1000 800,1110 784,1174! 620,1174! 610,1080', '#7b5a99', {
        lift: 0.9,
        what: 'visitor',
      }),
      line('660,880 730,960 740,1170', '#5b4078', 5),
      earAt(566, 792, 1.05, 24),
      earAt(580, 1050, 0.85, 168),
    ),
    // The coat, round a head.
    ...lay(
      0.7475,
      cut('420,770 500,752 580,764 670,820 716,906 706,990 650,1050 560,1082 440,1090! 424,930', COAT, {
        lift: 1.8,
        what: 'coat',
      }),
      line('500,780 600,800 660,860 680,940 650,1020', FOLD, 6),
      line('520,820 590,850 620,920 600,990', FOLD, 5),
      line('424,780 440,930 436,1086', FOLD, 6),
      ...[840, 1040].map((y) => disc(462, y, 12, FOLD)),
      earAt(446, 905, 0.85, -66),
    ),
    // Something cold, with several fingers.
    ...lay(
      0.7505,
      line('430,1000 390,1010 352,1006', '#5b4078', 34),
      ...[-0.9, -0.45, 0, 0.45, 0.9].map((fan) =>
        line(
          `330,1004 ${Math.round(330 - Math.cos(fan) * 40)},${Math.round(1004 + Math.sin(fan) * 40)}`,
          SKIN,
          11,
        ),
      ),
      disc(334, 1004, 19, SKIN),
    ),
    ...friendsHat('friend', 0.62, 1, 0.692),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      holding: 'none',
      at: [450, 610],
      by: 'head',
      scale: 1.65,
      facing: 'right',
      expression: 'startled',
      act: { spine: 8 },
      touch: { right: [650, 850], left: [318, 1000] },
      handsDepth: 0.7495,
      lookAt: [600, 900],
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [812, 742],
      by: 'head',
      scale: 0.62,
      facing: 'left',
      expression: 'calm',
      seatOn: 'bed',
      shadow: false,
      depth: 0.69,
    },
  ],
};
