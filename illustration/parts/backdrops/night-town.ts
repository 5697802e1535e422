import type { LightId } from '../../paper/hour-lights.ts';
import { triples } from '../../paper/number-lists.ts';
import { backdrop } from '../backdrop.ts';
import { across, atEdges, layer } from '../backdrop-stage.ts';
import { bush } from '../props/bush.ts';
import { pine } from '../props/pine.ts';
import { hill } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { clouds, hungStars, sky } from './shapes/sky.ts';
import { type Street, street } from './shapes/street.ts';

const AFTER_DARK: readonly LightId[] = ['night', 'dusk'];

/** A street by the line its houses stand on, how wide and high they are, and the papers of walls and roofs in turn. */
const row = (
  [y, width, high]: readonly [y: number, width: number, high: number],
  walls: string,
  roofs: string,
  more: Pick<Street, 'offset' | 'chimneys'> = {},
): Street => ({ y, width, high, walls: walls.split(' '), roofs: roofs.split(' '), ...more });

const FAR = row([960, 84, 130], '#b7b4cc #cdb9ae #a5b2c0', '#a3808f #8f7fa6 #b98a78');
const MIDDLE_ROW = row([1070, 118, 170], '#b0a2b4 #d0ac94 #93a3b4 #c9bca6', '#b0605a #6a6f96 #8c6478', {
  offset: 40,
});
const NEAR = row([1180, 158, 120], '#c2a08e #9a8fae #b9a888 #8297a8', '#c2606a #5f6c98 #a4584a', {
  offset: 90,
});
const NEAREST = row([1310, 196, 90], '#9a8474 #7f7898 #8c8068', '#b0505a #4f5c8c #8c4a44', {
  offset: 10,
  chimneys: false,
});

/** Over the roofs of a town, four streets deep. */
export const nightTown = backdrop({ id: 'night-town', label: 'Night town', ground: 1190 }, (g, c, stage) => [
  sky(g, { stars: 60, to: 0.8, starry: AFTER_DARK, disc: 110, moon: AFTER_DARK }),
  layer(0.14, () => {
    if (g.hour === 'night') hungStars(g, triples('64,0.67,26 846,0.56,20 40,0.2,14 -140,0.4,24 1040,0.2,26'));
    clouds(g, triples('110,0.5,0.6 800,0.62,0.66 -200,0.58,0.7 1080,0.5,0.6'), '#eef0f4');
  }),
  layer(0.24, () => {
    hill(g, { y: 800, rise: 34, wave: 230, phase: 1, colour: '#93a8c0', lift: 1.4 });
    across(stage, 92, (x, _, k) => put(c, pine, x, 850, 0.16 + k * 0.1, '#7795a0'));
    hill(g, { y: 846, rise: 16, wave: 200, phase: 3, colour: '#8fa3ba', lift: 1.2 });
  }),
  layer(0.38, () => street(g, FAR)),
  layer(0.52, () => {
    street(g, MIDDLE_ROW);
    across(stage, 270, (x, _, k) => put(c, bush, x, 1110, 0.6 + k * 0.2, '#7f9a7c'));
  }),
  layer(0.64, () => street(g, NEAR)),
  layer(0.9, () => {
    street(g, NEAREST);
    atEdges(g, (x, out) => put(c, bush, x - out * 20, stage.bottom + 20, 1.5, '#5f7a64'));
  }),
]);
