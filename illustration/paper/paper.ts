/**
 * Draws cut paper as SVG. A `Paper` applies its stack of placements to the points, so that all shadows fall in one
 * direction however a piece is turned; it resolves local colours by light and depth; and it writes one SVG, or one for
 * each layer. Styles are presentation attributes, never classes or `<style>`, because many drawings are inlined in one
 * page under a strict content security policy. There are no filters or blend modes, because librsvg (covers) and Chromium
 * (pages) must agree, and a filter for each piece takes six times as long to draw.
 */
import { luma } from './colour.ts';
import { ColourCache } from './colour-cache.ts';
import { HERO_DEPTH, shadowCopies, shadowReach } from './depth-tone.ts';
import { type DocumentOptions, type Layer, LayerStack } from './layers.ts';
import { type Light, TABLE_LIGHT } from './light.ts';
import type {
  EllipseOptions,
  FlatOptions,
  InkOptions,
  LineOptions,
  PaperOptions,
  Piece,
  SheetOptions,
} from './mark-options.ts';
import { ellipseMark, faintness, markGlow, markSheet, markVellum } from './marks.ts';
import type { Matrix, Placement } from './matrix.ts';
import { isOutline, type Outline, type Point, radians, type Shape } from './outline.ts';
import { shortNumber } from './path-writer.ts';
import { type Bend, PlacementStack } from './placement-stack.ts';
import { type StockId, stockDef } from './printed-stocks.ts';
import { makeRng, type Rng } from './rng.ts';
import { escaped, hundredths } from './svg-document.ts';
import { type CutStyle, type Rect, type Tracing, traceBrush, traceLine, tracePiece } from './trace.ts';

/**
 * Picture units beyond the view in which marks are still drawn, for shadows and moving sheets. Marks farther out are left
 * out.
 */
const BEYOND = 60;

/** A stock that sheets are printed with. The default `ink` suits the paper; `size` 1 is the stock's own. */
export interface Print {
  readonly stock: StockId;
  readonly ink?: string;
  readonly size?: number;
}

/** Sheets smaller than this in the picture are not printed: they would show a line or two. */
const LEAST_PRINTED = 74;

/** Least width at which a round stroke counts as a piece of an outline, such as the tyre of a wheel. */
const TYRE = 6;

/** A stroked ellipse as one piece: the outer edge, and the inner edge wound the other way. */
function tyrePath([x, y]: Point, rx: number, ry: number, degrees: number, half: number): string {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const round = (by: number, sweep: 0 | 1) => {
    const [a, b] = [Math.max(0.1, rx + by), Math.max(0.1, ry + by)];
    const [dx, dy] = [shortNumber(2 * a * cos), shortNumber(2 * a * sin)];
    const arc = `a${shortNumber(a)} ${shortNumber(b)} ${shortNumber(degrees)} 1 ${sweep}`;
    return `M${shortNumber(x - a * cos)} ${shortNumber(y - a * sin)}${arc} ${dx} ${dy}${arc} ${shortNumber(-2 * a * cos)} ${shortNumber(-2 * a * sin)}z`;
  };
  return round(half, 1) + round(-half, 0);
}

/** The default cut of each kind of mark, in local units. */
const SHEET: CutStyle = { jitter: 0.5, step: 8, facets: 0.16 };
const FLAT: CutStyle = { jitter: 0.35, step: 7, facets: 0.1 };
const LINE: CutStyle = { jitter: 0.25, step: 7, facets: 0 };
const BRUSH: CutStyle = { jitter: 0, step: 4, facets: 0 };

function moved(matrix: Matrix | undefined): string {
  return matrix ? ` transform="matrix(${matrix.map((v) => Math.round(v * 1000) / 1000).join(' ')})"` : '';
}

export class Paper {
  /** The current light; `under` replaces it. */
  light: Light;
  /** The random source of the scissors; `seeded` replaces it. */
  rng: Rng;
  readonly #prefix: string;
  readonly #frame = new PlacementStack();
  readonly #pile: LayerStack;
  #dyes: ColourCache;
  /** Path data of the sheets drawn while an outline is taken, else null. */
  #outline: string[] | null = null;
  /** True while only an outline is taken: nothing is drawn. */
  #silent = false;
  /** A colour cache for each light of this picture. */
  readonly #dyesOf = new Map<string, ColourCache>();
  /** The current print, and the patterns that each layer already has. */
  #print: Print | null = null;
  readonly #printed = new WeakMap<Layer, Map<string, string>>();
  /** The area in which marks are drawn. */
  readonly #shown: Rect;
  /** The camera's zoom: edges, wobble and shadows do not grow with it. */
  readonly #zoom: number;
  #open: Layer | null = null;
  #depth = HERO_DEPTH;
  #tint: number;
  #tone: (local: string) => string;
  #count = 0;
  #clips = 0;

  constructor(options: PaperOptions) {
    const { width, height, x = 0, y = 0, zoom = 1 } = options;
    this.#zoom = zoom;
    this.light = options.light ?? TABLE_LIGHT;
    this.rng = makeRng(options.seed ?? 1);
    this.#prefix = options.prefix ?? 'p';
    this.#pile = new LayerStack({ x, y, width, height }, options.textures ?? 'standalone', this.#prefix);
    this.#shown = {
      left: x - BEYOND,
      top: y - BEYOND,
      right: x + width + BEYOND,
      bottom: y + height + BEYOND,
    };
    this.#dyes = this.#dyesIn(this.light);
    this.#tint = this.light.tintStrength;
    this.#tone = this.#dyes.at(this.#depth)(this.#tint);
  }

  /** Mean scale of the current placement: picture units of one local unit. */
  get scale(): number {
    return this.#frame.scale;
  }

  /** Scale of cut edges, wobble and shadows: that of the placement without the camera's zoom. */
  get #hand(): number {
    return this.scale / this.#zoom;
  }

  /** The depth colours are resolved at. */
  get depth(): number {
    return this.#depth;
  }

  /** Where a local point is in the picture. */
  toPicture(point: Point): readonly [x: number, y: number] {
    return this.#frame.placed(point[0], point[1]);
  }

  /** Draws with a placement: moved, turned, scaled, mirrored. Placements nest. */
  at(placement: Placement, draw: () => void): void {
    this.#frame.at(placement, draw);
  }

  /**
   * Draws with a bend: `bend` moves each point in the current frame before it is placed. This bends cloth drawn for the
   * front around a trunk seen from the side. Ellipses move and keep their shape.
   */
  bent(bend: Bend, draw: () => void): void {
    this.#frame.bent(bend, draw);
  }

  /** Draws a layer of its own at a depth (0 horizon, 0.72 hero, 1 frame). Layers do not nest. */
  layer(depth: number, draw: () => void): void {
    if (this.#clips > 0) throw new Error('A layer cannot start inside a clip.');
    this.#open = this.#pile.add(depth);
    this.atDepth(depth, draw);
    this.#open = null;
  }

  /** Draws with colours resolved for another depth, in the same layer. */
  atDepth(depth: number, draw: () => void): void {
    this.#dyed(depth, this.#tint, draw);
  }

  /** Draws with this strength (0–1) of the light's tint: `light.heroTint` for the hero. */
  tinted(strength: number, draw: () => void): void {
    this.#dyed(this.#depth, strength, draw);
  }

  /** Draws in another light: near a lamp, in the dark. */
  under(light: Light, draw: () => void): void {
    const outer = [this.light, this.#dyes, this.#tint, this.#tone] as const;
    this.light = light;
    this.#dyes = this.#dyesIn(light);
    this.#dyed(this.#depth, light.tintStrength, draw);
    [this.light, this.#dyes, this.#tint, this.#tone] = outer;
  }

  /**
   * Returns the outline of all sheets that `draw` would draw, as one invisible piece for shadows, rims and silhouettes
   * (see `laid`). Prints and lines are left out.
   */
  outlineOf(draw: () => void): Piece {
    const layer = this.#current();
    const [marks, parts] = [layer.body.length, layer.defs.length];
    this.#silent = true;
    const paths = this.#outlining(draw);
    this.#silent = false;
    layer.body.length = marks;
    layer.defs.length = parts;
    return this.#piece(layer, paths);
  }

  /** Draws, after `under` has drawn something of the outline beneath it: a cast shadow, a rim. Returns the outline. */
  outlined(draw: () => void, under: (outline: Piece) => void): Piece {
    const layer = this.#current();
    const marks = layer.body.length;
    const outline = this.#piece(layer, this.#outlining(draw));
    const drawn = layer.body.splice(marks);
    under(outline);
    for (const mark of drawn) layer.body.push(mark);
    return outline;
  }

  /** The path data of the sheets that `draw` draws. */
  #outlining(draw: () => void): string[] {
    const paths: string[] = [];
    this.#outline = paths;
    this.#clips++;
    draw();
    this.#clips--;
    this.#outline = null;
    return paths;
  }

  #piece(layer: Layer, paths: readonly string[]): Piece {
    if (paths.length === 0) return { id: null };
    const id = this.#id();
    layer.defs.push(`<path id="${id}" d="${paths.join('')}"/>`);
    return { id };
  }

  /** Fills an outline. `colour` is used as it is; `matrix` moves it in the picture. */
  laid(outline: Piece, colour: string, options: { opacity?: number; matrix?: Matrix } = {}): void {
    if (outline.id === null) return;
    this.#current().body.push(
      `<use href="#${outline.id}" fill="${colour}"${moved(options.matrix)}${faintness(options.opacity)}/>`,
    );
  }

  /** Shades the side of an outline away from the light: all of it except what a copy moved by dx, dy covers. */
  shaded(outline: Piece, colour: string, [dx, dy]: Point, opacity: number): void {
    if (outline.id === null) return;
    const layer = this.#current();
    const id = this.#id();
    const { id: of } = outline;
    layer.defs.push(
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998"><use href="#${of}" fill="#fff"/><use href="#${of}" x="${shortNumber(dx)}" y="${shortNumber(dy)}" fill="#000"/></mask>`,
    );
    layer.body.push(`<use href="#${of}" fill="${colour}" mask="url(#${id})"${faintness(opacity)}/>`);
  }

  /** Draws larger sheets printed with a stock; small sheets and prints stay plain. */
  printed(print: Print, draw: () => void): void {
    const outer = this.#print;
    this.#print = print;
    draw();
    this.#print = outer;
  }

  /** Draws with random numbers that depend only on this seed, not on what was drawn before. */
  seeded(seed: number, draw: () => void): void {
    const outer = this.rng;
    this.rng = makeRng(seed);
    draw();
    this.rng = outer;
  }

  /** Resolves a local colour at the current depth and light. */
  colour(local: string, lit = true): string {
    return !lit || local === 'none' ? local : this.#tone(local);
  }

  /** Draws a sheet: shadow copies, edge, face, texture. Returns it, so that others can be clipped to it. */
  sheet(shape: Shape, fill: string, options: SheetOptions = {}): Piece {
    const layer = this.#current();
    const { lift = 0.8, lit = true, holes = [], shadowOn, edgeColour } = options;
    const scale = this.#hand;
    // A shadow on a piece outside the picture is outside too.
    const copies = shadowOn?.id === null ? [] : shadowCopies(lift, scale);
    const tracing = this.#tracing(options, SHEET, shadowReach(copies));
    const traced = this.#traced(shape, tracing);
    const cutOut = holes.map((hole) => tracePiece(this.#frame.laid(hole), tracing, true)).join('');
    if (traced === '') return { id: null };
    // A sheet without colour is only a clip.
    if (this.#outline && fill !== 'none') this.#outline.push(traced);
    if (this.#silent) return { id: null };
    const id = this.#id();
    const clip = shadowOn && copies.length > 0 ? this.#clip(layer, shadowOn) : '';
    const texture = this.#pile.mode === 'none' ? undefined : options.texture;
    if (texture) layer.textures.add(texture);
    const face = this.colour(fill, lit);
    const edge = options.edge ?? (lift >= 1 ? 'lit' : 'core');
    const own = edgeColour ? this.colour(edgeColour, lit) : undefined;
    markSheet(layer, this.light, {
      id,
      d: traced + cutOut,
      scale,
      face,
      copies,
      clip,
      core:
        edge === 'core'
          ? (own ?? this.#dyes.core(face))
          : edge === 'clear'
            ? this.#dyes.clearEdge(face)
            : undefined,
      broad: edge === 'clear',
      litEdge: edge === 'lit' ? (own ?? this.#dyes.litEdge(face)) : undefined,
      texture: texture && this.#pile.texturePrefix + texture,
      textureOpacity: options.textureOpacity ?? (texture ? this.#dyes.textureStrength(face) : 1),
    });
    if (this.#print && options.texture && this.#sizeOf(shape) >= LEAST_PRINTED)
      layer.body.push(`<use href="#${id}" fill="url(#${this.#pattern(layer, this.#print, face)})"/>`);
    return { id };
  }

  /** Draws a shape without shadow, edge or texture: a print, a patch of blush. */
  flat(shape: Shape, fill: string, options: FlatOptions = {}): void {
    const d = this.#traced(shape, this.#tracing(options, FLAT));
    this.#path(d, `fill="${this.colour(fill, options.lit)}"${faintness(options.opacity)}`);
  }

  /** Draws one or several lines as one path. Width in local units; dashes in picture units. */
  line(lines: Outline | readonly Outline[], stroke: string, width: number, options: LineOptions = {}): void {
    const { dash } = options;
    const { scale } = this;
    const tracing = this.#tracing(options, LINE, (width * scale) / 2);
    const all = isOutline(lines) ? [lines] : lines;
    const d = all.map((line) => traceLine(this.#frame.laid(line), tracing)).join('');
    const dashes = dash ? ` stroke-dasharray="${dash.map((v) => shortNumber(v * scale)).join(' ')}"` : '';
    this.#path(
      d,
      `fill="none" stroke="${this.colour(stroke, options.lit)}" stroke-width="${shortNumber(width * scale)}"${dashes}${faintness(options.opacity)}`,
    );
  }

  /** Draws an ink line that is widest in the middle. `ends` is the part of the width at its ends (0.25). */
  brush(
    line: Outline,
    width: number,
    fill: string,
    options: InkOptions & { readonly ends?: number } = {},
  ): void {
    const wide = width * this.scale;
    const d = traceBrush(
      this.#frame.laid(line),
      this.#tracing({}, BRUSH, wide / 2),
      wide,
      options.ends ?? 0.25,
    );
    this.#path(d, `fill="${this.colour(fill, options.lit)}"${faintness(options.opacity)}`);
  }

  /** Draws an exact ellipse: eyes, buttons, beads. */
  ellipse(x: number, y: number, rx: number, ry: number, fill: string, options: EllipseOptions = {}): void {
    const { rot = 0, stroke, strokeWidth = 1, fillOpacity, lit } = options;
    const { scale } = this;
    const at = this.#frame.placed(x, y);
    if (this.#beyond(at, (Math.max(rx, ry) + strokeWidth) * scale)) return;
    const turn = this.#frame.turned(rot);
    const even = Math.abs(rx - ry) < 0.05;
    if (this.#outline && stroke && strokeWidth >= TYRE && options.opacity === undefined)
      this.#outline.push(
        tyrePath(at, rx * scale, (even ? rx : ry) * scale, even ? 0 : turn, (strokeWidth / 2) * scale),
      );
    let paint = ` fill="${this.colour(fill, lit)}"`;
    if (fillOpacity !== undefined) paint += ` fill-opacity="${hundredths(fillOpacity)}"`;
    if (stroke)
      paint += ` stroke="${this.colour(stroke, lit)}" stroke-width="${shortNumber(strokeWidth * scale)}"`;
    paint += faintness(options.opacity);
    this.#current().body.push(ellipseMark(at, rx * scale, (even ? rx : ry) * scale, turn, paint));
  }

  /** Draws a glow: an ellipse that fades out. Its colour is light and is not tinted. */
  glow(
    x: number,
    y: number,
    rx: number,
    colour: string,
    options: { readonly opacity?: number; readonly ry?: number } = {},
  ): void {
    const { opacity: strength = 0.6, ry = rx } = options;
    const { scale } = this;
    const at = this.#frame.placed(x, y);
    if (this.#beyond(at, Math.max(rx, ry) * scale)) return;
    markGlow(this.#current(), this.#id(), at, [rx * scale, ry * scale], colour, strength);
  }

  /** Draws vellum over four corners: opacity `from` at the edge of the first two, `to` at the last two. Not tinted. */
  vellum(quad: readonly [Point, Point, Point, Point], colour: string, from = 0.4, to = 0): void {
    const [a, b, c, d] = quad;
    const at = ([x, y]: Point) => this.#frame.placed(x, y);
    markVellum(this.#current(), this.#id(), [at(a), at(b), at(c), at(d)], colour, from, to);
  }

  /** Draws text in a system font, for scripts without cut letters: centred on x, on the baseline y, `size` an em high. */
  write(text: string, x: number, y: number, size: number, colour: string, options: InkOptions = {}): void {
    const [px, py] = this.#frame.placed(x, y);
    const turn = this.#frame.turned(0);
    const paint = `fill="${this.colour(colour, options.lit)}"${faintness(options.opacity)}`;
    this.#current().body.push(
      `<text x="${shortNumber(px)}" y="${shortNumber(py)}" font-size="${shortNumber(size * this.scale)}" font-family="Chalkboard SE, Comic Sans MS, cursive" text-anchor="middle"${turn ? ` transform="rotate(${shortNumber(turn)} ${shortNumber(px)} ${shortNumber(py)})"` : ''} ${paint}>${escaped(text)}</text>`,
    );
  }

  /** Draws clipped to a piece: stripes on a jumper, a tongue in a mouth. */
  within(piece: Piece, draw: () => void): void {
    if (this.#silent) return;
    // Marks clipped to a piece add nothing to its outline.
    const outer = this.#outline;
    this.#outline = null;
    if (piece.id === null) this.#unseen(draw);
    else this.#grouped(this.#clip(this.#current(), piece), draw);
    this.#outline = outer;
  }

  /** Draws with an opacity (0–1) of the whole group, so that overlaps do not show. */
  faint(strength: number, draw: () => void): void {
    this.#grouped(` opacity="${hundredths(strength)}"`, draw);
  }

  /**
   * Returns the whole picture. `grain` adds paper grain over everything (scenes, not cut-out figures). `title` is the
   * accessible name; without it the picture is hidden from assistive technology.
   */
  toSvg(options: DocumentOptions = {}): string {
    return this.#pile.whole(options);
  }

  /** Returns each layer as a picture of the full view, in drawing order. */
  toLayers(options: { readonly grain?: boolean } = {}): { depth: number; svg: string }[] {
    return this.#pile.each(options.grain === true);
  }

  /**
   * Returns the picture in parallax sheets from far to near, separated at the depths `borders`. Each shows `bleed`
   * picture units more on the left and right than the view, so that moving it opens no gap.
   */
  toSheets(borders: readonly number[], bleed = 0): string[] {
    return this.#pile.between(borders, bleed);
  }

  /** The current layer; drawing outside `layer` opens one at the current depth. */
  #current(): Layer {
    this.#open ??= this.#pile.add(this.#depth);
    return this.#open;
  }

  /** Draws with colours as they look at a depth under so much tint. */
  #dyed(depth: number, tint: number, draw: () => void): void {
    const outer = [this.#depth, this.#tint, this.#tone] as const;
    [this.#depth, this.#tint, this.#tone] = [depth, tint, this.#dyes.at(depth)(tint)];
    draw();
    [this.#depth, this.#tint, this.#tone] = outer;
  }

  #grouped(attribute: string, draw: () => void): void {
    const { body } = this.#current();
    body.push(`<g${attribute}>`);
    this.#clips++;
    draw();
    this.#clips--;
    body.push('</g>');
  }

  /** Runs the drawing without output, to advance the random numbers: what follows then looks the same for every view. */
  #unseen(draw: () => void): void {
    const { body, defs } = this.#current();
    const [marks, parts] = [body.length, defs.length];
    this.#clips++;
    draw();
    this.#clips--;
    body.length = marks;
    defs.length = parts;
  }

  #path(d: string, paint: string): void {
    if (d) this.#current().body.push(`<path d="${d}" ${paint}/>`);
  }

  /** True when everything within `reach` of a place is outside the picture. */
  #beyond([x, y]: Point, reach: number): boolean {
    const { left, top, right, bottom } = this.#shown;
    return x + reach < left || x - reach > right || y + reach < top || y - reach > bottom;
  }

  #dyesIn(light: Light): ColourCache {
    const key = JSON.stringify(light);
    const known = this.#dyesOf.get(key) ?? new ColourCache(light);
    this.#dyesOf.set(key, known);
    return known;
  }

  #id(): string {
    return this.#prefix + (this.#count++).toString(36);
  }

  /** The longer side of a shape in the picture, roughly. */
  #sizeOf(shape: Shape): number {
    const points = isOutline(shape) ? shape : shape.flat();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const longer = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    return longer * this.scale;
  }

  /**
   * The pattern of the current print, turned with the piece, in ink that shows on this colour. Each is defined once a
   * layer.
   */
  #pattern(layer: Layer, { stock, ink, size = 1 }: Print, face: string): string {
    const turn = Math.round(this.#frame.turned(0) / 15) * 15;
    const dark = ink ?? (luma(face) > 0.42 ? '#2c2333' : '#fbf3e2');
    const key = `${stock} ${dark} ${turn} ${size}`;
    const known = this.#printed.get(layer) ?? new Map<string, string>();
    this.#printed.set(layer, known);
    let id = known.get(key);
    if (id === undefined) {
      id = this.#id();
      known.set(key, id);
      layer.defs.push(stockDef(id, stock, dark, turn, size));
    }
    return id;
  }

  #clip(layer: Layer, piece: Piece): string {
    const id = this.#id();
    layer.defs.push(`<clipPath id="${id}"><use href="#${piece.id}"/></clipPath>`);
    return ` clip-path="url(#${id})"`;
  }

  /** The tracing options of the next mark: its own cut or its kind's default, at the current scale. */
  #tracing(own: Partial<CutStyle>, usual: CutStyle, reach = 0): Tracing {
    const scale = this.#hand;
    return {
      jitter: (own.jitter ?? usual.jitter) * scale,
      step: (own.step ?? usual.step) * scale,
      facets: own.facets ?? usual.facets,
      matrix: this.#frame.under,
      rng: this.rng,
      shown: this.#shown,
      reach,
    };
  }

  #traced(shape: Shape, tracing: Tracing): string {
    if (isOutline(shape)) return tracePiece(this.#frame.laid(shape), tracing);
    let all = '';
    for (const outline of shape) all += tracePiece(this.#frame.laid(outline), tracing);
    return all;
  }
}
