/**
 * The head from the side, looking right. Head centre 0, 0; the crown as from the front, the front of the face near x 46,
 * the ear at x −8, the nape near −32, 36.
 */

import { mix } from '../../../paper/colour.ts';
import type { Piece } from '../../../paper/mark-options.ts';
import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll } from '../body/doll.ts';
import type { NoseId } from '../look/look-options.ts';
import type { MouthKind } from './expressions.ts';
import { insideOfMouth } from './mouth.ts';

/** The nose before the front of the face: bridge, tip, underside. x from the front, y from the middle of the nose. */
const NOSES: Record<NoseId, readonly Point[]> = {
  button: pts`-0.6,-7.5 4.6,-3.4 7.4,0.4 5,4.4 -0.6,6.4!`,
  small: pts`-0.6,-6 3,-2.8 5.2,0.2 3.6,3.4 -0.8,5!`,
  wide: pts`-0.4,-6.4 3.6,-3 6.6,0.8 5.4,5 -0.4,7.4!`,
  long: pts`0,-11 4,-4.6 7.4,2.2 5.4,6 -0.4,7.6!`,
  snub: pts`-1.2,-6.6 3,-4 7.4,-2 6.2,2.6 -0.6,5.6!`,
  strong: pts`0.6,-12 5,-7 7.8,0.6 5.8,4.8 -0.4,6.6!`,
  drop: pts`-0.4,-11 2.8,-5.4 8.4,2.6 6.2,6.8 -0.4,7.6!`,
  hook: pts`0.4,-13 7.4,-8.4 9.4,-1 6.4,6.8 -0.6,6!`,
  wedge: pts`0,-12 5,-4.6 10.8,3.6! 5,5.6 -0.6,6.4!`,
  bridge: pts`1.4,-14 4.4,-7 6.4,1 4.6,5 -0.6,6.4!`,
};

/** x of the flat front of the face. */
export const frontOf = (doll: Doll): number => 46 * doll.headWidth;

const noseY = ({ size, body }: Doll): number => 16.5 + size.eyeDrop * 0.5 + 3 * body.maturity;

/** The look's nose, larger with age. */
function noseOf({ look, body }: Doll): Point[] {
  const [out, tall] = [1 + 0.1 * body.maturity, 1 + 0.32 * body.maturity];
  return NOSES[look.nose].map(([x, y, corner]) => [x * out, y * tall, corner ?? 0]);
}

/** Noses whose tip has the skin's own colour. */
const PLAIN_TIPS: readonly NoseId[] = ['hook', 'wedge', 'bridge'];

/** Head and face from the side, top to chin and round the back. */
export function profileOutline(doll: Doll): Point[] {
  const { headHalf } = doll;
  const at = (i: number): Point => headHalf[i] as Point;
  const front = frontOf(doll);
  const chin = at(7)[1];
  const jaw = at(6)[0];
  const y = noseY(doll);
  return [
    [0, at(0)[1]],
    [at(1)[0] * 0.9, at(1)[1] + 0.6],
    [at(2)[0] * 0.93, at(2)[1] + 1],
    [front + 1.4, -9],
    [front - 1, 2.5],
    ...noseOf(doll).map(([a, b, corner]): Point => [front + a, y + b, corner ?? 0]),
    [front + 0.8, y + 9.4],
    [front - 1.4, y + 13.4],
    [front - 0.6, y + 17.4],
    [front - 4.6, chin - 9],
    [front - 12, chin - 2.8],
    [front - 27 + jaw * 0.15, chin - 0.2],
    [2, chin - 2.6],
    [-18, 42],
    [-34, 33],
    [-at(3)[0] * 0.9, 18],
    [-at(3)[0] * 0.99, -3],
    [-at(2)[0] * 0.99, -27],
    [-at(1)[0], -44.6],
  ];
}

/** The warm tip of the nose, its nostril, its light. */
export function drawProfileNose(doll: Doll, head: Piece): void {
  const { paper, skin, look } = doll;
  const tip = noseOf(doll)[2] ?? [0, 0];
  const x = frontOf(doll) + tip[0];
  const y = noseY(doll) + tip[1];
  const wide = look.nose === 'wide';
  if (!PLAIN_TIPS.includes(look.nose))
    paper.within(head, () => {
      paper.ellipse(x - 3, y + 0.4, wide ? 6.6 : 5.4, 4.4, skin.nose, { opacity: 0.86 });
      paper.ellipse(x - 3.4, y - 1.6, 1.5, 1, skin.light, { opacity: 0.75 });
    });
  if (wide || look.nose === 'snub' || look.nose === 'strong' || doll.body.grown)
    paper.brush(pts`${x - 6.6},${y + 0.6} ${x - 7.6},${y + 3} ${x - 5},${y + 4.4}`, 1.7, skin.shade, {
      opacity: 0.8,
      ends: 0.5,
    });
}

/** Mouths from the front of the lips back to the corner. */
const LINES: Partial<Record<MouthKind, { line: Outline; width: number; lip: number }>> = {
  smile: { line: pts`0.4,0.2 -4.6,2.4 -9.6,0.8 -13.4,-3.2`, width: 2.8, lip: 6 },
  tiny: { line: pts`0.4,0.4 -4,1.6 -8.4,-1`, width: 2.6, lip: 4.6 },
  smirk: { line: pts`0.4,1 -4.6,2 -9.6,-0.6 -14,-5`, width: 2.8, lip: 6 },
  wobble: { line: pts`0.4,0.4 -3.4,-1.6 -7.4,0 -11,3.2`, width: 2.7, lip: 4.6 },
  frown: { line: pts`0.4,-0.6 -4.4,-1.2 -8.6,0.6 -12,4.4`, width: 2.8, lip: 5 },
  flat: { line: pts`0.4,0.4 -4.6,0.4 -9,1.2`, width: 2.7, lip: 4.6 },
  sheepish: { line: pts`0.4,1 -4,-0.2 -8,1.6 -12,-2.6`, width: 2.7, lip: 4.6 },
  quiet: { line: pts`0.4,0.4 -3.4,0.8 -7,0.2`, width: 2.6, lip: 4 },
  twist: { line: pts`0.4,-1 -4,-0.4 -8,1.4`, width: 2.7, lip: 4.2 },
  pressed: { line: pts`0.4,0 -3.4,-0.6 -6.6,0.6`, width: 2.9, lip: 3.4 },
};

/** The front of the lips. */
export const profileLips = (doll: Doll): Point => [frontOf(doll) - 1.2, noseY(doll) + 13];

export function drawProfileMouth(doll: Doll, head: Piece, kind: MouthKind): void {
  const { paper } = doll;
  const [x, y] = profileLips(doll);
  paper.at({ x, y }, () => {
    const line = LINES[kind];
    if (line) drawLine(doll, head, line);
    if (kind === 'smirk') paper.brush(pts`-13,-8 -16,-6 -16,-3`, 1.6, doll.skin.shade, { opacity: 0.9 });
    paper.within(head, () => {
      if (kind === 'oh' || kind === 'whisper' || kind === 'gasp') drawOh(doll);
      if (kind === 'sleeping') paper.ellipse(-1.4, 0.8, 3, 2, insideOfMouth(doll), { opacity: 0.9 });
    });
    if (kind === 'laugh') drawOpen(doll, head, 15.5, 13);
    if (kind === 'open') drawOpen(doll, head, 13, 12);
    if (kind === 'clench') drawTeeth(doll, head);
    if (kind === 'grin' || kind === 'grimace') drawOpen(doll, head, 13.5, 9);
    if (kind === 'roar') drawOpen(doll, head, 18, 17);
    if (kind === 'call' || kind === 'yawn') drawOpen(doll, head, 12, 18);
  });
}

function drawLine(
  doll: Doll,
  head: Piece,
  { line, width, lip }: { line: Outline; width: number; lip: number },
): void {
  const { paper, skin } = doll;
  paper.within(head, () => {
    if (skin.deep)
      paper.brush(
        line.map(([a, b]) => [a, b + 1.7]),
        3,
        skin.rim,
        { opacity: 0.42, ends: 0.4 },
      );
    paper.brush(pts`1,4.2 ${-lip * 0.5},5.2 ${-lip},4`, skin.deep ? 2.9 : 2.2, skin.lip, {
      opacity: skin.deep ? 0.95 : 0.6,
      ends: 0.5,
    });
    paper.brush(line, width, skin.ink, { ends: 0.5 });
  });
}

function drawOh(doll: Doll): void {
  const { paper, skin } = doll;
  if (skin.deep) paper.ellipse(-1.8, 1.4, 5, 6.4, skin.lip, { opacity: 0.75 });
  paper.ellipse(-1.6, 1.4, 4, 5.2, insideOfMouth(doll));
  paper.ellipse(-0.6, 3.6, 2.2, 1.7, '#c9685a', { opacity: 0.9 });
}

function drawOpen(doll: Doll, head: Piece, w: number, h: number): void {
  const { paper, skin } = doll;
  const mouth: Outline = pts`
    6,-3.4! ${-w * 0.4},-3 ${-w},-5! ${-w * 0.8},${h * 0.3} ${-w * 0.34},${h * 0.62}
    6,${h * 0.5}!
  `;
  paper.within(head, () => {
    if (skin.deep)
      paper.brush(pts`${-w * 0.7},${h * 0.56} ${-w * 0.3},${h * 0.8} 4,${h * 0.66}`, 3, skin.lip, {
        opacity: 0.9,
        ends: 0.4,
      });
    const piece = paper.sheet(mouth, mix('#5b1f2b', skin.ink, 0.1), {
      lift: 0,
      edge: 'none',
      jitter: 0.2,
      step: 5,
    });
    paper.within(piece, () => {
      paper.ellipse(-w * 0.28, h * 0.62, w * 0.5, h * 0.34, '#d2705f');
      paper.flat(pts`8,-6! ${-w * 0.8},-7! ${-w * 0.66},0 -2,0.8 8,0.6!`, '#fff7e8');
    });
  });
}

/** Teeth set together, the corner of the lips drawn down. */
function drawTeeth(doll: Doll, head: Piece): void {
  const { paper, skin } = doll;
  const lips: Outline = pts`6,-3.4! -3,-3.6 -9,-2 -14,4.6! -8,4.8 -2,3.4 6,3.2!`;
  const ink = mix('#5b1f2b', skin.ink, 0.3);
  paper.within(head, () => {
    const piece = paper.sheet(lips, '#fff7e8', { lift: 0, edge: 'none', jitter: 0.2, step: 5 });
    paper.within(piece, () =>
      paper.line([pts`6,0 -13,0.8`, pts`-2.6,-5 -2.6,6`, pts`-7.4,-5 -7.4,6`], ink, 1, { opacity: 0.6 }),
    );
    paper.line([[...lips, lips[0] as Point]], skin.ink, 2.2, {});
    paper.brush(pts`-14.6,-3.6 -17,0.8 -16.6,5`, 1.7, skin.shade, { opacity: 0.9 });
  });
}

/** The ear, its middle at −8, 9. */
export function drawProfileEar(doll: Doll): void {
  const { paper, skin } = doll;
  const x = -8;
  const y = 9;
  paper.sheet(
    pts`
      ${x + 4},${y - 8.4} ${x + 1},${y - 12.6} ${x - 5.6},${y - 12} ${x - 9.6},${y - 5.4}
      ${x - 8},${y + 2} ${x - 4},${y + 7} ${x - 2.4},${y + 11.6} ${x + 2.4},${y + 12.4}
      ${x + 5},${y + 8} ${x + 5},${y - 1}
    `,
    skin.base,
    { jitter: 0.3, step: 5, lift: 0.6, edgeColour: mix(skin.base, skin.shade, 0.5) },
  );
  paper.brush(
    pts`
      ${x + 1.4},${y - 7} ${x - 3.6},${y - 7.6} ${x - 5.4},${y - 2.4} ${x - 2},${y + 1.6}
      ${x - 0.6},${y + 5.4}
    `,
    2,
    skin.shade,
    { opacity: 0.75 },
  );
  paper.ellipse(x + 1.4, y + 0.4, 1.7, 2.2, skin.shade, { opacity: 0.55 });
}
