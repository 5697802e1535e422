/**
 * Draws hair, also under a hat: clipped above the brim, bulging below it, with knots and puffs moved from the crown to
 * the neck. Frame: the head's, scaled like hair.
 */

import { type Outline, oval } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { glassRadius } from '../../../parts/extra.ts';
import type { HairView } from '../../../parts/hair-style.ts';
import type { Doll } from '../body/doll.ts';
import { atOwnHairline, drawFringe } from './fringe.ts';

/** The area for hair under a hat, from the front and from the side. */
const BELOW: Outline = pts`
  -200,260! -200,60 -104,34 -90,12 -74,-6 -58,-18 -50,-36 0,-52 50,-36 58,-18 74,-6 90,12 104,34 200,60
  200,260!
`;
const BELOW_ASIDE: Outline = pts`
  -200,260! -200,60 -110,40 -98,18 -82,0 -62,-10 -52,-34 0,-52 40,-44 47,-30 54,-20 70,-6 84,30 84,260!
`;

/** Whether the hair is loose, not a covering or a bare head. */
const loose = ({ parts }: Doll): boolean => parts.hair.texture !== 'cover' && parts.hair.texture !== 'bare';

/** Whether the hat presses this hair; a glass helmet does not. */
const pressed = (doll: Doll): boolean => doll.parts.hat !== null && !doll.parts.hat.glass && loose(doll);

/** Hair around a head that is bare on top, from the front, the side and behind. */
const AROUND = {
  front: pts`-200,-31! -45,-31! -40,-18 -39,0 -41,10! 41,10! 39,0 40,-18 45,-31! 200,-31! 200,260! -200,260!`,
  side: pts`-200,-25! -34,-25 -10,-19 3,-4! 6,10 6,260! -200,260!`,
  back: pts`-200,-27! -42,-26 0,-15 42,-26 200,-27! 200,260! -200,260!`,
} as const;

/** Draws hair, only around the head where the top is bare. */
function aroundBareTop(doll: Doll, draw: () => void): void {
  const { paper, profile, back, look, body } = doll;
  if (!body.grown || look.scalp !== 'crown' || !loose(doll)) {
    draw();
    return;
  }
  const outline = profile ? AROUND.side : back ? AROUND.back : AROUND.front;
  paper.within(paper.sheet(outline, 'none', { lift: 0, edge: 'none', jitter: 0, step: 12, facets: 0 }), draw);
}

function kept(doll: Doll, draw: () => void): void {
  const { paper, parts } = doll;
  const r = glassRadius(doll) - 4;
  // Knots and puffs do not fit under a glass helmet: only hair on the skull stays.
  const skull = parts.hair.gatheredLow ? oval(0, -2, 57, 57, 14) : oval(1, -3, r, r, 16);
  const round = parts.hat?.glass ? skull : doll.profile ? BELOW_ASIDE : BELOW;
  const mask = paper.sheet(round, 'none', { lift: 0, edge: 'none', jitter: 0, step: 12, facets: 0 });
  paper.within(mask, draw);
}

const viewOf = ({ parts, profile, back }: Doll): HairView =>
  profile ? parts.hair.side : back ? parts.hair.back : parts.hair.front;

/** The hair behind the body, under the hat if there is one. */
export function drawHairBack(doll: Doll): void {
  const { underHat, gatheredLow } = doll.parts.hair;
  const { behind } = viewOf(doll);
  if (!doll.parts.hat) aroundBareTop(doll, () => behind?.(doll));
  else if (pressed(doll) && underHat) underHat.behind(doll);
  else if (behind) kept(doll, () => behind(doll));
  if (pressed(doll)) gatheredLow?.(doll);
}

/** The hair on the head with its own hairline and fringe, under the hat if there is one. */
export function drawHairFront(doll: Doll): void {
  const { hair, outfit } = doll.parts;
  const { over } = (pressed(doll) && !doll.back && hair.underHat) || viewOf(doll);
  const hooded = outfit.hood === true && loose(doll);
  const draw = () => {
    atOwnHairline(doll, () => over(doll));
    drawFringe(doll);
  };
  if (pressed(doll) || hooded || doll.parts.hat?.glass) kept(doll, draw);
  else aroundBareTop(doll, draw);
}
