/** Beards and moustaches of grown-ups, cut from the colour of the hair. Head centre 0, 0. */
import { mix } from '../../../paper/colour.ts';
import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { lock, strokes } from '../../../parts/hair/shapes/strands.ts';
import { type Doll, onSide, SIDES } from '../body/doll.ts';
import type { BeardId } from '../look/features.ts';
import { mouthPlace } from './mouth.ts';
import { frontOf, profileLips } from './profile.ts';

/** What each kind is made of. */
interface BeardShape {
  /** Hair on jaw and chin: how far it hangs below the chin; `chin` alone leaves the cheeks bare. */
  readonly jaw?: { readonly hang: number; readonly chin?: true; readonly shadow?: true };
  readonly lip?: 'thin' | 'brush' | 'walrus';
}

const SHAPES: Readonly<Record<Exclude<BeardId, 'none'>, BeardShape>> = {
  stubble: { jaw: { hang: -0.5, shadow: true } },
  pencil: { lip: 'thin' },
  moustache: { lip: 'brush' },
  walrus: { lip: 'walrus' },
  goatee: { jaw: { hang: 9, chin: true }, lip: 'thin' },
  chin: { jaw: { hang: 11 } },
  full: { jaw: { hang: 9 }, lip: 'brush' },
  long: { jaw: { hang: 50 }, lip: 'walrus' },
};

const shapeOf = ({ look, body }: Doll): BeardShape =>
  body.grown && look.beard !== undefined && look.beard !== 'none' ? SHAPES[look.beard] : {};

/** The hair on jaw and chin, under the mouth. */
export function drawBeard(doll: Doll): void {
  const { jaw, lip } = shapeOf(doll);
  if (!jaw) return;
  const { paper, hair, skin } = doll;
  const outline = doll.profile
    ? besideJaw(doll, jaw.hang, jaw.chin === true)
    : roundJaw(doll, jaw.hang, jaw.chin === true, lip !== undefined || jaw.shadow === true);
  if (jaw.shadow) {
    paper.flat(outline, mix(skin.base, hair.base, 0.4), { opacity: 0.5 });
    return;
  }
  lock(doll, outline, { jitter: 0.7, step: 5, facets: 0.4 });
  if (jaw.chin) return;
  strokes(doll, doll.profile ? strandsBeside(doll, jaw.hang) : strandsBelow(doll, jaw.hang), 0.55);
  if (doll.profile) return;
  const [x, y] = mouthPlace(doll);
  paper.ellipse(x, y + 1.6, 12.4, 6.6, skin.base);
}

/** The moustache, over the mouth's upper edge. */
export function drawMoustache(doll: Doll): void {
  const { lip } = shapeOf(doll);
  if (!lip) return;
  if (doll.profile) {
    const [x, y] = profileLips(doll);
    doll.paper.at({ x, y }, () => lock(doll, BESIDE[lip], { jitter: 0.3, step: 4, facets: 0.2 }));
    return;
  }
  const [x, y] = mouthPlace(doll);
  doll.paper.at({ x, y: y - 2.4 }, () => {
    for (const k of SIDES) lock(doll, onSide(k, BELOW_NOSE[lip]), { jitter: 0.35, step: 4, facets: 0.2 });
    if (lip === 'thin') return;
    const [out, down] = lip === 'walrus' ? [17, 5] : [13, 0];
    strokes(
      doll,
      SIDES.flatMap((k) => [
        pts`${k * 2},-6.4 ${k * 8},-5.4 ${k * out},${down - 1}`,
        pts`${k * 2},-4 ${k * 7},-2.4 ${k * (out - 4)},${down + 1}`,
      ]),
      0.6,
    );
  });
}

/** The right half of a moustache; the middle of the mouth is 0, 0. */
const BELOW_NOSE: Readonly<Record<NonNullable<BeardShape['lip']>, Outline>> = {
  thin: pts`0.6,-4.6! 7,-5 13,-1.6 16,2.6! 11,0.4 5,-2 0.6,-2!`,
  brush: pts`-0.4,-8! 6,-8.4 13,-5 18.6,1.6! 12,1.8 6,0 -0.4,-1.6!`,
  walrus: pts`-0.6,-8.6! 8,-9 16,-4.6 20.6,4 21,11! 15,9.6 9,5.6 4,3.2 -0.6,2.4!`,
};

/** A moustache from the side; the front of the lips is 0, 0. */
const BESIDE: Readonly<Record<NonNullable<BeardShape['lip']>, Outline>> = {
  thin: pts`2.4,-5! -4,-4.8 -12,-0.6 -15,3! -9,1 -3,-1.6 2.4,-2!`,
  brush: pts`3.6,-8! -4,-7.6 -13,-3 -18,3! -10,2.4 -3,0.4 4.4,-1.4!`,
  walrus: pts`4,-8.6! -5,-8 -14,-3 -19,6 -18,12! -11,9 -4,4.6 5,3!`,
};

/** Right half of the jaw's outline, from the ear down, grown outwards. */
function jawEdge({ headHalf }: Doll, hang: number): Point[] {
  const low = headHalf.filter(([, y]) => y > 12);
  const chin = headHalf.at(-1)?.[1] ?? 50;
  return low.map(([x, y]) => {
    const down = Math.max(0, (y - 26) / (chin - 26));
    return [x * (hang < 0 ? 0.99 : 1.04), y + hang * down ** 1.5];
  });
}

function roundJaw(doll: Doll, hang: number, chin: boolean, cheeks: boolean): Outline {
  const [mx, my] = mouthPlace(doll);
  const foot = (doll.headHalf.at(-1)?.[1] ?? 50) + hang;
  if (chin)
    return pts`
      ${mx - 8},${my + 8} ${mx},${my + 6.6} ${mx + 8},${my + 8} ${mx + 11},${foot - 12} ${mx * 0.8 + 5},${foot - 2}
      ${mx * 0.7},${foot}! ${mx * 0.8 - 5},${foot - 2} ${mx - 11},${foot - 12}
    `;
  const wide = 50 * doll.headWidth;
  const edge = jawEdge(doll, hang);
  // Long beards end in locks.
  const tip: Point[] =
    hang > 30
      ? [
          ...pts`24,${foot - 22} 15,${foot - 7}! 9,${foot - 12} 2,${foot + 3}! -6,${foot - 10} -13,${foot - 5}! -24,${foot - 22}`,
        ]
      : [[0, foot]];
  const side = edge.slice(0, hang > 30 ? 2 : -1);
  const inner = (k: 1 | -1): Outline =>
    cheeks
      ? pts`${k * (wide - 5)},8 ${k * (wide - 11) + mx * 0.4},20 ${mx + k * 25},${my - 9} ${mx + k * 13},${my - 9}`
      : pts`${k * (wide - 5)},8 ${k * (wide - 9) + mx * 0.3},24 ${mx + k * 26},${my + 3} ${mx + k * 14},${my + 9.4}`;
  const middle: Point = cheeks ? [mx, my - 7] : [mx, my + 10];
  return [
    [wide - 0.5, 2, 1],
    ...side.map(([x, y]): Point => [x + 0.6, y]),
    ...tip,
    ...side.toReversed().map(([x, y]): Point => [-x - 0.6, y]),
    [-wide + 0.5, 2, 1],
    ...inner(-1),
    middle,
    ...inner(1).toReversed(),
  ];
}

function strandsBelow(doll: Doll, hang: number): Outline[] {
  const [mx, my] = mouthPlace(doll);
  const foot = (doll.headHalf.at(-1)?.[1] ?? 50) + hang;
  return [-22, -12, -3, 7, 17, 26].map(
    (x): Outline =>
      pts`${mx * 0.8 + x},${my + 11 - Math.abs(x) * 0.2} ${mx * 0.6 + x * 0.9},${(my + foot) / 2} ${mx * 0.5 + x * 0.72},${foot - 6 - Math.abs(x) * 0.5}`,
  );
}

function besideJaw(doll: Doll, hang: number, chin: boolean): Outline {
  const front = frontOf(doll);
  const [lx, ly] = profileLips(doll);
  const foot = (doll.headHalf.at(-1)?.[1] ?? 50) + hang;
  const out = 3 + Math.min(8, hang * 0.3);
  if (chin)
    return pts`${lx - 10},${ly + 8} ${lx},${ly + 6} ${front + out - 4},${foot - 10} ${front - 6},${foot}! ${front - 16},${foot - 8}`;
  return pts`
    -2,4! 6,2 12,14 ${lx - 22},${ly - 4} ${lx - 15},${ly + 2} ${lx - 9},${ly + 7} ${lx + 1},${ly + 7}
    ${front + out - 3},${foot - 14} ${front - 4},${foot - 2} ${front - 12},${foot}! ${front - 26},${foot - hang * 0.6 - 4} 4,46 -8,34 -10,18
  `;
}

function strandsBeside(doll: Doll, hang: number): Outline[] {
  const [lx, ly] = profileLips(doll);
  const foot = (doll.headHalf.at(-1)?.[1] ?? 50) + hang;
  return [0, 1, 2, 3].map(
    (i): Outline =>
      pts`${lx - 4 - i * 8},${ly + 12 - i * 2} ${lx - 6 - i * 8},${(ly + foot) / 2 + 2} ${lx - 8 - i * 7},${foot - 6 - i * 4}`,
  );
}
