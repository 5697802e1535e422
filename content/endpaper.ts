/** Draws endpapers and ornaments as SVG, out of the motifs of a book's cover. Pure; the reader, PDF and EPUB use it. */
import type { Endpaper } from './book-design.ts';

/** One piece of paper, or with `width` a line. */
export interface MotifPiece {
  /** An SVG path, in units of its motif. */
  readonly d: string;
  readonly colour: string;
  readonly width?: number;
}

/** A thing of several pieces, the lowest first, in a square of `MOTIF_SIZE`. */
export interface Motif {
  readonly pieces: readonly MotifPiece[];
}

export const MOTIF_SIZE = 100;

/** The side of the square that repeats, and of the two motifs in it, in units of the SVG. */
const TILE = 150;
const SHOWN = 58;
/** Every second motif leans to the other side. */
const LEAN = 14;

const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

/** A motif with its middle at a place, turned by `lean` degrees: in plain coordinates, which the PDF's reader of drawings knows. */
function motifSvg({ pieces }: Motif, x: number, y: number, size: number, lean = 0): string {
  const scale = size / MOTIF_SIZE;
  const angle = (lean * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const place = (_: string, across: string, down: string) => {
    const [dx, dy] = [Number(across) - MOTIF_SIZE / 2, Number(down) - MOTIF_SIZE / 2];
    return `${round(x + dx * cos - dy * sin)},${round(y + dx * sin + dy * cos)}`;
  };
  const paths = pieces.map(({ d, colour, width }) => {
    const placed = d.replace(/(-?\d+),(-?\d+)/gu, place);
    return width === undefined
      ? `<path d="${placed}" fill="${colour}"/>`
      : `<path d="${placed}" fill="none" stroke="${colour}" stroke-width="${round(width * scale)}"/>`;
  });
  return paths.join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The two motifs of the tile in column `column` and row `row`. */
function tileSvg(motifs: readonly Motif[], column: number, row: number): string {
  const [x, y] = [column * TILE, row * TILE];
  const second = motifs[1 % motifs.length]!;
  return (
    motifSvg(motifs[0]!, x + TILE * 0.25, y + TILE * 0.27, SHOWN, -LEAN) +
    motifSvg(second, x + TILE * 0.75, y + TILE * 0.75, SHOWN * (motifs.length > 1 ? 0.86 : 1), LEAN)
  );
}

/** One tile of an endpaper, to be repeated as a background. */
export function endpaperTile({ ground, motifs }: Endpaper): string {
  return `<svg ${NAMESPACE} width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}"><rect width="${TILE}" height="${TILE}" fill="${ground}"/>${tileSvg(motifs, 0, 0)}</svg>`;
}

/** A whole sheet of endpaper, `columns` by `rows` tiles: for print. */
export function endpaperSheet({ ground, motifs }: Endpaper, columns: number, rows: number): string {
  const [width, height] = [columns * TILE, rows * TILE];
  const tiles = Array.from({ length: columns * rows }, (_, at) =>
    tileSvg(motifs, at % columns, Math.floor(at / columns)),
  );
  return `<svg ${NAMESPACE} width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${tiles.join('')}</svg>`;
}

/** The first motif alone: the ornament of the book's pages. */
export function ornamentSvg({ motifs }: Endpaper): string {
  const middle = MOTIF_SIZE / 2;
  return `<svg ${NAMESPACE} width="${MOTIF_SIZE}" height="${MOTIF_SIZE}" viewBox="0 0 ${MOTIF_SIZE} ${MOTIF_SIZE}">${motifSvg(motifs[0]!, middle, middle, MOTIF_SIZE)}</svg>`;
}
