/** Page formats: size, bleed and crop marks. In points, y up. */
import { formatNumber } from './writer.ts';

const MM = 72 / 25.4;

export type PageShape = 'square' | 'landscape';

/** In millimetres; landscape is A4, which home printers print as it is. */
export const PAGE_SIZES: Readonly<Record<PageShape, { readonly width: number; readonly height: number }>> = {
  square: { width: 210, height: 210 },
  landscape: { width: 297, height: 210 },
};

/** Pictures that reach the edge extend this far beyond it. Printers ask for 3 mm. */
const BLEED = 3 * MM;
/** Space for the marks outside of the bleed. */
const MARGIN = BLEED + 8 * MM;
const MARK_LENGTH = 5 * MM;

/** The format of a page. Its origin is the lower left corner of the trimmed page. */
export interface PageFormat {
  readonly width: number;
  readonly height: number;
  /** How far pictures extend beyond the edge; 0 for a page that is not trimmed. */
  readonly bleed: number;
  /** The boxes in the page's dictionary. */
  readonly boxes: string;
  /** Operators that move the origin into place. */
  readonly begin: string;
  /** Operators that close the page, with the crop marks. */
  readonly end: string;
}

/** @param cut for a print shop: larger, with bleed and crop marks */
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

/** Two short lines at each corner, outside of the bleed. */
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
