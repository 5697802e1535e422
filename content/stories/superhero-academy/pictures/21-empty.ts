import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, oval, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { notWidened, placed } from '../parts/pieces.ts';
import { heroBoot, mop } from '../parts/things.ts';

const house = (x: number, w: number, top: number, colour: string, depth: number): SceneCut[] =>
  [
    box(x, top, x + w, 900, colour, { depth, lift: 1.4, print: 'newsprint' }),
    ...[0, 1].flatMap((i): SceneCut[] =>
      [0, 1, 2].map((j) =>
        box(
          x + 26 + i * (w - 92),
          top + 40 + j * 130,
          x + 66 + i * (w - 92),
          top + 110 + j * 130,
          '#8a5a78',
          {
            depth: depth + 0.001,
            lift: 0,
          },
        ),
      ),
    ),
    box(x + w / 2 - 36, 730, x + w / 2 + 36, 900, '#5a3a58', { depth: depth + 0.002, lift: 0.8 }),
    box(x + w / 2 - 22, 790, x + w / 2 + 22, 808, '#1f1a2c', { depth: depth + 0.003, lift: 0 }),
    disc(x + w / 2 - 8, 799, 6, '#fffaf0', { depth: depth + 0.004 }),
    disc(x + w / 2 + 8, 799, 6, '#fffaf0', { depth: depth + 0.004 }),
  ].map(notWidened);

export const scene: Picture = {
  set: 'step',
  shot: 'establish',
  wide: { zoom: 0.98, on: [450, 820], at: [0.5, 0.5] },
  lighting: { from: [40, 700] },
  cuts: kept([
    disc(80, 420, 330, '#f8ca84', { depth: 0.05 }),
    disc(80, 420, 170, '#fde8b4', { depth: 0.06 }),
    ...house(-420, 210, 220, '#c9788a', 0.1),
    ...house(-200, 200, 300, '#b56a8a', 0.1),
    ...house(10, 190, 380, '#c98a8a', 0.1),
    ...house(210, 180, 340, '#a8627f', 0.1),
    ...house(400, 170, 420, '#bd7a86', 0.1),
    // Hems of capes, caught in doors.
    snip('118,860! 150,850! 190,900! 130,900!', '#e2a53c', { depth: 0.12, lift: 0.6 }),
    snip('310,870! 350,880! 370,900! 300,900!', '#35507e', { depth: 0.12, lift: 0.6 }),
    snip('500,850! 530,880! 540,900! 480,900!', '#c8503f', { depth: 0.12, lift: 0.6 }),
    cut('-100,900! 300,890 640,900 1000,890! 1000,1700! -100,1700!', '#e8a878', {
      depth: 0.2,
      lift: 1,
      print: 'newsprint',
    }),
    cut('-100,960! 300,946 640,960 1000,946! 1000,1700! -100,1700!', '#d98f70', {
      depth: 0.21,
      lift: 0.6,
    }),
    // The tree, and who is content in it.
    line('600,900 606,760 596,640', '#6a3a4a', 24, { depth: 0.22 }),
    disc(596, 560, 110, '#7a8f5a', { depth: 0.23 }),
    disc(520, 620, 76, '#6c8052', { depth: 0.229 }),
    disc(668, 616, 80, '#6c8052', { depth: 0.229 }),
    // A boot out of a flower tub.
    ...heroBoot(0, 0, 0.5, 3, 0.29).map((c): SceneCut => ({ ...c, at: [452, 916], turn: 180 })),
    snip('400,920! 500,920! 490,990! 410,990!', '#a8593f', { depth: 0.3, lift: 1 }),
    ...[420, 446, 484].map((x, i) =>
      disc(x, 912 - i * 5, 13, ['#e0708a', '#f3c95a', '#fdf0dc'][i]!, { depth: 0.301 }),
    ),
    // One long shadow, that has arrived already.
    cut(
      '196,1190! 300,1178 430,1160 540,1136 590,1110 640,1092 700,1086 726,1102 700,1126 640,1136 590,1140 560,1168 440,1196 300,1216 200,1214!',
      '#8a4a62',
      { depth: 0.405, lift: 0, opacity: 0.85 },
    ),
    ...called(
      'door',
      placed(
        [
          snip('-70,-170! 70,-170! 70,170! -70,170!', '#6f86b0', { lift: 1.6 }),
          snip('-48,-144! 48,-144! 48,-20! -48,-20!', '#8ea3c8', { lift: 0.6 }),
          snip('-48,10! 48,10! 48,140! -48,140!', '#8ea3c8', { lift: 0.6 }),
        ],
        [140, 1100],
        0.72,
        0.735,
        { turn: -12 },
      ),
    ),

    // The step, and the great door.
    box(720, 120, 1400, 1010, '#7a4a70', { depth: 0.35, lift: 2.4, print: 'comic' }),
    box(770, 260, 1000, 1010, '#4a3058', { depth: 0.36, lift: 1.2 }),
    word('ACADEMY', 818, 196, 21, '#f8ca84', { depth: 0.37 }),
    disc(800, 660, 17, '#f2b83a', { depth: 0.37 }),
    snip('640,1010! 1000,1010! 1000,1080! 610,1080!', '#c9a2a8', { what: 'step', depth: 0.38, lift: 1.2 }),
    snip('610,1080! 1000,1080! 1000,1150! 570,1150!', '#b58a98', { depth: 0.381, lift: 1.2 }),

    // In the gutter, under a lid.
    oval(180, 1010, 60, 16, '#5a3a4e', { depth: 0.3, lift: 0 }),
    ...mop(182, 1016, 0.3, 0.302, 8),
    oval(196, 986, 62, 15, '#8f7a8a', { depth: 0.303, lift: 1 }, -14),
  ]),
  cast: [
    { who: 'cat', at: [600, 520], scale: 0.42, facing: 'left', mood: 'glad', depth: 0.24 },
    friendAt('walk', [210, 1000], 0.86, {
      facing: 'right',
      expression: 'joy',
      act: { spine: 12 },
      lookAt: 'hero',
      depth: 0.73,
    }),
    hero('stand', [790, 860], 0.8, {
      facing: 'left',
      expression: 'doubtful',
      act: {
        spine: 12,
        arms: [
          [-44, -76],
          [44, 80],
        ],
      },
      hands: 'open',
      lookAt: 'friend',
      depth: 0.72,
    }),
  ],
};
