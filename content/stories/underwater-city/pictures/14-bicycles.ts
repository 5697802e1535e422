import type { LineCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, limpet, snip, thread, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'museum',
  light: 'dusk',
  shot: 'thing-in-hand',
  camera: cam(),
  plain: '#232c44',
  lighting: { lamps: [{ on: [520, 250], reach: 900, colour: '#fff6e0' }] },
  cuts: [
    ...limpet([230, 1290], 1.2, 0.8),
    wall('#1a2233', { print: 'graph-paper', lift: 0.3 }),
    disc(470, 250, 420, '#26324a', { depth: 0.585 }),
    disc(470, 250, 290, '#4a4c52', { depth: 0.586 }),
    disc(470, 250, 170, '#9a8a5e', { depth: 0.587 }),
    { what: 'wheel', rings: [440], at: [760, 900], width: 52, colour: '#10141c', depth: 0.62, lit: false },
    { rings: [404], at: [760, 900], width: 10, colour: '#c3cad6', depth: 0.621, lit: false },
    ...[5, 35, 65, 95, 125, 155].map(
      (turn): LineCut => ({
        line: '-404,0 404,0',
        at: [760, 900] as const,
        turn,
        width: 4,
        colour: '#aab3c2',
        depth: 0.615,
        lit: false,
      }),
    ),
    disc(760, 900, 40, '#c3cad6', { depth: 0.63 }),
    // the fork, and the lamp on it
    thread('760,900 620,330', 30, '#59627a', 0.64, { what: 'bicycle', lit: false }),
    cut('610,180 520,170 470,200 466,300 520,330 620,320 650,250', '#7d8798', {
      what: 'lamp',
      depth: 0.65,
      lift: 2,
      lit: false,
    }),
    cut('500,176 452,196 436,250 452,304 500,326 480,250', '#fff6d0', {
      depth: 0.651,
      lift: 0.5,
      lit: false,
    }),
    {
      shape: '0,-70! 14,-16! 70,0! 14,16! 0,70! -14,16! -70,0! -16,-14!',
      at: [404, 250],
      snip: true,
      colour: '#ffffff',
      depth: 0.66,
      lift: 0,
      lit: false,
    },
    // the little bottle pressed against the tyre, and the wire from it to the lamp
    thread('440,470 470,400 540,330', 7, '#0d1118', 0.652, { lit: false }),
    cut('0,-60 150,-60 180,-36 180,36 150,60 0,60 -20,0', '#aab3c2', {
      depth: 0.655,
      at: [392, 420],
      turn: 48,
      lift: 1.6,
      lit: false,
    }),
    disc(508, 546, 36, '#e0c078', { depth: 0.656 }),
    // the pedal
    thread('760,900 540,1020', 34, '#59627a', 0.66, { lit: false }),
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
      turn: 8,
      shadow: false,
      depth: 0.76,
    },
  ],
};
