/** Step 3, layout: what of a scene gives way under a body, and how far. */
import type { Soft } from '../../figures/hero/body/sinking.ts';
import { LAZY_PROP_RECORDS } from '../../parts/props.lazy.generated.ts';
import type { SceneCut, SheetCut } from '../format/cuts.ts';
import type { Placed } from './layout-types.ts';

/** Kinds of pieces that are soft by what they are called. */
const SOFT_KINDS = new Set(
  'bed blanket cushion duvet hammock hay lap mattress moss nest pillow quilt snow sofa straw'.split(' '),
);
/** How far a soft piece and a lap give way, page units at scale 1. */
const [PIECE, LAP] = [14, 8];

/** Whether a piece gives way: it says so, or is called so. */
export const isSoft = (cut: SceneCut): cut is SheetCut =>
  'shape' in cut && (cut.soft === true || (cut.what !== undefined && SOFT_KINDS.has(cut.what)));

/** How a thing gives way under somebody at this point of it, with the depth in page units; null for what is hard. */
export function softnessOf(host: Placed, point: string | undefined): Soft | null {
  if (host.kind === 'person') return point === 'lap' ? { depth: LAP * host.scale } : null;
  if (host.kind === 'cut')
    return isSoft(host.cut) ? { depth: PIECE * host.scale, colour: host.cut.colour } : null;
  if (host.kind === 'animal') return null;
  const { soft, colour } = LAZY_PROP_RECORDS.get(host.prop.id);
  return soft ? { ...soft, depth: soft.depth * host.scale, colour: host.prop.colour ?? colour } : null;
}
