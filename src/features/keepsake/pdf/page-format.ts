/** The paper: how large a page is, what of it is cut off, and where the marks stand by which it is cut. Points, y up. */
import { formatNumber } from './writer.ts';

const MM = 72 / 25.4;

export type PageShape = 'square' | 'landscape';

/** Millimetres; landscape is a sheet of A4 lying down, which prints at home as it is. */
export const PAGE_SIZES: Readonly<Record<PageShape, { readonly width: number; readonly height: number }>> = {
  square: { width: 210, height: 210 },
  landscape: { width: 297, height: 210 },
};

/** Pictures that reach the edge go on so far beyond it. Printers ask for 3 mm. */
const BLEED = 3 * MM;
/** Room for the marks outside of what is cut off. */
const MARGIN = BLEED + 8 * MM;
const MARK_LENGTH = 5 * MM;

/** A page to lay things on. Its 0, 0 is the lower left corner of the finished page. */
export interface PageFormat {
  readonly width: number;
  readonly height: number;
  /** How far beyond the edge pictures go; 0 for a page that is not cut. */
  readonly bleed: number;
  /** Entries of the page's dictionary. */
  readonly boxes: string;
  /** Moves 0, 0 into place. */
  readonly begin: string;
  /** What is drawn last: the marks. */
  readonly end: string;
}

/** @param cut for a print shop: larger, with bleed and marks */
export function pageFormat(shape: PageShape, cut: boolean): PageFormat {
  const width = PAGE_SIZES[shape].width * MM;
  const height = PAGE_SIZES[shape].height * MM;
  const margin = cut ? MARGIN : 0;
  const box = (name: string, out: number) =>
    `/${name}[${[margin - out, margin - out, margin + width + out, margin + height + out].map(formatNumber).join(' ')}]`;
  const bleed = cut ? BLEED : 0;
  return {
    width,
    height,
    bleed,
    boxes: `${box('MediaBox', margin)}${box('BleedBox', bleed)}${box('TrimBox', 0)}`,
    begin: `q 1 0 0 1 ${formatNumber(margin)} ${formatNumber(margin)} cm`,
    end: `${cut ? cropMarks(width, height) : ''} Q`,
  };
}

/** Two short lines at each corner, outside of what is cut off. */
function cropMarks(width: number, height: number): string {
  const lines: string[] = [];
  for (const [x, outX] of [
    [0, -1],
    [width, 1],
  ] as const)
    for (const [y, outY] of [
      [0, -1],
      [height, 1],
    ] as const) {
      const [fromX, fromY] = [x + outX * BLEED, y + outY * BLEED];
      lines.push(
        `${formatNumber(fromX)} ${formatNumber(y)} m ${formatNumber(fromX + outX * MARK_LENGTH)} ${formatNumber(y)} l`,
      );
      lines.push(
        `${formatNumber(x)} ${formatNumber(fromY)} m ${formatNumber(x)} ${formatNumber(fromY + outY * MARK_LENGTH)} l`,
      );
    }
  return `/Artifact BMC 0 G 0.25 w ${lines.join(' ')} S EMC`;
}
