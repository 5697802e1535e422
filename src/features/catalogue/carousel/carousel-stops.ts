/** A stop counts as reached within this many pixels: browsers round scroll positions on dense screens. */
const tolerance = 2;

/** A scrolling row as it stands, in CSS pixels. */
export interface ScrollRow {
  readonly scrolled: number;
  /** The maxScroll it can scroll. */
  readonly maxScroll: number;
  /** Where each slide's start lies from the first one's. */
  readonly starts: readonly number[];
}

/** Whether there is anything left to see before and after. */
export function edgesOf({ scrolled, maxScroll }: Pick<ScrollRow, 'scrolled' | 'maxScroll'>): {
  atStart: boolean;
  atEnd: boolean;
} {
  return { atStart: scrolled <= tolerance, atEnd: scrolled >= maxScroll - tolerance };
}

/** The slide the row stands at: the last whose start was reached, or the last of all at the far end. */
export function currentSlide(row: ScrollRow): number {
  if (row.maxScroll > tolerance && edgesOf(row).atEnd) return row.starts.length - 1;
  return Math.max(
    0,
    row.starts.findLastIndex((start) => start <= row.scrolled + tolerance),
  );
}

/** Where to scroll so that the next (1) or previous (-1) slide comes to the edge; never beyond an end. */
export function adjacentStop(row: ScrollRow, direction: 1 | -1): number {
  const wanted =
    direction === 1
      ? row.starts.find((start) => start > row.scrolled + tolerance)
      : row.starts.findLast((start) => start < row.scrolled - tolerance);
  return Math.min(Math.max(wanted ?? (direction === 1 ? row.maxScroll : 0), 0), row.maxScroll);
}
