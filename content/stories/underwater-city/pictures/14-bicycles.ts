import type { LineCut, SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, limpet, snip, thread, wall } from '../parts.ts';

const wheel = (x: number): SceneCut[] => [
  { what: 'wheel', rings: [240], at: [x, 930], width: 34, colour: '#0b0f16', depth: 0.62, lit: false },
  { rings: [218], at: [x, 930], width: 8, colour: '#c3cad6', depth: 0.621, lit: false },
  ...[5, 35, 65, 95, 125, 155].map(
    (turn): LineCut => ({
      line: '-218,0 218,0',
      at: [x, 930],
      turn,
      width: 4,
      colour: '#aab3c2',
      depth: 0.615,
      lit: false,
    }),
  ),
  disc(x, 930, 26, '#c3cad6', { depth: 0.645 }),
];

export const scene: Picture = {
  set: 'museum',
  light: 'dusk',
  shot: 'thing-in-hand',
  camera: cam(),
  plain: '#232c44',
  lighting: { lamps: [{ on: [850, 470], reach: 900, colour: '#fff6e0' }] },
  cuts: [
    ...limpet([230, 1290], 1.2, 0.8),
    wall('#1a2233', { print: 'graph-paper', lift: 0.3 }),
    disc(850, 470, 460, '#26324a', { depth: 0.585 }),
    disc(850, 470, 310, '#4a4c52', { depth: 0.586 }),
    disc(850, 470, 180, '#9a8a5e', { depth: 0.587 }),
    ...wheel(150),
    ...wheel(850),
    ...called('bicycle', [
      thread('850,930 744,560 730,500', 26, '#7d8798', 0.64, { lit: false }),
      thread('744,570 404,600', 26, '#7d8798', 0.64, { lit: false }),
      thread('748,600 560,930 380,540', 26, '#7d8798', 0.641, { lit: false }),
      thread('560,930 150,930 396,590', 20, '#7d8798', 0.639, { lit: false }),
      cut('320,540 330,512 440,506 462,526 430,548', '#39414f', { depth: 0.642, lit: false }),
      thread('732,510 700,430 630,420', 22, '#c3cad6', 0.642, { lit: false }),
    ]),
    disc(560, 930, 74, '#59627a', { depth: 0.65 }),
    { rings: [74, 50], at: [560, 930], width: 6, colour: '#c3cad6', depth: 0.651, lit: false },
    // the lamp, and a spark in it
    cut('750,440 790,424 830,430 836,520 790,532 750,520', '#aab3c2', {
      what: 'lamp',
      depth: 0.65,
      lift: 2,
      lit: false,
    }),
    cut('828,420 862,446 866,506 828,536', '#fff6d0', { depth: 0.651, lift: 0.5, lit: false }),
    {
      shape: '0,-70! 14,-16! 70,0! 14,16! 0,70! -14,16! -70,0! -16,-14!',
      at: [850, 474],
      scale: 0.7,
      snip: true,
      colour: '#ffffff',
      depth: 0.66,
      lift: 0,
      lit: false,
    },
    // the little bottle tipped against the tyre, and the wire from it to the lamp
    thread('716,610 740,560 780,530', 7, '#e0c078', 0.652, { lit: false }),
    cut('-26,-60 26,-60 30,40 16,66 -16,66 -30,40', '#e0c078', {
      depth: 0.655,
      at: [716, 650],
      turn: -30,
      lift: 1.6,
      lit: false,
    }),
    disc(752, 712, 20, '#fff6d0', { depth: 0.656 }),
    // the pedal
    thread('560,930 450,1030', 30, '#59627a', 0.66, { lit: false }),
    box(336, 1010, 560, 1056, '#3a4356', { depth: 0.7, lit: false }),
    snip('600,1110! 850,1090! 862,1210! 612,1230!', '#efe9d6', { depth: 0.78, lit: false }),
    {
      letters: 'OBJECT: GRAY,\nNOSE OF',
      at: [732, 1160],
      size: 26,
      turn: -4,
      colour: '#4a4a54',
      depth: 0.79,
      lit: false,
    },
    // the lamplighter's flipper
    {
      ...cut(
        '680,1560! 620,1290 530,1110 450,1010 380,960 334,990 340,1070 400,1200 450,1360 450,1560!',
        '#6b8a76',
        { depth: 0.74, lift: 2, lit: false },
      ),
      what: 'flipper',
    },
    ...(
      [
        [420, 1080],
        [470, 1150],
        [450, 1230],
        [520, 1250],
        [510, 1340],
      ] as const
    ).map(
      (at): SheetCut => ({
        shape: '-28,0 -12,-24 18,-22 30,2 12,24 -16,22',
        at,
        colour: '#56745f',
        depth: 0.741,
        lift: 0.2,
        lit: false,
      }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [420, 1030],
      by: 'hand',
      scale: 2.5,
      facing: 'right',
      hands: 'flat',
      expression: 'delight',
      lookAt: [450, 1040],
      turn: 8,
      shadow: false,
      depth: 0.76,
    },
  ],
};
