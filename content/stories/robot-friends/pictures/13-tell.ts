import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, rings, smallPerson, snip, stars, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { bandedHat, bolt, COATS, floor, nell, pigeon, SKINS } from '../parts.ts';

export const scene: Picture = {
  set: 'lane',
  shot: 'establish',
  lighting: { lamps: [{ on: [450, 500], reach: 900 }] },
  cuts: [
    wall('#4a3f86'),
    ...stars([
      [300, 60],
      [450, 120],
      [600, 60],
      [520, 200],
    ]),
    rings(450, 620, [420, 300], '#8a6490', { depth: 0.586, opacity: 0.4 }),
    snip('-460,-50! 210,60! 220,900! -460,1100!', '#6a4a78', { depth: 0.6, lift: 1.4, print: 'newsprint' }),
    snip('1360,-50! 690,60! 680,900! 1360,1100!', '#5d4470', { depth: 0.6, lift: 1.4, print: 'newsprint' }),
    snip('230,330! 450,220! 670,330! 670,760! 230,760!', '#7a5684', {
      depth: 0.59,
      lift: 1,
      print: 'newsprint',
    }),
    ...(
      [
        [60, 240],
        [60, 500],
        [60, 760],
        [840, 240],
        [840, 500],
        [840, 760],
        [350, 420],
        [550, 420],
      ] as const
    ).flatMap(([x, y], i): SceneCut[] => [
      box(x - 60, y - 80, x - 60 + 130, y - 80 + 160, '#ffcf78', { depth: 0.61, lift: 0 }),
      ...smallPerson(x - 16, y + 4, 0.6, COATS[i % 7]!, 0.612, i % 2 ? '#5b3a48' : undefined, SKINS[i % 7]!),
      ...smallPerson(x + 34, y + 24, 0.5, COATS[(i + 4) % 7]!, 0.614, undefined, SKINS[(i + 3) % 7]!),
      disc(x - 16, y + 15, 6, '#5a2430', { depth: 0.613 }),
      disc(x + 34, y + 33, 5, '#5a2430', { depth: 0.615 }),
    ]),
    floor(900, '#8a6480', 0.615, 'tiles'),
    ...[
      [380, 700],
      [250, 560],
      [640, 640],
      [520, 560],
      [150, 400],
    ].flatMap(([x, y], i) => bandedHat(x!, y!, 0.4, COATS[i]!, 0.63, i * 30 - 50)),
    cut(round(640, 1060, 230, 70, 16), '#c9b8a8', { depth: 0.64, lift: 1.6 }),
    cut(round(640, 1040, 190, 52, 16), '#7cc0d8', { depth: 0.641, lift: 0 }),
    snip('420,1070! 860,1070! 830,1180! 450,1180!', '#b3a090', { depth: 0.75, lift: 1.4, print: 'tiles' }),
    ...[40, 160, 290, 420, 560, 700, 850].flatMap((x, i) => [
      ...smallPerson(
        x,
        1240 + (i % 2) * 20,
        1.1,
        COATS[(i * 2) % 7]!,
        0.8 + i * 0.002,
        i % 2 ? '#3a2a4a' : undefined,
      ),
    ]),
  ],
  cast: [
    bolt(250, 1190, 1.2, { pose: 'joy', depth: 0.7 }),
    pigeon(250, 580, 0.7, { pose: 'joy', depth: 0.72 }),
    {
      who: 'hero',
      pose: 'ride',
      facing: 'right',
      at: [350, 780],
      by: 'head',
      scale: 1.15,
      expression: 'laughing',
      act: { spine: -12 },
      lookAt: 'friend',
      touch: { left: [310, 880] },
      seatOn: 'chair',
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'basil',
      pose: 'jump',
      facing: 'right',
      at: [96, 960],
      by: 'head',
      scale: 0.85,
      expression: 'laughing',
      shadow: false,
      depth: 0.705,
    },
    {
      who: 'ottie',
      pose: 'jump',
      facing: 'left',
      at: [826, 940],
      by: 'head',
      scale: 0.85,
      expression: 'laughing',
      shadow: false,
      depth: 0.705,
    },
    nell({
      pose: 'jump',
      facing: 'left',
      at: [640, 1100],
      scale: 1.25,
      expression: 'calling',
      act: {
        arms: [
          [-110, -130],
          [110, 130],
        ],
        spine: 12,
      },
      hands: 'open',
      shadow: false,
      depth: 0.74,
    }),
  ],
};
