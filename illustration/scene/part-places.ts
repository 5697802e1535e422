/** Where the parts of things and animals are, page units at scale 1 from where they stand. From their records alone. */
import { ANIMALS_AT_HAND } from '../figures/animals.at-hand.generated.ts';
import type { CompanionId } from '../figures/animals.generated.ts';
import type { Bounds } from '../paper/facts.ts';
import { PROPS_AT_HAND } from '../parts/props.at-hand.generated.ts';
import type { PropId } from '../parts/props.generated.ts';
import type { Place } from './scene.ts';

function boxPart([left, top, right, bottom]: Bounds, name: string): Place | null {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  if (name === 'foot') return [0, 0];
  if (name === 'centre') return [x, y];
  if (name === 'top') return [x, top];
  if (name === 'left') return [left, y];
  if (name === 'right') return [right, y];
  return null;
}

/** A part of a prop; null for one it has not. Whatever has no grip of its own is held by its middle. */
export function propPart(id: PropId, name: string): Place | null {
  const { bounds, top, seat, grip, inside, light } = PROPS_AT_HAND.get(id);
  if (name === 'top' && top) return [(top.left + top.right) / 2, top.y];
  if (name === 'seat' && (seat ?? inside)) return seat ?? inside!.at;
  if (name === 'inside') return inside?.at ?? seat ?? boxPart(bounds, 'centre');
  if (name === 'grip') return grip ?? boxPart(bounds, 'centre');
  if (name === 'light' && light) return light.at;
  return boxPart(bounds, name);
}

/** Where hands hold it; what has no grip and is lifted overhead stands on them. */
export function gripOf(id: PropId, overhead: boolean): Place {
  const { bounds, grip } = PROPS_AT_HAND.get(id);
  if (grip || !overhead) return propPart(id, 'grip')!;
  return [(bounds[0] + bounds[2]) / 2, bounds[3] - 0.08 * (bounds[3] - bounds[1])];
}

/** Whether somebody can be in it, between a far and a near side. */
export function isInside(id: PropId): boolean {
  return PROPS_AT_HAND.get(id).inside !== undefined;
}

/** A part of an animal that looks to the left; null for one it has not. */
export function animalPart(who: CompanionId, name: string): Place | null {
  const { bounds, eye, nose, mouth, back, seat } = ANIMALS_AT_HAND.get(who);
  const own: Readonly<Record<string, Place | undefined>> = {
    head: eye,
    eye,
    eyes: eye,
    nose,
    mouth,
    back,
    seat: seat ?? back,
  };
  return own[name] ?? boxPart(bounds, name);
}

/** Half the width of an animal's head at scale 1, as a child's is counted: by how far its nose is from its back. */
export function animalHead(who: CompanionId): number {
  const [left, top, right, bottom] = ANIMALS_AT_HAND.get(who).bounds;
  return Math.min(right - left, bottom - top) * 0.26;
}
