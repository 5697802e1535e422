/**
 * Draws the kit's SVG as PDF: every shape, line and shadow stays a vector, and so do masks and opacity. Only
 * the paper's grain, which is a tile of pixels in the drawing too, becomes an image.
 *
 * Strokes are painted behind fills, as the kit's `paint-order` says.
 */
import {
  DEFAULT_PAINT,
  inheritPaint,
  outlineOf,
  type Paint,
  parseNumberList,
  pdfColour,
  referencedId,
  translation,
} from './attributes.ts';
import { type Gradient, linearGradient, radialGradient } from './gradient.ts';
import { compose, formatMatrix, IDENTITY, type Matrix, parseTransform } from './matrix.ts';
import { elementsById, parseSvg, type SvgNode } from './parse-svg.ts';
import { type Box, type PdfOutline, rectOutline } from './path.ts';
import { decodePalettePng } from './png.ts';
import type { Images, Resources } from './resources.ts';
import { formatNumber, type Ref } from './writer.ts';

/** Renders text in a drawing, such as a name in its own script. @returns operators, y down */
export type RenderText = (
  text: string,
  style: { readonly size: number; readonly colour: string; readonly bold: boolean },
  resources: Resources,
) => Promise<{ readonly ops: string; readonly width: number }>;

/** Draws an SVG into a form of its view's size. @returns the form, and the view box in its units */
export async function drawSvgForm(
  svg: string,
  resources: Resources,
  images: Images,
  write: RenderText,
): Promise<{ form: Ref; view: readonly [x: number, y: number, width: number, height: number] }> {
  const root = parseSvg(svg);
  const view = parseNumberList(root.attributes.viewBox) as [number, number, number, number];
  const box: Box = [view[0], view[1], view[0] + view[2], view[1] + view[3]];
  const drawing = new SvgPainter(root, box, resources, images, write);
  return { form: await drawing.paint(), view };
}

class SvgPainter {
  readonly #root: SvgNode;
  readonly #ids: ReadonlyMap<string, SvgNode>;
  readonly #box: Box;
  readonly #resources: Resources;
  readonly #images: Images;
  readonly #write: RenderText;
  readonly #outlines = new Map<SvgNode, PdfOutline>();
  readonly #patterns = new Map<string, Promise<string>>();
  readonly #masks = new Map<string, string>();

  constructor(root: SvgNode, box: Box, resources: Resources, images: Images, write: RenderText) {
    this.#root = root;
    this.#ids = elementsById(root);
    this.#box = box;
    this.#resources = resources;
    this.#images = images;
    this.#write = write;
  }

  async paint(): Promise<Ref> {
    return this.#resources.form(await this.#content(this.#root.children, DEFAULT_PAINT), this.#box);
  }

  /** Round joins and caps apply to the whole drawing. */
  async #content(nodes: readonly SvgNode[], paint: Paint): Promise<string> {
    const out = ['1 J 1 j'];
    for (const node of nodes) await this.#draw(node, paint, IDENTITY, out);
    return out.join('\n');
  }

  async #draw(node: SvgNode, outer: Paint, place: Matrix, out: string[]): Promise<void> {
    if (node.name === 'defs' || node.name === 'title') return;
    const { attributes } = node;
    const moved = node.name === 'use' ? translation(attributes) : IDENTITY;
    const own = compose(parseTransform(attributes.transform), moved);
    const here = compose(place, own);
    const paint = inheritPaint(attributes, outer);
    const clip = referencedId(attributes['clip-path']);
    const mask = referencedId(attributes.mask);
    const apart = clip !== null || mask !== null || own !== IDENTITY;
    if (apart) out.push('q');
    // Clips and masks are in the parent's coordinates.
    if (clip !== null) out.push(`${this.#clip(clip)}\nW n`);
    if (mask !== null) out.push(`/${this.#mask(mask)} gs`);
    if (own !== IDENTITY) out.push(`${formatMatrix(own)} cm`);
    await this.#mark(node, paint, here, out);
    if (apart) out.push('Q');
  }

  async #mark(node: SvgNode, paint: Paint, here: Matrix, out: string[]): Promise<void> {
    const opacity = Number(node.attributes.opacity ?? 1);
    if (node.name === 'g') {
      if (opacity === 1) for (const child of node.children) await this.#draw(child, paint, here, out);
      else this.#faint(await this.#content(node.children, paint), opacity, out);
      return;
    }
    if (node.name === 'text') return this.#text(node, paint, opacity, out);
    const { shape, style } = node.name === 'use' ? this.#used(node, paint) : { shape: node, style: paint };
    const outline = this.#outline(shape);
    // With opacity on the whole shape, its stroke must not show through its fill.
    if (opacity < 1 && style.fill !== 'none' && style.stroke !== 'none') {
      const apart = ['1 J 1 j'];
      await this.#shape(outline, style, 1, here, apart);
      return this.#faint(apart.join('\n'), opacity, out);
    }
    await this.#shape(outline, style, opacity, here, out);
  }

  #faint(content: string, opacity: number, out: string[]): void {
    const form = this.#resources.form(content, this.#box);
    const name = this.#resources.name('XObject', `${form} 0 R`);
    out.push(`/${this.#resources.opacityState(opacity, opacity)} gs /${name} Do`, this.#solid());
  }

  /** Resets the opacity. */
  #solid(): string {
    return `/${this.#resources.opacityState(1, 1)} gs`;
  }

  #used(node: SvgNode, paint: Paint): { shape: SvgNode; style: Paint } {
    const shape = this.#named((node.attributes.href ?? '').slice(1));
    return { shape, style: inheritPaint(shape.attributes, paint) };
  }

  #named(id: string): SvgNode {
    const node = this.#ids.get(id);
    if (!node) throw new Error(`A drawing has no #${id}.`);
    return node;
  }

  async #shape(
    outline: PdfOutline,
    paint: Paint,
    opacity: number,
    here: Matrix,
    out: string[],
  ): Promise<void> {
    const strokeAlpha = opacity * Number(paint['stroke-opacity'] ?? 1);
    const fillAlpha = opacity * Number(paint['fill-opacity'] ?? 1);
    const gradient = referencedId(paint.fill);
    const faint = (strokeAlpha < 1 && paint.stroke !== 'none') || (fillAlpha < 1 && gradient === null);
    if (faint) out.push(`/${this.#resources.opacityState(fillAlpha, strokeAlpha)} gs`);
    if (paint.stroke !== 'none' && Number(paint['stroke-width']) > 0) {
      const dash = paint['stroke-dasharray'];
      if (dash) out.push(`[${dash.replaceAll(',', ' ')}] 0 d`);
      out.push(
        `${pdfColour(paint.stroke!)} RG ${formatNumber(Number(paint['stroke-width']))} w`,
        outline.ops,
        'S',
      );
      if (dash) out.push('[] 0 d');
    }
    if (gradient !== null) await this.#printed(outline, gradient, fillAlpha, here, out);
    else if (paint.fill !== 'none') out.push(`${pdfColour(paint.fill!)} rg`, outline.ops, 'f');
    if (faint) out.push(this.#solid());
  }

  /** Fills with the element that `url(#…)` names: a pattern or a gradient. */
  async #printed(
    outline: PdfOutline,
    id: string,
    opacity: number,
    here: Matrix,
    out: string[],
  ): Promise<void> {
    const node = this.#named(id);
    if (node.name === 'pattern') {
      const name = await this.#pattern(node, opacity, here);
      out.push(`/Pattern cs /${name} scn`, outline.ops, 'f');
      return;
    }
    const fade: Gradient =
      node.name === 'linearGradient' ? linearGradient(node, outline.box) : radialGradient(node, outline.box);
    const painted = (shading: string) =>
      `q ${formatMatrix(fade.matrix)} cm /${this.#resources.name('Shading', shading)} sh Q`;
    out.push('q');
    if (fade.opacity || opacity < 1) {
      const light = fade.opacity
        ? painted(fade.opacity)
        : `1 g ${rectOutline(...boxSize(outline.box)).ops} f`;
      const dimmed = opacity < 1 ? `/${this.#resources.opacityState(opacity, opacity)} gs ` : '';
      out.push(
        `/${this.#resources.luminosityMask(this.#resources.form(dimmed + light, outline.box, true))} gs`,
      );
    }
    out.push(outline.ops, 'W n', painted(fade.colours), 'Q');
  }

  /**
   * A pattern is in the drawing's coordinates, whatever transforms apply. Its opacity is drawn into it, because
   * PDF viewers disagree on transparent patterns.
   */
  #pattern(node: SvgNode, opacity: number, here: Matrix): Promise<string> {
    const matrix = formatMatrix(compose(here, parseTransform(node.attributes.patternTransform)));
    const key = `${node.attributes.id} ${opacity} ${matrix}`;
    const known = this.#patterns.get(key);
    if (known) return known;
    const making = this.#makePattern(node, opacity, matrix);
    this.#patterns.set(key, making);
    return making;
  }

  async #makePattern(node: SvgNode, opacity: number, matrix: string): Promise<string> {
    const [width, height] = [Number(node.attributes.width), Number(node.attributes.height)];
    const out = ['1 J 1 j'];
    for (const child of node.children) {
      if (child.name === 'image') out.push(await this.#tile(child, opacity));
      else if (opacity === 1) await this.#draw(child, DEFAULT_PAINT, IDENTITY, out);
      else this.#faint(await this.#content([child], DEFAULT_PAINT), opacity, out);
    }
    const ref = this.#resources.stream(
      `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 ${formatNumber(width)} ${formatNumber(height)}]/XStep ${formatNumber(width)}/YStep ${formatNumber(height)}/Matrix[${matrix}]/Resources ${this.#resources.ref} 0 R`,
      out.join('\n'),
    );
    return this.#resources.name('Pattern', `${ref} 0 R`);
  }

  async #tile({ attributes }: SvgNode, opacity: number): Promise<string> {
    const href = attributes.href ?? '';
    const image = await this.#images.add(href, () => decodePalettePng(href));
    const name = this.#resources.name('XObject', `${image} 0 R`);
    const [width, height] = [formatNumber(Number(attributes.width)), formatNumber(Number(attributes.height))];
    // PDF images are upright, while the drawing's y points down.
    return `q /${this.#resources.opacityState(opacity, opacity)} gs ${width} 0 0 -${height} 0 ${height} cm /${name} Do Q`;
  }

  #clip(id: string): string {
    const shapes = this.#named(id).children.map((child) => {
      const { shape } = child.name === 'use' ? this.#used(child, DEFAULT_PAINT) : { shape: child };
      return this.#outline(shape).ops;
    });
    return shapes.join('\n');
  }

  #mask(id: string): string {
    const known = this.#masks.get(id);
    if (known) return known;
    const content = this.#named(id).children.map((child) => {
      const light = child.attributes.fill === '#fff' ? '1' : '0';
      const { ops } = this.#outline(child.name === 'use' ? this.#used(child, DEFAULT_PAINT).shape : child);
      return `q ${formatMatrix(translation(child.attributes))} cm ${light} g ${ops} f Q`;
    });
    const name = this.#resources.luminosityMask(this.#resources.form(content.join('\n'), this.#box, true));
    this.#masks.set(id, name);
    return name;
  }

  #outline(shape: SvgNode): PdfOutline {
    const known = this.#outlines.get(shape);
    if (known) return known;
    const outline = outlineOf(shape);
    this.#outlines.set(shape, outline);
    return outline;
  }

  async #text({ attributes, text }: SvgNode, paint: Paint, opacity: number, out: string[]): Promise<void> {
    const size = Number(attributes['font-size'] ?? 16);
    const style = { size, colour: paint.fill ?? '#000', bold: false };
    const { ops, width } = await this.#write(text, style, this.#resources);
    const x = Number(attributes.x ?? 0) - (attributes['text-anchor'] === 'middle' ? width / 2 : 0);
    out.push('q', `1 0 0 1 ${formatNumber(x)} ${formatNumber(Number(attributes.y ?? 0))} cm`);
    if (opacity < 1) out.push(`/${this.#resources.opacityState(opacity, opacity)} gs`);
    out.push(ops, 'Q');
  }
}

const boxSize = ([left, top, right, bottom]: Box) => [left, top, right - left, bottom - top] as const;
