import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { box, cut, disc, land, line } from '../../../cuts/deep.ts';
import { round, rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { AFLOAT, antTrail, HAT_BLUE, JACKET, STRAW, sunHat } from '../parts.ts';

/** The part of a swimming otter that shows above the water between two dives. */
const swimmingOtter = (x: number, y: number, s: number, depth: number): SceneCut[] => {
  const own: Partial<SheetCut> = { at: [x, y] as const, scale: s };
  return [
    cut(
      '-160,74! -150,0 -96,-88 -10,-120 80,-96 142,-16 158,74! 70,74! 60,30 30,2 -6,-4 -42,10 -66,40 -72,74!',
      '#57392a',
      { depth, ...own, lift: 2 },
    ),
    { ...line('-116,-24 -72,-72 -8,-92 60,-72', '#7d5641', 14, { depth: depth + 0.0004 }), ...own },
    cut('-200,66 -150,40 -110,58 -70,44 -40,70 -110,90', '#f6fcf6', {
      depth: depth + 0.001,
      ...own,
      lift: 0.6,
      lit: false,
    }),
    cut('40,70 76,44 110,60 150,38 204,68 120,92', '#f6fcf6', {
      depth: depth + 0.001,
      ...own,
      lift: 0.6,
      lit: false,
    }),
  ];
};

export const scene: Picture = {
  set: 'clear',
  plain: '#6fb8a2',
  shot: 'diagonal-run',
  camera: cam({ roll: 0 }),
  wide: cam({ roll: 0, on: [450, 640], zoom: 0.9 }),
  cuts: [
    box(-500, -300, 1400, 1800, '#6fb8a2', { depth: 0.1, lift: 0.2, print: 'sea-chart' }),
    cut('-500,-300! 120,-300! 230,-80 200,60 60,170 -160,250 -500,290!', '#2f6a48', {
      depth: 0.14,
      print: 'map',
      lift: 2.4,
    }),
    cut('1400,-300! 640,-300! 600,-60 700,80 880,150 1100,180 1400,220!', '#2f6a48', {
      depth: 0.14,
      print: 'map',
      lift: 2.4,
    }),
    cut('-500,-300! -60,-300! 60,-100 -20,40 -200,120 -500,170!', '#24543a', { depth: 0.145, lift: 1.6 }),
    cut('1400,-300! 860,-300! 830,-60 960,50 1400,110!', '#24543a', { depth: 0.145, lift: 1.6 }),
    // White water, down the page from side to side.
    ...rows(
      '410,60,0.5,-4 300,250,0.7,6 640,330,0.8,-8 90,470,0.9,8 760,580,1,-6 100,800,1.1,6 880,860,1.1,-8 200,1120,1.3,4 840,1190,1.4,-4 -240,640,1.2,6 1140,520,1.2,-8 -220,1000,1.3,6 1180,1060,1.2,4',
    ).map(([x, y, s, t], i) =>
      cut(
        '-250,26 -150,-12 -30,16 110,-20 250,6 180,34 60,24 -60,50 -170,40',
        i % 3 ? '#dff2e6' : '#f6fcf6',
        { depth: 0.2 + i * 0.001, at: [x!, y!], scale: s!, turn: t!, lift: 0.9 },
      ),
    ),
    ...rows('120,330,0.6 760,230,0.5 850,700,1 -180,420,1 1080,760,1.2').flatMap(
      ([x, y, s], i): SceneCut[] => [
        cut('-90,40 -80,-40 -10,-84 70,-54 96,40', ['#8f9a86', '#a8ad94'][i % 2]!, {
          depth: 0.3,
          at: [x!, y!],
          scale: s!,
          lift: 2,
        }),
        cut('-110,44 -40,24 40,34 110,24 80,54 -70,58', '#f6fcf6', {
          depth: 0.301,
          at: [x!, y!],
          scale: s!,
          lift: 0.5,
        }),
      ],
    ),
    // The canoe, the last stitch.
    ...sunHat('rosa', 0.8, STRAW, 0.7365),
    cut('250,420 360,360 450,372 540,430 590,540 560,760! 260,760! 200,560', '#4b2b1e', {
      depth: 0.731,
      lift: 1,
    }),
    cut(
      '170,520! 186,590 236,650 330,690 396,706 426,648! 458,706 540,686 610,630 646,560 660,500! 654,620 600,740 510,820 424,876 330,824 240,750 184,640',
      '#9a5a34',
      { what: 'canoe', depth: 0.765, lift: 2.4 },
    ),
    cut('426,648! 458,706 540,686 610,630 646,560 660,500! 654,620 600,740 510,820 424,876', '#84482a', {
      depth: 0.7652,
      lift: 0,
    }),
    line('170,520 190,596 240,662 334,706 398,722 426,654', '#e0a04e', 14, { depth: 0.766 }),
    line('426,654 456,722 540,702 614,642 648,566 660,500', '#e0a04e', 14, { depth: 0.766 }),
    cut('-20,-46! 20,-46! 18,110 0,230! -18,110', '#e0a04e', { depth: 0.767, at: [426, 664], lift: 1.2 }),
    ...[-1, 1].flatMap((k): SceneCut[] => [
      cut('-38,0 -14,-20 20,-18 40,0 16,16 -18,16', '#fbf1d8', {
        depth: 0.768,
        at: [426 + k * 98, 752],
        turn: k * -22,
        lift: 0.6,
        lit: false,
      }),
      disc(426 + k * 92, 752, 11, '#2c1a14', { depth: 0.769 }),
    ]),
    cut('280,900 330,800 390,850 426,790 470,850 530,800 590,880 520,930 340,936', '#f6fcf6', {
      depth: 0.772,
      lift: 1,
      lit: false,
    }),
    ...sunHat('friend', 1.12, HAT_BLUE, 0.7525, { turn: 14 }),
    line('690,440 772,660', '#e8c98a', 17, { depth: 0.7437 }),
    cut('-30,-40 30,-40 42,40 0,92 -42,40', '#e8c98a', {
      depth: 0.7438,
      at: [794, 712],
      turn: -20,
      lift: 1.2,
    }),
    cut('-110,20 -50,-40 -20,-4 10,-60 40,-6 90,-30 110,26', '#f6fcf6', {
      depth: 0.77,
      at: [800, 780],
      lift: 0.8,
      lit: false,
    }),
    // Over and under and over: a thread of otters, the needle nearest to us.
    ...rows('660,1010,0.7 820,1120,0.9').flatMap(([x, y, s], i) =>
      swimmingOtter(x!, y!, s!, 0.775 + i * 0.004),
    ),
    // The water that each stands in.
    ...rows('430,1010,0.8,0.7785 600,1160,1,0.7865').flatMap(([x, y, s, depth]): SceneCut[] => [
      cut(round(x!, y! + 118 * s!, 220 * s!, 130 * s!, 14), '#6fb8a2', { depth: depth!, lift: 0 }),
      cut('-150,10 -120,-26 -60,0 0,-30 60,0 120,-26 160,10 60,40 -80,40', '#f6fcf6', {
        at: [x!, y!],
        scale: s!,
        depth: depth! + 0.0002,
        lift: 0.6,
        lit: false,
      }),
    ]),
    // Spots as good as a name: the smallest rides.
    ...['o1'].flatMap((who): SceneCut[] => [
      cut('-14,0 0,-14 16,0 2,16', '#57392a', {
        depth: 0.799,
        on: `${who}.mouth`,
        dy: 96,
        dx: -16,
        scale: 1.4,
        lift: 0,
      }),
      cut('-8,-6 8,-8 8,8 -6,8', '#57392a', {
        depth: 0.799,
        on: `${who}.mouth`,
        dy: 130,
        dx: 22,
        scale: 1.4,
        lift: 0,
      }),
    ]),
    land('-500,1270 -200,1250 60,1286 240,1250 420,1290 640,1256 860,1286 1100,1250 1400,1274!', '#5fa892', {
      depth: 0.8,
      print: 'sea-chart',
      lift: 1.6,
    }),
    cut('40,1290 70,1230 130,1262 200,1222 270,1262 340,1230 400,1286', '#f6fcf6', {
      depth: 0.801,
      lift: 0.8,
      lit: false,
    }),
    ...antTrail(rows('250,706 318,738'), 0.4, 0.769, { dir: -1, turn: 22 }),
  ],
  cast: [
    {
      who: 'rosa',
      pose: 'sit',
      at: [336, 232],
      by: 'head',
      scale: 0.8,
      seatOn: 'boat',
      facing: 'front',
      expression: 'laughing',
      wears: AFLOAT,
      shadow: false,
      depth: 0.735,
    },
    {
      who: 'hero',
      pose: 'crouch',
      at: [532, 286],
      by: 'head',
      scale: 1.4,
      seatOn: 'boat',
      facing: 'right',
      expression: 'brave',
      act: { spine: 14, tilt: 8 },
      lookAt: [300, 1200],
      touch: { right: [716, 510] },
      wears: JACKET,
      shadow: false,
      depth: 0.742,
    },
    {
      who: 'friend',
      pose: 'crouch',
      at: [308, 460],
      by: 'head',
      scale: 1.12,
      seatOn: 'boat',
      facing: 'left',
      expression: 'wonder',
      act: { spine: 12, tilt: -4 },
      lookAt: [120, 800],
      wears: AFLOAT,
      shadow: false,
      depth: 0.752,
    },
    ...rows('430,1130,0.95,0.778 600,1300,1.25,0.786').map(
      ([x, y, scale, depth], i): NamedRole => ({
        who: 'otter',
        name: `o${i + 2}`,
        at: [x!, y!],
        scale: scale!,
        facing: 'left',
        lookAt: 'o1',
        shadow: false,
        depth: depth!,
      }),
    ),
    {
      who: 'otter',
      name: 'o1',
      at: [190, 1440],
      scale: 2.05,
      facing: 'right',
      lookAt: 'hero',
      depth: 0.79,
    },
  ],
};
