import { triples } from '../../paper/number-lists.ts';
import { AMBER, CLOUD, TERRACOTTA, WHITE } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { across, type BackdropContext, besideMiddle, layer } from '../backdrop-stage.ts';
import { grass } from '../props/grass.ts';
import { oak } from '../props/oak.ts';
import { windmill } from '../props/windmill.ts';
import { motes } from './shapes/air.ts';
import { bloom } from './shapes/flowers.ts';
import { hill, hillY } from './shapes/land.ts';
import { put, putAll } from './shapes/place.ts';
import { clouds, sky } from './shapes/sky.ts';

/** Drops on the grass that catch the first light. */
function dew({ c, stage }: BackdropContext, y: number): void {
  for (let i = 0; i < 26; i++) {
    const [x, drop] = [c.between(stage.left, stage.right), c.between(0, 150)];
    const r = 2 + drop / 60;
    c.dot(x, y + drop, r, r, WHITE, 0.85, false);
    c.dot(x, y + drop, r * 2.6, r * 2.6, '#fff6da', 0.22, false);
  }
}

const MEADOW_FLOWERS = ['#d9785a', AMBER, '#c9667c', '#f2e3c0', '#8a86b6'];

const about = {
  id: 'meadow',
  label: 'Meadow',
  ground: 1190,
  soft: { colour: '#86ad5e', depth: 12, stalks: true },
} as const;

export const meadow = backdrop(about, (g, c, stage) => {
  const mid = { y: 990, rise: 26, wave: 250, phase: 2, colour: '#8fb26b' };
  const near = { y: 1104, rise: 20, wave: 230, phase: 0.4, colour: '#79a35a' };
  return [
    sky(g, { stars: 50 }),
    layer(0.12, () =>
      clouds(g, triples('170,0.34,0.72 720,0.22,0.86 -190,0.24,0.8 1080,0.42,0.7'), CLOUD, 0.7),
    ),
    layer(0.24, () => {
      hill(g, { y: 800, rise: 42, wave: 250, phase: 1.2, colour: '#9dbb96', lift: 1.4 });
      put(c, windmill, 690, 792, 0.42, windmill.colour);
      across(stage, 150, (x, _, k) => put(c, oak, x, 812 + k * 20, 0.2 + k * 0.08, '#7fa377'));
      hill(g, { y: 868, rise: 28, wave: 230, phase: 4, colour: '#94b57e', lift: 1.5 });
    }),
    layer(0.44, () => {
      putAll(c, oak, [
        [90, 985, 0.95, '#6f9a5a'],
        [1010, 1000, 0.8, '#6f9a5a'],
        [-220, 1000, 0.86, '#6f9a5a'],
      ]);
      hill(g, mid);
    }),
    layer(0.56, () =>
      across(stage, 96, (x, i, k) =>
        bloom(c, i, 3, x, hillY(mid, x) + 40 + k * 40, 0.42 + k * 0.14, MEADOW_FLOWERS),
      ),
    ),
    layer(0.63, () => {
      hill(g, near);
      across(stage, 190, (x, _, k) => put(c, grass, x, hillY(near, x) + 50 + k * 90, 0.8, '#8fb862'));
      if (g.hour === 'dawn') dew(g, 1120);
    }),
    layer(0.66, () => motes(g)),
    layer(0.85, () => {
      hill(g, { y: 1292, rise: 14, wave: 250, phase: 3, valley: -30, colour: '#4f7d48', lift: 2.6 });
      besideMiddle(stage, 124, 190, (x, i, k) =>
        bloom(c, i, 2, x, stage.bottom + 40, 0.9 + k * 0.5, [TERRACOTTA, AMBER, '#b95f7c']),
      );
    }),
  ];
});
