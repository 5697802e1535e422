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
      what: 'log',
      colour: '#7a5a3a',
      depth: 0.58,
      lift: 1.6,
      print: 'map',
    },
    { rings: [128, 96, 60, 26], at: [20, 880], colour: '#b98e58', width: 7, depth: 0.59 },
    hillside(1130, '#737c40', { depth: 0.62 }),
    {
      shape: '470,1120! 860,1112! 900,1196! 440,1204!',
      what: 'tray',
      snip: true,
      colour: '#5c3f2a',
      depth: 0.765,
      lift: 1.4,
    },
    ...[530, 612, 694, 776].flatMap((x, i): SceneCut[] => [
      {
        shape: `${x - 30},${1104 - i * 3}! ${x + 30},${1100 - i * 3}! ${x + 34},1176! ${x - 26},1178!`,
        snip: true,
        colour: WHITE,
        depth: 0.77,
        lift: 0.4,
        turn: 0,
      },
      { rings: [17], at: [x + 2, 1142], width: 4, colour: '#a2452f', depth: 0.775 },
      {
        line: `${x - 6},1148 ${x + 10},1134 ${x + 2},1134 ${x + 10},1134 ${x + 10},1143`,
        width: 4,
        colour: '#a2452f',
        depth: 0.776,
      },
    ]),
    { line: '640,1130 560,1108 474,1020', width: 50, colour: '#c8602f', depth: 0.762 },
    { rings: [31], at: [462, 1004], colour: '#4a2c20', depth: 0.763 },
  ],
  props: [
    { id: 'acorn', at: [432, 990], scale: 0.8, turn: -20, depth: 0.785 },
    { id: 'mushroom', at: [120, 770], scale: 0.6, depth: 0.57 },
  ],
  cast: [
    { who: 'rabbit', at: [420, 690], scale: 0.62, depth: 0.57, lookAt: 'hero' },
    { who: 'rabbit', name: 'two', at: [520, 700], scale: 0.5, depth: 0.57, lookAt: 'hero' },
    {
      who: 'hero',
      pose: 'stand',
      at: [200, 580],
      by: 'head',
      scale: 2.15,
      facing: 'right',
      expression: 'curious',
      act: { spine: 16 },
      lookAt: 'acorn',
      touch: { right: [420, 1000] },
      hands: { right: 'cup' },
      shadow: false,
    },
    { who: 'fox', at: [735, 1360], scale: 2.15, mood: 'sly', lookAt: [960, 760], lean: 8, depth: 0.73 },
    snail([130, 1240], { scale: 0.9, facing: 'right', depth: 0.8 }),
  ],
};
