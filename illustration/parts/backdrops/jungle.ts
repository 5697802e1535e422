import { pairs, triples } from '../../paper/number-lists.ts';
import { backdrop } from '../backdrop.ts';
import { across, type BackdropContext, besideMiddle, layer } from '../backdrop-stage.ts';
import { bush } from '../props/bush.ts';
import { fern } from '../props/fern.ts';
import { palm } from '../props/palm.ts';
import { motes, shafts } from './shapes/air.ts';
import { hill } from './shapes/land.ts';
import { broadLeaf } from './shapes/leaves.ts';
import { put } from './shapes/place.ts';
import { sky } from './shapes/sky.ts';

function waterfall({ c, stage }: BackdropContext): void {
  for (const [x0, k] of pairs('700,1 -170,0.8')) {
    if (x0 < stage.left - 100) continue;
    c.blob(
      `${x0 - 150},1000! ${x0 - 130},760 ${x0 - 90},640 ${x0},600 ${x0 + 100},640 ${x0 + 150},780 ${x0 + 170},1000!`,
      '#8f9a8a',
      { lift: 1.4, tex: 'feltTurned' },
    );
    for (const [w, colour] of [
      [46 * k, '#d4e9e6'],
      [24 * k, '#f2faf6'],
    ] as const)
      c.blob(
        `${x0 - w},1000! ${x0 - w * 0.8},760 ${x0 - w * 0.5},632 ${x0 + w * 0.5},630 ${x0 + w * 0.9},780 ${x0 + w * 1.1},1000!`,
        colour,
        { lift: 0.4, tex: 'brushUpright' },
      );
  }
}

export const jungle = backdrop({ id: 'jungle', label: 'Jungle', ground: 1190 }, (g, c, stage) => [
  sky(g, { stars: 30, to: 0.5, disc: 96 }),
  layer(0.18, () => {
    hill(g, { y: 730, rise: 60, wave: 180, phase: 2, colour: '#7aa886', lift: 1.4 });
    across(stage, 140, (x, i, k) => put(c, palm, x, 860, 0.56 + k * 0.2, '#7fae82', i % 2 === 0));
    hill(g, { y: 850, rise: 34, wave: 200, phase: 5, colour: '#7fae7c', lift: 1.4 });
  }),
  layer(0.36, () => {
    waterfall(g);
    across(stage, 230, (x, _, k) => put(c, bush, x, 960 + k * 20, 0.9, '#6fa06a'));
    hill(g, { y: 960, rise: 26, wave: 230, phase: 1, colour: '#79a65e', lift: 1.7 });
  }),
  layer(0.4, () => shafts(g, 0.3)),
  layer(0.56, () => {
    for (const [x, flip] of pairs('96,0 830,1 -220,1 1110,0'))
      put(c, palm, x, 1090, 1.15, '#5f9658', flip === 1);
    hill(g, { y: 1060, rise: 22, wave: 240, phase: 4, colour: '#64934f', lift: 2 });
    besideMiddle(stage, 210, 180, (x, i, k) =>
      put(c, fern, x, 1100 + k * 20, 0.5, i % 2 ? '#5f9a5c' : '#76a85c'),
    );
  }),
  layer(0.63, () => hill(g, { y: 1120, rise: 18, wave: 260, phase: 0.2, colour: '#557f45' })),
  layer(0.66, () => motes(g, 8)),
  layer(0.95, () => {
    hill(g, { y: 1300, rise: 14, wave: 260, phase: 1, valley: -50, colour: '#2f5f44', lift: 2.4 });
    const { left: l, right: r, top: t, bottom: b } = stage;
    for (const s of [0, 1]) {
      const x = (d: number) => (s ? r - d : l + d);
      const q = s ? -1 : 1;
      for (const [d, y, length, turn] of [
        [-20, t + 260, 260, 118],
        [-30, t + 90, 330, 134],
        [110, t - 50, 300, 166],
        [300, t - 70, 240, 178],
      ] as const)
        broadLeaf(c, [x(d), y], length, turn * q, s ? '#3f7f56' : '#47885a');
      for (const [d, length, turn] of triples('-44,230,34 30,200,8 110,150,-6 -50,200,66'))
        broadLeaf(c, [x(d), b + 40], length, turn * q, s ? '#3a7650' : '#417d52');
    }
  }),
]);
