import type { CSSProperties } from 'react';
import type { ReaderDesign } from './book.ts';

/** A book's own colours as CSS properties; reader.css says where each counts. */
export function designStyle(design: ReaderDesign | undefined): CSSProperties | undefined {
  if (!design) return undefined;
  const { day, evening, letters, ornament } = design;
  return {
    '--day-paper': day.paper,
    '--day-ink': day.ink,
    '--day-accent': day.accent,
    '--evening-paper': evening.paper,
    '--evening-ink': evening.ink,
    '--evening-accent': evening.accent,
    '--letters': letters,
    '--ornament': `url("${ornament}")`,
  } as CSSProperties;
}
