import type { Cutter } from '../../paper/cutter.ts';
import { pairs, triples } from '../../paper/number-lists.ts';
import { TERRACOTTA } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { across, layer } from '../backdrop-stage.ts';
import { bush } from '../props/bush.ts';
import { gate } from '../props/gate.ts';
import { pine } from '../props/pine.ts';
import { litWindow } from '../props/shapes/lit-window.ts';
import { bareTree } from './shapes/bare-tree.ts';
import { hill } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { clouds, sky } from './shapes/sky.ts';

const WALL = '#7d7290';
const ROOF = '#4d4562';

/** A wing of the house: its middle, width, the height of its wall and of its roof. */
function wing(
  c: Cutter,
  x: number,
  width: number,
  high: number,
  rise: number,
  wall: string,
  roof: string,
): void {
  const [half, eaves, ridge] = [width / 2, 1004 - high, 1000 - high - rise];
  c.box(x - half, 1000 - high, width, high + 20, wall, { lift: 1.3, tex: 'feltTurned' });
  c.cut(
    `${x - half - 16},${eaves} ${x - width * 0.16},${ridge} ${x + width * 0.16},${ridge} ${x + half + 16},${eaves}`,
    roof,
    { lift: 0.9, tex: 'brush', edge: 'lit' },
  );
}

/** Two wings and a tower with a flag, lit, its door at x 461. */
function hauntedHouse(c: Cutter, wall: string, roof: string): void {
  wing(c, 290, 190, 190, 110, wall, roof);
  wing(c, 640, 170, 220, 120, wall, roof);
  c.box(396, 660, 130, 340, c.shade(wall, 0.03), { lift: 1.4, tex: 'feltTurned' });
  c.cut('376,668 461,470 546,668', roof, { lift: 1, tex: 'brush', edge: 'lit' });
  c.mark('461,474 461,430', roof, 6);
  c.cut('461,426 496,440 461,452', TERRACOTTA, { lift: 0.3 });
  for (const [x, y] of pairs('240,880 340,880 600,860 680,860 240,966 680,956 461,760'))
    litWindow(c, x, y, 38, 62, true);
  c.blob('424,1010! 424,930 461,892 498,930 498,1010!', '#5a3f3c', { lift: 0.3 });
}

export const mansion = backdrop({ id: 'mansion', label: 'Mansion', ground: 1190 }, (g, c, stage) => [
  sky(g, { stars: 36, disc: 120, moon: ['night', 'dusk'] }),
  layer(0.2, () => {
    clouds(g, triples('720,0.44,0.7 160,0.3,0.6 -200,0.4,0.8 1090,0.3,0.7'), '#d8d4dc');
    across(stage, 90, (x, _, k) => put(c, pine, x, 880, 0.4 + k * 0.2, '#7d8a92'));
    hill(g, { y: 850, rise: 24, wave: 230, phase: 2, colour: '#8c9486', lift: 1.4 });
  }),
  layer(0.42, () => {
    hauntedHouse(c, WALL, ROOF);
    hill(g, { y: 1000, rise: 18, wave: 240, phase: 1, colour: '#7f8f72', lift: 1.8 });
  }),
  layer(0.56, () => {
    put(c, gate, 461, 1090, 0.95, '#4a4454');
    for (const x of [120, 770, -160, 1060]) put(c, bush, x, 1090, 0.9, '#6a805e');
    bareTree(c, 60, 1110, 1);
    bareTree(c, 1100, 1110, 1);
    hill(g, { y: 1086, rise: 14, wave: 250, phase: 3, colour: '#6f8260' });
    c.blob('300,1340! 380,1180 420,1090 500,1090 560,1180 660,1340!', '#b9a88c', {
      lift: 0.2,
      tex: 'feltTurned',
    });
  }),
  layer(0.95, () => {
    hill(g, { y: 1300, rise: 14, wave: 260, phase: 2, valley: -44, colour: '#4d5f4c', lift: 2.4 });
    bareTree(c, stage.left - 16, stage.bottom + 40, 1.5);
    bareTree(c, stage.right + 10, stage.bottom + 40, 1.4, true);
  }),
]);
