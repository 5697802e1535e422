import { Actor, type AnimalActing } from '../figures/animals/acting.ts';
import type { Cutter } from '../paper/cutter.ts';
import { PAGE_UNITS } from '../paper/part-facts.ts';
import type { CompanionPose } from './animal.ts';
import type { CompanionId } from './animals.generated.ts';
import { LAZY_ANIMAL_RECORDS } from './animals.lazy.generated.ts';

/** Draws a companion with its feet (or keel) at 0,0 of the present place, looking left. */
export function drawCompanion(
  c: Cutter,
  id: CompanionId,
  pose: CompanionPose = 'rest',
  colour?: string,
  acting?: AnimalActing,
): void {
  const animal = LAZY_ANIMAL_RECORDS.get(id);
  const hand = acting ? new Actor(c.paper, acting) : c;
  c.at(0, 0, { scale: animal.size * PAGE_UNITS }, () => animal.draw(hand, pose, colour ?? animal.colour));
}
