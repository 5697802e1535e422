/**
 * Shorthand over `Paper` for drawing many small shapes. A shape is text as in SVG's `points`, with `!` after a hard
 * corner: `-20,0! 0,-40 20,0!`. Sizes are full widths in local units; turns are degrees.
 */
import { lighten, mix } from './colour.ts';
import type { SheetOptions } from './mark-options.ts';
import { type Outline, type Point, scallops, snip, star, wobblyOval } from './outline.ts';
import type { Paper } from './paper.ts';
import { pts } from './points.ts';
import { pointAlong, ribbon, smoothCurve } from './ribbon.ts';
import type { Texture } from './texture.ts';

export interface CutOptions {
  /** Height over what lies below (0.5 a limb, 1 a prop, 2–3 a layer of the scene). */
  lift?: number;
  /** `none` for small pieces; felt by default. */
  tex?: Texture | 'none';
  edge?: 'core' | 'lit' | 'none';
  /** False: the colour is light itself and is not tinted. */
  lit?: boolean;
  /** Cut square instead of round at both ends (bands only). */
  square?: boolean;
  /** Distance of vertices; coarser is lighter. */
  step?: number;
  holes?: string;
}

/** A horizontal edge of a cone of light. */
export type Edge = readonly [left: number, right: number, y: number];

export interface PlaceOptions {
  scale?: number;
  turn?: number;
  flip?: boolean;
}

function extent(points: Outline): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return Math.max(right - left, bottom - top);
}

/** Through three points a parabola is rounder than a spline, whose ends would be straight. */
function bowed(points: Outline): Outline {
  const [a, b, c] = points;
  if (points.length !== 3 || !a || !b || !c) return points;
  const k: Point = [2 * b[0] - (a[0] + c[0]) / 2, 2 * b[1] - (a[1] + c[1]) / 2];
  return Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6;
    const u = 1 - t;
    return [u * u * a[0] + 2 * u * t * k[0] + t * t * c[0], u * u * a[1] + 2 * u * t * k[1] + t * t * c[1]];
  });
}

/** Small pieces need close vertices, a hill does not: about 11 along the longer side. */
const stepFor = (points: Outline): number => Math.max(6, Math.min(40, extent(points) / 11));

/** The same few hundred shades are asked for thousands of times in a picture. */
const shades = new Map<string, string>();
function remembered(key: string, make: () => string): string {
  let colour = shades.get(key);
  if (colour === undefined) {
    colour = make();
    if (shades.size < 5000) shades.set(key, colour);
  }
  return colour;
}

export class Cutter {
  readonly paper: Paper;

  constructor(paper: Paper) {
    this.paper = paper;
  }

  random(): number {
    return this.paper.rng();
  }
  between(from: number, to: number): number {
    return this.paper.rng.between(from, to);
  }
  /** Lighter (or darker) paper of the same dye, by OKLab lightness. */
  shade(colour: string, amount: number): string {
    return remembered(`${colour}${amount}`, () => lighten(colour, amount));
  }
  mix(a: string, b: string, amount: number): string {
    return remembered(`${a}${b}${amount}`, () => mix(a, b, amount));
  }

  /** Draws moved to x, y, turned, scaled, mirrored. */
  at(x: number, y: number, { scale = 1, turn = 0, flip = false }: PlaceOptions, draw: () => void): void {
    this.paper.at({ x, y, scale, rot: turn, flip }, draw);
  }

  /** A smooth closed piece. */
  blob(points: string | Outline, colour: string, options: CutOptions = {}): void {
    const outline = typeof points === 'string' ? pts(points) : points;
    this.paper.sheet(outline, colour, this.#sheet(outline, options));
  }

  /** A piece cut with straight snips. */
  cut(points: string | Outline, colour: string, options: CutOptions = {}): void {
    const outline = typeof points === 'string' ? pts(points) : points;
    const size = extent(outline);
    const slip = Math.min(2, size * 0.012);
    this.paper.sheet(snip(this.paper.rng, outline, slip), colour, {
      ...this.#sheet(outline, options),
      step: options.step ?? Math.max(10, size / 5),
      facets: 0,
    });
  }

  /** A rectangle cut by hand; x, y is its top left. */
  box(x: number, y: number, width: number, height: number, colour: string, options: CutOptions = {}): void {
    this.cut(
      [
        [x, y],
        [x + width, y],
        [x + width, y + height],
        [x, y + height],
      ],
      colour,
      options,
    );
  }

  /** A round piece, a little uneven. */
  oval(x: number, y: number, rx: number, ry: number, colour: string, options: CutOptions = {}): void {
    const outline = wobblyOval(this.paper.rng, x, y, rx, ry, rx > 60 ? 14 : 10, rx > 60 ? 0.014 : 0.028);
    this.paper.sheet(outline, colour, this.#sheet(outline, options));
  }

  /** A band along a line: tail, limb, trunk, weed. Widths are spread evenly from start to end. */
  band(line: string | Outline, widths: readonly number[], colour: string, options: CutOptions = {}): void {
    this.bandPart(line, widths, 0, 1, colour, options);
  }

  /** The part of a band from `from` to `to` (0–1): a tail's tip, a sock. */
  bandPart(
    line: string | Outline,
    widths: readonly number[],
    from: number,
    to: number,
    colour: string,
    options: CutOptions = {},
  ): void {
    const centre = smoothCurve(typeof line === 'string' ? pts(line) : line, 12);
    const outline = ribbon(
      centre,
      widths.map((w) => w / 2),
      {
        from,
        to,
        pieces: Math.max(4, widths.length * 2),
        roundStart: from === 0 && !options.square,
        roundEnd: !options.square,
      },
    );
    this.paper.sheet(outline, colour, this.#sheet(outline, options));
  }

  pointAlong(line: string, t: number): Point {
    return pointAlong(smoothCurve(pts(line), 12), t);
  }

  /** A bumpy round edge: wool, cloud, treetop. */
  cloud(
    x: number,
    y: number,
    rx: number,
    ry: number,
    bumps: number,
    colour: string,
    options: CutOptions = {},
  ): void {
    const outline = scallops(this.paper.rng, x, y, rx, ry, bumps, 0.12);
    this.paper.sheet(outline, colour, this.#sheet(outline, options));
  }

  /** A fat paper star. */
  star(
    x: number,
    y: number,
    radius: number,
    colour: string,
    options: CutOptions & { turn?: number; points?: number } = {},
  ): void {
    this.at(x, y, { turn: options.turn ?? 0 }, () => {
      const outline = star(radius, radius * 0.47, options.points ?? 5);
      this.paper.sheet(outline, colour, { ...this.#sheet(outline, options), step: radius });
    });
  }

  /** An exact ellipse, printed: eyes, spots, buttons. */
  dot(x: number, y: number, rx: number, ry: number, colour: string, opacity = 1, lit = true): void {
    this.paper.ellipse(x, y, rx, ry, colour, { opacity, lit });
  }

  /** A printed smooth shape without shadow. */
  patch(points: string | Outline, colour: string, opacity = 1, lit = true): void {
    const outline = typeof points === 'string' ? pts(points) : points;
    this.paper.flat(outline, colour, { opacity, lit, step: stepFor(outline) });
  }

  /** A drawn line, smooth through its points; three points make a bow, as a smile is. */
  mark(line: string | Outline, colour: string, width: number, opacity = 1): void {
    const points = bowed(typeof line === 'string' ? pts(line) : line);
    this.paper.line(points, colour, width, { opacity, step: Math.max(6, extent(points) / 8) });
  }

  /** Stitches along a line. */
  stitch(line: string | Outline, colour: string, width = 3, dash: readonly number[] = [9, 8]): void {
    this.paper.line(typeof line === 'string' ? pts(line) : line, colour, width, { dash, step: 14 });
  }

  /** Light in the air. */
  glow(x: number, y: number, radius: number, colour: string, opacity = 0.6, ry = radius): void {
    this.paper.glow(x, y, radius, colour, { opacity, ry });
  }

  /** Light that falls from an edge to a wider one: a lamp's cone, a beam. `strength` where it starts, `end` at its foot. */
  cone(from: Edge, to: Edge, colour: string, strength: number, end = 0): void {
    const [[l1, r1, y1], [l2, r2, y2]] = [from, to];
    this.paper.vellum(
      [
        [l1, y1],
        [r1, y1],
        [r2, y2],
        [l2, y2],
      ],
      colour,
      strength,
      end,
    );
  }

  #sheet(outline: Outline, options: CutOptions): SheetOptions {
    const { lift = 0.5, tex = lift >= 0.4 ? 'felt' : 'none', edge, lit = true, holes } = options;
    return {
      lift,
      lit,
      step: options.step ?? stepFor(outline),
      jitter: 0.4,
      ...(tex === 'none' ? {} : { texture: tex }),
      ...(edge ? { edge } : {}),
      ...(holes ? { holes: holes.split('|').map(pts) } : {}),
    };
  }
}
