import { backdrop } from '../backdrop.ts';
import { across, type BackdropContext, besideMiddle, layer } from '../backdrop-stage.ts';
import { fern } from '../props/fern.ts';
import { grass } from '../props/grass.ts';
import { pine } from '../props/pine.ts';
import { motes, shafts } from './shapes/air.ts';
import { hill, hillY } from './shapes/land.ts';
import { fernFrame, leafFrame } from './shapes/leaves.ts';
import { put } from './shapes/place.ts';
import { sky } from './shapes/sky.ts';

function birchTrunk(
  { c, stage }: BackdropContext,
  x: number,
  width: number,
  lean: number,
  seed: number,
): void {
  const at = (y: number) => x + lean * ((1090 - y) / (1090 - stage.top));
  c.band(
    `${at(1090)},1090 ${at(760) + 6},760 ${at(400) - 5},400 ${at(stage.top - 60)},${stage.top - 60}`,
    [width * 1.34, width, width * 0.92, width * 0.84],
    '#f0e6d4',
    { lift: 1.9, tex: 'brushUpright', square: true, step: 60 },
  );
  for (let i = 0; i < 9; i++) {
    const y = 1020 - i * 112 - ((((seed * 37) % 50) + 50) % 50);
    const s = (i + seed) % 2 ? 1 : -1;
    const w = width * 0.46;
    if (y > stage.top)
      c.patch(
        `${at(y) + s * w},${y - 6}! ${at(y) + s * w * 0.3},${y - 3} ${at(y) + s * w * 0.1},${y + 3} ${at(y) + s * w},${y + 12}!`,
        '#4a3d3a',
        0.75,
      );
  }
}

export const forest = backdrop({ id: 'forest', label: 'Forest', ground: 1190 }, (g, c, stage) => {
  const near = { y: 1120, rise: 22, wave: 260, phase: 0.6, colour: '#5f8c52' };
  return [
    sky(g, { stars: 40 }),
    layer(0.16, () => {
      across(stage, 96, (x, _, k) => put(c, pine, x, 830 + k * 20, 0.42 + k * 0.18, '#6d9a82'));
      hill(g, { y: 800, rise: 26, wave: 210, phase: 1, colour: '#7fa58b', lift: 1.3 });
    }),
    layer(0.3, () => {
      across(stage, 128, (x, _, k) =>
        c.band(
          `${x},990 ${x + 8},500 ${x + (k - 0.5) * 60},${stage.top - 60}`,
          [34 - k * 12, 24 - k * 8, 20 - k * 6],
          '#8a8a78',
          { lift: 1, tex: 'brushUpright', square: true, step: 90 },
        ),
      );
      hill(g, { y: 900, rise: 24, wave: 240, phase: 3, colour: '#86a877', lift: 1.6 });
    }),
    layer(0.36, () => shafts(g)),
    layer(0.5, () => {
      besideMiddle(stage, 330, 210, (x, i, k) => birchTrunk(g, x, 48 + k * 16, (k - 0.5) * 50, i), 60);
      for (const x of [150, 780]) put(c, fern, x, 1045, 0.6, '#6d9b62');
      hill(g, { y: 1020, rise: 20, wave: 230, phase: 5, colour: '#6f9a5f', lift: 2 });
    }),
    layer(0.62, () => {
      hill(g, near);
      across(stage, 250, (x, _, k) => put(c, grass, x, hillY(near, x) + 40 + k * 60, 0.8, '#7bab60'));
    }),
    layer(0.66, () => motes(g)),
    layer(0.94, () => {
      for (const [x, w] of [
        [stage.left + 6, 150],
        [stage.right - 4, 128],
      ] as const)
        c.band(
          `${x},${stage.bottom + 40} ${x + 8},700 ${x - 4},${stage.top - 60}`,
          [w * 1.4, w, w * 0.86],
          '#6a4a44',
          { lift: 2.4, tex: 'brushUpright', square: true, step: 70 },
        );
      hill(g, { y: 1296, rise: 16, wave: 280, phase: 2, valley: -40, colour: '#3f6b48', lift: 2.6 });
      fernFrame(g, '#3f7050');
      leafFrame(g, '#4d8054');
    }),
  ];
});
