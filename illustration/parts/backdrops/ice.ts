import { pairs } from '../../paper/number-lists.ts';
import { WHITE } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { FROST } from '../backdrop-lights.ts';
import { layer } from '../backdrop-stage.ts';
import { pine } from '../props/pine.ts';
import { snowfall } from './shapes/air.ts';
import { aurora, iceCastle, shards } from './shapes/frozen.ts';
import { hill, peaks } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { disc, stars, stripSky } from './shapes/sky.ts';

export const ice = backdrop({ id: 'ice', label: 'Ice', ground: 1190, shift: FROST }, (g, c) => [
  layer(0, () => {
    stripSky(g, 0.86, 0.14);
    if (g.hour === 'night') {
      stars(g, 80, 0.6, '#eaf6f2');
      aurora(g);
    } else disc(g, 74);
  }),
  layer(0.2, () => peaks(g, { base: 800, high: 320, spacing: 215, colour: '#b7d3e6', seed: 2, snow: WHITE })),
  layer(0.36, () => {
    iceCastle(c, '#cfe6f2');
    hill(g, { y: 850, rise: 22, wave: 230, phase: 1, colour: '#d7e8f0', lift: 1.8, tex: 'feltTurned' });
  }),
  layer(0.54, () => {
    for (const [x, s] of pairs('190,0.4 262,0.3 690,0.36 748,0.46 -130,0.44 1050,0.4'))
      put(c, pine, x, 985, s, '#6f9fa2');
    hill(g, { y: 960, rise: 20, wave: 240, phase: 3, colour: '#e8f2f5', lift: 1.9, tex: 'feltTurned' });
  }),
  layer(0.62, () =>
    hill(g, { y: 1080, rise: 18, wave: 250, phase: 0.3, colour: '#f8f7f1', tex: 'feltTurned' }),
  ),
  layer(0.78, () => snowfall(g)),
  layer(0.94, () => {
    hill(g, { y: 1300, rise: 12, wave: 240, phase: 2, valley: -50, colour: '#9fbdd6', lift: 2.6 });
    shards(g, '#a8cfe2', '#8fb8d0');
  }),
]);
