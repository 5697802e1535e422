import { pairs, triples } from '../../paper/number-lists.ts';
import { WARM_CLOUD } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { atEdges, besideMiddle, layer } from '../backdrop-stage.ts';
import { bush } from '../props/bush.ts';
import { castle } from '../props/castle.ts';
import { oak } from '../props/oak.ts';
import { hill, peaks } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { clouds, sky } from './shapes/sky.ts';

export const castleHill = backdrop(
  { id: 'castle-hill', label: 'Castle hill', ground: 1190 },
  (g, c, stage) => [
    sky(g, { stars: 50, disc: 96 }),
    layer(0.14, () => {
      clouds(g, triples('120,0.36,0.6 800,0.26,0.7 -190,0.3,0.7 1090,0.44,0.7'), WARM_CLOUD);
      peaks(g, { base: 830, high: 170, spacing: 190, colour: '#b7a7b0', seed: 5 });
    }),
    layer(0.36, () => {
      put(c, castle, 520, 880, 0.98, '#f4e8d6');
      hill(g, { y: 880, rise: 34, wave: 250, phase: 1.3, colour: '#a3b98a', lift: 1.6 });
      c.blob('520,880 556,930 470,990 560,1080 420,1340! 620,1340! 640,1090 540,1000 610,930', '#e3cfa8', {
        lift: 0.3,
        tex: 'feltTurned',
      });
    }),
    layer(0.5, () => {
      for (const [x, s] of pairs('110,0.7 810,0.76 -180,0.8 1080,0.8')) put(c, oak, x, 1040, s, '#7f9f66');
    }),
    layer(0.61, () => {
      hill(g, { y: 1090, rise: 20, wave: 230, phase: 4, colour: '#86a864' });
      besideMiddle(stage, 200, 180, (x, _, k) => put(c, bush, x, 1120 + k * 20, 0.5, '#76a05c'));
    }),
    layer(0.95, () => {
      hill(g, { y: 1296, rise: 14, wave: 260, phase: 2, valley: -40, colour: '#55804a', lift: 2.4 });
      atEdges(g, (x, out) => put(c, bush, x - out * 30, stage.bottom + 20, 1.5, '#4f7d4c'));
    }),
  ],
);
