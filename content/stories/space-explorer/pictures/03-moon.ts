import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dimStars, inRocket, inSpace, presto, RED, radioPan, rocket } from '../parts.ts';

export const scene: Picture = {
  ...inSpace('#1b2350'),
  shot: 'small-before-big',
  camera: cam(),
  lighting: { from: [-200, 0] },
  wide: cam({ on: [450, 720], zoom: 0.86 }),
  cuts: [
    ...dimStars([
      [60, 90],
      [70, 560],
      [150, 380],
      [60, 780],
      [560, 1260],
      [760, 1180],
      [-200, 500],
    ]),
    disc(620, 400, 760, '#2c3568', { depth: 0.198, lit: false }),
    disc(620, 400, 680, '#565f8c', { depth: 0.199, lit: false }),
    disc(620, 400, 600, '#cfd0d6', { depth: 0.2 }),
    disc(630, 400, 570, '#efece4', { what: 'moon', depth: 0.21, lit: false }),
    ...[
      [380, 190, 80],
      [760, 160, 60],
      [800, 640, 110],
      [250, 540, 60],
      [560, 860, 70],
      [860, 360, 44],
    ].flatMap(([x, y, r]): SceneCut[] => [
      disc(x!, y!, r!, '#c9c6c6', { depth: 0.22 }),
      disc(x! + 10, y! + 8, r! * 0.82, '#dcd9d4', { depth: 0.221 }),
    ]),
    // the whole Earth: a house on it, and somebody in the house
    disc(200, 1180, 250, '#2f5f94', { depth: 0.3, lit: false }),
    disc(200, 1186, 236, '#4f8fb5', { depth: 0.301, lit: false }),
    {
      shape: '-20,1120 60,1010 190,950 330,980 400,1080 330,1120 260,1080 190,1130 120,1110 60,1200',
      colour: '#8db86a',
      depth: 0.31,
      lift: 0,
      lit: false,
    },
    {
      shape: '250,1240 330,1210 400,1240 380,1320 280,1330',
      colour: '#8db86a',
      depth: 0.31,
      lift: 0,
      lit: false,
    },
    {
      shape: '120,980! 120,850! 300,850! 300,980!',
      snip: true,
      colour: '#e7c7a4',
      depth: 0.743,
      lift: 1.2,
    },
    {
      shape: '140,850! 210,730! 280,850!',
      snip: true,
      colour: '#ffd98a',
      depth: 0.501,
      lift: 0,
      lit: false,
    },
    {
      shape: '92,858! 210,660! 328,858!',
      snip: true,
      holes: '146,850! 212,738! 276,850!',
      colour: '#6d4237',
      depth: 0.745,
      lift: 1.2,
    },
    { shape: '150,880! 190,880! 190,930! 150,930!', snip: true, colour: '#8ba39a', depth: 0.744, lift: 0 },
    { shape: '226,890! 266,890! 266,980! 226,980!', snip: true, colour: '#b5432f', depth: 0.744, lift: 0 },
    {
      shape: '60,1040 110,992 200,972 310,988 360,1030 300,1080 120,1080',
      colour: '#8db86a',
      depth: 0.75,
      lift: 0,
      lit: false,
    },
    ...radioPan([270, 842], 50, 0.747),
    // the count, thrown across
    {
      line: '486,636 430,610 370,640 320,720 290,800',
      width: 6,
      dash: [2, 20],
      colour: '#b5432f',
      depth: 0.6,
      lit: false,
    },
    disc(322, 716, 22, RED, { depth: 0.61, lit: false }),
    ...called('rocket', rocket([590, 560], 0.95, -24, 0.73)),
  ],
  cast: [
    inRocket([590, 560], 0.95, {
      turn: -14,
      pose: 'lookUp',
      act: { spine: 12, neck: 6 },
      expression: 'whispering',
      facing: 'left',
      lookAt: 'friend.head',
    }),
    {
      who: 'friend',
      pose: 'lookUp',
      at: [206, 806],
      by: 'head',
      scale: 0.62,
      facing: 'right',
      expression: 'wonder',
      act: { spine: 12, tilt: -8 },
      lookAt: [590, 560],
      seatOn: 'boat',
      shadow: false,
      depth: 0.74,
    },
    presto({ at: [672, 742], scale: 0.3, turn: 150, depth: 0.74, shadow: false }),
  ],
};
