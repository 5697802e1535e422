import type { Cutter } from '../../../paper/cutter.ts';
import { PAGE_UNITS } from '../../../paper/facts.ts';
import { ANIMALS_AT_HAND } from '../../animals.at-hand.generated.ts';
import type { CompanionId } from '../../animals.generated.ts';
import { Actor, type AnimalActing } from './acting.ts';
import type { CompanionPose } from './animal.ts';

/** Draws a companion with its feet (or keel) at 0,0 of the present place, looking left. */
export function drawCompanion(
  c: Cutter,
  id: CompanionId,
  pose: CompanionPose = 'rest',
  colour?: string,
  acting?: AnimalActing,
): void {
  const animal = ANIMALS_AT_HAND.get(id);
  const hand = acting ? new Actor(c.paper, acting) : c;
  c.at(0, 0, { scale: animal.size * PAGE_UNITS }, () => animal.draw(hand, pose, colour ?? animal.colour));
}
