import { triples } from '../../paper/number-lists.ts';
import { BARN_RED, WARM_CLOUD } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { across, layer } from '../backdrop-stage.ts';
import { flag } from '../props/flag.ts';
import { strip } from './shapes/land.ts';
import { putAll } from './shapes/place.ts';
import { blocks, dome, terrace } from './shapes/rooftop.ts';
import { clouds, sky } from './shapes/sky.ts';

const FLAG = { red: BARN_RED, blue: '#4f6f9a' };
const PARAPET = 1030;
const TERRACE = 1070;

/** On the roof of a school for heroes, the city below. */
export const academyRoof = backdrop(
  { id: 'academy-roof', label: 'Academy roof', ground: 1190 },
  (g, c, stage) => [
    sky(g, { stars: 50, disc: 92 }),
    layer(0.16, () => {
      clouds(g, triples('140,0.34,0.7 770,0.24,0.76 -190,0.24,0.8 1080,0.42,0.7'), WARM_CLOUD);
      blocks(g, {
        spacing: 100,
        width: 84,
        low: 180,
        rise: 160,
        papers: ['#a9b2bc', '#b9a8a8', '#a3a8b8'],
      });
    }),
    layer(0.34, () =>
      blocks(g, {
        spacing: 150,
        width: 116,
        low: 110,
        rise: 170,
        papers: ['#b58f7c', '#8f9fb0', '#c9b08c', '#9c8aa6'],
        offset: 60,
      }),
    ),
    layer(0.5, () => {
      dome(g, '#7f9a9c', '#66858a');
      strip(g, PARAPET, 44, '#d9c3a0', { lift: 1.4, tex: 'brush' });
      putAll(c, flag, [
        [560, PARAPET, 0.72, FLAG.red],
        [840, PARAPET, 0.72, FLAG.blue],
        [-160, PARAPET, 0.72, FLAG.blue],
        [1120, PARAPET, 0.72, FLAG.red],
      ]);
      across(stage, 120, (x) =>
        c.box(x - 34, PARAPET - 50, 68, 60, '#e3cfae', { lift: 0.7, tex: 'feltTurned' }),
      );
    }),
    layer(0.6, () => terrace(g, TERRACE, '#c9a988')),
    layer(0.95, () => strip(g, stage.bottom - 34, 100, '#7d6050', { lift: 2.2, tex: 'brush' })),
  ],
);
