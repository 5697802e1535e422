/** Step 7, layers: a dark sheet with a hole that the picture is seen through: a door, a porthole, a keyhole, leaves. */
import type { Cutter } from '../../paper/cutter.ts';
import { type Outline, oval, type Point, rectangle } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { BackdropLayer, Stage } from '../../parts/backdrop-stage.ts';
import type { HoleId } from '../format/ids.ts';
import type { Place } from '../format/places.ts';
import type { Through } from '../format/scene.ts';

/** In front of everything but silhouettes. */
const DEPTH = 0.955;

/** A ragged hole of radius 1 about 0, 0. */
const ragged = (points: number, deep: number): Outline =>
  Array.from({ length: points }, (_, i): Point => {
    const angle = (i / points) * Math.PI * 2;
    const r = 1 - (i % 2 ? deep : 0) - (i % 3 ? deep * 0.4 : 0);
    return [Math.cos(angle) * r, Math.sin(angle) * r, deep > 0.12 ? 0 : 1];
  });

const ARCH: Outline = pts`-1,1! -1,-0.2 -0.72,-0.76 0,-1 0.72,-0.76 1,-0.2 1,1!`;

/** Outlines of the holes, from -1 to 1 each way. */
const SHAPES: Readonly<Record<HoleId, readonly Outline[]>> = {
  round: [oval(0, 0, 1, 1, 20)],
  door: [rectangle(-0.62, -1, 1.24, 2)],
  window: [
    rectangle(-1, -1, 0.94, 0.94),
    rectangle(0.06, -1, 0.94, 0.94),
    rectangle(-1, 0.06, 0.94, 0.94),
    rectangle(0.06, 0.06, 0.94, 0.94),
  ],
  keyhole: [pts`-0.34,1! -0.2,0.06! -0.5,-0.24 -0.5,-0.72 0,-1 0.5,-0.72 0.5,-0.24 0.2,0.06! 0.34,1!`],
  arch: [ARCH],
  cave: [ragged(17, 0.1)],
  leaves: [ragged(26, 0.2)],
  tear: [ragged(40, 0.07)],
};

/** The sheet with its hole at a place of the picture; `frame` is what the picture shows. */
export function cutoutLayer(through: Through, c: Cutter, frame: Stage, at: Place): BackdropLayer {
  const { hole, size = 0.34, tall = 1.25, colour = c.paper.light.deep } = through;
  const width = (frame.right - frame.left) * size;
  const holes = SHAPES[hole].map((outline) =>
    outline.map(([x, y, corner]): Point => [at[0] + x * width, at[1] + y * width * tall, corner ?? 0]),
  );
  const sheet = rectangle(
    frame.left - 80,
    frame.top - 80,
    frame.right - frame.left + 160,
    frame.bottom - frame.top + 160,
  );
  return {
    depth: DEPTH,
    draw: () =>
      c.paper.sheet(sheet, colour, { lift: 3, holes, lit: false, texture: 'brush', step: 60, edge: 'lit' }),
  };
}
