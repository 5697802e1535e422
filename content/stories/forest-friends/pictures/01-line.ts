import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { BEAR, COLOURS, hillside, scarf, snail, trunk } from '../parts.ts';

const bearBack = (depth: number): SceneCut[] => [
  { rings: [86], at: [520, 120], colour: BEAR, depth: depth - 0.002 },
  { rings: [46], at: [520, 120], colour: '#543622', depth: depth - 0.001 },
  { rings: [86], at: [850, 130], colour: BEAR, depth: depth - 0.002 },
  { rings: [46], at: [850, 130], colour: '#543622', depth: depth - 0.001 },
  {
    shape:
      '330,1500! 316,1180 330,900 350,700 420,520 440,380 452,210 540,110 690,84 840,112 930,210 960,380 1010,480 1180,640! 1300,1500!',
    what: 'bear',
    colour: BEAR,
    depth,
    lift: 2.4,
    print: 'knitting',
  },
];

export const scene: Picture = {
  wide: cam({ on: [450, 790] }),
  set: 'twig',
  shot: 'small-before-big',
  camera: cam(),
  cuts: [
    ...scarf(1.5, -10),
    trunk(110, 110, COLOURS.far, { depth: 0.2 }),
    trunk(300, 70, COLOURS.far, { depth: 0.2, lift: 0.6 }),
    hillside(930, '#a9a356', { depth: 0.3 }),
    trunk(20, 130, COLOURS.trunk, { depth: 0.4, print: 'map' }),
    {
      shape: '-420,1060! 40,1000 330,1010 300,1180 -420,1300!',
      colour: COLOURS.path,
      depth: 0.45,
      lift: 0.4,
    },
    ...bearBack(0.6),
    { rings: [52], at: [640, 1130], colour: '#7d5538', depth: 0.602 },
    { shape: '690,560 740,520 800,530 760,600 700,620', colour: '#c9743a', depth: 0.61, lift: 0.8 },
    { line: '700,612 790,536', width: 4, colour: '#8a4a24', depth: 0.612 },
    hillside(1215, COLOURS.moss, { depth: 0.63, print: 'map' }),
  ],
  cast: [
    { who: 'hedgehog', at: [150, 1012], scale: 0.42, facing: 'right', depth: 0.46 },
    {
      who: 'hero',
      pose: 'run',
      at: [225, 1262],
      scale: 1.5,
      facing: 'right',
      expression: 'delight',
      act: { spine: 14 },
      lookAt: [640, 520],
      touch: { right: [400, 960] },
    },
    snail([760, 1260], { facing: 'right', depth: 0.7 }),
  ],
};
