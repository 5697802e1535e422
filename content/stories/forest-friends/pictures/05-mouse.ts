import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside, scarf, snail } from '../parts.ts';

export const scene: Picture = {
  phone: cam({ on: [450, 800] }),
  backdrop: 'forest',
  light: 'noon',
  plain: '#56683a',
  papers: { land: 'map' },
  lighting: { from: [300, -100] },
  seed: 5,
  shot: 'close',
  camera: cam(),
  cuts: [
    ...scarf(2.7, 4).map((cut) => ({ ...cut, dy: 46 })),
    {
      shape: '330,-300! 780,-300! 980,1700! 160,1700!',
      colour: '#e5d588',
      opacity: 0.55,
      lift: 0,
      depth: 0.1,
    },
    {
      shape: '-420,-300! 60,-300! 130,200 40,480 160,720 20,980 90,1700! -420,1700!',
      colour: '#3c4c2c',
      depth: 0.74,
      lift: 1.6,
      print: 'map',
    },
    {
      shape: '1340,-300! 840,-300! 790,160 880,420 780,700 870,960 800,1700! 1340,1700!',
      colour: '#3c4c2c',
      depth: 0.74,
      lift: 1.6,
      print: 'map',
    },
    hillside(1240, '#6f7c3e', { depth: 0.742, print: 'map' }),
    {
      shape: '60,1010 240,950 460,980 680,940 860,1010 880,1300 40,1300',
      colour: '#4b5c33',
      depth: 0.738,
      lift: 1,
    },
  ],
  props: [
    { id: 'basket', at: [160, 1300], scale: 1, depth: 0.77 },
    { id: 'basket', name: 'back', at: [760, 1310], scale: 1, depth: 0.77 },
    { id: 'sandwich', at: [160, 1170], scale: 0.8, depth: 0.775, turn: -12 },
    { id: 'sandwich', name: 's2', at: [770, 1180], scale: 0.8, depth: 0.775, turn: 14 },
    { id: 'fern', at: [860, 1340], scale: 0.9, depth: 0.86, colour: '#2f3e25' },
    { id: 'fern', name: 'f2', at: [10, 1360], scale: 0.9, depth: 0.86, colour: '#2f3e25' },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      facing: 'left',
      at: [500, 440],
      by: 'head',
      scale: 3.1,
      expression: 'curious',
      act: { spine: 13, neck: 8 },
      lookAt: 'mouse',
      touch: { right: 'hero.chest', left: [640, 960] },
      shadow: false,
    },
    {
      who: 'mouse',
      at: [400, 1300],
      scale: 2.8,
      facing: 'right',
      mood: 'sad',
      lookAt: [900, 300],
      depth: 0.76,
    },
    snail([110, 1130], { scale: 0.5, facing: 'right', depth: 0.78 }),
  ],
};
