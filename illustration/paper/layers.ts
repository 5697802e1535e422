/** The layers of a picture, from far to near, written as one SVG or several. */

import type { Textures } from './mark-options.ts';
import { svgDocument, type ViewBox } from './svg-document.ts';
import { SHARED_PREFIX, type Texture } from './texture.ts';

export interface Layer {
  readonly depth: number;
  readonly defs: string[];
  readonly body: string[];
  readonly textures: Set<Texture>;
}

export interface DocumentOptions {
  readonly grain?: boolean;
  readonly title?: string;
  readonly size?: boolean;
}

export class LayerStack {
  readonly mode: Textures;
  /** Starts the ids of textures. */
  readonly texturePrefix: string;
  readonly #view: ViewBox;
  readonly #layers: Layer[] = [];

  constructor(view: ViewBox, mode: Textures, prefix: string) {
    this.#view = view;
    this.mode = mode;
    this.texturePrefix = mode === 'shared' ? SHARED_PREFIX : `${prefix}-`;
  }

  add(depth: number): Layer {
    const layer: Layer = { depth, defs: [], body: [], textures: new Set() };
    this.#layers.push(layer);
    return layer;
  }

  /** All of it as one picture. */
  whole(options: DocumentOptions): string {
    return this.#document(this.#layers, this.#view, options);
  }

  /** Each layer as a picture of the full view, in the order they were added; the grain lies on the last. */
  each(grain: boolean): { depth: number; svg: string }[] {
    return this.#layers.map((layer, i) => {
      const top = grain && i === this.#layers.length - 1;
      return { depth: layer.depth, svg: this.#document([layer], this.#view, { size: true, grain: top }) };
    });
  }

  /** Pictures of the layers between the depths `borders`, showing `bleed` more at the left and right of the view. */
  between(borders: readonly number[], bleed: number): string[] {
    const { x, y, width, height } = this.#view;
    const view = { x: x - bleed, y, width: width + 2 * bleed, height };
    return [...borders, Number.POSITIVE_INFINITY].map((end, i) => {
      const layers = this.#layers.filter(({ depth }) => depth < end && depth >= (borders[i - 1] ?? 0));
      return this.#document(layers, view, { size: true });
    });
  }

  #document(layers: readonly Layer[], view: ViewBox, options: DocumentOptions): string {
    const textures = new Set(layers.flatMap((layer) => [...layer.textures]));
    if (options.grain) textures.add('grain');
    return svgDocument(view, {
      ...options,
      prefix: this.texturePrefix,
      mode: this.mode,
      textures,
      defs: layers.map(({ defs }) => defs.join('')).join(''),
      body: layers.map(({ body }) => body.join('')).join(''),
    });
  }
}
