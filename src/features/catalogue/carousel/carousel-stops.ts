/**
 * A stop counts as reached within this many pixels: browsers round scroll positions on high-density screens.
 */
const tolerance = 2;

/** The scroll state of a row, in CSS pixels. */
export interface ScrollRow {
  readonly scrolled: number;
  /** The maxScroll it can scroll. */
  readonly maxScroll: number;
  /** Offset of each slide from the first. */
  readonly starts: readonly number[];
}

/** Tells whether the row is at its start and at its end. */
export function edgesOf({ scrolled, maxScroll }: Pick<ScrollRow, 'scrolled' | 'maxScroll'>): {
  atStart: boolean;
  atEnd: boolean;
} {
  return { atStart: scrolled <= tolerance, atEnd: scrolled >= maxScroll - tolerance };
}

/** Returns the current slide: the last whose start was reached, or the very last at the end. */
export function currentSlide(row: ScrollRow): number {
  if (row.maxScroll > tolerance && edgesOf(row).atEnd) return row.starts.length - 1;
  return Math.max(
    0,
    row.starts.findLastIndex((start) => start <= row.scrolled + tolerance),
  );
}

/** Returns the scroll position of the next (1) or previous (-1) slide, within the row's limits. */
export function adjacentStop(row: ScrollRow, direction: 1 | -1): number {
  const target =
    direction === 1
      ? row.starts.find((start) => start > row.scrolled + tolerance)
      : row.starts.findLast((start) => start < row.scrolled - tolerance);
  return Math.min(Math.max(target ?? (direction === 1 ? row.maxScroll : 0), 0), row.maxScroll);
}
