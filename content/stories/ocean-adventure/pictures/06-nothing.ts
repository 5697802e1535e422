import type { Picture } from '../../../pictures.ts';
import { gull, water } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'seabed',
  light: 'noon',
  plain: '#276b7a',
  papers: { land: 'sea-chart' },
  lighting: {},
  shot: 'cut-away',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  seed: 3,
  cuts: [
    { shape: '-60,-60! 960,-60! 960,190! -60,190!', colour: '#d7ebe4', depth: 0.1, lift: 0 },
    water(300, '#3f93a0', { depth: 0.2, print: 'sea-chart' }),
    water(620, '#2f7d8c', { depth: 0.22, print: 'sea-chart' }),
    water(880, '#205d72', { depth: 0.24, print: 'sheet-music' }),
    water(1090, '#143f57', { depth: 0.26, print: 'sheet-music' }),
    {
      shape: '-100,1300 200,1180 520,1150 820,1190 1000,1280 1000,1500! -100,1500!',
      colour: '#0d2c42',
      depth: 0.3,
      lift: 1.5,
    },
    // The answer on its way: vellum over vellum, lighter the nearer it comes.
    {
      shape: '450,560 780,650 920,860 780,1080 450,1180 120,1080 -20,860 120,650',
      colour: '#bfe3df',
      opacity: 0.22,
      lift: 0,
      depth: 0.38,
    },
    {
      shape: '450,640 690,700 790,850 690,1000 450,1070 210,1000 110,850 210,700',
      colour: '#d2ece6',
      opacity: 0.3,
      lift: 0,
      depth: 0.39,
    },
    {
      rings: [140, 210, 290],
      at: [450, 820],
      width: 4,
      colour: '#dff1ea',
      opacity: 0.6,
      depth: 0.4,
      flat: 0.5,
    },
    { rings: [70, 120], at: [40, 880], width: 3, colour: '#dff1ea', opacity: 0.5, depth: 0.4, flat: 0.6 },
    {
      shape:
        '60,250! 130,330 300,430 460,448 620,430 790,330 850,250! 800,250! 730,330 600,390 460,404 310,390 180,330 110,250!',
      colour: '#c8604a',
      depth: 0.735,
      lift: 1.6,
      print: 'ledger',
    },
  ],
  props: [{ id: 'sandwich', at: [610, 392], scale: 0.5, depth: 0.73 }],
  cast: [
    {
      who: 'hero',
      pose: 'lieFront',
      at: [430, 386],
      scale: 1.25,
      facing: 'right',
      expression: 'listening',
      seatOn: 'boat',
      shadow: false,
    },
    gull({ at: [640, 384], scale: 0.95, facing: 'left', lookAt: 'sandwich' }),
  ],
};
