import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { clock, presto, RED, WOOL } from '../parts.ts';

export const scene: Picture = {
  wide: cam({ on: [450, 700], zoom: 0.9 }),
  set: 'cabin',
  light: 'dusk',
  plain: '#22407c',
  shot: 'close',
  camera: cam(),
  wears: { outfit: 'dungarees', cloth: 'clay', extras: [], why: 'the headphones come off at bedtime' },
  lighting: { from: [900, 100] },
  cuts: [
    ...clock([150, 180], 104, 7, 15, 0.4),
    // The old record, and the new one.
    {
      shape: '280,66! 600,52! 608,250! 288,262!',
      snip: true,
      colour: '#f3ead2',
      depth: 0.3,
      lift: 1.2,
      print: 'graph-paper',
    },
    { letters: 'RECORD', at: [440, 92], turn: -2.5, size: 30, colour: RED, depth: 0.31 },
    {
      letters: 'the Moon',
      hand: true,
      at: [438, 146],
      turn: -2.5,
      size: 24,
      colour: '#5a5f7a',
      depth: 0.31,
    },
    { line: '370,152 440,146 510,144', width: 5, colour: RED, depth: 0.312 },
    written('{name}', 444, 206, 288, '#2b3a7a', 0.31, { turn: -2.5 }),
    disc(820, 120, 220, '#16294f', { depth: 0.2 }),
    disc(820, 120, 186, '#4f8fd6', { depth: 0.21, lit: false }),
    { line: '650,110 760,90 860,112 1000,96', width: 18, colour: '#75aee6', depth: 0.212, lit: false },
    {
      shape: '-420,820 -60,500 120,420 420,380 700,420 860,520 1340,800! 1340,1700! -420,1700!',
      colour: '#dfe6ee',
      depth: 0.5,
      lift: 2,
    },
    {
      shape: '-420,1060 60,1020 330,1064 620,1030 900,1070 1340,1040! 1340,1700! -420,1700!',
      colour: '#355da0',
      depth: 0.77,
      lift: 1.6,
      print: 'star-chart',
    },
    {
      shape: '-420,1200! 1340,1180! 1340,1262! -420,1284!',
      snip: true,
      colour: '#4a3338',
      depth: 0.772,
      lift: 1,
    },
    {
      shape: '560,1176! 700,1175! 700,1282! 560,1284!',
      snip: true,
      colour: '#e6c06a',
      depth: 0.774,
      lift: 1,
      holes: '592,1204! 668,1203! 668,1254! 592,1255!',
    },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [400, 640],
      by: 'head',
      scale: 3.1,
      turn: -10,
      facing: 'front',
      expression: 'asleep',
      act: { tilt: -6 },
      touch: { right: [742, 720] },
      hands: { right: 'three' },
      gloves: WOOL,
      seatOn: 'bed',
      shadow: false,
      depth: 0.72,
    },
    presto({ at: [600, 1150], scale: 1.5, facing: 'left', lookAt: [900, 1500], depth: 0.765 }),
  ],
};
