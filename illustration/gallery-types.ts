import type { Look } from './figures/hero/look/look.ts';

export interface GalleryItem {
  readonly id: string;
  /** An SVG; `prefix` starts its ids, so that many can stand in one page. */
  draw(prefix: string, look?: Look): string;
}

export interface GalleryGroup {
  readonly name: string;
  /** Width and height the items are best shown at. */
  readonly size: readonly [width: number, height: number];
  readonly items: readonly GalleryItem[];
}
