import { triples } from '../../paper/number-lists.ts';
import { AMBER, CHALK, CLOUD, HARBOUR, OLIVE, TERRACOTTA } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { across, atEdges, type BackdropContext, layer, pick } from '../backdrop-stage.ts';
import { bunting } from '../props/bunting.ts';
import { goal } from '../props/goal.ts';
import { grass } from '../props/grass.ts';
import { oak } from '../props/oak.ts';
import { hill, seam, strip } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { clouds, sky } from './shapes/sky.ts';

const LINE = '#fbf5e4';
const SHIRTS = [TERRACOTTA, HARBOUR, AMBER, OLIVE, '#8a6a86'];
const FACES = ['#8a5a44', '#d9a67c', '#f0cba6', '#6a4030'];

/** A stand with a crowd of round felt heads in three rows. */
function grandstand(g: BackdropContext, wall: string, bench: string): void {
  const { c, stage } = g;
  strip(g, 748, 200, wall, { lift: 1.4, tex: 'brush' });
  for (let row = 0; row < 3; row++) {
    const y = 792 + row * 46;
    across(
      stage,
      46,
      (x, i) => {
        c.dot(x, y + 20, 17, 16, pick(SHIRTS, i + row * 2));
        c.dot(x, y, 12, 12, pick(FACES, i * 3 + row));
      },
      row * 20,
    );
    strip(g, y + 32, 14, bench, { lift: 0.4, tex: 'none' });
  }
}

export const sportsField = backdrop(
  { id: 'sports-field', label: 'Sports field', ground: 1190 },
  (g, c, stage) => [
    sky(g, { stars: 40 }),
    layer(0.14, () => {
      clouds(g, triples('150,0.28,0.7 770,0.4,0.66 -180,0.42,0.7 1080,0.2,0.8'), CLOUD, 0.7);
      across(stage, 110, (x, _, k) => put(c, oak, x, 836, 0.28 + k * 0.1, '#7fa67c'));
      hill(g, { y: 820, rise: 14, wave: 300, phase: 1, colour: '#8fb086', lift: 1.3 });
    }),
    layer(0.3, () => {
      grandstand(g, '#b9a48c', '#9a8268');
      across(stage, 600, (x) => put(c, bunting, x, 730, 0.98, TERRACOTTA), 150);
    }),
    layer(0.46, () => {
      hill(g, { y: 960, rise: 4, wave: 400, phase: 1, colour: '#86ae62', lift: 1.7 });
      put(c, goal, 640, 1010, 0.86, CHALK);
      put(c, goal, -170, 1010, 0.86, CHALK);
    }),
    layer(0.6, () => {
      for (const [y, k] of [
        [1016, '#79a356'],
        [1066, '#86ae62'],
        [1124, '#749d50'],
        [1190, '#82aa5c'],
      ] as const)
        hill(g, { y, rise: 3, wave: 400, phase: y, colour: k, lift: 0.3 });
      seam(g, 1052, { colour: LINE, width: 7, opacity: 0.9, sag: -6, tilt: 2 });
      seam(g, 1262, { colour: LINE, width: 11, opacity: 0.9, sag: -6, tilt: 2 });
    }),
    layer(0.95, () => {
      hill(g, { y: 1306, rise: 12, wave: 250, phase: 2, valley: -30, colour: '#4f7d48', lift: 2.4 });
      atEdges(g, (x, out) => {
        put(c, grass, x - out * 40, stage.bottom + 10, 2.2, '#4f8048');
        put(c, grass, x - out * 150, stage.bottom + 14, 1.6, '#5a8c50');
      });
    }),
  ],
);
