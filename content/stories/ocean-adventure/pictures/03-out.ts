import type { Picture } from '../../../pictures.ts';
import { boat, gull, water } from '../parts.ts';

export const scene: Picture = {
  set: 'boat',
  why: { contrast: 'a wide sea' },
  plain: '#3f93a8',
  sky: 'flat',
  papers: { land: 'sea-chart' },
  shot: 'establish',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  light: 'noon',
  seed: 9,
  cuts: [
    {
      shape: '-60,-60! 960,-60! 960,210 760,218 520,204 260,220 -60,206',
      colour: '#cfe6e2',
      depth: 0.1,
      lift: 0,
    },
    water(220, '#4fa3b4', { depth: 0.12, print: 'sea-chart' }),
    water(420, '#3f93a8', { depth: 0.14, print: 'sea-chart' }),
    water(760, '#347f98', { depth: 0.16, print: 'sea-chart' }),
    water(1120, '#2b6d88', { depth: 0.18, print: 'sea-chart' }),
    {
      shape: '210,560 420,480 660,520 800,640 760,790 560,860 330,820 200,700',
      colour: '#20566f',
      opacity: 0.4,
      lift: 0,
      depth: 0.3,
    },
    {
      shape: '780,640 880,560 930,600 900,680 940,740 860,730',
      colour: '#20566f',
      opacity: 0.4,
      lift: 0,
      depth: 0.3,
    },
    { what: 'oar', from: 'hero.right', to: [372, 664], width: 9, colour: '#f0dcae', depth: 0.745 },
    { what: 'oar', from: 'hero.left', to: [512, 668], width: 9, colour: '#f0dcae', depth: 0.746 },
    { from: 'lighthouse', to: 'boat', sag: -60, width: 2.4, colour: '#fdf6e2', depth: 0.5 },
  ],
  props: [
    boat([450, 620], 0.62, { depth: 0.7 }),
    { id: 'lighthouse', at: [820, 214], scale: 0.16, depth: 0.11 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'row',
      in: 'boat',
      dy: 6,
      scale: 0.52,
      facing: 'left',
      expression: 'brave',
      act: { spine: 16 },
      shadow: false,
    },
    gull({ in: 'boat', dx: -96, dy: -34, scale: 0.5, facing: 'left' }),
  ],
};
