/** Step 7, layers: draws one placed prop, animal or person. */

import type { AnimalActing } from '../../figures/animals/acting.ts';
import { drawHero } from '../../figures/hero/rig.ts';
import type { Cutter } from '../../paper/cutter.ts';
import type { Paper } from '../../paper/paper.ts';
import { drawOnStock } from '../../paper/printed-on.ts';
import { seedOf } from '../../paper/rng.ts';
import { drawAnimal } from '../../parts/draw-animal.ts';
import { drawProp } from '../../parts/draw-prop.ts';
import { FIGURE_DEPTH } from '../layout/depths.ts';
import type { PlacedAnimal, PlacedPart, PlacedPerson, PlacedProp } from '../layout/layout-types.ts';
import { HERO_UNITS } from '../layout/person-anchors.ts';

/** Draws a part clipped to the outlines that what it is in leaves of it. */
export function drawWithin(paper: Paper, { within }: PlacedPart, draw: () => void): void {
  if (!within) {
    draw();
    return;
  }
  const opening = paper.outlineOf(() =>
    paper.seeded(1, () => paper.sheet(within, '#000000', { jitter: 0, facets: 0, edge: 'none' })),
  );
  paper.within(opening, draw);
}

/** Draws a prop, an animal or a person in place. Props that are held are drawn with the person. */
export function drawPart(c: Cutter, part: PlacedPart): void {
  if (part.kind === 'prop') {
    if (!part.drawnInHand) drawPropAt(c, part);
  }
  if (part.kind === 'animal') drawPlacedAnimal(c, part);
  if (part.kind === 'person') drawPerson(c, part);
}

/** Draws a prop in place: whole, or the side of it behind or in front of whoever is inside. */
export function drawPropAt(
  c: Cutter,
  { prop, at, scale, turn, depth, occupied }: PlacedProp,
  side: 'far' | 'near' = 'far',
): void {
  const draw = () =>
    c.paper.seeded(seedOf(prop.id) + Math.round(prop.at?.[0] ?? 0), () =>
      drawOnStock(c.paper, prop.print, () => drawProp(c, prop.id, prop.colour, occupied ? side : 'whole')),
    );
  c.at(at[0], at[1], { scale, turn, flip: prop.flip ?? false }, () =>
    Math.abs(depth - FIGURE_DEPTH) < 0.13 ? c.paper.tinted(animalTint(c), draw) : draw(),
  );
}

/** Animals and nearby props take less of the light's tint than the backdrop and more than the hero. */
function animalTint(c: Cutter): number {
  const { tintStrength, heroTint } = c.paper.light;
  return tintStrength * 0.5 + heroTint * 0.5;
}

/** Draws a person in place; `only` the hands that reach, when they have a depth of their own. */
export function drawPerson(
  c: Cutter,
  { person, options, at, scale, turn, handsDepth }: PlacedPerson,
  only?: 'reach',
): void {
  const part = only ?? (handsDepth === null ? 'whole' : 'body');
  c.at(at[0], at[1], { scale: scale * HERO_UNITS, turn }, () =>
    drawHero(person.look, { ...options, part }, c.paper),
  );
}

/** The acting that the scene asks of an animal beyond its pose, if any. */
function actingOf(
  c: Cutter,
  { mood, nod }: PlacedAnimal['role'],
  gaze: PlacedAnimal['gaze'],
): AnimalActing | undefined {
  if (mood === undefined && nod === undefined && gaze === null) return undefined;
  return {
    ...(mood === undefined ? {} : { mood }),
    ...(nod === undefined ? {} : { nod }),
    ...(gaze === null ? {} : { gaze: c.paper.toPicture(gaze) }),
  };
}

function drawPlacedAnimal(c: Cutter, { role, at, scale, turn, gaze }: PlacedAnimal): void {
  const acting = actingOf(c, role, gaze);
  c.at(at[0], at[1], { scale, turn, flip: role.facing === 'right' }, () =>
    c.paper.tinted(animalTint(c), () =>
      c.paper.seeded(seedOf(role.who), () =>
        drawOnStock(c.paper, role.print, () => drawAnimal(c, role.who, role.pose, role.colour, acting)),
      ),
    ),
  );
}
