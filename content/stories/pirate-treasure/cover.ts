import type { Cover } from '../../../illustration/covers/cover.ts';
import type { SceneCut } from '../../../illustration/scene/format/cuts.ts';
import { cut, disc, line, oval, snip } from '../../cuts/lit.ts';
import { kept } from '../../cuts/placing.ts';
import { boot, hole, rim, rope, shell } from './parts.ts';

/** As long as a captain is, and as long as a child: her coat is where the title stands, her boots are beside a hole. */
const cuts = kept([
  cut('-100,620 200,590 560,612 1000,580! 1000,1700! -100,1700!', '#f0d69c', {
    depth: 0.1,
    lift: 1,
    print: 'map',
  }),
  ...hole(90, 760, 54, 0.2),
  ...hole(820, 700, 40, 0.2),
  ...hole(860, 1010, 80, 0.2),
  ...hole(40, 1080, 90, 0.2),
  // Stockings and boots, one left, one right.
  ...([-1, 1] as const).flatMap((k): SceneCut[] => [
    snip(
      `${450 + k * 130},480! ${450 + k * 330},480! ${450 + k * 320},720! ${450 + k * 140},720!`,
      '#3f5f8a',
      { depth: 0.5, lift: 1 },
    ),
    snip(
      `${450 + k * 150},690! ${450 + k * 310},690! ${450 + k * 300},860! ${450 + k * 160},860!`,
      '#f6ead2',
      { depth: 0.51, lift: 0.6 },
    ),
    line(`${450 + k * 152},740 ${450 + k * 308},744`, '#b4523c', 22, { depth: 0.512 }),
    cut(
      `${450 + k * 146},830! ${450 + k * 316},830! ${450 + k * 322},960 ${450 + k * 372},1010 ${450 + k * 384},1070! ${450 + k * 140},1070! ${450 + k * 142},960`,
      '#5d3a2f',
      { depth: 0.52, lift: 2.2, print: 'ledger' },
    ),
    snip(
      `${450 + k * 136},822! ${450 + k * 326},822! ${450 + k * 324},868! ${450 + k * 138},868!`,
      '#7d5140',
      { depth: 0.522, lift: 1 },
    ),
    snip(
      `${450 + k * 136},1062! ${450 + k * 390},1062! ${450 + k * 390},1090! ${450 + k * 136},1090!`,
      '#3a2420',
      { depth: 0.523, lift: 0.6 },
    ),
  ]),
  // The coat.
  cut('60,-100! 30,300 -20,610! 400,560! 450,440! 500,560! 920,610! 870,300 840,-100!', '#a24e3a', {
    depth: 0.53,
    lift: 2.4,
    print: 'ledger',
  }),
  snip('426,-100! 474,-100! 462,470! 438,470!', '#8c3f30', { depth: 0.531, lift: 0 }),
  ...[470].map((y) => disc(405, y, 17, '#e2b04e', { depth: 0.532 })),
  ...[470].map((y) => disc(495, y, 17, '#e2b04e', { depth: 0.532 })),
  line('-16,590 400,540 450,420 500,540 916,590', '#e2b04e', 12, { depth: 0.533 }),
  // One of me, to the knot.
  ...rope('300,1110 296,900 310,700 300,520', 0.6, 15),
  ...hole(450, 1150, 210, 0.61, '#6b4a32'),
  rim(450, 1150, 210, 0.75, '#f0d69c'),
  ...boot([800, 1290], 0.8, 0.76),
  ...shell([650, 1014], 0.5, 0.58),
  oval(650, 1046, 26, 16, '#d4624a', { depth: 0.579, lift: 0.4 }),
  line('628,1056 616,1066', '#d4624a', 5, { depth: 0.578 }),
  line('672,1056 684,1066', '#d4624a', 5, { depth: 0.578 }),
]);

export const cover: Cover = {
  title: ['Pirate', 'Treasure'],
  ink: 'cream',
  scene: {
    backdrop: 'pirate-deck',
    light: 'noon',
    seed: 4,
    plain: '#8fcdbd',
    papers: { land: 'sea-chart' },
    camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
    wide: { zoom: 1, on: [450, 820], at: [0.5, 0.5] },
    lighting: { from: [760, 100], cast: false },
    cuts,
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        facing: 'front',
        expression: 'wonder',
        at: [450, 960],
        by: 'head',
        scale: 1.5,
        act: { spine: 5, tilt: -8 },
        lookAt: [330, 300],
        touch: { left: [318, 1090] },
        shadow: false,
        seatOn: 'boat',
      },
      { who: 'goat', at: [872, 1030], scale: 0.34, facing: 'left', depth: 0.58 },
    ],
    describe:
      '{name} looks up out of a hole in the sand, a rope in hand, between the enormous boots of a captain whose coat goes out of the picture.',
  },
  child: {
    skin: 's6',
    hair: 'waves',
    hairColour: 'chestnut',
    outfit: 'jumper',
    cloth: 'night',
    extras: ['scarf'],
  },
};
