import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside, RED, snail, WHITE, withoutScarf } from '../parts.ts';

export const scene: Picture = {
  wide: cam({ on: [450, 600], zoom: 0.9 }),
  set: 'twig',
  light: 'dusk',
  plain: '#ef9440',
  shot: 'low-angle',
  camera: cam({ horizon: 0.94 }),
  wears: withoutScarf,
  cuts: [
    { rings: [330], at: [400, 420], colour: '#f7b25c', depth: 0.1, lit: false },
    {
      shape: '40,1700! 110,700 130,-300! 250,-300! 240,500 260,900 330,1700!',
      colour: '#5a3326',
      depth: 0.2,
      lift: 1.4,
      print: 'map',
    },
    {
      shape: '1340,1700! 640,1700! 830,900 850,-300! 1340,-300!',
      colour: '#5a3326',
      depth: 0.2,
      lift: 1.4,
      print: 'map',
    },
    {
      shape: '-420,40! 200,70! 430,150! 640,260! 650,250! 470,110! 220,20! -420,-60!',
      what: 'twig',
      colour: '#41241f',
      depth: 0.5,
      lift: 1.6,
    },
    {
      shape: '330,120! 470,170! 480,470! 440,640! 270,620! 310,420!',
      what: 'scarf',
      colour: RED,
      depth: 0.6,
      lift: 2,
      print: 'knitting',
    },
    {
      shape: '450,150! 570,210! 640,420! 700,560! 540,640! 490,430!',
      colour: RED,
      depth: 0.595,
      lift: 2,
      print: 'knitting',
    },
    ...[250, 360, 470, 560].map(
      (y, i): SheetCut => ({
        shape: `${326 - (i > 1 ? 16 * (i - 1) : 0)},${y - 6}! ${478 - (i > 2 ? 16 : 0)},${y + 12}! ${476 - (i > 2 ? 20 : 0)},${y + 52}! ${322 - (i > 1 ? 18 * (i - 1) : 0)},${y + 36}!`,
        snip: true,
        colour: WHITE,
        depth: 0.602,
        lift: 0,
      }),
    ),
    ...[0, 1, 2].map(
      (i): SheetCut => ({
        shape: `${488 + i * 12},${280 + i * 110}! ${588 + i * 36},${256 + i * 106}! ${602 + i * 36},${292 + i * 106}! ${490 + i * 12},${322 + i * 110}!`,
        snip: true,
        colour: WHITE,
        depth: 0.597,
        lift: 0,
      }),
    ),
    {
      shape: '330,150 370,86 470,80 560,130 560,200 500,236 390,220',
      colour: RED,
      depth: 0.61,
      lift: 2,
      print: 'knitting',
    },
    { shape: '420,84! 462,84! 450,230! 408,222!', colour: WHITE, depth: 0.612, lift: 0 },
    hillside(1236, '#a8602f', { depth: 0.3, print: 'map' }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      at: [220, 800],
      by: 'head',
      scale: 1.6,
      facing: 'right',
      expression: 'startled',
      lookAt: [430, 500],
      touch: { right: [398, 640] },
      shadow: false,
    },
    {
      who: 'bear',
      mood: 'glad',
      at: [800, 1360],
      scale: 1.8,
      depth: 0.7,
      lookAt: 'hero',
      lean: 10,
      facing: 'left',
    },
    { who: 'hedgehog', at: [110, 1270], scale: 1.1, facing: 'right', depth: 0.78, lookAt: 'hero' },
    snail([480, 150], { scale: 0.55, facing: 'right', depth: 0.65 }),
  ],
};
