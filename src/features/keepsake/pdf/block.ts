/** Sets paragraphs into a place, as large as it allows. */
import type { Page, Role } from './page.ts';
import { type Face, type Line, linesOf, type Measured, type Scribe } from './words.ts';
import { num } from './writer.ts';

export interface Paragraph {
  readonly text: string;
  readonly face: Face;
  /** Beside the block's size: 1 is as large. */
  readonly scale?: number;
  readonly ink?: string;
  readonly role?: Role;
  /** Room above, in units of the block's size, beside the first. */
  readonly above?: number;
}

/** Points; x and y are of the lower left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Setting {
  /** Points. */
  readonly largest: number;
  /** What doesn't fit at this size runs over the foot of its place; no book's words come near. */
  readonly smallest: number;
  readonly align?: 'left' | 'centre';
  readonly from?: 'middle' | 'top';
  /** From baseline to baseline, in units of the size. */
  readonly leading?: number;
}

export const INK = '#33212a';
const ABOVE = 0.7;
/** From the top of a line to its baseline, and below it, in units of the size. */
const RISE = 0.95;

interface Laid {
  readonly paragraph: Paragraph;
  readonly measured: Measured;
  readonly lines: readonly Line[];
}

/** Paragraphs as they are broken into lines at the largest size at which they fit. */
interface Fitted {
  /** Points. */
  readonly size: number;
  readonly height: number;
  readonly laid: readonly Laid[];
}

async function fitted(
  scribe: Scribe,
  paragraphs: readonly Paragraph[],
  place: Place,
  { largest, smallest, leading = 1.5 }: Setting,
): Promise<Fitted> {
  const measured = await Promise.all(
    paragraphs.map(({ text, face, scale = 1 }) => scribe.measure(text, face, largest * scale)),
  );
  const layAt = (size: number): Laid[] =>
    paragraphs.map((paragraph, i) => ({
      paragraph,
      measured: measured[i]!,
      lines: linesOf(measured[i]!, place.width / (size * (paragraph.scale ?? 1))),
    }));
  const heightAt = (laid: readonly Laid[], size: number) =>
    laid.reduce(
      (sum, { paragraph, lines }, i) =>
        sum +
        lines.length * leading * size * (paragraph.scale ?? 1) +
        (i > 0 ? aboveOf(paragraph) * size : 0),
      0,
    );
  let size = largest;
  let laid = layAt(size);
  const fits = () =>
    heightAt(laid, size) <= place.height &&
    laid.every(({ lines, paragraph }) =>
      lines.every(({ width }) => width * size * (paragraph.scale ?? 1) <= place.width),
    );
  while (!fits() && size > smallest) {
    size = Math.max(smallest, size - 0.5);
    laid = layAt(size);
  }
  return { size, height: heightAt(laid, size), laid };
}

/** The largest size, in points, at which the paragraphs fit their place. */
export async function fittingSize(...block: Parameters<typeof fitted>): Promise<number> {
  return (await fitted(...block)).size;
}

/** Sets the paragraphs, each a part of its own for who listens. */
export async function setBlock(
  page: Page,
  scribe: Scribe,
  paragraphs: readonly Paragraph[],
  place: Place,
  setting: Setting,
): Promise<void> {
  const { align = 'left', from = 'middle', leading = 1.5 } = setting;
  const { size, height, laid } = await fitted(scribe, paragraphs, place, setting);
  let y = place.y + place.height - (from === 'middle' ? Math.max(0, (place.height - height) / 2) : 0);
  for (const [i, { paragraph, lines, measured: words }] of laid.entries()) {
    const own = size * (paragraph.scale ?? 1);
    if (i > 0) y -= aboveOf(paragraph) * size;
    const ops: string[] = [];
    for (const line of lines) {
      const x = place.x + (align === 'centre' ? (place.width - line.width * own) / 2 : 0);
      const shown = await scribe.show(line, words, own, paragraph.ink ?? INK, page.resources);
      ops.push(`q 1 0 0 1 ${num(x)} ${num(y - own * RISE - ((leading - 1.2) * own) / 2)} cm ${shown} Q`);
      y -= leading * own;
    }
    page.part(paragraph.role ?? 'P', ops.join('\n'));
  }
}

const aboveOf = ({ above = ABOVE }: Paragraph): number => above;
