/** The face: cheeks, freckles, nose, brows and mouth; the eyes are in `eyes.ts`. Head centre 0, 0. */
import { mix } from '../../../paper/colour.ts';
import { type Outline, type Point, symmetric } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { makeRng } from '../../../paper/rng.ts';
import { type Doll, SIDES, type Side, seenSides } from '../body/doll.ts';
import { WARM_WHITE } from '../body/palette.ts';
import { type CheekId, featureValue } from '../look/features.ts';
import { lookSeed } from '../look/look.ts';
import { drawBeard, drawMoustache } from './beard.ts';
import { drawBrows } from './brows.ts';
import { drawEyes, eyePlace } from './eyes.ts';
import { type FaceState, lowered } from './face-state.ts';
import { drawMouth } from './mouth.ts';
import { drawNose, drawRedNose } from './nose.ts';
import { drawProfileNose, profileOutline } from './profile.ts';
import { drawProfileMouth } from './profile-mouth.ts';
import { drawSweat } from './tears.ts';

/** Ears, head and face. `reading` turns the eyes to the page. */
export function drawHead(
  doll: Doll,
  options: { readonly reading?: boolean; readonly ears?: boolean } = {},
): void {
  const face = shownFace(doll, options.reading === true);
  if (options.ears !== false && !doll.profile) drawEars(doll);
  const half = face.puffed ? puffed(doll.headHalf, face.puffed) : doll.headHalf;
  const outline = doll.profile ? profileOutline(doll) : symmetric(half);
  const head = doll.paper.sheet(outline, doll.skin.base, {
    jitter: 0.4,
    step: doll.profile ? 6 : 9,
    ...faceEdge(doll),
  });
  drawCheeks(doll, face);
  drawFreckles(doll);
  drawMark(doll);
  if (doll.body.aged) drawLines(doll);
  drawBeard(doll);
  if (doll.profile) drawProfileNose(doll, head);
  else drawNose(doll);
  if (face.redNose && !doll.profile) drawRedNose(doll);
  if (face.wrinkled) drawWrinkles(doll);
  drawEyes(doll, face);
  if (!doll.browsOverHair) drawBrows(doll, face);
  if (face.sweat) drawSweat(doll);
  if (doll.profile) drawProfileMouth(doll, head, face);
  else drawMouth(doll, face);
  drawMoustache(doll);
}

/** Edge of the head: in scenes it stands out from any background. */
const faceEdge = ({ rimmed }: Doll) => (rimmed ? ({ edge: 'clear' } as const) : {});

/** How much farther pupils move in an eye whose white shows. */
const IN_WHITES = 1.7;

/** The face, its eyes on the page or on what is looked at. */
export function shownFace(doll: Doll, reading: boolean): FaceState {
  const face = reading ? lowered(doll.face) : doll.face;
  if (!doll.pupils) return face;
  const [x, y] = doll.pupils;
  const k = face.whites ? IN_WHITES : 1;
  return { ...face, pupils: [x * k, y * k] };
}

/** Widens the outline of the jaw for puffed cheeks, by so many units. */
const puffed = (half: readonly Point[], by: number): Point[] =>
  half.map(([x, y, corner]) => [x + by * Math.max(0, 1 - Math.abs(y - 26) / 22), y, corner ?? 0]);

/** Half width of the head at y 9, where the ears sit. */
export function earX(doll: Doll, side: Side): number {
  return side * 51 * doll.headWidth - doll.gaze[0] * 0.25;
}

/** Whether the ear at a side is visible; the far one is hidden when the head turns. */
export function isEarVisible(doll: Doll, side: Side): boolean {
  return side * doll.gaze[0] <= 7.5;
}

function drawEars(doll: Doll): void {
  for (const k of SIDES) if (isEarVisible(doll, k)) drawEar(doll, k);
}

/** One ear at a side of the picture, `inward` nearer to the middle of the head. */
export function drawEar(doll: Doll, k: Side, inward = 0): void {
  const { paper, skin } = doll;
  const x = earX(doll, k) - k * inward;
  const y = 9;
  const e = featureValue(doll.look, 'earSize');
  paper.sheet(
    pts`
      ${x - k * 4},${y - 10 * e} ${x + k * 5 * e},${y - 11 * e} ${x + k * 10 * e},${y - 4 * e} ${x + k * 7.4 * e},${y + 7 * e}
      ${x - k},${y + 11 * e} ${x - k * 5},${y + 6 * e}
    `,
    skin.base,
    { jitter: 0.3, step: 5, ...faceEdge(doll) },
  );
  paper.brush(
    pts`${x + k * 1},${y - 5 * e} ${x + k * 5 * e},${y - 4.5 * e} ${x + k * 5 * e},${y + 2 * e} ${x + k * 1.5},${y + 5 * e}`,
    1.9,
    skin.shade,
    { opacity: 0.75 },
  );
}

function drawCheeks(doll: Doll, face: FaceState): void {
  const { paper, skin, gaze, look } = doll;
  const kind = look.cheeks ?? 'soft';
  if (kind === 'plain' && !face.puffed && face.blush === undefined) return;
  const { maturity } = doll.body;
  const size = (face.blush ?? 1) * CHEEK_SIZE[kind] * (1 - 0.14 * maturity);
  const rosy = { opacity: 0.62 - 0.34 * maturity };
  for (const k of seenSides(doll)) {
    const blown = face.puffed ?? 0;
    const x = doll.profile ? 20 * doll.headWidth : k * (30 * doll.headWidth + blown * 0.3) + gaze[0] * 0.9;
    const y = 20 + gaze[1] * 0.8 + (kind === 'high' ? -4 : kind === 'chub' ? 2.6 : 0);
    const turned = k * gaze[0] > 3 ? 8 : k * gaze[0] < -3 ? 9.3 : 9;
    const full = turned * size * (doll.look.face === 'apple' ? 1.1 : 1) + blown * 0.12;
    // The far cheek of a turned head ends at the outline.
    const r = doll.profile ? full : Math.min(full, 50 * doll.headWidth + blown * 0.6 - k * x);
    paper.ellipse(x, y, r, r * 0.86, skin.blush, rosy);
    if (face.puffed) {
      const out = doll.profile ? -1 : k;
      paper.brush(
        pts`${x + out * 8},${y - 7} ${x + out * 12.4},${y + 2} ${x + out * 8},${y + 11}`,
        2.4,
        skin.shade,
        { opacity: 0.9 },
      );
      paper.ellipse(x - 2, y - 4.6, 3.6 + blown * 0.12, 2.6, skin.light, { opacity: 0.7 });
    }
    if (kind === 'dimple' && !doll.profile) {
      paper.brush(
        [
          [x - k * 12, y + 5],
          [x - k * 10.4, y + 8.6],
          [x - k * 12, y + 12],
        ],
        1.8,
        skin.shade,
        { opacity: 0.7, ends: 0.4 },
      );
    }
    // Only the soft cheek of a child has pencil hatching.
    if (kind !== 'soft' || maturity > 0) continue;
    paper.line(
      [0, 1, 2].map((i): Outline => pts`${x - 5 + i * 4.4},${y + 3.4} ${x - 2.6 + i * 4.4},${y - 3.6}`),
      skin.hatch,
      0.9,
      { opacity: 0.55 },
    );
  }
}

/** A mole beside the mouth, or a birthmark on the temple. */
function drawMark(doll: Doll): void {
  const { look, paper, skin, gaze } = doll;
  if (look.mark === undefined || look.mark === 'none' || doll.profile) return;
  const colour = skin.deep ? mix(skin.base, '#1a0a10', 0.55) : mix(skin.base, '#6a2f22', 0.62);
  if (look.mark === 'mole') paper.ellipse(gaze[0] * 1.05 + 17, 27 + gaze[1] * 0.8, 1.7, 1.7, colour);
  else {
    const x = gaze[0] - 33 * doll.headWidth;
    paper.flat(pts`${x - 4},-10 ${x + 1},-13 ${x + 5},-9 ${x + 4},-3 ${x - 1},-1.6 ${x - 5},-5`, colour, {
      opacity: 0.5,
    });
  }
}

/** How large each kind of cheek is, against the soft one. */
const CHEEK_SIZE: Record<CheekId, number> = { soft: 1, plain: 1, high: 0.82, chub: 1.32, dimple: 0.9 };

function drawFreckles(doll: Doll): void {
  const { look, paper, skin, gaze } = doll;
  if (look.freckles === 'none') return;
  const rng = makeRng(lookSeed(look));
  const colour = skin.deep ? mix(skin.base, '#1a0a10', 0.45) : mix(skin.base, '#a04e28', 0.6);
  const count = look.freckles === 'many' ? 26 : 13;
  for (let i = 0; i < count; i++) {
    const k = i % 2 ? 1 : -1;
    const aside = 6 + rng() * 28;
    const x = doll.profile ? 46 - aside : k * aside + gaze[0];
    const y = 12 + rng() * 11 + gaze[1] * 0.8 - Math.abs(x) * 0.04;
    if (doll.profile && k < 0) continue;
    paper.ellipse(x, y, 0.8 + rng() * 0.5, 0.8 + rng() * 0.4, colour, { opacity: 0.8 });
  }
}

/** Draws an elder's lines: beside the eyes, from nose to mouth, over the brows. */
function drawLines(doll: Doll): void {
  const { paper, skin, gaze } = doll;
  const ink = mix(skin.shade, skin.ink, skin.deep ? 0.3 : 0.06);
  const line = (points: Outline, width = 1.7): void =>
    paper.brush(points, width, ink, { opacity: 0.6, ends: 0.3 });
  for (const k of seenSides(doll)) {
    const { x, y } = eyePlace(doll, k);
    const out = doll.profile ? -1 : k;
    for (const [dy, dx] of pts`-2.4,5.4 1.4,6 5,4.6`)
      line(
        pts`${x + out * 9.4},${y + dy} ${x + out * (10.6 + dx * 0.5)},${y + dy * 1.5} ${x + out * (10.6 + dx)},${y + dy * 2.2}`,
        1.4,
      );
    line(pts`${x - 5.4},${y + 8.6} ${x},${y + 10.4} ${x + 5.6},${y + 8.4}`, 1.5);
    if (!doll.profile)
      line(
        pts`${gaze[0] * 1.2 + k * 9},${21 + gaze[1]} ${gaze[0] * 1.1 + k * 14.4},${26 + gaze[1]} ${gaze[0] + k * 15.6},${33 + gaze[1]}`,
      );
  }
  if (doll.profile) return;
  const f = gaze[0] * 0.9;
  line(pts`${f - 15},-24 ${f - 3},-26 ${f + 13},-24.6`, 1.5);
  line(pts`${f - 10},-18.6 ${f + 1},-20 ${f + 10},-18.8`, 1.4);
}

/** Wrinkles across the bridge of the nose. */
function drawWrinkles(doll: Doll): void {
  const { paper, skin, gaze } = doll;
  const [x, y] = [doll.profile ? 43 * doll.headWidth : gaze[0] * 1.35, 8 + gaze[1]];
  for (const [dy, w] of pts`-2.6,4.4 1,5.2`)
    paper.brush(
      pts`${x - w},${y + dy + 1.2} ${x},${y + dy - 0.8} ${x + w},${y + dy + 1.2}`,
      1.7,
      skin.shade,
      {
        opacity: 0.9,
        ends: 0.4,
      },
    );
}

/** A soft light on a bare crown or forehead. */
export function drawForeheadLight(doll: Doll): void {
  doll.paper.brush(pts`-18,-38 -8,-42 4,-42`, 3, mix(doll.skin.light, WARM_WHITE, 0.2), { opacity: 0.6 });
}
