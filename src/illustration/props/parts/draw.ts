import type { Cutter } from '../../paper/cutter.ts';
import { PAGE_UNITS } from '../../paper/facts.ts';
import { PROPS } from '../../props.drawings.generated.ts';
import type { PropId } from '../../props.generated.ts';

/** Draws a prop with its foot (or middle, if it hangs) at 0,0 of the present place, in its own colour unless told. */
export function drawProp(c: Cutter, id: PropId, colour?: string): void {
  const prop = PROPS[id];
  c.at(0, 0, { scale: PAGE_UNITS }, () => prop.draw(c, colour ?? prop.colour));
}
