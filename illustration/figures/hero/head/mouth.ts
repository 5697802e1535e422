/** Draws mouths, always a little asymmetric. */

import { mix } from '../../../paper/colour.ts';
import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll } from '../body/doll.ts';
import { STEEL, WARM_WHITE } from '../body/palette.ts';
import { featureValue } from '../look/features.ts';
import { MOUTH_TRAVEL, type MouthKind } from './expressions.ts';

const LINES: Partial<Record<MouthKind, { line: Outline; width: number; lip: number }>> = {
  smile: { line: pts`-9.4,-1.8 -2.4,2.7 4.4,2 10,-2.8`, width: 2.9, lip: 4.6 },
  tiny: { line: pts`-5.4,-0.6 -1,1.9 5,-1`, width: 2.6, lip: 3.8 },
  smirk: { line: pts`-8,1.2 -2,2.6 5,0.4 10,-4`, width: 2.9, lip: 4.8 },
  wobble: { line: pts`-8.6,2.6 -4.4,-0.8 0,1.1 4.4,-0.8 8.6,2.6`, width: 2.7, lip: 4.2 },
  frown: { line: pts`-8.4,3 -3.4,-0.8 3,-1.2 8.6,2.2`, width: 2.9, lip: 4 },
  flat: { line: pts`-6.4,0.6 0,0 6,0.9`, width: 2.7, lip: 3.8 },
  sheepish: { line: pts`-9,-2 -5,1.8 -0.6,0 4,2 9.4,-2.6`, width: 2.7, lip: 4.2 },
  quiet: { line: pts`-4.4,0.2 0,0.9 4.4,0`, width: 2.6, lip: 3.2 },
  twist: { line: pts`-6.6,1 -2,-0.4 3,0.6 7,-2.6`, width: 2.7, lip: 3.6 },
  pressed: { line: pts`-4.4,0.4 0,-0.6 4.4,0.4`, width: 2.9, lip: 2.6 },
};

/** The middle of the mouth in the head's frame. */
export function mouthPlace(doll: Doll): Point {
  const { gaze, size } = doll;
  if (doll.profile) return [46 * doll.headWidth - 6, 29.5 + size.eyeDrop * 0.5];
  const long = doll.look.face === 'long' ? 1.4 : 0;
  const y = 29.6 + gaze[1] * 0.8 + size.eyeDrop * 0.3 + long + (doll.body.grown ? 4.6 : 0);
  return [gaze[0] * 1.1 + 0.8, y];
}

export function drawMouth(doll: Doll, kind: MouthKind): void {
  const { paper, gaze } = doll;
  const [x, y] = mouthPlace(doll);
  const narrow = 1 - Math.min(0.16, Math.abs(gaze[0]) / 100);
  const travel = doll.legible ? MOUTH_TRAVEL : 1;
  const wide = narrow * (doll.body.grown ? 1.14 : 1) * featureValue(doll.look, 'smile');
  paper.at({ x, y, scale: wide, stretch: travel / narrow }, () => {
    const line = LINES[kind];
    if (line) {
      if (kind === 'smile' && !doll.profile) drawSmilingTeeth(doll);
      drawLine(doll, line);
    } else OPEN[kind]?.(doll);
    if (kind === 'smirk') drawDimple(doll);
  });
}

/** The teeth a smile shows, cut from one strip of warm white under the upper lip. */
function drawSmilingTeeth(doll: Doll): void {
  const { paper, look } = doll;
  if (look.teeth === undefined || look.teeth === 'hidden') return;
  const dark = insideOfMouth(doll);
  paper.flat(pts`-7,-0.4 -2.4,2.7 4.4,2.2 8,-1 5,5 0.6,6.6 -4,5.2`, dark);
  const from = look.teeth === 'missing' ? [-5.2, 2.4] : [-5.2, -1.6, 2.2];
  for (const x of from) {
    const gap = look.teeth === 'gap' ? 0.7 : 0.15;
    paper.flat(
      pts`${x + gap},0.8 ${x + 3.6 - gap},1.6 ${x + 3.4 - gap},4.4 ${x + 0.3 + gap},4.2`,
      WARM_WHITE,
    );
  }
  if (look.teeth === 'brace') paper.brush(pts`-4.6,2.6 0.4,3.6 5.6,2.4`, 1.1, STEEL, { ends: 0.2 });
}

const OPEN: Partial<Record<MouthKind, (doll: Doll) => void>> = {
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
  whisper: drawWhisper,
  grimace: drawGrimace,
};

/** The dark of an open mouth. */
export const insideOfMouth = (doll: Doll): string => mix('#5a1e28', doll.skin.ink, 0.3);

/** The colour inside a small open mouth: on deep skin ink, because red would not show. */
const insideOfSmall = (doll: Doll): string => (doll.skin.deep ? doll.skin.ink : insideOfMouth(doll));

function drawLine(doll: Doll, { line, width, lip }: { line: Outline; width: number; lip: number }): void {
  const { paper, skin } = doll;
  const full = featureValue(doll.look, 'lips');
  if (doll.legible) {
    // The lower lip in a warm tone, and the line between the lips in dark ink.
    const lower = line.slice(1, -1).map(([a, b]): Point => [a, b + 2.4]);
    const [from, to] = [line[0], line.at(-1)] as [Point, Point];
    const whole: Outline = [[from[0] * 0.8, from[1] + 1.6], ...lower, [to[0] * 0.8, to[1] + 1.6]];
    paper.brush(whole, 3.6 * full, mix(skin.base, '#d98670', 0.42), { ends: 0.3 });
    paper.brush(line, width * 1.2, '#120508', { ends: 0.36 });
    return;
  }
  if (skin.deep)
    paper.brush(
      line.map(([a, b]) => [a, b + 1.7]),
      3,
      skin.rim,
      { opacity: 0.42, ends: 0.4 },
    );
  paper.brush(pts`${-lip + 0.6},4 0.6,5.2 ${lip + 0.6},3.4`, (skin.deep ? 2.9 : 2.2) * full, skin.lip, {
    opacity: skin.deep ? 0.95 : Math.min(0.85, 0.6 * full),
    ends: 0.4,
  });
  paper.brush(line, width, skin.ink, { ends: 0.36 });
}

function drawDimple(doll: Doll): void {
  doll.paper.brush(pts`9,-6 11.6,-4.2 11.2,-1.8`, 1.6, doll.skin.shade, { opacity: 0.9 });
}

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
  const piece = paper.sheet(mouth, '#5b1f2b', { lift: 0, edge: 'none', jitter: 0.2, step: 5 });
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

/** Lips rounded for a whisper, more to one side, and the breath of it. */
function drawWhisper(doll: Doll): void {
  const { paper, skin } = doll;
  if (skin.deep) paper.ellipse(2, 0.8, 4.4, 4.4, skin.lip, { opacity: 0.75 });
  paper.ellipse(2, 0.8, 3, 3.2, insideOfSmall(doll));
  paper.brush(pts`-3,-3.2 -4.6,0.8 -3.2,4.6`, 1.6, skin.shade, { opacity: 0.85 });
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

/** Teeth together, lips drawn wide and uneven. */
function drawGrimace(doll: Doll): void {
  const { paper, skin } = doll;
  const lips: Outline = pts`-11,2.6 -8,-3 -3,-1.4 2,-3 7,-2 11,3 7.4,5.6 2.4,4.4 -3,6 -8,5.4`;
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
