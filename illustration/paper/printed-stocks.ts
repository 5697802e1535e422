/**
 * Printed papers. Each stock is a small repeating tile of lines, printed in one ink over the colour and texture of the
 * sheet.
 */
import { triples } from './number-lists.ts';

/** Prints in ink: `i` is the colour of the ink. Units are those of the picture. */
interface Stock {
  readonly width: number;
  readonly height: number;
  readonly print: (ink: string) => string;
  /** Opacity of the print, 0–1. */
  readonly strength: number;
}

const lines = (ink: string, width: number, d: string, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
/** Dots at places with a radius: `25,48,5.4 49,40,5.4`. */
const dots = (ink: string, places: string): string => {
  const d = triples(places).map(
    ([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  );
  return `<path d="${d.join('')}" fill="${ink}"/>`;
};
/** A row of handwriting: loops of uneven width. */
const script = (y: number, from: number, to: number, phase: number): string => {
  let d = `M${from} ${y}`;
  for (let x = from, i = phase; x < to; i++) {
    const w = 5 + ((i * 7) % 5);
    const h = i % 4 === 1 ? 11 : 5;
    d += i % 6 === 5 ? `m6 0` : `q${w * 0.2} ${-h} ${w * 0.6} ${-h * 0.6}t${w * 0.4} ${h * 0.6}`;
    x += i % 6 === 5 ? 6 : w;
  }
  return d;
};

export const STOCKS = {
  /** Staves with notes. */
  'sheet-music': {
    width: 180,
    height: 116,
    strength: 0.42,
    print: (ink) =>
      lines(ink, 1.2, [20, 28, 36, 44, 52].map((y) => `M0 ${y}H180`).join('')) +
      lines(ink, 1.6, 'M30 48V18M54 40V10M54 10L78 16V46M110 32V62M142 44V14l10 8') +
      dots(ink, '25,48,5.4 49,40,5.4 73,46,5.4 115,32,5.4 137,44,5.4'),
  },
  /** Depths, soundings and a compass line. */
  'sea-chart': {
    width: 210,
    height: 190,
    strength: 0.38,
    print: (ink) =>
      lines(ink, 1, 'M0 40q52 -24 105 0t105 0M0 96q52 -30 105 0t105 0M0 152q52 -18 105 0t105 0') +
      lines(ink, 0.8, 'M0 0L210 190M210 0L0 190', 0.6) +
      lines(ink, 1.4, 'M36 66h5l-4 6q6 0 4 5-3 4-6 0M150 122q-6-2-6 4t6 4 6-4-6-4M92 18l-5 8h8m-3-4v9'),
  },
  /** Ruled pages of a copybook, with a margin. */
  'exercise-book': {
    width: 240,
    height: 96,
    strength: 0.34,
    print: (ink) => lines(ink, 1.1, 'M0 16H240M0 48H240M0 80H240') + lines('#b9503f', 1.4, 'M34 0V96', 0.8),
  },
  'graph-paper': {
    width: 96,
    height: 96,
    strength: 0.3,
    print: (ink) => lines(ink, 0.7, 'M0 24H96M0 72H96M24 0V96M72 0V96') + lines(ink, 1.3, 'M0 48H96M48 0V96'),
  },
  /** Sums in columns. */
  ledger: {
    width: 190,
    height: 132,
    strength: 0.36,
    print: (ink) =>
      lines(ink, 0.9, 'M0 22H190M0 66H190M0 110H190') +
      lines('#b9503f', 1, 'M120 0V132M126 0V132', 0.7) +
      lines(ink, 1.4, script(18, 12, 104, 0) + script(62, 12, 90, 3) + script(106, 12, 110, 1)) +
      lines(
        ink,
        1.5,
        'M138 10q8 -4 7 3t-8 7h10M156 8v13M168 12q7-5 8 2-1 4-5 4 6 0 5 5-3 5-9 1M140 54v13M150 56h9l-6 12',
      ),
  },
  /** Handwriting. */
  letters: {
    width: 220,
    height: 112,
    strength: 0.34,
    print: (ink) =>
      lines(
        ink,
        1.4,
        script(24, 6, 206, 0) + script(52, 6, 196, 2) + script(80, 6, 210, 4) + script(108, 6, 150, 1),
      ),
  },
  newsprint: {
    width: 168,
    height: 120,
    strength: 0.3,
    print: (ink) =>
      lines(ink, 3.6, 'M6 10H78M90 10H140') +
      lines(
        ink,
        1.5,
        [22, 32, 42, 52, 62, 72, 82, 92, 102, 112]
          .map((y) => `M6 ${y}H${y % 4 ? 78 : 66}M90 ${y}H${y % 3 ? 162 : 150}`)
          .join(''),
        0.8,
      ),
  },
  /** Points joined to pictures. */
  'star-chart': {
    width: 220,
    height: 200,
    strength: 0.5,
    print: (ink) =>
      lines(ink, 0.8, 'M20 30L66 58L110 40L150 84L196 70M66 58L58 120L110 150L150 84M110 150L170 176') +
      lines(ink, 0.6, 'M0 100a190 190 0 0 1 220 0M0 10a190 190 0 0 1 220 0', 0.6) +
      dots(ink, '20,30,3 66,58,4 110,40,2.6 150,84,4.4 196,70,2.6 58,120,3 110,150,3.4 170,176,2.6'),
  },
  gingham: {
    width: 64,
    height: 64,
    strength: 0.26,
    print: (ink) =>
      `<path d="M0 0H32V64H0z" fill="${ink}" opacity=".5"/><path d="M0 0H64V32H0z" fill="${ink}" opacity=".5"/>`,
  },
  /** Sprigs in rows. */
  wallpaper: {
    width: 120,
    height: 148,
    strength: 0.36,
    print: (ink) =>
      lines(
        ink,
        1.6,
        'M30 70q-4-22 0-40M30 52q-14-2-16-14M30 46q14-2 15-15M90 144q-4-22 0-40M90 126q-14-2-16-14M90 120q14-2 15-15',
      ) + dots(ink, '30,24,5 13,36,3.4 46,29,3.4 90,98,5 73,110,3.4 106,103,3.4'),
  },
  /** Dots of a printing press. */
  comic: {
    width: 30,
    height: 30,
    strength: 0.34,
    print: (ink) => dots(ink, '8,8,4.6 23,23,4.6'),
  },
  /** Contour lines of a land. */
  map: {
    width: 230,
    height: 200,
    strength: 0.36,
    print: (ink) =>
      lines(
        ink,
        1.1,
        'M0 60q40-40 90-10t80 0 60 10M0 92q50-30 92-4t80 4 58 0M36 200q10-60 70-56t70 56M66 200q8-34 40-32t40 32',
      ) + lines('#b9503f', 1.8, 'M0 150q40-10 52-40', 0.7),
  },
  /** Days in squares. */
  calendar: {
    width: 168,
    height: 144,
    strength: 0.3,
    print: (ink) =>
      lines(ink, 1.2, 'M0 0H168M0 48H168M0 96H168M0 0V144M56 0V144M112 0V144') +
      lines(
        ink,
        1.5,
        'M12 12v12M66 12q7-5 8 2l-8 10h9M124 12q7-5 8 1-1 4-5 4 6 0 5 5-3 5-9 1M12 60l-4 9h9m-4-4v9M66 60h8m-8 0v6q8-3 9 3t-9 4M128 58q-6 8-5 12t6 2-1-6',
      ),
  },
  /** Knitted rows. */
  knitting: {
    width: 40,
    height: 34,
    strength: 0.34,
    print: (ink) => lines(ink, 2, 'M0 4l10 11L20 4l10 11L40 4M0 21l10 11L20 21l10 11L40 21'),
  },
  /** Seed packets: sprouts in a row. */
  'seed-packet': {
    width: 132,
    height: 132,
    strength: 0.34,
    print: (ink) =>
      lines(
        ink,
        1.6,
        'M33 58V32M33 44q-13 1-15-11M33 40q13 1 15-11M99 124V98M99 110q-13 1-15-11M99 106q13 1 15-11',
      ) +
      lines(ink, 1, 'M12 62H54M78 128H120') +
      dots(ink, '99,30,4 112,40,3 87,42,3 33,100,4 20,110,3'),
  },
  /** Rows of small tiles with a star in each. */
  tiles: {
    width: 84,
    height: 84,
    strength: 0.32,
    print: (ink) => lines(ink, 1.3, 'M0 0H84M0 0V84M42 10L50 34L74 42L50 50L42 74L34 50L10 42L34 34z'),
  },
} as const satisfies Record<string, Stock>;

export type StockId = keyof typeof STOCKS;

/** The pattern of a stock, turned by `degrees` and `size` times as large. */
export function stockDef(id: string, stock: StockId, ink: string, degrees: number, size: number): string {
  const { width, height, print, strength } = STOCKS[stock];
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${degrees})scale(${size})"><g opacity="${strength}">${print(ink)}</g></pattern>`;
}
