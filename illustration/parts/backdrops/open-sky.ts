import { triples } from '../../paper/number-lists.ts';
import { LAMP, RUG_RED } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { across, type BackdropContext, layer, pick } from '../backdrop-stage.ts';
import { cloud } from '../props/cloud.ts';
import { pine } from '../props/pine.ts';
import { hill } from './shapes/land.ts';
import { put } from './shapes/place.ts';
import { clouds, hungStars, sky } from './shapes/sky.ts';

/** A small town seen from high above: three rows of houses round a church, by night all at home. */
function town({ c, hour }: BackdropContext, x0: number, y0: number): void {
  const lit = hour === 'night' || hour === 'dusk';
  if (lit) c.glow(x0, y0 + 24, 230, '#ffcf6b', 0.5, 96);
  const house = (x: number, y: number, w: number, high: number, i: number, steep = 0.5) => {
    c.box(x - w / 2, y - high, w, high + 26, pick(['#f0e2cc', '#e5c8a8', '#d9c4bc'], i), {
      lift: 0.4,
      tex: 'none',
    });
    c.cut(
      `${x - w * 0.64},${y - high + 3} ${x},${y - high - w * steep} ${x + w * 0.64},${y - high + 3}`,
      pick([RUG_RED, '#8a6480', '#6f7398'], i),
      { lift: 0.5, tex: 'none' },
    );
    if (!lit) return;
    for (const dx of i % 3 === 1 ? [0] : [-0.22, 0.22])
      c.patch(
        `${x + w * dx - 4},${y - high + 11}! ${x + w * dx + 4},${y - high + 11}! ${x + w * dx + 4},${y - high + 22}! ${x + w * dx - 4},${y - high + 22}!`,
        LAMP,
        1,
        false,
      );
  };
  house(x0 + 26, y0 - 4, 26, 66, 2, 1.7);
  for (const [row, xs] of [
    [-126, -84, -36, 84, 130],
    [-160, -108, -60, -4, 52, 108, 160],
    [-132, -80, -26, 30, 84, 136],
  ].entries())
    xs.forEach((dx, i) => {
      house(x0 + dx, y0 + row * 30 + ((i * 5) % 9), 38 + row * 4, 30 + ((i * 7 + row) % 3) * 4, i + row);
    });
}

export const openSky = backdrop({ id: 'open-sky', label: 'Open sky', ground: null }, (g, c, stage) => {
  const bank = (
    y: number,
    s: number,
    colour: string,
    spacing: number,
    offset: number,
    [from, to]: readonly [number, number] = [0, 0],
  ) =>
    across(
      stage,
      spacing,
      (x, i, k) => {
        if (x < from || x > to) put(c, cloud, x, y + k * 50, s * (0.8 + k * 0.4), colour, i % 2 === 0);
      },
      offset,
    );
  return [
    sky(g, { stars: 80, to: 1.1, disc: 120 }),
    layer(0.12, () => {
      if (g.hour === 'night')
        hungStars(g, triples('64,0.12,26 800,0.16,24 230,0.5,16 -150,0.3,24 1050,0.36,22'));
      clouds(g, triples('160,0.3,0.8 790,0.42,0.86 -190,0.5,0.9 1090,0.24,0.8'), '#f6efe6');
    }),
    layer(0.26, () => {
      hill(g, { y: 1070, rise: 22, wave: 220, phase: 1, colour: '#93ae90', lift: 1.4 });
      across(stage, 110, (x, _, k) => put(c, pine, x, 1108, 0.15 + k * 0.06, '#7f9f88'));
      town(g, 700, 1104);
    }),
    // The clouds part over the town.
    layer(0.42, () => bank(1136, 0.9, '#f3ece4', 330, 0, [540, 860])),
    layer(0.86, () => bank(1330, 1.5, '#fbf6ee', 330, 150)),
    layer(0.96, () => {
      put(c, cloud, stage.left - 10, stage.bottom + 10, 1.9, '#efe9e4');
      put(c, cloud, stage.right + 10, stage.bottom + 20, 1.8, '#efe9e4', true);
    }),
  ];
});
