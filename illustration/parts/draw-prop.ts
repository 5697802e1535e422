import type { Cutter } from '../paper/cutter.ts';
import { PAGE_UNITS } from '../paper/part-facts.ts';
import type { PropId } from './props.generated.ts';
import { LAZY_PROP_RECORDS } from './props.lazy.generated.ts';

/**
 * Draws a prop with its foot (or its middle, if it hangs) at 0, 0 of the current placement. `far` and `near` draw one
 * half of a prop that people are in.
 */
export function drawProp(
  c: Cutter,
  id: PropId,
  colour?: string,
  side: 'whole' | 'far' | 'near' = 'whole',
): void {
  const prop = LAZY_PROP_RECORDS.get(id);
  const draw = (side !== 'whole' && prop.inside?.[side]) || prop.draw;
  c.at(0, 0, { scale: PAGE_UNITS }, () => draw(c, colour ?? prop.colour));
}
