/** Mouths that are open, or show teeth or tongue, a little asymmetric. */

import { mix } from '../../../paper/colour.ts';
import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll } from '../body/doll.ts';
import { WARM_WHITE } from '../body/palette.ts';
import { featureValue } from '../look/features.ts';
import type { MouthKind } from './face-state.ts';
import { TEAR } from './tears.ts';

/** Mouths that are open, or show teeth. */
export const OPEN_MOUTHS: Partial<Record<MouthKind, (doll: Doll) => void>> = {
  oh: drawOh,
  sleeping: (doll) => doll.paper.ellipse(0, 0.6, 2.7, 2.1, insideOfSmall(doll), { opacity: 0.9 }),
  laugh: (doll) => drawOpen(doll, 12, 13),
  open: (doll) => drawOpen(doll, 10, 12),
  grin: (doll) => drawOpen(doll, 10.5, 9),
  roar: (doll) => drawOpen(doll, 14.5, 18),
  call: (doll) => drawTall(doll, 10, 10.8, true),
  clench: drawClench,
  yawn: (doll) => drawTall(doll, 7.2, 9.6, false),
  gasp: (doll) => drawTall(doll, 5.4, 4.6, false),
  grimace: (doll) => drawTeeth(doll, pts`-11,2.6 -8,-3 -3,-1.4 2,-3 7,-2 11,3 7.4,5.6 2.4,4.4 -3,6 -8,5.4`),
  cringe: (doll) =>
    drawTeeth(doll, pts`-12.4,-2.4 -7,-1.6 -2,-0.4 4,-1 9,-2.6 13.4,-5 11,2.4 6,5.4 0.6,4.6 -5,6 -10,3.4`),
  pressed: drawPressed,
  snarl: drawSnarl,
  tongue: drawTongue,
  achoo: drawAchoo,
  blow: drawBlow,
  parted: (doll) => drawOpen(doll, 6.6, 8),
};

/** The dark of an open mouth. */
export const insideOfMouth = (doll: Doll): string => mix('#5a1e28', doll.skin.ink, 0.3);

/** The colour inside a small open mouth: on deep skin ink, because red would not show. */
const insideOfSmall = (doll: Doll): string => (doll.skin.deep ? doll.skin.ink : insideOfMouth(doll));

function drawOh(doll: Doll): void {
  const { paper, skin } = doll;
  if (skin.deep) paper.ellipse(0, 1, 5.4, 6.2, skin.lip, { opacity: 0.75 });
  paper.ellipse(0, 1, 4.2, 5, insideOfMouth(doll));
  paper.ellipse(0, 3, 2.2, 1.7, '#c9685a', { opacity: 0.9 });
}

function drawOpen(doll: Doll, w: number, h: number): void {
  const { paper, skin } = doll;
  const full = featureValue(doll.look, 'lips');
  if (skin.deep || full > 1)
    paper.brush(pts`${-w * 0.6},${h * 0.66} 0,${h * 0.82} ${w * 0.62},${h * 0.6}`, 3 * full, skin.lip, {
      opacity: skin.deep ? 0.9 : 0.7,
      ends: 0.4,
    });
  const mouth: Outline = pts`
    ${-w},-3.6! ${-w * 0.4},-2.2 ${w * 0.4},-2.4 ${w},-4.2! ${w * 0.72},${h * 0.38}
    ${w * 0.1},${h * 0.68} ${-w * 0.62},${h * 0.42}
  `;
  const dark = w < 8 ? insideOfSmall(doll) : '#5b1f2b';
  const piece = paper.sheet(mouth, dark, { lift: 0, edge: 'none', jitter: 0.2, step: 5 });
  paper.within(piece, () => {
    paper.ellipse(1, h * 0.62, w * 0.62, h * 0.36, '#d2705f');
    paper.flat(pts`${-w * 0.8},-5! ${w * 0.8},-5.4! ${w * 0.62},0.1 0,0.8 ${-w * 0.62},0.3`, '#fff7e8');
  });
}

/** A mouth open from top to bottom. */
function drawTall(doll: Doll, w: number, h: number, teeth: boolean): void {
  const { paper, skin } = doll;
  const mouth: Outline = pts`
    0,${2 - h} ${w * 0.8},${2 - h * 0.72} ${w},3 ${w * 0.66},${2 + h * 0.82} 0,${2 + h}
    ${-w * 0.66},${2 + h * 0.82} ${-w},3 ${-w * 0.8},${2 - h * 0.72}
  `;
  if (skin.deep) paper.ellipse(0, 2.4, w + 1.6, h + 1.5, skin.lip, { opacity: 0.75 });
  const piece = paper.sheet(mouth, insideOfMouth(doll), { lift: 0, edge: 'none', jitter: 0.2, step: 5 });
  paper.within(piece, () => {
    paper.ellipse(0.6, 2 + h * 0.74, w * 0.66, h * 0.36, '#d2705f');
    if (teeth)
      paper.flat(pts`${-w},${0 - h}! ${w},${0 - h}! ${w * 0.6},${4.6 - h} ${-w * 0.6},${4.6 - h}`, '#fff7e8');
  });
}

/** Teeth set together with all strength: lips drawn square, corners down, a crease at each. */
function drawClench(doll: Doll): void {
  const { paper, skin } = doll;
  const lips: Outline = pts`-10.6,-1.4 -5,-3.4 4,-3.6 10,-2.2 11.6,4.8! 5,2.8 -4,3 -12,5.6!`;
  if (skin.deep) paper.brush(pts`-8,6.4 0,5.8 8,6`, 3, skin.lip, { opacity: 0.9, ends: 0.4 });
  const piece = paper.sheet(lips, '#fff7e8', { lift: 0, edge: 'none', jitter: 0.2, step: 5 });
  paper.within(piece, () =>
    paper.line(
      [pts`-13,0.2 0,-0.6 13,0`, pts`-6,-5 -6,6`, pts`-0.4,-5 -0.4,6`, pts`5.4,-5 5.4,6`],
      mix('#5b1f2b', skin.ink, 0.3),
      1,
      { opacity: 0.6 },
    ),
  );
  paper.line([[...lips, lips[0] as Point]], skin.ink, 2.4, {});
  for (const k of [-1, 1])
    paper.brush(pts`${k * 13.4},-3.4 ${k * 15.6},1 ${k * 14.8},5.6`, 1.7, skin.shade, { opacity: 0.9 });
}

/** Teeth together between lips of an outline. */
function drawTeeth(doll: Doll, lips: Outline): void {
  const { paper, skin } = doll;
  if (skin.deep) paper.brush(pts`-9,6.6 0,7.4 9,6.6`, 3, skin.lip, { opacity: 0.9, ends: 0.4 });
  const piece = paper.sheet(lips, '#fff7e8', { lift: 0, edge: 'none', jitter: 0.2, step: 5 });
  paper.within(piece, () =>
    paper.line(
      [pts`-12,1.6 12,1.8`, pts`-5,-4 -5,7`, pts`0,-4 0,7`, pts`5,-4 5,7`],
      mix('#5b1f2b', skin.ink, 0.3),
      1,
      { opacity: 0.55 },
    ),
  );
  paper.line([[...lips, lips[0] as (typeof lips)[number]]], skin.ink, 2.2, {});
}

const TEETH = '#fff7e8';

/** Lips pressed into a knot, to hold the breath behind them. */
function drawPressed(doll: Doll): void {
  const { paper, skin } = doll;
  paper.flat(pts`-4.4,-0.6 -1.6,-3 0,-2.2 1.8,-3 4.6,-0.4 2.4,3.6 0,4.2 -2.4,3.6`, skin.lip);
  paper.brush(pts`-4.4,0 0,-0.5 4.4,0.2`, 2.6, skin.ink, { ends: 0.4 });
  for (const line of [pts`-7,-4 -9.4,-6`, pts`-7.6,0.6 -10.6,0.8`, pts`-6.6,4.6 -8.8,7`])
    for (const k of [-1, 1])
      paper.brush(
        line.map(([x, y]): Point => [-k * x, y]),
        1.6,
        skin.shade,
        { opacity: 0.9, ends: 0.4 },
      );
}

/** Lips drawn back from upper and lower teeth, the corners down. */
function drawSnarl(doll: Doll): void {
  const { paper, skin } = doll;
  const lips: Outline = pts`-11,0! -6,-5 0,-3.8 6,-5.4 11.6,-0.8! 12.6,9! 5,11.4 -4,11.6 -12.6,9.8!`;
  const piece = paper.sheet(lips, insideOfMouth(doll), { lift: 0, edge: 'none', jitter: 0.2, step: 5 });
  paper.within(piece, () => {
    paper.flat(pts`-14,-7! 14,-7! 12,0.6 4,1.4 -4,1.4 -12,0.8`, TEETH);
    paper.ellipse(0.4, 7.6, 7, 3.2, '#c9685a');
    paper.flat(pts`-14,12.6! 14,12! 11,8.8 0,10 -11,9.2`, TEETH);
    paper.line([pts`-6,-7 -6,1`, pts`0,-7 0,1.2`, pts`6,-7 6,1`], insideOfMouth(doll), 1, { opacity: 0.5 });
  });
  paper.line([[...lips, lips[0] as Point]], skin.ink, 2.2, {});
}

/** A mouth turned down at the taste of something, the tongue out. */
function drawTongue(doll: Doll): void {
  const { paper, skin } = doll;
  paper.flat(pts`-8.6,4.4 -5,-1.4 0,-2.6 5.4,-2 9,3.4 4,3 -4,3.6`, insideOfMouth(doll));
  paper.sheet(pts`-5,1.4 0,0.6 5.4,1 5.6,8 3.4,12.2 0,13 -3.6,12 -5.4,8`, '#d2705f', {
    lift: 0.2,
    edge: 'none',
    jitter: 0.2,
    step: 5,
  });
  paper.brush(pts`0.2,3 0.4,8.6`, 1.3, mix('#d2705f', '#5b1f2b', 0.4), { opacity: 0.8, ends: 0.3 });
  paper.brush(pts`-9.6,5.4 -5.4,-1.4 0,-2.8 5.6,-2.2 10,4`, 2.7, skin.ink, { ends: 0.36 });
}

/** Drops of a sneeze: where, and how large. */
export const DROPS: readonly (readonly [x: number, y: number, r: number])[] = [
  [13, 2, 2.2],
  [20, -3, 2],
  [22, 6, 2.4],
  [30, 1, 1.8],
  [15, 11, 2],
  [25, 14, 2.2],
  [33, 9, 1.9],
  [19, 19, 1.8],
  [10, 17, 1.6],
  [30, 19, 1.6],
];

/** A mouth thrown open by a sneeze, and the spray of it. */
function drawAchoo(doll: Doll): void {
  const { paper } = doll;
  drawTall(doll, 7, 6.4, false);
  for (const line of [pts`9,-2 17,-6`, pts`10,3 19,2`, pts`9,8 17,11`, pts`7,12 12,18`])
    paper.brush(line, 2.4, TEAR, { opacity: 0.9, ends: 0.3 });
  for (const [x, y, r] of DROPS) paper.ellipse(x, y, r * 1.2, r, TEAR, { rot: 20 });
}

/** Lips rounded to let a long breath go, at one side, and that breath. */
function drawBlow(doll: Doll): void {
  const { paper, skin } = doll;
  if (skin.deep) paper.ellipse(1, 0.8, 5, 4.6, skin.lip, { opacity: 0.75 });
  paper.ellipse(1, 0.8, 3.6, 3.2, insideOfSmall(doll));
  paper.brush(pts`-3.8,-3.4 -5.8,0.8 -4,4.8`, 1.7, skin.shade, { opacity: 0.85 });
  paper.brush(pts`6,-3 7.6,0.8 6.2,4.6`, 1.7, skin.shade, { opacity: 0.85 });
  const breath = mix(skin.base, WARM_WHITE, 0.72);
  for (const line of [pts`10,1 15,0.4 19.6,-2`, pts`10,4 16,4.6 22,3.4`, pts`9,7 14,8.8 18.4,9.4`])
    paper.brush(line, 2.2, breath, { opacity: 0.9, ends: 0.3 });
}
