import type { RingsCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, line, oval } from '../../../cuts/lit.ts';
import { hero, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { afloat, band } from '../parts.ts';

export const scene: Picture = {
  set: 'lagoon',
  light: 'dusk',
  plain: '#8ccdb2',
  shot: 'two-touching',
  wears: afloat,
  wide: { zoom: 0.98, on: [450, 640], at: [0.5, 0.5] },
  cuts: [
    band(190, '#a8dcb4', 0.1, { print: 'sea-chart', lift: 0.2 }),
    band(700, '#79c0aa', 0.12, { print: 'sea-chart', lift: 0.2 }),
    ...[0, 1, 2].map(
      (i): RingsCut => ({
        rings: [470 + i * 60],
        at: [450, 430],
        width: 5,
        flat: 0.4,
        colour: '#f4f2c4',
        depth: 0.2,
        opacity: 0.6,
      }),
    ),
    // The coat, spread like a raft.
    cut('330,370 430,300 560,240 650,262 640,420 650,610 560,624 430,560 330,490', '#a24e3a', {
      depth: 0.7,
      lift: 0.6,
    }),
    cut('420,330 560,276 628,300 620,420 628,566 560,590 420,536', '#8c3f30', {
      depth: 0.701,
      lift: 0,
      opacity: 0.5,
    }),
    oval(820, 430, 46, 110, '#d3eed2', { depth: 0.69, lift: 0, opacity: 0.6 }),
    // Somebody holds up her boots.
    ...(
      [
        '790,700 744,620 770,540 800,484',
        '812,700 862,640 840,560 836,500',
        '770,720 700,690 704,610 690,560',
      ] as const
    ).map((arm) => line(arm, '#b84a74', 24, { depth: 0.705 })),
    cut('-100,1040 120,1010 330,1046 540,1020 760,1050 1000,1020! 1000,1700! -100,1700!', '#5fae98', {
      depth: 0.76,
      lift: 1.6,
      print: 'sea-chart',
    }),
    line('-100,1040 120,1010 330,1046 540,1020 760,1050 1000,1020', '#f4f2d4', 7, { depth: 0.761 }),
    cut('-100,1190 160,1160 400,1200 640,1164 860,1196 1000,1170! 1000,1700! -100,1700!', '#4d9c88', {
      depth: 0.762,
      lift: 1,
      print: 'sea-chart',
    }),
  ],
  props: [{ id: 'rowing-boat', name: 'boat', at: [490, 1070], scale: 1.8, colour: '#4f8f58', depth: 0.735 }],
  cast: [
    { who: 'octopus', at: [800, 770], scale: 0.46, depth: 0.704 },
    who('oona', 'stand', [250, 430], 1.36, {
      turn: -90,
      facing: 'front',
      expression: 'joy',
      lookAt: [450, 40],
      touch: { left: [322, 650] },
      depth: 0.71,
    }),
    { who: 'gull', at: [470, 420], scale: 0.78, pose: 'sleep', facing: 'left', depth: 0.73 },
    who('friend', 'sit', [760, 790], 1.15, {
      wears: { extras: ['lifeJacket'], why: 'buckled into a life jacket' },
      facing: 'right',
      in: 'boat',
      seatOn: 'boat',
      expression: 'joy',
      lookAt: 'oona',
    }),
    hero('sit', [486, 776], 1.35, {
      in: 'boat',
      facing: 'front',
      seatOn: 'boat',
      expression: 'joy',
      act: { spine: 12, tilt: -10 },
      lookAt: 'oona',
      touch: { left: [404, 700] },
    }),
  ],
};
