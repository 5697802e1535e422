/** Step 7, layers: weather as cut paper, in one layer behind the figures and one in front. */

import type { Cutter } from '../../paper/cutter.ts';
import type { Point } from '../../paper/outline.ts';
import { HONEY, LAMP, OLIVE, TERRACOTTA, WHITE, WOOD } from '../../paper/papers.ts';
import type { BackdropLayer, Stage } from '../../parts/backdrop-stage.ts';
import type { WeatherId } from '../format/ids.ts';

/** Depths of the two layers. */
const FAR = 0.62;
const NEAR = 0.84;

/** A face that the nearer layer keeps clear. */
export interface ClearFace {
  readonly at: readonly [x: number, y: number];
  readonly radius: number;
}

type DrawWeather = (c: Cutter, stage: Stage, near: boolean, faces: readonly ClearFace[]) => void;

/** The cleared distance from the middle of a head, in head radii. */
const CLEAR = 1.06;

/** Draws pieces at random places that leave faces clear. `middle` is a piece's middle relative to its start. */
const scatter = (
  stage: Stage,
  c: Cutter,
  count: number,
  { faces, middle = [0, 0] }: { faces: readonly ClearFace[]; middle?: readonly [number, number] },
  draw: (x: number, y: number) => void,
): void => {
  const [width, height] = [stage.right - stage.left, stage.bottom - stage.top];
  // The same density on every stage.
  const all = Math.round((count * width * height) / (900 * 1320));
  for (let i = 0; i < all; i++) {
    const [x, y] = [stage.left + c.random() * width, stage.top + c.random() * height];
    const coversFace = faces.some(
      ({ at, radius }) => Math.hypot(x + middle[0] - at[0], y + middle[1] - at[1]) < radius * CLEAR,
    );
    if (!coversFace) draw(x, y);
  }
};

/** Slanted strips of vellum. */
const rain: DrawWeather = (c, stage, near, faces) =>
  scatter(stage, c, near ? 46 : 80, { faces, middle: [-8, 40] }, (x, y) => {
    const long = c.between(44, near ? 110 : 70);
    c.patch(
      [
        [x, y, 1],
        [x + (near ? 4 : 2.6), y, 1],
        [x + 3 - long * 0.2, y + long, 1],
        [x - long * 0.2, y + long, 1],
      ],
      '#eaf4f6',
      near ? 0.5 : 0.34,
      false,
    );
  });

const snow: DrawWeather = (c, stage, near, faces) =>
  scatter(stage, c, near ? 40 : 90, { faces }, (x, y) => {
    const r = c.between(near ? 6 : 2.4, near ? 13 : 6);
    c.dot(x, y, r, r * 0.9, WHITE, c.between(0.6, 0.95), false);
  });

/** Long sheets of vellum, denser where they overlap. */
const fog: DrawWeather = (c, stage, near) => {
  // In front only at the feet, so that faces stay clear.
  const strips = near
    ? ([[0.9, 0.24]] as const)
    : ([
        [0.48, 0.34],
        [0.62, 0.3],
        [0.78, 0.32],
      ] as const);
  for (const [k, opacity] of strips) {
    const y = stage.top + (stage.bottom - stage.top) * k;
    const points: Point[] = [];
    for (let x = stage.left - 60; x <= stage.right + 60; x += 120)
      points.push([x, y + Math.sin(x / 170 + k * 9) * 34]);
    for (let x = stage.right + 60; x >= stage.left - 60; x -= 120)
      points.push([x, y + 120 + Math.sin(x / 210 + k * 5) * 30]);
    c.patch(points, c.paper.light.air, opacity, false);
  }
};

/** Long curls of paper in the direction of the wind. */
const wind: DrawWeather = (c, stage, near, faces) =>
  scatter(stage, c, near ? 3 : 6, { faces, middle: [130, -10] }, (x, y) => {
    const long = c.between(170, 340);
    const curl = c.between(18, 34);
    c.mark(
      [
        [x, y],
        [x + long * 0.4, y - 16],
        [x + long, y],
        [x + long + curl, y - curl],
        [x + long, y - curl * 1.5],
        [x + long - curl * 0.7, y - curl * 0.7],
      ],
      '#fffdf6',
      near ? 5 : 3.6,
      near ? 0.7 : 0.55,
    );
  });

const falling =
  (colours: readonly string[], round: number): DrawWeather =>
  (c, stage, near, faces) =>
    scatter(stage, c, near ? 12 : 22, { faces }, (x, y) => {
      const size = c.between(8, near ? 20 : 13);
      const colour = colours[Math.floor(c.random() * colours.length)]!;
      c.at(x, y, { turn: c.between(0, 360) }, () =>
        c.blob(
          [
            [-size, 0, 1],
            [0, -size * round],
            [size, 0, 1],
            [0, size * round],
          ],
          colour,
          { lift: near ? 0.4 : 0, tex: 'none' },
        ),
      );
    });

const sparks: DrawWeather = (c, stage, near, faces) =>
  scatter(stage, c, near ? 10 : 26, { faces }, (x, y) => {
    const r = c.between(2.4, near ? 6 : 4.4);
    c.dot(x, y, r, r, LAMP, c.between(0.6, 1), false);
  });

const WEATHER: Readonly<Record<WeatherId, DrawWeather>> = {
  rain,
  snow,
  fog,
  wind,
  leaves: falling([TERRACOTTA, HONEY, WOOD, OLIVE], 0.52),
  petals: falling(['#f2c8cc', '#f7e1dc', '#e8a9ae'], 0.7),
  sparks,
};

/** The weather's two layers; the nearer leaves faces clear. */
export function weatherLayers(
  weather: WeatherId,
  c: Cutter,
  stage: Stage,
  faces: readonly ClearFace[],
): BackdropLayer[] {
  return [
    { depth: FAR, draw: () => WEATHER[weather](c, stage, false, []) },
    { depth: NEAR, draw: () => WEATHER[weather](c, stage, true, faces) },
  ];
}
