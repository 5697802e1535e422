/** Small things of a cover, whole and by themselves, as outlines: what an endpaper is patterned with. */
import type { SceneCut } from '../illustration/scene/format/cuts.ts';
import { boundsOf } from './cut-outlines.ts';
import { MOTIF_SIZE, type Motif } from './endpaper.ts';
import { type Corner, parseCorners, pathThrough } from './outline-path.ts';

const MOST_MOTIFS = 3;
const MOST_PIECES = 12;
/** How large a thing of a cover is, page units. */
const SIZE = { least: 44, most: 460 } as const;
/** How much longer than wide it is at most. */
const SLIMMEST = 2.6;
/** Points of the outline of a round piece. */
const ROUND = 12;

interface PlacedPiece {
  readonly corners: readonly Corner[];
  readonly colour: string;
  readonly width?: number;
}

/** The best things to make a pattern of, at most three; a star where a cover has none. */
export function motifsOf(cuts: readonly SceneCut[]): Motif[] {
  const things = new Map<string, PlacedPiece[]>();
  for (const [index, cut] of cuts.entries()) {
    const piece = placedPiece(cut);
    if (!piece) continue;
    // Pieces that lie at one place, or are called alike, are one thing.
    const key = cut.at ? cut.at.join() : (cut.what ?? `piece ${index}`);
    things.set(key, [...(things.get(key) ?? []), piece]);
  }
  const motifs = [...things.values()]
    .filter((pieces) => pieces.length <= MOST_PIECES && isCompact(pieces))
    .sort((a, b) => b.length - a.length || cornerCount(b) - cornerCount(a))
    .map(fitted);
  const different = motifs.filter((motif, at) => motifs.findIndex((other) => isAlike(other, motif)) === at);
  return different.length > 0 ? different.slice(0, MOST_MOTIFS) : [STAR];
}

function placedPiece(cut: SceneCut): PlacedPiece | null {
  if ((cut.opacity ?? 1) < 0.5 || cut.on || cut.in || cut.behind || cut.before) return null;
  const corners = cornersOf(cut);
  if (!corners) return null;
  const [x, y] = cut.at ?? [0, 0];
  const scale = cut.scale ?? 1;
  const turn = ((cut.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  const placed = corners.map((corner) => ({
    x: x + (cut.dx ?? 0) + corner.x * cos - corner.y * sin,
    y: y + (cut.dy ?? 0) + corner.x * sin + corner.y * cos,
    sharp: corner.sharp,
  }));
  return {
    corners: placed,
    colour: cut.colour,
    ...('width' in cut && cut.width !== undefined && { width: cut.width * scale }),
  };
}

function cornersOf(cut: SceneCut): Corner[] | null {
  if ('shape' in cut && !cut.torn) return parseCorners(cut.shape);
  if ('line' in cut && cut.line !== undefined) return parseCorners(cut.line);
  if ('rings' in cut && cut.width === undefined) {
    const radius = Math.max(...cut.rings);
    return Array.from({ length: ROUND }, (_, at) => ({
      x: radius * Math.cos((at / ROUND) * 2 * Math.PI),
      y: radius * (cut.flat ?? 1) * Math.sin((at / ROUND) * 2 * Math.PI),
      sharp: false,
    }));
  }
  return null;
}

const boundsOfPieces = (pieces: readonly PlacedPiece[]) =>
  boundsOf(pieces.flatMap(({ corners }) => corners.map(({ x, y }) => [x, y] as const)));

function isCompact(pieces: readonly PlacedPiece[]): boolean {
  if (pieces.every(({ width }) => width !== undefined)) return false;
  const [left, top, right, bottom] = boundsOfPieces(pieces);
  const [width, height] = [right - left, bottom - top];
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return short >= SIZE.least && long <= SIZE.most && long <= short * SLIMMEST;
}

/** A thing in its square. */
function fitted(pieces: readonly PlacedPiece[]): Motif {
  const [left, top, right, bottom] = boundsOfPieces(pieces);
  const scale = MOTIF_SIZE / Math.max(right - left, bottom - top);
  const [dx, dy] = [
    (MOTIF_SIZE - (right - left) * scale) / 2 - left * scale,
    (MOTIF_SIZE - (bottom - top) * scale) / 2 - top * scale,
  ];
  return {
    pieces: pieces.map(({ corners, colour, width }) => ({
      d: pathThrough(
        corners.map(({ x, y, sharp }) => ({ x: x * scale + dx, y: y * scale + dy, sharp })),
        width === undefined,
      ),
      colour,
      ...(width !== undefined && { width: Math.max(1, Math.round(width * scale)) }),
    })),
  };
}

const cornerCount = (pieces: readonly PlacedPiece[]) =>
  pieces.reduce((sum, { corners }) => sum + corners.length, 0);

/** Whether two things are one and the same in other places. */
const isAlike = (a: Motif, b: Motif) =>
  a.pieces.length === b.pieces.length &&
  a.pieces.every(({ d }, at) => d.split('L').length === b.pieces[at]!.d.split('L').length) &&
  (a.pieces.length > 1 || a.pieces[0]!.colour === b.pieces[0]!.colour);

const STAR: Motif = {
  pieces: [{ d: 'M50,4L62,38 98,38 69,60 80,96 50,74 20,96 31,60 2,38 38,38Z', colour: '#f2dca0' }],
};
