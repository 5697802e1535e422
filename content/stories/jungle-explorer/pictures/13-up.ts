import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, land, line, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { antTrail, HAT_BLUE, leaf, RED, STRAW, sunHat } from '../parts.ts';

export const scene: Picture = {
  set: 'spring',
  plain: '#cfe9ea',
  shot: 'low-angle',
  camera: cam(),
  wide: cam({ on: [450, 700], zoom: 0.9 }),
  cuts: [
    box(-500, -300, 1400, 1800, '#b9dfe4', { depth: 0.1, lift: 0 }),
    disc(458, 470, 430, '#d3edeb', { depth: 0.101 }),
    disc(458, 470, 290, '#e8f6ee', { depth: 0.102 }),
    disc(458, 470, 170, '#fbfdf2', { depth: 0.103 }),
    // The rock: it leans in, and says drip.
    {
      ...cut(
        '-500,-300! 470,-300! 440,-60 350,120 372,300 300,520 316,760 220,980 250,1260! -500,1260!',
        '#6f7a74',
        { depth: 0.3, lift: 3, print: 'map' },
      ),
      what: 'rock',
    },
    cut('-500,-40! 60,40 130,260 60,480 150,720 90,960 130,1260! -500,1260!', '#57635d', {
      depth: 0.31,
      lift: 1.4,
    }),
    ...rows(
      '370,40,90 330,330,84 280,610,76 240,860,70 110,170,100 20,420,100 120,640,90 -120,800,110 -240,300,120',
    ).map(([x, y, r], i) =>
      cut(
        `${-r!},10 ${-r! * 0.5},${-r! * 0.36} ${r! * 0.3},${-r! * 0.4} ${r},0 ${r! * 0.7},40 ${r! * 0.3},26 0,70 ${-r! * 0.3},30 ${-r! * 0.7},64`,
        i % 2 ? '#7fa653' : '#93b85e',
        { depth: 0.32 + i * 0.0005, at: [x!, y!], lift: 1.2 },
      ),
    ),
    // The path round it.
    cut('250,1260! 210,1180 120,1130 0,1110 -500,1120! -500,1200! -20,1176 80,1190 130,1260!', '#e6d5a0', {
      depth: 0.325,
      lift: 0.6,
    }),
    // The tree: it leans in from the other side, and says drop.
    {
      ...cut(
        '1400,-300! 500,-300! 560,60 590,420 620,760 590,960 500,1130 400,1220 520,1226 640,1196 700,1266! 1400,1266!',
        '#7a5236',
        { depth: 0.3, lift: 3, print: 'map' },
      ),
      what: 'tree',
    },
    ...[590, 680, 790, 920, 1080].map((x, i) =>
      line(`${x},-300 ${x + 60 - i * 6},300 ${x + 70 - i * 10},760 ${x + 20},1240`, '#5f3e29', 12, {
        depth: 0.31,
      }),
    ),
    ...leaf(590, 150, 0.62, -84, '#4f8c50', 0.33),
    ...leaf(624, 640, 0.5, -74, '#5f9a55', 0.33),
    ...leaf(380, -60, 0.5, 96, '#4f8c50', 0.33),
    // What has been falling on them.
    ...rows('400,130,0.9 376,420,0.7 500,150,0.7 524,330,0.9').map(([x, y, s]) =>
      cut('0,-34! 18,6 13,24 0,31 -13,24 -18,6', '#ffffff', {
        depth: 0.34,
        at: [x!, y!],
        scale: s!,
        lift: 0.6,
        lit: false,
      }),
    ),
    cut('0,-128! 60,10 66,62 40,108 0,124 -40,108 -66,62 -60,10', '#8fc9d6', {
      depth: 0.5,
      at: [458, 560],
      lift: 2.4,
      lit: false,
    }),
    cut('0,-100! 46,14 50,58 30,92 0,104 -30,92 -50,58 -46,14', '#dff3f6', {
      depth: 0.501,
      at: [458, 560],
      lift: 0,
      lit: false,
    }),
    cut('-34,20 -20,-20 -6,-44 -14,10 -20,50', '#ffffff', {
      depth: 0.502,
      at: [458, 560],
      lift: 0,
      lit: false,
    }),
    // The hoist: two seats, a rope, a wheel.
    { ...rings(800, 300, [74], '#e0a04e', { depth: 0.4, width: 16 }), what: 'hoist' },
    line('734,266 866,334', '#e0a04e', 9, { depth: 0.4 }),
    line('834,234 766,366', '#e0a04e', 9, { depth: 0.4 }),
    line('728,300 716,640 712,980', '#f0dca8', 10, { depth: 0.735 }),
    line('872,300 868,640 866,1000', '#f0dca8', 10, { depth: 0.4 }),
    ...[0, 1].flatMap((i): SceneCut[] => [
      line(`${866},${880 + i * 110} ${826},${958 + i * 110}`, '#f0dca8', 7, { depth: 0.41 }),
      line(`${866},${880 + i * 110} ${906},${958 + i * 110}`, '#f0dca8', 7, { depth: 0.41 }),
      box(818, 954 + i * 110, 914, 978 + i * 110, RED, { depth: 0.42, lift: 1, lit: false }),
    ]),
    land('-500,1214 0,1200 300,1222 560,1206 900,1220 1400,1206!', '#3c6b45', { depth: 0.5, print: 'map' }),
    ...sunHat('rosa', 0.86, STRAW, 0.7365),
    ...sunHat('friend', 0.94, HAT_BLUE, 0.7425),
    ...antTrail(rows('96,1090 84,960 104,840'), 0.5, 0.36, { dir: 1, turn: 80 }),
    ...antTrail(rows('610,1120 636,980 640,850'), 0.5, 0.36, { dir: -1, turn: -86 }),
  ],
  cast: [
    {
      who: 'rosa',
      pose: 'pull',
      at: [680, 800],
      by: 'head',
      scale: 0.86,
      facing: 'right',
      expression: 'brave',
      act: { spine: -14 },
      touch: { right: [716, 690], left: [714, 780] },
      shadow: false,
      depth: 0.736,
    },
    {
      who: 'friend',
      pose: 'shrug',
      at: [200, 950],
      by: 'head',
      scale: 0.94,
      facing: 'front',
      expression: 'thinking',
      act: { spine: 6, tilt: 8 },
      lookAt: [458, 560],
      hands: 'point',
      depth: 0.742,
    },
    {
      who: 'hero',
      pose: 'lookUp',
      at: [452, 930],
      by: 'head',
      scale: 1.5,
      facing: 'right',
      act: {
        spine: -12,
        tilt: -6,
        arms: [
          [-22, -10],
          [26, 14],
        ],
      },
      shadow: false,
      depth: 0.76,
    },
  ],
};

export const ways: WayPictures = [
  { on: [70, 1010], at: [0.5, 0.5], zoom: 1.8 },
  { on: [800, 800], at: [0.5, 0.5], zoom: 1.7 },
];
