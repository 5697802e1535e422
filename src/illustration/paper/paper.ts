/**
 * The drawing table: cut paper to SVG. A `Paper` keeps a stack of placements and bakes them into the points, so that
 * every shadow in a picture falls the same way however a piece is turned; it resolves local colours through light and
 * depth; and it writes one SVG, or one for each layer.
 *
 * What bites: style is written as presentation attributes, never as classes or `<style>`, because many drawings are
 * inlined in one page under a strict content security policy; no filters and no blend modes, because librsvg (covers)
 * and Chromium (pages) must agree, and a filter for each piece costs six times as much to draw.
 */
import { hundredths, svgDocument, type View } from './document.ts';
import { type Light, TABLE_LIGHT } from './light.ts';
import {
  applied,
  IDENTITY,
  inverseOf,
  type Matrix,
  mirrors,
  type Placement,
  placedOn,
  scaleOf,
  turnOf,
} from './matrix.ts';
import type {
  EllipseOptions,
  FlatOptions,
  InkOptions,
  LineOptions,
  PaperOptions,
  Piece,
  SheetOptions,
  Textures,
} from './options.ts';
import { isOutline, type Outline, type Point, type Shape } from './outline.ts';
import { short } from './pen.ts';
import { makeRng, type Rng } from './rng.ts';
import { SHARED_PREFIX, type Texture } from './texture.ts';
import { coreOf, HERO_DEPTH, litEdgeOf, shadowCopies, textureStrength, toneAt } from './tone.ts';
import { type Cut, traceBrush, traceLine, tracePiece } from './trace.ts';

interface Layer {
  readonly depth: number;
  readonly defs: string[];
  readonly body: string[];
  readonly textures: Set<Texture>;
}

export class Paper {
  readonly light: Light;
  /** The hand of the scissors; replaced inside `seeded`. */
  rng: Rng;
  readonly #view: View;
  readonly #prefix: string;
  readonly #textures: Textures;
  readonly #layers: Layer[] = [];
  readonly #tones = new Map<string, string>();
  #matrix: Matrix = IDENTITY;
  #bend: ((x: number, y: number) => [x: number, y: number]) | null = null;
  #open: Layer | null = null;
  #depth = HERO_DEPTH;
  #tint: number;
  #count = 0;
  #clips = 0;

  constructor(options: PaperOptions) {
    const { width, height, x = 0, y = 0 } = options;
    this.light = options.light ?? TABLE_LIGHT;
    this.rng = makeRng(options.seed ?? 1);
    this.#view = { x, y, width, height };
    this.#prefix = options.prefix ?? 'p';
    this.#textures = options.textures ?? 'standalone';
    this.#tint = this.light.tintStrength;
  }

  /** Mean scale at the present place: how many picture units one local unit is. */
  get scale(): number {
    return scaleOf(this.#matrix);
  }

  /** The depth colours are resolved at. */
  get depth(): number {
    return this.#depth;
  }

  /** Where a local point is in the picture. */
  toPicture(point: Point): [x: number, y: number] {
    return this.#placed(point[0], point[1]);
  }

  /** Draws at a place: moved, turned, scaled, mirrored. Placements nest. */
  at(placement: Placement, draw: () => void): void {
    const outer = this.#matrix;
    this.#matrix = placedOn(outer, placement);
    draw();
    this.#matrix = outer;
  }

  /**
   * What is drawn inside is bent: `bend` moves each point, in the frame of the present place, before it is placed. Cloth
   * cut for the front is laid round a trunk seen from the side this way. Ellipses move and keep their shape.
   */
  bent(bend: (x: number, y: number) => readonly [x: number, y: number], draw: () => void): void {
    const outer = this.#bend;
    const frame = this.#matrix;
    const back = inverseOf(frame);
    this.#bend = (x, y) => {
      const [u, v] = bend(...applied(back, x, y));
      const [px, py] = applied(frame, u, v);
      return outer ? outer(px, py) : [px, py];
    };
    draw();
    this.#bend = outer;
  }

  /** Draws a layer of its own at a depth (0 horizon, 0.72 hero, 1 frame). Layers do not nest. */
  layer(depth: number, draw: () => void): void {
    if (this.#clips > 0) throw new Error('A layer cannot start inside a clip.');
    const outer = { open: this.#open, depth: this.#depth };
    this.#open = this.#newLayer(depth);
    this.#depth = depth;
    draw();
    this.#open = null;
    this.#depth = outer.depth;
  }

  /** Colours inside are resolved as if at this depth, in the same layer. */
  atDepth(depth: number, draw: () => void): void {
    const outer = this.#depth;
    this.#depth = depth;
    draw();
    this.#depth = outer;
  }

  /** Colours inside take this much of the light's tint (0–1): the hero takes `light.heroTint`. */
  tinted(strength: number, draw: () => void): void {
    const outer = this.#tint;
    this.#tint = strength;
    draw();
    this.#tint = outer;
  }

  /** What is drawn inside depends on this seed alone, not on what was drawn before. */
  seeded(seed: number, draw: () => void): void {
    const outer = this.rng;
    this.rng = makeRng(seed);
    draw();
    this.rng = outer;
  }

  /** A local colour as it looks here: tinted by the light, veiled by the air or sunk into the frame. */
  colour(local: string, lit = true): string {
    if (!lit || local === 'none') return local;
    const key = `${local}${this.#depth}/${this.#tint}`;
    let tone = this.#tones.get(key);
    if (tone === undefined) {
      tone = toneAt(this.light, local, this.#depth, this.#tint);
      this.#tones.set(key, tone);
    }
    return tone;
  }

  /** Lays down a sheet: shadow copies, edge, face, texture. Returns it, so that others can be kept within. */
  sheet(shape: Shape, fill: string, options: SheetOptions = {}): Piece {
    const layer = this.#current();
    const { lift = 0.8, texture, lit = true } = options;
    const scale = this.scale;
    const d = this.#trace(shape, options, 0.5, 8, 0.16) + this.#holes(options);
    const face = this.colour(fill, lit);
    const edge = options.edge ?? (lift >= 1 ? 'lit' : 'core');
    const id = this.#id();
    const copies = shadowCopies(lift, scale);
    const [dx, dy] = this.#fall();
    const under = options.shadowOn ? this.#clip(layer, options.shadowOn) : '';
    const rim =
      edge === 'core'
        ? ` stroke="${options.edgeColour ? this.colour(options.edgeColour, lit) : coreOf(face)}" stroke-width="${short(1.3 * Math.max(0.5, scale) ** 0.6)}"`
        : '';
    const textured = texture !== undefined && this.#textures !== 'none';
    const single = copies.length === 0 && edge !== 'lit' && !textured;
    if (single) layer.body.push(`<path id="${id}" d="${d}" fill="${face}"${rim}/>`);
    else {
      layer.defs.push(`<path id="${id}" d="${d}"/>`);
      const { shadow, shadowStrength } = this.light;
      for (const copy of copies) {
        const fillPart =
          copy.fill > 0
            ? ` fill="${shadow}" fill-opacity="${hundredths(copy.fill * shadowStrength)}"`
            : ' fill="none"';
        layer.body.push(
          `<use href="#${id}" x="${short(dx * copy.offset)}" y="${short(dy * copy.offset)}"${fillPart} stroke="${shadow}" stroke-opacity="${hundredths(copy.stroke * shadowStrength)}" stroke-width="${short(copy.width)}"${under}/>`,
        );
      }
      if (edge === 'lit') {
        const k = Math.max(0.5, scale) ** 0.6 * 1.5;
        const colour = options.edgeColour
          ? this.colour(options.edgeColour, lit)
          : litEdgeOf(face, this.light);
        layer.body.push(`<use href="#${id}" x="${short(-dx * k)}" y="${short(-dy * k)}" fill="${colour}"/>`);
      }
      layer.body.push(`<use href="#${id}" fill="${face}"${rim}/>`);
      if (textured) {
        layer.textures.add(texture);
        const strength = options.textureOpacity ?? textureStrength(face);
        const faint = strength < 1 ? ` opacity="${hundredths(strength)}"` : '';
        layer.body.push(`<use href="#${id}" fill="url(#${this.#texturePrefix()}${texture})"${faint}/>`);
      }
    }
    return { id };
  }

  /** A shape without shadow, edge or texture: a print, a patch of blush. */
  flat(shape: Shape, fill: string, options: FlatOptions = {}): void {
    const d = this.#trace(shape, options, 0.35, 7, 0.1);
    this.#push(`<path d="${d}" fill="${this.colour(fill, options.lit)}"${opacity(options)}/>`);
  }

  /** One or several pencil or thread lines as one path. Width in local units; dashes in picture units. */
  line(lines: Outline | readonly Outline[], stroke: string, width: number, options: LineOptions = {}): void {
    const { jitter = 0.25, step = 7, dash } = options;
    const all = isOutline(lines) ? [lines] : lines;
    const scale = this.scale;
    const cut = { jitter: jitter * scale, step: step * scale };
    const d = all.map((line) => traceLine(this.#laid(line), this.#under, cut, this.rng)).join('');
    const dashes = dash ? ` stroke-dasharray="${dash.map((v) => short(v * scale)).join(' ')}"` : '';
    this.#push(
      `<path d="${d}" fill="none" stroke="${this.colour(stroke, options.lit)}" stroke-width="${short(width * scale)}"${dashes}${opacity(options)}/>`,
    );
  }

  /** An ink line that swells in the middle. `ends` is the part of the width left at its ends (0.25). */
  brush(
    line: Outline,
    width: number,
    fill: string,
    options: InkOptions & { readonly ends?: number } = {},
  ): void {
    const scale = this.scale;
    const d = traceBrush(this.#laid(line), this.#under, width * scale, options.ends ?? 0.25, 4 * scale);
    this.#push(`<path d="${d}" fill="${this.colour(fill, options.lit)}"${opacity(options)}/>`);
  }

  /** An ellipse, exact: eyes, buttons, beads. */
  ellipse(x: number, y: number, rx: number, ry: number, fill: string, options: EllipseOptions = {}): void {
    const [cx, cy] = this.#placed(x, y);
    const scale = this.scale;
    const own = options.rot ?? 0;
    const turn = turnOf(this.#matrix) + (mirrors(this.#matrix) ? 180 - own : own);
    const turned = Math.abs(rx - ry) > 0.05 && Math.abs(((turn + 90) % 180) - 90) > 0.5;
    const stroke = options.stroke
      ? ` stroke="${this.colour(options.stroke, options.lit)}" stroke-width="${short((options.strokeWidth ?? 1) * scale)}"`
      : '';
    const faint =
      options.fillOpacity !== undefined ? ` fill-opacity="${hundredths(options.fillOpacity)}"` : '';
    const place = turned ? ` transform="rotate(${short(turn)} ${short(cx)} ${short(cy)})"` : '';
    const size =
      Math.abs(rx - ry) < 0.05
        ? `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(rx * scale)}"`
        : `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx * scale)}" ry="${short(ry * scale)}"`;
    this.#push(
      `${size} fill="${this.colour(fill, options.lit)}"${faint}${stroke}${opacity(options)}${place}/>`,
    );
  }

  /** Light in the air: an ellipse that fades out. Its colour is light, so it is not tinted. */
  glow(
    x: number,
    y: number,
    rx: number,
    colour: string,
    options: { readonly opacity?: number; readonly ry?: number } = {},
  ): void {
    const { opacity: strength = 0.6, ry = rx } = options;
    const [cx, cy] = this.#placed(x, y);
    const stop = (offset: number, k: number) =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${hundredths(strength * k)}"/>`;
    const id = this.#id();
    const layer = this.#current();
    layer.defs.push(
      `<radialGradient id="${id}">${stop(0, 1)}${stop(0.35, 0.5)}${stop(1, 0)}</radialGradient>`,
    );
    layer.body.push(
      `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx * this.scale)}" ry="${short(ry * this.scale)}" fill="url(#${id})"/>`,
    );
  }

  /** Tracing paper: four corners, opacity `from` at the edge of the first two, `to` at the last two. Not tinted. */
  vellum(quad: readonly [Point, Point, Point, Point], colour: string, from = 0.4, to = 0): void {
    const [a, b, c, d] = quad.map(([x, y]) => this.#placed(x, y)) as [number, number][];
    if (!a || !b || !c || !d) return;
    const id = this.#id();
    const layer = this.#current();
    const middle = (p: [number, number], q: [number, number]) => [
      short((p[0] + q[0]) / 2),
      short((p[1] + q[1]) / 2),
    ];
    const [x1, y1] = middle(a, b);
    const [x2, y2] = middle(c, d);
    layer.defs.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${colour}" stop-opacity="${hundredths(from)}"/><stop offset="1" stop-color="${colour}" stop-opacity="${hundredths(to)}"/></linearGradient>`,
    );
    const points = [a, b, c, d].map(([x, y]) => `${short(x)} ${short(y)}`).join('L');
    layer.body.push(`<path d="M${points}z" fill="url(#${id})"/>`);
  }

  /** What is drawn inside shows only on the piece: stripes on a jumper, a tongue in a mouth. */
  within(piece: Piece, draw: () => void): void {
    const layer = this.#current();
    layer.body.push(`<g${this.#clip(layer, piece)}>`);
    this.#clips++;
    draw();
    this.#clips--;
    layer.body.push('</g>');
  }

  /** What is drawn inside is faint as a whole (0–1), without showing its own overlaps. */
  faint(strength: number, draw: () => void): void {
    const layer = this.#current();
    layer.body.push(`<g opacity="${hundredths(strength)}">`);
    this.#clips++;
    draw();
    this.#clips--;
    layer.body.push('</g>');
  }

  /**
   * The whole picture. `grain` lays the tooth of paper over everything (scenes; not cut-out figures). `title` makes
   * it an image with that name for assistive technology; without it the picture is hidden from them.
   */
  toSvg(
    options: { readonly grain?: boolean; readonly title?: string; readonly size?: boolean } = {},
  ): string {
    const textures = new Set(this.#layers.flatMap((layer) => [...layer.textures]));
    if (options.grain) textures.add('grain');
    const defs = this.#layers.map((layer) => layer.defs.join('')).join('');
    const body = this.#layers.map((layer) => layer.body.join('')).join('');
    return svgDocument(this.#view, {
      ...options,
      prefix: this.#texturePrefix(),
      mode: this.#textures,
      textures,
      defs,
      body,
    });
  }

  /** Each layer as a picture of the full view, in the order drawn, to be drawn into a bitmap of its own. */
  toLayers(options: { readonly grain?: boolean } = {}): { depth: number; svg: string }[] {
    return this.#layers.map((layer, i) => {
      const last = options.grain === true && i === this.#layers.length - 1;
      const textures = new Set(layer.textures);
      if (last) textures.add('grain');
      const [defs, body] = [layer.defs.join(''), layer.body.join('')];
      const [prefix, mode] = [this.#texturePrefix(), this.#textures];
      const svg = svgDocument(this.#view, { prefix, mode, textures, defs, body, size: true, grain: last });
      return { depth: layer.depth, svg };
    });
  }

  /**
   * The picture in sheets to be moved against each other, from far to near: `borders` are the depths it is cut at. Each
   * shows `bleed` picture units more at its left and right than the view, so that no gap opens.
   */
  toSheets(borders: readonly number[], bleed = 0): string[] {
    const { x, y, width, height } = this.#view;
    const view = { x: x - bleed, y, width: width + 2 * bleed, height };
    return [...borders, Number.POSITIVE_INFINITY].map((end, i) => {
      const layers = this.#layers.filter(({ depth }) => depth < end && depth >= (borders[i - 1] ?? 0));
      const textures = new Set(layers.flatMap((layer) => [...layer.textures]));
      const defs = layers.map((layer) => layer.defs.join('')).join('');
      const body = layers.map((layer) => layer.body.join('')).join('');
      const [prefix, mode] = [this.#texturePrefix(), this.#textures];
      return svgDocument(view, { prefix, mode, textures, defs, body, size: true });
    });
  }

  #texturePrefix(): string {
    return this.#textures === 'shared' ? SHARED_PREFIX : `${this.#prefix}-`;
  }

  #newLayer(depth: number): Layer {
    const layer: Layer = { depth, defs: [], body: [], textures: new Set() };
    this.#layers.push(layer);
    return layer;
  }

  /** The open layer; drawing outside `layer` opens one at the present depth. */
  #current(): Layer {
    this.#open ??= this.#newLayer(this.#depth);
    return this.#open;
  }

  #push(element: string): void {
    this.#current().body.push(element);
  }

  #id(): string {
    return this.#prefix + (this.#count++).toString(36);
  }

  /** Unit vector shadows fall along. */
  #fall(): readonly [number, number] {
    const [x, y] = this.light.direction;
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  }

  #clip(layer: Layer, piece: Piece): string {
    const id = this.#id();
    layer.defs.push(`<clipPath id="${id}"><use href="#${piece.id}"/></clipPath>`);
    return ` clip-path="url(#${id})"`;
  }

  #placed(x: number, y: number): [x: number, y: number] {
    const at = applied(this.#matrix, x, y);
    return this.#bend ? this.#bend(at[0], at[1]) : at;
  }

  /** An outline for the tracer, to be laid under the matrix `#under`: what is bent is placed already. */
  #laid(outline: Outline): Outline {
    if (!this.#bend) return outline;
    return outline.map(([x, y, corner]) => [...this.#placed(x, y), corner ?? 0] as const);
  }

  get #under(): Matrix {
    return this.#bend ? IDENTITY : this.#matrix;
  }

  #cut(options: Partial<Cut>, jitter: number, step: number, facets: number): Cut {
    const scale = this.scale;
    return {
      jitter: (options.jitter ?? jitter) * scale,
      step: (options.step ?? step) * scale,
      facets: options.facets ?? facets,
    };
  }

  #trace(shape: Shape, options: Partial<Cut>, jitter: number, step: number, facets: number): string {
    const cut = this.#cut(options, jitter, step, facets);
    const outlines = isOutline(shape) ? [shape] : shape;
    return outlines.map((outline) => tracePiece(this.#laid(outline), this.#under, cut, this.rng)).join('');
  }

  #holes(options: SheetOptions): string {
    if (!options.holes) return '';
    const cut = this.#cut(options, 0.5, 8, 0.16);
    return options.holes
      .map((hole) => tracePiece(this.#laid(hole), this.#under, cut, this.rng, true))
      .join('');
  }
}

function opacity({ opacity: value = 1 }: InkOptions): string {
  return value < 1 ? ` opacity="${hundredths(value)}"` : '';
}
