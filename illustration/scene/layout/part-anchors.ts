/** Step 3, layout: named points of props and animals, page units at scale 1 from their own origin, read from their records. */

import type { Bounds } from '../../paper/part-facts.ts';
import type { AnimalId } from '../../parts/animals.generated.ts';
import { LAZY_ANIMAL_RECORDS } from '../../parts/animals.lazy.generated.ts';
import type { PropId } from '../../parts/props.generated.ts';
import { LAZY_PROP_RECORDS } from '../../parts/props.lazy.generated.ts';
import type { Place } from '../format/places.ts';

function boundsAnchor([left, top, right, bottom]: Bounds, name: string): Place | null {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (name === 'foot') return [0, 0];
  if (name === 'centre') return [x, y];
  if (name === 'top') return [x, top];
  if (name === 'left') return [left, y];
  if (name === 'right') return [right, y];
  return null;
}

/** A named point of a prop; null if it has none. A prop without a grip is held by its middle. */
export function propAnchor(id: PropId, name: string): Place | null {
  const { bounds, top, seat, grip, inside, light } = LAZY_PROP_RECORDS.get(id);
  if (name === 'top' && top) return [(top.left + top.right) / 2, top.y];
  if (name === 'seat' && (seat ?? inside)) return seat ?? inside!.at;
  if (name === 'inside') return inside?.at ?? seat ?? boundsAnchor(bounds, 'centre');
  if (name === 'grip') return grip ?? boundsAnchor(bounds, 'centre');
  if (name === 'light' && light) return light.at;
  return boundsAnchor(bounds, name);
}

/** The point where hands hold a prop. Without a grip, a prop that is lifted overhead rests on the hands. */
export function gripPoint(id: PropId, overhead: boolean): Place {
  const { bounds, grip } = LAZY_PROP_RECORDS.get(id);
  if (grip || !overhead) return propAnchor(id, 'grip')!;
  return [(bounds[0] + bounds[2]) / 2, bounds[3] - 0.08 * (bounds[3] - bounds[1])];
}

/** Whether a prop has a handle that a hand closes on. */
export function hasHandle(id: PropId): boolean {
  return LAZY_PROP_RECORDS.get(id).grip !== undefined;
}

/** Whether a prop has an inside that someone can sit in. */
export function hasInside(id: PropId): boolean {
  return LAZY_PROP_RECORDS.get(id).inside !== undefined;
}

/** A named point of an animal that looks to the left; null if it has none. */
export function animalAnchor(who: AnimalId, name: string): Place | null {
  const { bounds, eye, nose, mouth, back, seat } = LAZY_ANIMAL_RECORDS.get(who);
  const own: Readonly<Record<string, Place | undefined>> = {
    head: eye,
    eye,
    eyes: eye,
    nose,
    mouth,
    back,
    seat: seat ?? back,
  };
  return own[name] ?? boundsAnchor(bounds, name);
}

/** The radius of an animal's head at scale 1, estimated from its bounds, so that shots frame it like a child's head. */
export function animalHeadRadius(who: AnimalId): number {
  const [left, top, right, bottom] = LAZY_ANIMAL_RECORDS.get(who).bounds;
  return Math.min(right - left, bottom - top) * 0.26;
}
