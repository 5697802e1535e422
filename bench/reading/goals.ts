/** The numbers of a reading as table cells, and all of them against their goals. */
import type { BookTurns } from './read-book.ts';
import type { SeenPage } from './watch-pages.ts';

/** Three books read at one pace on one build. */
export interface Cell {
  readonly address: string;
  readonly slower: number;
  /** From turn to turn, in ms. */
  readonly every: number;
  readonly readings: readonly BookTurns[];
}

export interface Measured {
  readonly cells: readonly Cell[];
  /** From Start Adventure to the first drawing, in ms. */
  readonly starts: readonly { address: string; slower: number; toPicture: number }[];
  /** After the long book, in MB. */
  readonly memories: readonly { address: string; memory: number; inUse: number }[];
}

/** Longer without any picture than this is seen as an empty page, in ms. */
const EMPTY_MS = 50;
/** The fine picture's goal, 4 × slower, in ms. */
const FINE_MS = 1500;

/** From the frame a page is in sight to its picture, in ms; to its end where none came. */
const emptyFor = ({ shownAt, pictureAt, leftAt }: SeenPage) =>
  (pictureAt ?? leftAt ?? Number.POSITIVE_INFINITY) - shownAt;
/** The same, where colours alone don't count. */
const undrawnFor = ({ shownAt, drawnAt, leftAt }: SeenPage) =>
  (drawnAt ?? leftAt ?? Number.POSITIVE_INFINITY) - shownAt;

/** Until the fine picture, of each page that was not turned before the goal was missed, in ms. */
function fineTimes(pages: readonly SeenPage[]): number[] {
  return pages.flatMap(({ shownAt, fineAt, leftAt }) => {
    if (fineAt !== undefined) return [fineAt - shownAt];
    return leftAt !== undefined && leftAt - shownAt < FINE_MS ? [] : [Number.POSITIVE_INFINITY];
  });
}

/** The value that a part of all values (0 to 1) stays below. */
const quantile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;
const ms = (value: number) =>
  Number.isNaN(value) ? '–' : Number.isFinite(value) ? `${Math.round(value)} ms` : 'never';

const pagesOf = ({ readings }: Pick<Cell, 'readings'>) => readings.flatMap(({ pages }) => pages);

/** A cell as the columns of its row. */
export function describeCell(cell: Cell): string[] {
  const pages = pagesOf(cell);
  const empty = pages.map(emptyFor);
  const undrawn = pages.map(undrawnFor);
  const fine = fineTimes(pages);
  const toPicture = cell.readings.map((reading) => reading.toPicture);
  return [
    `${cell.slower} ×`,
    `${cell.every / 1000} s`,
    cell.address,
    `${empty.filter((one) => one > 0).length} of ${pages.length}`,
    `${empty.filter((one) => one > EMPTY_MS).length}`,
    ms(Math.max(...empty)),
    `${undrawn.filter((one) => one > 0).length}, ${ms(Math.max(...undrawn))}`,
    `${ms(quantile(fine, 0.5))}, ${ms(quantile(fine, 0.9))} (${fine.length})`,
    ms(quantile(toPicture, 0.5)),
  ];
}

/** Prints every goal in a row, with a column for each build; what was not measured is left out. */
export function printGoals(addresses: readonly string[], measured: Measured): void {
  const row = (name: string, goal: string, of: (address: string) => string) =>
    console.log(`| ${[name, goal, ...addresses.map(of)].join(' | ')} |`);
  const cellsOf = (address: string) => measured.cells.filter((cell) => cell.address === address);
  console.log(`\n| | goal | ${addresses.join(' | ')} |\n|---|---|${'---|'.repeat(addresses.length)}`);
  if (measured.cells.length > 0) {
    row('longest without any picture', `≤ ${EMPTY_MS} ms`, (address) =>
      ms(Math.max(...cellsOf(address).flatMap(pagesOf).map(emptyFor))),
    );
    row('turns that show something at once, at the worst pace', '≥ 90 %', (address) => {
      const parts = cellsOf(address).map((cell) => {
        const pages = pagesOf(cell);
        return pages.filter((page) => emptyFor(page) <= 0).length / pages.length;
      });
      return `${Math.floor(100 * Math.min(...parts))} %`;
    });
    for (const slower of new Set(measured.cells.map((cell) => cell.slower)))
      row(
        `fine picture, ${slower} × slower: median, nine of ten`,
        slower === 4 ? `≤ ${FINE_MS} ms` : '',
        (address) => {
          const cells = cellsOf(address).filter((cell) => cell.slower === slower);
          const fine = fineTimes(cells.flatMap(pagesOf));
          return `${ms(quantile(fine, 0.5))}, ${ms(quantile(fine, 0.9))}`;
        },
      );
  }
  for (const slower of new Set(measured.starts.map((start) => start.slower)))
    row(
      `Start Adventure to the first drawing, ${slower} × slower`,
      '3000 ms are the page’s own',
      (address) => {
        const start = measured.starts.find((one) => one.address === address && one.slower === slower);
        return ms(start?.toPicture ?? Number.NaN);
      },
    );
  for (const [name, key] of [
    ['memory after 30 spreads', 'memory'],
    ['the same when memory is short', 'inUse'],
  ] as const)
    if (measured.memories.length > 0)
      row(name, '', (address) => {
        const found = measured.memories.find((one) => one.address === address);
        return `${found?.[key].toFixed(0)} MB`;
      });
}
