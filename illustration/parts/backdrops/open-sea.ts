import { triples } from '../../paper/number-lists.ts';
import { backdrop } from '../backdrop.ts';
import { WAVES } from '../backdrop-lights.ts';
import { layer } from '../backdrop-stage.ts';
import { lighthouse } from '../props/lighthouse.ts';
import { put } from './shapes/place.ts';
import { clouds, sky } from './shapes/sky.ts';
import { SWELL, waves } from './shapes/waves.ts';

export const openSea = backdrop({ id: 'open-sea', label: 'Open sea', ground: null, shift: WAVES }, (g, c) => [
  sky(g, { stars: 60, disc: 104 }),
  layer(0.12, () => {
    clouds(g, triples('130,0.3,0.66 770,0.46,0.74 -190,0.4,0.8 1090,0.26,0.7'), '#f8efe2');
  }),
  layer(0.24, () => {
    put(c, lighthouse, 740, 880, 0.5, '#c8583f');
    c.blob('600,900! 660,856 760,846 860,872 920,900!', '#9aa58c', { lift: 0.8, tex: 'brush' });
    waves(g, 862, '#8fb8c4', 0, SWELL);
  }),
  layer(0.4, () => waves(g, 940, '#74a6b8', 60, SWELL)),
  layer(0.54, () => waves(g, 1020, '#5f93ac', 20, SWELL)),
  layer(0.66, () => waves(g, 1096, '#4f829e', 90, SWELL)),
  layer(0.8, () => waves(g, 1186, '#41708e', 40, SWELL)),
  layer(0.9, () => waves(g, 1268, '#3a6482', 0, SWELL)),
]);
