/** Where the parts of things and animals are, page units at scale 1 from where they stand. */
import { SEATS } from '../hero/mounts.ts';
import type { CompanionId, PropId } from './ids.ts';
import type { Place } from './scene.ts';
import { SIZES } from './sizes.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

function boxParts([left, top, right, bottom]: Box): Readonly<Record<string, Place>> {
  const middle = (left + right) / 2;
  return {
    foot: [0, 0],
    centre: [middle, (top + bottom) / 2],
    top: [middle, top],
    seat: [middle, bottom - (bottom - top) * 0.45],
    grip: [middle, (top + bottom) / 2],
    left: [left, (top + bottom) / 2],
    right: [right, (top + bottom) / 2],
  };
}

/** A part of a prop; null for one it has not. */
export function propPart(id: PropId, name: string): Place | null {
  return boxParts(SIZES[id]!)[name] ?? null;
}

/** A part of an animal that looks to the left; null for one it has not. */
export function animalPart(who: CompanionId, name: string): Place | null {
  const [left, top, right, bottom] = SIZES[who]!;
  if ((name === 'seat' || name === 'back') && who in SEATS)
    return [...SEATS[who as keyof typeof SEATS]] as Place;
  if (name === 'head' || name === 'eye' || name === 'mouth') {
    return [left + (right - left) * 0.4, top + (bottom - top) * 0.24];
  }
  return boxParts([left, top, right, bottom])[name] ?? null;
}

/** Half the width of an animal's head at scale 1. */
export function animalHead(who: CompanionId): number {
  const [left, top, right, bottom] = SIZES[who]!;
  return Math.min(right - left, bottom - top) * 0.26;
}
