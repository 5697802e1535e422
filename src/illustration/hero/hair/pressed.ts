/**
 * Hair under a hat: what would rise above the hat is not drawn, wide hair bulges out below its brim, and knots and
 * puffs from the crown sit low at the neck. Frame: the head's, scaled like hair.
 */

import { type Outline, oval, scallops } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { HairStyleId } from '../choices.ts';
import type { Doll } from '../doll.ts';
import { helmetRadius } from '../hats.ts';
import { curls, lock, strokes, tie } from './strands.ts';
import { HAIR, HAIR_ASIDE } from './styles.ts';

/** Where hair may be under a hat, from the front and from the side: below the brim, and under the hat's own shape. */
const BELOW: Outline = pts`
  -200,260! -200,60 -104,34 -90,12 -74,-6 -58,-18 -50,-36 0,-52 50,-36 58,-18 74,-6 90,12 104,34 200,60
  200,260!
`;
const BELOW_ASIDE: Outline = pts`
  -200,260! -200,60 -110,40 -98,18 -82,0 -62,-10 -52,-34 0,-52 40,-44 47,-30 54,-20 70,-6 84,30 84,260!
`;

const KNOTTED: readonly HairStyleId[] = ['puffs', 'highPuff', 'bun', 'locsKnot'];

/** Coverings are cloth already: a hat goes over them, and nothing is pressed. */
const CLOTH: readonly HairStyleId[] = ['hijab', 'headscarf', 'turban', 'patka', 'bald'];

/** True when the hat holds this hair down; a helmet of glass leaves room, and only keeps hair inside. */
const pressed = ({ hat, look }: Doll): boolean =>
  hat !== null && hat !== 'spaceHelmet' && !CLOTH.includes(look.hair);

function kept(doll: Doll, draw: () => void): void {
  const { paper, hat } = doll;
  const r = helmetRadius(doll) - 4;
  // knots and puffs of the crown do not fit under glass: only the hair on the skull stays
  const skull = KNOTTED.includes(doll.look.hair) ? oval(0, -2, 57, 57, 14) : oval(1, -3, r, r, 16);
  const round = hat === 'spaceHelmet' ? skull : doll.profile ? BELOW_ASIDE : BELOW;
  const mask = paper.sheet(round, 'none', { lift: 0, edge: 'none', jitter: 0, step: 12, facets: 0 });
  paper.within(mask, draw);
}

/** The hair behind the body, under the hat if there is one. */
export function drawHairBack(doll: Doll): void {
  const style = (doll.profile ? HAIR_ASIDE : HAIR)[doll.look.hair];
  if (!doll.hat) style.back?.(doll);
  else if (pressed(doll) && doll.look.hair === 'afro') {
    const [x, rx] = doll.profile ? [-24, 60] : [0, 78];
    puff(doll, x, 15, rx, 45, 26);
  } else if (style.back) kept(doll, () => style.back?.(doll));
  if (pressed(doll)) drawLowKnots(doll);
}

/** The hair on the head, under the hat if there is one. */
export function drawHairFront(doll: Doll): void {
  const flat = pressed(doll) && doll.look.hair === 'afro' ? 'coils' : doll.look.hair;
  const style = (doll.profile ? HAIR_ASIDE : HAIR)[flat];
  const hooded = doll.look.outfit === 'dinosaur' && !CLOTH.includes(doll.look.hair);
  if (pressed(doll) || hooded || doll.hat === 'spaceHelmet') kept(doll, () => style.front(doll));
  else style.front(doll);
}

/** What a child whose hair is gathered on the crown does with it under a hat: gathers it low. */
function drawLowKnots(doll: Doll): void {
  const { hair } = doll.look;
  const aside = doll.profile;
  if (hair === 'puffs') {
    const places = aside ? pts`-46,30` : pts`-58,24 58,24`;
    for (const [x = 0, y = 0] of places) {
      puff(doll, x, y, 24, 23);
      tie(doll, x + (aside ? 16 : -Math.sign(x) * 14), y - 12, 40, 6);
    }
  }
  if (hair === 'highPuff') {
    if (aside) puff(doll, -48, 32, 28, 26);
    else puff(doll, 0, 40, 58, 26);
  }
  if (hair === 'bun' || hair === 'locsKnot') {
    const [x, y] = aside ? [-50, 34] : [52, 34];
    lock(doll, oval(x, y, 20, 18, 9), { step: 5 });
    strokes(doll, [oval(x, y, 12, 10, 8).slice(0, 7), oval(x, y, 5, 4, 6).slice(0, 5)], 0.65, 1.2);
  }
}

function puff(doll: Doll, x: number, y: number, rx: number, ry: number, bumps = 14): void {
  lock(doll, scallops(doll.paper.rng, x, y, rx, ry, bumps, bumps > 20 ? 0.08 : 0.12), {
    jitter: 0.2,
    step: 4,
    facets: 0,
  });
  curls(doll, { x, y, rx: rx - 3, ry: ry - 3 });
}
