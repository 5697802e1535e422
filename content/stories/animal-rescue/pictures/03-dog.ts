import type { LineCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { floor, PAPER, stethoscope, ticket, wainscot } from '../parts.ts';

export const scene: Picture = {
  set: 'chairs',
  shot: 'two-touching',
  camera: cam(),
  plain: '#3d5a50',
  wide: cam({ on: [480, 560], zoom: 0.94 }),
  lighting: { from: [40, 300], cast: false },
  cuts: [
    // The blind is down: one light, and it comes out on the other side.
    {
      shape: '-420,-300! 1340,-300! 1340,1700! -420,1700!',
      snip: true,
      colour: '#3d5a50',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    ...wainscot(1010, 1700, '#2f483f', '#567a68'),
    floor(1200, '#4d3d36', 0.115),
    { shape: '-60,-40! 330,-40! 330,330! -60,330!', snip: true, colour: '#2c4239', depth: 0.12, lift: 1.2 },
    { shape: '-36,-40! 306,-40! 306,306! -36,306!', snip: true, colour: '#c9b98a', depth: 0.121, lift: 0 },
    ...[40, 104, 168, 232].map(
      (y): LineCut => ({
        line: `-36,${y} 306,${y + 2}`,
        width: 6,
        colour: '#a5966c',
        depth: 0.122,
      }),
    ),
    { line: '135,306 135,352', width: 6, colour: '#c9b98a', depth: 0.122 },
    { rings: [13], at: [135, 362] as const, colour: '#e0b255', depth: 0.123 },
    {
      shape: '800,720! 560,140! 640,60! 760,20! 880,60! 960,140! 984,240! 850,720!',
      colour: '#e8d98c',
      opacity: 0.55,
      depth: 0.13,
      lift: 0,
      lit: false,
    },
    { rings: [222], at: [762, 236] as const, colour: '#f4e5a4', depth: 0.131, lit: false },
    { rings: [196], at: [762, 236] as const, colour: '#fff6cf', depth: 0.132, lit: false },
    // What it falls on: how one sits, a certificate.
    { shape: '624,146! 892,132! 900,332! 632,346!', snip: true, colour: '#8a5a3c', depth: 0.14, lift: 1.6 },
    {
      shape: '641,163! 876,150! 882,316! 649,329!',
      snip: true,
      colour: PAPER,
      depth: 0.141,
      lift: 0,
      lit: false,
    },
    {
      letters: 'SITS',
      at: [746, 200] as const,
      turn: -3,
      size: 50,
      colour: '#a2452f',
      depth: 0.142,
      lit: false,
    },
    { line: '672,252 852,243', width: 4, colour: '#c9b89a', depth: 0.142 },
    { rings: [18], at: [846, 194] as const, colour: '#c2402f', depth: 0.142 },
    written('{name}', 766, 294, 214, '#3f4a7a', 0.142, { turn: -3 }),
    // The third chair, as much of it as shows.
    {
      what: 'chair',
      shape: '320,1240! 900,1230! 900,1700! 320,1700!',
      snip: true,
      colour: '#c2604a',
      depth: 0.66,
      lift: 1.6,
      print: 'gingham',
    },
    // The torch.
    {
      shape: '-120,-22! 26,-26! 60,-46! 66,46! 26,26! -120,22!',
      at: [344, 772] as const,
      turn: -34,
      snip: true,
      colour: '#c2402f',
      depth: 0.785,
      lift: 1.6,
    },
    {
      shape: '56,-48! 78,-50! 82,50! 60,48!',
      at: [344, 772] as const,
      turn: -34,
      snip: true,
      colour: '#f0e4c4',
      depth: 0.786,
      lift: 0.4,
      lit: false,
    },
    { rings: [64], at: [446, 690] as const, colour: '#f2dc8a', depth: 0.782, lit: false, opacity: 0.75 },
    { rings: [42], at: [446, 690] as const, colour: '#fff6cf', depth: 0.783, lit: false },
    // The ticket, between the teeth.
    ...ticket([606, 990], '2', -6, 2, 0.79),
    ...[578, 612].map(
      (x): SheetCut => ({
        shape: '-12,-6! 12,-6! 8,18 -8,18',
        at: [x, 946] as const,
        colour: '#ffffff',
        depth: 0.792,
        lift: 0.4,
        lit: false,
      }),
    ),
    ...stethoscope(1.6, 'hero', 0.7353),
  ],
  cast: [
    {
      who: 'dog',
      at: [622, 1480],
      scale: 3.3,
      facing: 'left',
      mood: 'glad',
      lookAt: [520, 1100],
      depth: 0.73,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [190, 520],
      by: 'head',
      scale: 2.4,
      facing: 'right',
      expression: 'curious',
      act: { spine: 20, tilt: 12 },
      lookAt: [446, 690],
      touch: { right: [300, 806] },
      handsDepth: 0.788,
      hands: { right: 'grip' },
      shadow: false,
      depth: 0.735,
    },
  ],
};
