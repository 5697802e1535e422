/** Says what pieces are, where the words of a spread name it: for `shows`. */
import type { SceneCut } from '../../illustration/scene/format/cuts.ts';

/** The same pieces; the largest says what all of them are, so that they count as one. */
export function called<Piece extends SceneCut>(what: string, pieces: readonly Piece[]): Piece[] {
  const sizes = pieces.map(sizeOf);
  const largest = sizes.indexOf(Math.max(...sizes));
  return pieces.map((piece, i) => (i === largest ? { ...piece, what } : piece));
}

/** Width and height together, page units. */
function sizeOf(piece: SceneCut): number {
  const scale = Math.abs(piece.scale ?? 1);
  if ('rings' in piece) return 4 * Math.max(...piece.rings) * scale;
  if ('letters' in piece) return piece.size * (1 + piece.letters.length / 2) * scale;
  const points = ('shape' in piece ? piece.shape : piece.line)?.match(/-?[\d.]+/gu)?.map(Number) ?? [];
  const along = (axis: 0 | 1) => points.filter((_, i) => i % 2 === axis);
  const span = (places: number[]) => (places.length > 0 ? Math.max(...places) - Math.min(...places) : 0);
  return (span(along(0)) + span(along(1))) * scale;
}
