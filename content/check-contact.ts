/**
 * Whether who stands, sits or lies has something under feet, seat or back: what the picture says she is on, a thing, an animal, a
 * piece cut for the picture, the ground of the backdrop, the floor of the room. Who is meant to be in the air `floats`, with a reason.
 */

import { POSES } from '../illustration/figures/hero/pose/poses.ts';
import { staysInChair } from '../illustration/figures/hero/pose/seated.ts';
import { isChair } from '../illustration/figures/hero/rig.ts';
import { PAGE } from '../illustration/paper/page.ts';
import type { SceneCut } from '../illustration/scene/format/cuts.ts';
import type { Place } from '../illustration/scene/format/places.ts';
import type { PlacedPart, PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import { boxOf, isInFrame, type PlacingProblem, peopleOf, type Staged } from './check-placing.ts';
import { boundsOf, distanceTo, isWithin, linePoints, sheetOutline } from './cut-outlines.ts';

/** Page units, of a child of scale 1, that are seen as a gap. */
const GAP = 30;
/** The wall of a room meets its floor here. */
const FLOOR = 985;
/** A sheet that covers so much of the page from above this line is a wall or a sky: nobody stands on it. */
const WALL = { width: 0.85, top: 420 } as const;
/** Poses that are off the ground by themselves. */
const IN_AIR: readonly string[] = ['jump', 'fly', 'swim', 'climb', 'ride'];

export function contactProblems(staged: Staged): PlacingProblem[] {
  if (staged.scene.shot === 'plan') return [];
  return peopleOf(staged).flatMap((person) => {
    const contact = contactOf(person);
    if (!contact || !isInFrame(staged, contact.at) || isBorne(staged, person, contact.at)) return [];
    const words = `nothing is under the ${contact.of} of ${person.name}: say what she is on or in, or why she floats`;
    return [{ words, box: boxOf(staged, person) }];
  });
}

/** What of a body rests on something, and where; null for who is in the air, in water, on a mount or asleep in a bed of her own. */
function contactOf({ role, anchor, person, silhouette }: PlacedPerson): { of: string; at: Place } | null {
  if (silhouette || role.floats !== undefined || IN_AIR.includes(role.pose)) return null;
  if (role.pose === 'sleep' && role.bed !== false) return null;
  const wheels = person.look.aids.some(isChair) && staysInChair(role.pose);
  if (wheels && (role.seatOn === undefined || role.seatOn === 'ground'))
    return { of: 'wheels', at: anchor('feet')! };
  const { ground } = POSES[role.pose];
  if (role.seatOn !== undefined || role.pose === 'sit')
    return { of: 'seat', at: anchor(role.seatOn === 'ground' ? 'feet' : 'seat')! };
  return { of: ground === 'feet' ? 'feet' : 'back', at: anchor('feet')! };
}

function isBorne(staged: Staged, person: PlacedPerson, at: Place): boolean {
  const { scene, directed } = staged;
  const { role } = person;
  if (role.in !== undefined || role.behind !== undefined) return true;
  const gap = GAP * person.scale;
  const others = directed.parts.filter(
    (part) => part !== person && !(part.kind === 'prop' && part.drawnInHand),
  );
  const ground = scene.plain ? null : scene.room ? FLOOR : PAGE.horizon;
  return (
    (ground !== null && at[1] >= ground - gap) ||
    others.some((part) => bears(part, at, gap)) ||
    (scene.cuts ?? []).some((cut) => isUnder(cut, at, gap, directed.anchors.posedSpot))
  );
}

/** Whether a place is on or in somebody or something. */
function bears(part: PlacedPart, [x, y]: Place, gap: number): boolean {
  const places = ['left', 'right', 'top', 'foot'].map((name) => part.anchor(name) ?? part.at);
  const [left, top, right, bottom] = boundsOf(places);
  return x >= left - gap && x <= right + gap && y >= top - gap && y <= bottom + gap;
}

function isUnder(cut: SceneCut, at: Place, gap: number, find: Parameters<typeof sheetOutline>[1]): boolean {
  if ('letters' in cut || 'rings' in cut) return false;
  if (!('shape' in cut)) return distanceTo(at, linePoints(cut, find)) <= cut.width / 2 + gap;
  const outline = sheetOutline(cut, find);
  const [left, top, right, bottom] = boundsOf(outline);
  const width = Math.min(right, PAGE.width) - Math.max(left, 0);
  const isWall = width >= PAGE.width * WALL.width && top < WALL.top && bottom > PAGE.horizon;
  if (isWall) return false;
  return isWithin(at, outline) || distanceTo(at, [...outline, outline[0]!]) <= gap;
}
