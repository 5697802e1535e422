import { pairs, triples } from '../../paper/number-lists.ts';
import { AMBER, CLOUD } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { atEdges, besideMiddle, layer } from '../backdrop-stage.ts';
import { mushroomHouse } from '../props/mushroom-house.ts';
import { motes, shafts } from './shapes/air.ts';
import { bloom, tallFlower } from './shapes/flowers.ts';
import { hill } from './shapes/land.ts';
import { leafFrame } from './shapes/leaves.ts';
import { put } from './shapes/place.ts';
import { clouds, sky } from './shapes/sky.ts';

export const magicGarden = backdrop(
  { id: 'magic-garden', label: 'Magic garden', ground: 1190 },
  (g, c, stage) => [
    sky(g, { stars: 50 }),
    layer(0.2, () => {
      clouds(g, triples('150,0.3,0.6 770,0.42,0.6'), CLOUD, 0.7);
      hill(g, { y: 800, rise: 36, wave: 220, phase: 1, colour: '#a3bf9c', lift: 1.3 });
      for (const [x, s] of pairs('210,0.3 620,0.24 -150,0.3 1040,0.28'))
        put(c, mushroomHouse, x, 838, s, '#d98a6a');
      hill(g, { y: 850, rise: 26, wave: 250, phase: 4, colour: '#9abb88', lift: 1.4 });
    }),
    layer(0.4, () => {
      for (const [x, h, k, n, s] of [
        [96, 430, '#d98a7a', 8, 92],
        [260, 300, '#e9c06a', 7, 70],
        [700, 350, '#b58fc0', 9, 82],
        [850, 470, '#e0a05a', 8, 96],
        [-120, 420, '#b58fc0', 8, 90],
        [1060, 360, '#d98a7a', 8, 86],
      ] as const)
        tallFlower(c, x, 1020, h, k, n, s);
      hill(g, { y: 980, rise: 24, wave: 230, phase: 2.2, colour: '#86ad68', lift: 1.8 });
    }),
    layer(0.45, () => shafts(g, 0.26)),
    layer(0.6, () => {
      hill(g, { y: 1080, rise: 20, wave: 240, phase: 0.4, colour: '#739e58' });
      besideMiddle(stage, 118, 150, (x, i, k) =>
        bloom(c, i, 2, x, 1112 + k * 30, 0.56, ['#d9785a', AMBER, '#c9667c', '#8f86bc']),
      );
    }),
    layer(0.66, () => motes(g, 14)),
    layer(0.85, () => {
      hill(g, { y: 1292, rise: 16, wave: 250, phase: 3, valley: -44, colour: '#4a7a4c', lift: 2.5 });
      atEdges(g, (x, out) => {
        tallFlower(c, x - out * 34, stage.bottom + 60, 640, out < 0 ? '#c8606a' : '#d98a4a', 9, 120);
        tallFlower(c, x - out * 150, stage.bottom + 60, 250, out < 0 ? AMBER : '#b06a9c', 8, 84);
      });
      leafFrame(g, '#548a58', 0.2);
    }),
  ],
);
