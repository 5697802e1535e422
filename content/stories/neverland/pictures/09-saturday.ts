import { cut, disc, line, pool, snip, stars, wall, word } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { kite, RED } from '../parts.ts';

export const scene: Picture = {
  set: 'night',
  shot: 'over-the-shoulder',
  lighting: { lamps: [{ on: [720, 300], reach: 1100, colour: '#e6e9ff' }] },
  cuts: [
    wall('#1c2a66'),
    ...stars([
      [80, 120],
      [200, 240],
      [360, 80],
      [120, 420],
      [300, 500],
    ]),
    disc(720, 300, 210, '#f6eecd', { depth: 0.59 }),
    disc(720, 300, 330, '#34468e', { depth: 0.589 }),
    cut('-460,860 200,800 520,830 1360,760! 1360,1500! -460,1500!', '#2f564f', {
      depth: 0.6,
      lift: 1.6,
      print: 'ledger',
    }),
    cut('-460,1090 300,1040 700,1080 1360,1010! 1360,1500! -460,1500!', '#23463f', {
      depth: 0.61,
      lift: 1.2,
      print: 'ledger',
    }),
    // the moon on the grass, and the pig's long shadow
    ...pool(620, 1120, [420, 300], ['#4f7f70', '#7fa98c'], 0.612, 0.32),
    cut('630,1150 560,1130 380,1170 300,1230 420,1250 590,1190', '#274a44', { depth: 0.614, lift: 0 }),
    ...kite(
      420,
      210,
      0.62,
      -8,
      0.62,
      [
        [430, 330],
        [440, 372],
        [432, 412],
        [440, 452],
        [452, 490],
        [448, 530],
        [432, 566],
        [410, 596],
        [384, 620],
        [356, 640],
        [326, 652],
      ],
      0.6,
    ).map((c) => c),
    line('424,290 520,560 560,880', '#fff4de', 4, { depth: 0.76 }),
    line('860,700 860,1120', '#c9a070', 9, { depth: 0.63 }),
    ...Array.from({ length: 9 }, (_, i) =>
      snip('-44,-18! 44,-18! 44,18! -44,18!', ['#fff4de', '#f0d9a8'][i % 2]!, {
        at: [860, 740 + i * 42],
        turn: ((i * 29) % 20) - 10,
        depth: 0.631 + i * 0.0002,
        lift: 0.6,
      }),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      word(
        ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN', 'MON'][i]!,
        860,
        740 + i * 42,
        17,
        '#7a3f33',
        { turn: ((i * 29) % 20) - 10, depth: 0.6312 + i * 0.0002 },
      ),
    ),
    line('570,1160 640,1010', '#8a5a3a', 13, { depth: 0.69 }),
    line('720,1160 650,1010', '#8a5a3a', 13, { depth: 0.69 }),
    snip('560,1000! 730,1000! 724,1026! 566,1026!', RED, { depth: 0.695, lift: 1 }),
    snip('720,900! 800,880! 812,920! 732,942!', '#fff4de', { what: 'ticket', depth: 0.76, lift: 0.8 }),
    word('SAT 3', 766, 911, 18, '#7a3f33', { depth: 0.761, turn: -13 }),
    cut(round(575, 856, 24, 32), '#6b2f33', { depth: 0.755, lift: 0 }),
  ],
  cast: [
    { who: 'pig', at: [660, 1010], scale: 1.05, facing: 'left', mood: 'sleepy', lean: -8, depth: 0.75 },
    { who: 'stairPig', at: [420, 1010], scale: 0.36, facing: 'left', depth: 0.64 },
    {
      who: 'hero',
      pose: 'stand',
      facing: 'right',
      at: [190, 900],
      by: 'head',
      scale: 2,
      expression: 'holdingTears',
      act: { spine: 16, tilt: 6 },
      touch: { right: [430, 1000] },
      hands: { right: 'open' },
      lookAt: 'pig.eye',
      shadow: false,
      depth: 0.78,
    },
  ],
};
