import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { stethoscope, withoutRaincoat } from '../parts.ts';

/** The looking-glass over the basin: a hole in the wall. */
const ROUND_GLASS = round(632, 292, 250, 250, 28);

export const scene: Picture = {
  set: 'desk',
  plain: '#bcd3d6',
  shot: 'frame-in-frame',
  camera: cam(),
  papers: { land: 'tiles' },
  wide: cam({ on: [470, 640], zoom: 0.84 }),
  wears: withoutRaincoat,
  light: 'noon',
  lighting: { from: [900, 200], cast: false },
  cuts: [
    // In the looking-glass is the doctor.
    {
      shape: '-420,-300! 1340,-300! 1340,900! -420,900!',
      snip: true,
      colour: '#f3dca4',
      depth: 0.1,
      lift: 0,
      lit: false,
    },
    {
      shape: '380,-60! 560,-60! 470,640! 300,640!',
      snip: true,
      colour: '#fbeec8',
      depth: 0.105,
      lift: 0,
      lit: false,
    },
    {
      shape: '-420,-300! 1340,-300! 1340,1700! -420,1700!',
      snip: true,
      holes: ROUND_GLASS,
      colour: '#7fa9b3',
      depth: 0.3,
      lift: 1.6,
      print: 'tiles',
    },
    { rings: [262], at: [632, 292] as const, width: 34, colour: '#f4efe2', depth: 0.31 },
    { rings: [244], at: [632, 292] as const, width: 7, colour: '#b99a5c', depth: 0.312 },
    {
      shape: '446,222 476,152 536,102 506,162 466,242',
      colour: '#ffffff',
      opacity: 0.8,
      depth: 0.305,
      lift: 0,
      lit: false,
    },
    // The counting, in drops.
    ...(
      [
        ['1', 452, 930],
        ['2', 424, 1040],
        ['3', 560, 1110],
        ['OW', 716, 930],
        ['5', 756, 1060],
      ] as const
    ).flatMap(([letters, x, y]): SceneCut[] => [
      {
        shape: '0,-62! 30,-6 34,24 18,46 -18,46 -34,24 -30,-6',
        at: [x, y] as const,
        colour: letters === 'OW' ? '#f3b8a8' : '#e6f6fa',
        depth: 0.79,
        lift: 1,
        lit: false,
      },
      {
        letters: letters,
        at: [x, y + 12] as const,
        size: letters === 'OW' ? 22 : 32,
        colour: '#3a6a80',
        depth: 0.791,
        lit: false,
      },
    ]),
    // The tap and what runs out of it.
    {
      what: 'tap',
      shape: '1400,560! 1400,640! 700,640 640,660 622,730! 548,730! 560,640 620,570 720,556',
      colour: '#dfe6ea',
      depth: 0.75,
      lift: 2.4,
    },
    { line: '1400,580 720,580 640,604 600,660', width: 12, colour: '#ffffff', depth: 0.751 },
    { shape: '540,726! 630,726! 634,760! 536,760!', snip: true, colour: '#a9b6be', depth: 0.752, lift: 1 },
    { rings: [46], at: [780, 520] as const, colour: '#3f7fb8', depth: 0.753 },
    { line: '780,520 780,470', width: 16, colour: '#3f7fb8', depth: 0.752 },
    {
      shape:
        '556,760! 614,760! 622,850 650,890 700,1000 730,1180! 640,1120 600,960 560,1000 520,1180! 440,1160 470,1000 520,890 548,850',
      what: 'water',
      colour: '#d9f0f6',
      opacity: 0.5,
      depth: 0.776,
      lift: 1,
      lit: false,
    },
    { line: '572,766 568,850 540,930 500,1120', width: 8, colour: '#ffffff', depth: 0.777, lit: false },
    { line: '600,766 606,850 640,930 680,1110', width: 8, colour: '#ffffff', depth: 0.777, lit: false },
    ...stethoscope(1.7, 'doctor', 0.205),
    {
      shape: '-24,-8 -10,-22 14,-20 26,-4 18,16 -4,22 -22,12',
      on: 'patient.elbow',
      colour: '#e58a86',
      depth: 0.781,
      lift: 0,
      lit: false,
    },
    // The basin, from the edge of it.
    { rings: [560], at: [470, 1250] as const, flat: 0.3, colour: '#fbfdfd', depth: 0.74 },
    { rings: [510], at: [470, 1262] as const, flat: 0.28, colour: '#9cc4d0', depth: 0.741 },
    {
      rings: [200, 300, 400],
      at: [560, 1240] as const,
      flat: 0.26,
      width: 7,
      colour: '#d9f0f6',
      depth: 0.742,
    },
  ],
  cast: [
    {
      who: 'hero',
      name: 'doctor',
      pose: 'stand',
      at: [632, 310],
      by: 'head',
      scale: 1.75,
      facing: 'left',
      expression: 'calm',
      act: { tilt: -8 },
      touch: { left: [742, 572] },
      wears: { outfit: 'raincoat', cloth: 'cream', extras: [] },
      lookAt: [230, 700],
      shadow: false,
      depth: 0.2,
    },
    {
      who: 'hero',
      name: 'patient',
      pose: 'stand',
      at: [206, 700],
      by: 'head',
      scale: 2.5,
      facing: 'right',
      expression: 'effort',
      strength: 'strong',
      act: { spine: 14, tilt: 12 },
      touch: { right: [720, 1030] },
      handsDepth: 0.78,
      shadow: false,
      depth: 0.7395,
    },
    {
      who: 'goose',
      name: 'goose',
      at: [880, 1420],
      scale: 1.3,
      facing: 'left',
      mood: 'asleep',
      depth: 0.8,
    },
  ],
};
