/** Draws covers: in the build with the sample child, in the browser with the member's hero. */

import { defaultLook, type Look } from '../figures/hero/look/look.ts';
import type { Paper } from '../paper/paper.ts';
import { THREAD } from '../paper/papers.ts';
import { paintScene } from '../scene/layers/scene-layers.ts';
import type { Cover, CoverInk } from './cover.ts';
import { drawTitle, layOutTitle, spineLetter, type TitleLine } from './title-lettering.ts';

/** The felt of the letters, and the paper they are backed with. */
const INKS: Record<CoverInk, { readonly colour: string; readonly backing: string }> = {
  cream: { colour: '#fff3d6', backing: '#4a2c34' },
  honey: { colour: '#ffd98a', backing: '#3a2440' },
  ink: { colour: '#4a2c3a', backing: THREAD },
  pine: { colour: '#2f5a45', backing: '#f7f2da' },
  brick: { colour: '#a63f2c', backing: '#fff2d8' },
  night: { colour: '#2b3f6b', backing: '#f6f4e6' },
};

/** Fixed size of a cover's drawing in units; files are scaled from it. */
export const COVER = { width: 900, height: 1200, top: 120 } as const;

export interface CoverOptions {
  /** The hero on the cover; the sample child by default. */
  readonly look?: Look;
  /** False leaves the lettering off, where the title stands beside the picture anyway. */
  readonly lettering?: boolean;
  readonly prefix?: string;
  readonly textures?: 'standalone' | 'shared' | 'none';
}

/** The child a cover shows on the shelf. */
export function sampleChild(cover: Cover): Look {
  return { ...defaultLook, ...cover.child, aids: cover.child.aids ?? [], extras: cover.child.extras ?? [] };
}

/** A cover as SVG, 900 × 1200. */
export function coverSvg(cover: Cover, options: CoverOptions = {}): string {
  const paper = paintScene(cover.scene, options.look ?? sampleChild(cover), {
    aspect: 'cover',
    prefix: options.prefix ?? 'c',
    textures: options.textures ?? 'standalone',
    over: (sheet) => {
      const { height, top } = COVER;
      if (options.lettering !== false) letter(sheet, top, cover);
      spine(sheet, top, height);
      if (options.lettering !== false) label(sheet, top, cover);
    },
  });
  return paper.toSvg({ grain: true, size: true });
}

/** The lines of a title with sizes and baselines. */
export function titleLines({ title, tilt = 0, place = {} }: Cover): TitleLine[] {
  const width = place.width ?? COVER.width * (tilt ? 0.82 : 0.86);
  const top = place.top ?? (tilt ? 70 : 62);
  const lines = layOutTitle(title, width, top, place.largest ?? (title.length > 1 ? 218 : 236));
  if (place.foot === undefined) return lines;
  const down = place.foot - lines.at(-1)!.baseline;
  return lines.map((line) => ({ ...line, baseline: line.baseline + down }));
}

/** Turns about the first line, so that a title at the foot leans where it stands. */
function letter(paper: Paper, top: number, cover: Cover): void {
  const { tilt = 0, place = {}, ink } = cover;
  const lines = titleLines(cover);
  const { x = COVER.width / 2 + 8, align, bow, bare } = place;
  const from = place.foot === undefined ? 0 : lines[0]!.baseline;
  const turned = lines.map((line) => ({ ...line, baseline: line.baseline - from }));
  const style = bare ? { ...INKS[ink], backing: null } : INKS[ink];
  paper.at({ x, y: top + from, rot: tilt }, () => drawTitle(paper, turned, { x: 0, align, bow }, style));
}

/** The crease where the board bends: light, dark, and the soft shade beyond. */
function spine(paper: Paper, top: number, height: number): void {
  const strip = (x: number, width: number, colour: string, from: number, to: number) =>
    paper.vellum(
      [
        [x, top + height],
        [x, top],
        [x + width, top],
        [x + width, top + height],
      ],
      colour,
      from,
      to,
    );
  strip(0, 30, '#2a1710', 0.26, 0.1);
  strip(30, 5, '#fff8e8', 0.3, 0.3);
  strip(35, 26, '#2a1710', 0.22, 0);
}

/** Where the label lies on the spine, from the top of the cover down. */
const LABEL = { x: 4, y: 946, width: 25, height: 78 } as const;

/** The stitched label on the spine, with the first letter of the title. */
function label(paper: Paper, top: number, { title, ink }: Cover): void {
  const { colour, backing } = INKS[ink];
  const [x, y, right, foot] = [LABEL.x, top + LABEL.y, LABEL.x + LABEL.width, top + LABEL.y + LABEL.height];
  const cloth = [
    [x, y, 1],
    [right, y, 1],
    [right, foot, 1],
    [x, foot, 1],
  ] as const;
  paper.sheet([cloth], colour, { lift: 0.4, lit: false, texture: 'felt', step: 8, jitter: 0.5 });
  for (const [from, to] of [
    [y + 5, y + 5],
    [foot - 5, foot - 5],
  ] as const)
    paper.line(
      [
        [
          [x + 3, from],
          [right - 3, to],
        ],
      ],
      backing,
      1.8,
      { dash: [4, 3.4], lit: false },
    );
  spineLetter(paper, title[0]?.[0] ?? '', x + LABEL.width / 2, (y + foot) / 2, 26, backing);
}
