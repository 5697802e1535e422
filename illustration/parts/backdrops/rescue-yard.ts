import { triples } from '../../paper/number-lists.ts';
import { BARN_RED, CLOUD, PLASTER } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { across, layer } from '../backdrop-stage.ts';
import { barn } from '../props/barn.ts';
import { fence } from '../props/fence.ts';
import { house } from '../props/house.ts';
import { oak } from '../props/oak.ts';
import { sunflower } from '../props/sunflower.ts';
import { hill } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { clouds, sky } from './shapes/sky.ts';

export const rescueYard = backdrop(
  { id: 'rescue-yard', label: 'Rescue yard', ground: 1190 },
  (g, c, stage) => [
    sky(g, { stars: 40 }),
    layer(0.16, () => {
      clouds(g, triples('620,0.26,0.7 120,0.42,0.56 1090,0.3,0.8 -200,0.24,0.7'), CLOUD, 0.7);
      hill(g, { y: 800, rise: 34, wave: 240, phase: 2, colour: '#a0bd96', lift: 1.4 });
      across(stage, 150, (x, _, k) => put(c, oak, x, 850, 0.24 + k * 0.1, '#82a878'));
      hill(g, { y: 868, rise: 20, wave: 230, phase: 5, colour: '#98b884', lift: 1.4 });
    }),
    layer(0.4, () => {
      put(c, barn, 640, 1010, 1.12, BARN_RED);
      put(c, house, 170, 1000, 0.98, PLASTER);
      put(c, oak, -180, 1010, 1, '#7aa068');
      put(c, oak, 1090, 1010, 1, '#7aa068');
      hill(g, { y: 990, rise: 14, wave: 260, phase: 1, colour: '#8fae68', lift: 1.8 });
    }),
    layer(0.56, () => {
      across(stage, 440, (x) => put(c, fence, x, 1086, 1.05, '#f2e8d4'), 0);
      hill(g, { y: 1076, rise: 10, wave: 260, phase: 3, colour: '#86a55e', lift: 1.6 });
      c.blob('200,1330! 300,1150 420,1082 520,1082 640,1160 760,1330!', '#dcc196', {
        lift: 0.2,
        tex: 'feltTurned',
      });
    }),
    layer(0.85, () => {
      hill(g, { y: 1296, rise: 14, wave: 260, phase: 2, valley: -36, colour: '#567f48', lift: 2.4 });
      for (const s of [-1, 1]) {
        const x = s < 0 ? stage.left : stage.right;
        put(c, sunflower, x - s * 60, stage.bottom + 40, 1.5, '#ecb648');
        put(c, sunflower, x - s * 150, stage.bottom + 60, 1.06, '#e8a840');
      }
    }),
  ],
);
