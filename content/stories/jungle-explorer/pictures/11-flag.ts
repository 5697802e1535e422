import { cut, disc, land, line, rings, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import {
  ANT,
  antTrail,
  explorersBeardAndHats,
  flag,
  frond,
  HAT_BLUE,
  paperBoat,
  RED,
  trunk,
} from '../parts.ts';

export const scene: Picture = {
  set: 'spring',
  plain: '#dce8a8',
  shot: 'frame-in-frame',
  camera: cam({ on: [460, 720], zoom: 1.2 }),
  wide: cam({ on: [450, 700], zoom: 1 }),
  cuts: [
    disc(430, 620, 470, '#edf2c0', { depth: 0.1 }),
    disc(430, 600, 300, '#f8f8d8', { depth: 0.11 }),
    ...rows('130,30 690,44 850,30 -40,40 300,18').map(([x, w], i) =>
      trunk(x!, w!, -300, 1000, '#a9bd74', 0.13 + i * 0.002, { lift: 0.8 }),
    ),
    land('-500,940 0,920 450,950 900,920 1400,940!', '#8fae5e', { depth: 0.2, print: 'map' }),
    // The wet place: behind his boots, and before them up to the laces.
    cut('352,1090 380,1030 500,1000 680,1002 820,1040 860,1110 660,1150 400,1140', '#8fc9c4', {
      depth: 0.25,
      lift: 0.6,
      print: 'sea-chart',
    }),
    cut(
      '350,1092 400,1046 470,1030 540,1036 640,1026 760,1036 862,1100 820,1176 640,1200 420,1176',
      '#8fc9c4',
      { depth: 0.7436, lift: 0.2, print: 'sea-chart' },
    ),
    rings(462, 1046, [56, 84], '#d7efe4', { depth: 0.7437, width: 4, flat: 0.24 }),
    rings(640, 1140, [60, 96], '#d7efe4', { depth: 0.7437, width: 5, flat: 0.3 }),
    line('640,1010 640,1140', '#7c5236', 12, { depth: 0.7438 }),
    ...flag(640, 1140, 1.02, 0.73),
    ...explorersBeardAndHats(0.95, 0.7455, 1),
    ...paperBoat(322, 846, 0.56, 0.763, -4),
    // Plip.
    ...rows('-17,4,-64 19,4,64 1,-9,0').map(([dx, dy, turn]) =>
      cut('-6,14 0,-16 6,14 0,20', '#f4fcff', {
        depth: 0.789,
        on: 'hero.eyes',
        dx: dx! + 4,
        dy: dy! + 18,
        turn: turn!,
        scale: 0.62,
        lift: 0.4,
        lit: false,
      }),
    ),
    {
      ...line('0,-700 0,-90', '#9fc9d4', 5, { depth: 0.3, dash: [16, 50] }),
      on: 'hero.eyes',
      dx: 10,
      lit: false,
    },
    cut('-66,0 -54,-58 -20,-76 24,-76 56,-56 66,0', HAT_BLUE, {
      depth: 0.7605,
      on: 'friend.chest',
      dx: 14,
      dy: 20,
      scale: 0.8,
      lift: 1,
    }),
    cut('-106,4 0,-18 106,4 0,18', HAT_BLUE, {
      depth: 0.7608,
      on: 'friend.chest',
      dx: 14,
      dy: 20,
      scale: 0.8,
      lift: 1,
    }),
    // The dark hole we look through.
    cut('-500,-300! 1400,-300! 1400,1800! -500,1800!', '#132d25', {
      depth: 0.79,
      snip: true,
      lift: 3,
      holes:
        '120,300 200,130 400,60 600,70 780,170 850,360 846,640 860,900 810,1120 640,1230 400,1240 180,1180 90,980 70,700 90,480',
    }),
    ...rows(
      '-60,560,0.8,62 -90,860,0.8,96 40,120,1.1,124 430,-140,1,178 820,0,1.1,226 1060,300,0.8,-70 -40,1330,1,36 960,1330,0.9,-40',
    ).map(([x, y, s, t], i) => frond(x!, y!, s!, t!, i % 2 ? '#1d4636' : '#18392d', 0.8 + i * 0.0005)),
    // An inch high, an inch farther up.
    line('560,1250 560,1204', '#f5e7bc', 4, { depth: 0.83 }),
    snip('560,1204! 590,1212! 560,1222!', RED, { depth: 0.831, lift: 0.4, lit: false }),
    ...antTrail(
      [
        [600, 1252],
        [660, 1256],
      ],
      0.34,
      0.83,
      { dir: 1 },
    ).map((c) => ({ ...c, ...(c.colour === ANT ? { colour: '#d98a5c' } : {}) })),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [330, 640],
      by: 'head',
      scale: 1,
      facing: 'right',
      expression: 'doubtful',
      wears: { outfit: 'tee', cloth: 'clay', extras: ['cap'] },
      act: { spine: -8, tilt: -8 },
      touch: { right: [336, 868] },
      hands: { right: 'flat' },
      lookAt: [400, 60],
      depth: 0.755,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [200, 700],
      by: 'head',
      scale: 0.92,
      facing: 'right',
      expression: 'sad',
      act: { spine: 8 },
      lookAt: 'explorer',
      touch: { right: [214, 900] },
      depth: 0.75,
    },
    {
      who: 'explorer',
      pose: 'stand',
      at: [530, 560],
      by: 'head',
      scale: 0.95,
      facing: 'left',
      expression: 'proud',
      act: { spine: -12, weight: 'left' },
      touch: { right: [640, 860], left: [480, 830] },
      depth: 0.742,
    },
  ],
};
