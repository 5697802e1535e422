import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { placed } from '../parts/pieces.ts';
import { bus, cityBlocks } from '../parts/places.ts';
import { heroBoot, mop } from '../parts/things.ts';

/** The door that came off, under one arm. */
const door = called(
  'door',
  placed(
    [
      snip('-70,-170! 70,-170! 70,170! -70,170!', '#7a8fb5', { lift: 1.6, lit: false }),
      snip('-48,-144! 48,-144! 48,-20! -48,-20!', '#95a8c9', { lift: 0.6, lit: false }),
      snip('-48,10! 48,10! 48,140! -48,140!', '#95a8c9', { lift: 0.6, lit: false }),
      oval(54, 0, 10, 10, '#f1dfb0', { lift: 0.6, lit: false }),
    ],
    [624, 990],
    0.92,
    0.735,
    { turn: 14 },
  ),
);

export const scene: Picture = {
  set: 'roof',
  shot: 'low-angle',
  wide: { zoom: 0.98, on: [450, 720], at: [0.5, 0.5] },
  cuts: kept([
    disc(450, 900, 620, '#f7bd74', { depth: 0.05 }),
    disc(450, 940, 420, '#fbd694', { depth: 0.06 }),
    ...cityBlocks(
      [
        [-420, 760, 150],
        [-200, 840, 170],
        [20, 900, 120],
        [360, 880, 110],
        [500, 850, 120],
        [960, 820, 180],
        [1160, 740, 160],
      ],
      1200,
      '#b5678a',
      '#fbd694',
      0.1,
    ),
    // Left, a bridge like two open hands, and a bus on one finger.
    snip('20,1000! 64,1000! 150,560! 124,548!', '#a83f3a', { depth: 0.14, lift: 1.2 }),
    snip('270,1000! 232,1000! 190,640! 212,634!', '#a83f3a', { depth: 0.14, lift: 1.2 }),
    ...[0, 1, 2, 3].map((i) =>
      line(`${46 + i * 24},${900 - i * 90} ${74 + i * 24},${850 - i * 90}`, '#7a2f34', 6, { depth: 0.141 }),
    ),
    ...bus(140, 558, 0.32, 0.15, -16),
    // Right, a thin tower, red at its top.
    {
      ...snip('716,1010! 740,470! 800,470! 830,1010!', '#7a6aa0', {
        depth: 0.14,
        lift: 1.2,
        print: 'newsprint',
      }),
      what: 'tower',
    },
    line('772,470 772,410', '#5a4a80', 7, { depth: 0.139 }),
    disc(772, 400, 48, '#f7897a', { depth: 0.138, opacity: 0.5 }),
    disc(772, 400, 24, '#e0402f', { depth: 0.142 }),
    box(752, 510, 792, 570, '#fff3c4', { depth: 0.143, lift: 0 }),
    // The bell in its ring.
    { what: 'bell', rings: [210], at: [450, 330], width: 26, colour: '#5a4a70', depth: 0.3 },
    ...[
      '190,180 130,160 154,130 90,100 114,70 40,50',
      '710,180 770,160 746,130 810,100 786,70 860,50',
      '170,330 120,344 130,312 70,330 80,300 24,316',
      '730,330 780,344 770,312 830,330 820,300 876,316',
    ].map((l) => line(l, '#c8503f', 13, { depth: 0.32 })),
    ...placed(
      [
        cut(
          '0,-260 50,-246 70,-200 130,-150 165,-30 175,110 240,190! -240,190! -175,110 -165,-30 -130,-150 -70,-200 -50,-246',
          '#f0b63e',
          { lift: 3 },
        ),
        cut('-130,-140 -100,-160 -110,-20 -120,140 -180,170 -168,100 -160,-20', '#fbdc8a', { lift: 0 }),
        cut('-256,184! 256,184! 270,232! -270,232!', '#d9962f', { lift: 1 }),
      ],
      [450, 340],
      0.78,
      0.4,
    ),
    oval(464, 536, 46, 44, '#a8692a', { depth: 0.39, lift: 1 }),
    snip('236,330! 258,330! 300,1180! 256,1180!', '#5a4a70', { depth: 0.5, lift: 1.4 }),
    snip('664,330! 642,330! 600,1180! 644,1180!', '#5a4a70', { depth: 0.5, lift: 1.4 }),
    snip('-100,1010! 1000,1000! 1000,1700! -100,1700!', '#8f5a70', {
      depth: 0.6,
      lift: 1.4,
      print: 'comic',
    }),
    // Sixty pairs of boots have just moved back.
    ...Array.from({ length: 12 }, (_, i) =>
      heroBoot(-250 + i * 122, 1300, 1.05, Math.floor(i / 2), 0.77),
    ).flat(),
    line('-460,1232 1360,1232', '#f7bd74', 5, { depth: 0.61 }),
    ...mop(120, 1216, 0.6, 0.62, -20),
  ]).concat(door),
  props: [],
  cast: [
    hero('stand', [330, 810], 1.02, {
      facing: 'left',
      expression: 'startled',
      act: { spine: -12 },
      lookAt: [200, 560],
      touch: { right: [200, 880] },
      shadow: true,
      depth: 0.73,
    }),
    friendAt('carry', [556, 800], 1.02, {
      facing: 'right',
      expression: 'embarrassed',
      act: { spine: 4 },
      lookAt: [772, 400],
      holding: 'none',
      shadow: true,
      depth: 0.731,
    }),
  ],
};

export const ways: WayPictures = [
  { on: [130, 620], at: [0.5, 0.5], zoom: 2.5 },
  { on: [790, 560], at: [0.5, 0.5], zoom: 2.5 },
];
