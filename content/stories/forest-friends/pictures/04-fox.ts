import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside, scarf, snail, trunk, WHITE } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'forest',
  light: 'noon',
  plain: '#b7b25e',
  papers: { land: 'map' },
  lighting: { from: [-200, 200] },
  seed: 3,
  shot: 'two-touching',
  camera: cam(),
  cuts: [
    ...scarf(2.15, 12).map((cut) => ({ ...cut, dy: 10 })),
    {
      shape: '-420,-300! 1340,-300! 1340,200 900,260 640,180 420,300 200,220 -420,330!',
      colour: '#8f9a4c',
      depth: 0.1,
      lift: 0.8,
      print: 'map',
    },
    trunk(90, 150, '#8f7a44', { depth: 0.2 }),
    trunk(800, 110, '#8f7a44', { depth: 0.2 }),
    {
      shape: '-420,760! 1340,690! 1340,950! -420,1010!',
      snip: true,
      colour: '#7a5a3a',
      depth: 0.58,
      lift: 1.6,
      print: 'map',
    },
    { rings: [128, 96, 60, 26], at: [20, 880], colour: '#b98e58', width: 7, depth: 0.59 },
    hillside(1130, '#737c40', { depth: 0.62 }),
    {
      shape: '430,1010! 800,1010! 840,1080! 390,1080!',
      snip: true,
      colour: '#5c3f2a',
      depth: 0.765,
      lift: 1.4,
    },
    ...[480, 560, 640, 720].flatMap((x, i): SceneCut[] => [
      {
        shape: `${x - 30},${990 - i * 4}! ${x + 30},${984 - i * 4}! ${x + 34},1060! ${x - 26},1062!`,
        snip: true,
        colour: WHITE,
        depth: 0.77,
        lift: 0.4,
        turn: 0,
      },
      { rings: [17], at: [x + 2, 1028], width: 4, colour: '#a2452f', depth: 0.775 },
      {
        line: `${x - 6},1034 ${x + 10},1020 ${x + 2},1020 ${x + 10},1020 ${x + 10},1029`,
        width: 4,
        colour: '#a2452f',
        depth: 0.776,
      },
    ]),
    { line: '600,900 520,930 452,892', width: 54, colour: '#c8602f', depth: 0.79 },
    { rings: [32], at: [440, 886], colour: '#4a2c20', depth: 0.791 },
  ],
  props: [
    { id: 'acorn', at: [412, 880], scale: 0.7, turn: -20, depth: 0.785 },
    { id: 'mushroom', at: [120, 770], scale: 0.6, depth: 0.57 },
  ],
  cast: [
    { who: 'rabbit', at: [470, 740], scale: 0.62, depth: 0.57, lookAt: 'hero' },
    { who: 'rabbit', name: 'two', at: [370, 745], scale: 0.5, depth: 0.57, lookAt: 'hero' },
    {
      who: 'hero',
      pose: 'stand',
      at: [255, 640],
      by: 'head',
      scale: 2.15,
      facing: 'right',
      expression: 'curious',
      act: { spine: 16 },
      lookAt: [430, 900],
      touch: { right: [390, 900] },
      shadow: false,
    },
    { who: 'fox', at: [690, 1330], scale: 2.3, mood: 'sly', lookAt: [960, 760], lean: 8, depth: 0.73 },
    snail([130, 1240], { scale: 0.9, facing: 'right', depth: 0.8 }),
  ],
};
