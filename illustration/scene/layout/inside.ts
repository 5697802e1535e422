/** Step 3, layout: what is seen of somebody in a boat, a bath, a hull: nothing comes out through its sides. */
import { applyMatrix, IDENTITY, placeOn } from '../../paper/matrix.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { LAZY_PROP_RECORDS } from '../../parts/props.lazy.generated.ts';
import type { Placed, PlacedCut, PlacedProp } from './layout-types.ts';

/** Page units beyond every picture. */
const FAR = 9000;
/** Height of a prop's foot that belongs to its near side: what is lower shows below it. */
const FOOT = 0.06;

/**
 * The outlines within which somebody in this is drawn; null where all of her is. In a piece cut for the picture she is seen
 * above it and within its outline, through its holes too; of one in a prop nothing shows below.
 */
export function insideOf(host: Placed): readonly Outline[] | null {
  if (host.kind === 'prop') return aboveFoot(host);
  return host.kind === 'cut' ? withinCut(host) : null;
}

function withinCut({ cut, at, scale, turn }: PlacedCut): readonly Outline[] | null {
  if (!('shape' in cut)) return null;
  const frame = placeOn(IDENTITY, { x: at[0], y: at[1], scale, rot: turn });
  const outline: Outline = pts(cut.shape).map(([x, y, corner]) => {
    const [px, py] = applyMatrix(frame, x, y);
    return [px, py, corner ?? 0] as const;
  });
  const top = Math.min(...outline.map(([, y]) => y));
  const above: Outline = [
    [-FAR, -FAR, 1],
    [FAR, -FAR, 1],
    [FAR, top, 1],
    [-FAR, top, 1],
  ];
  return [outline, above];
}

function aboveFoot({ prop, at, scale, turn }: PlacedProp): readonly Outline[] | null {
  const { bounds, inside } = LAZY_PROP_RECORDS.get(prop.id);
  if (!inside) return null;
  const [left, top, right, bottom] = bounds;
  const foot = bottom - FOOT * (bottom - top);
  const frame = placeOn(IDENTITY, { x: at[0], y: at[1], scale, rot: turn, flip: prop.flip ?? false });
  const corners: Outline = [
    [-FAR, -FAR],
    [FAR, -FAR],
    [FAR, FAR],
    [right, FAR],
    [right, foot],
    [left, foot],
    [left, FAR],
    [-FAR, FAR],
  ];
  return [corners.map(([x, y]) => [...applyMatrix(frame, x, y), 1] as const)];
}
