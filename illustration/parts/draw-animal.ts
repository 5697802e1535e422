import { ActingCutter, type AnimalActing } from '../figures/animals/acting.ts';
import type { Cutter } from '../paper/cutter.ts';
import { PAGE_UNITS } from '../paper/part-facts.ts';
import type { AnimalPose } from './animal.ts';
import type { AnimalId } from './animals.generated.ts';
import { LAZY_ANIMAL_RECORDS } from './animals.lazy.generated.ts';

/** Draws an animal with its feet (or keel) at 0, 0 of the current placement, looking left. */
export function drawAnimal(
  c: Cutter,
  id: AnimalId,
  pose: AnimalPose = 'rest',
  colour?: string,
  acting?: AnimalActing,
): void {
  const animal = LAZY_ANIMAL_RECORDS.get(id);
  const hand = acting ? new ActingCutter(c.paper, acting) : c;
  c.at(0, 0, { scale: animal.size * PAGE_UNITS }, () => animal.draw(hand, pose, colour ?? animal.colour));
}
