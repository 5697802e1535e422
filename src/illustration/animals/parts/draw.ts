import { ANIMALS } from '../../animals.drawings.generated.ts';
import type { CompanionId } from '../../animals.generated.ts';
import type { Cutter } from '../../paper/cutter.ts';
import { PAGE_UNITS } from '../../paper/facts.ts';
import type { CompanionPose } from './animal.ts';

/** Draws a companion with its feet (or keel) at 0,0 of the present place, looking left. */
export function drawCompanion(
  c: Cutter,
  id: CompanionId,
  pose: CompanionPose = 'rest',
  colour?: string,
): void {
  const animal = ANIMALS[id];
  c.at(0, 0, { scale: animal.size * PAGE_UNITS }, () => animal.draw(c, pose, colour ?? animal.colour));
}
