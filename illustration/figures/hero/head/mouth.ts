/** Draws mouths, always a little asymmetric. */

import { mix } from '../../../paper/colour.ts';
import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll } from '../body/doll.ts';
import { STEEL, WARM_WHITE } from '../body/palette.ts';
import { featureValue } from '../look/features.ts';
import { type FaceState, MOUTH_TRAVEL, type MouthKind } from './face-state.ts';
import { insideOfMouth, OPEN_MOUTHS } from './open-mouths.ts';

const LINES: Partial<Record<MouthKind, { line: Outline; width: number; lip: number }>> = {
  smile: { line: pts`-9.4,-1.8 -2.4,2.7 4.4,2 10,-2.8`, width: 2.9, lip: 4.6 },
  smirk: { line: pts`-8,1.2 -2,2.6 5,0.4 10,-4`, width: 2.9, lip: 4.8 },
  wobble: { line: pts`-8.6,2.6 -4.4,-0.8 0,1.1 4.4,-0.8 8.6,2.6`, width: 2.7, lip: 4.2 },
  frown: { line: pts`-8.4,3 -3.4,-0.8 3,-1.2 8.6,2.2`, width: 2.9, lip: 4 },
  flat: { line: pts`-6.4,0.6 0,0 6,0.9`, width: 2.7, lip: 3.8 },
  quiet: { line: pts`-4.4,0.2 0,0.9 4.4,0`, width: 2.6, lip: 3.2 },
  twist: { line: pts`-6.6,1 -2,-0.4 3,0.6 7,-2.6`, width: 2.7, lip: 3.6 },
  soft: { line: pts`-7,-1 -2,2 3,1.8 7.4,-1.6`, width: 2.8, lip: 4.2 },
  firm: { line: pts`-9,-1.2 -3,0.8 3,0.9 9.2,-1.6`, width: 3.2, lip: 4.6 },
  pout: { line: pts`-6.6,3.4 -2.6,-0.8 2.6,-1 6.6,3`, width: 3, lip: 3 },
  tucked: { line: pts`-10,-3.4 -6,1.6 -2,0.4 2,1.8 6,0.8 10.4,-4`, width: 3.2, lip: 0.4 },
  quiver: { line: pts`-7.8,3.6 -4.8,-0.2 -1.8,1.6 1.2,-0.6 4.2,1.4 7.6,3.4`, width: 2.7, lip: 4 },
  crooked: { line: pts`-8.4,3.4 -4,1.2 1,1.4 5,-0.8 9.4,-4`, width: 2.9, lip: 3.2 },
  scheme: { line: pts`-12,-5 -7,1.4 0,3 7,0.8 13,-6.4`, width: 3.1, lip: 5 },
};

/** What a mouth has beside its line. */
const BESIDE: Partial<Record<MouthKind, (doll: Doll) => void>> = {
  smile: drawSmilingTeeth,
  smirk: drawDimple,
  firm: (doll) => crease(doll, pts`-4,6.4 0.4,7.6 5,6`),
  pout: drawLowerLip,
  tucked: (doll) => crease(doll, pts`-10,-7 -13,-4.4 -11.4,0`, pts`10.6,-7.6 13.8,-5 12,-0.4`),
  quiver: (doll) => crease(doll, pts`-3,8.6 -0.6,7.4 2,8.4`, pts`-1.4,11.4 0.8,10.6 3,11.6`),
  scheme: (doll) => crease(doll, pts`-12.4,-9 -15.4,-6.4 -14.4,-2`, pts`13,-10.4 16.4,-7.8 15.4,-3`),
};

/** The middle of the mouth in the head's frame. */
export function mouthPlace(doll: Doll): Point {
  const { gaze, size } = doll;
  if (doll.profile) return [46 * doll.headWidth - 6, 29.5 + size.eyeDrop * 0.5];
  const long = doll.look.face === 'long' ? 1.4 : 0;
  const y = 29.6 + gaze[1] * 0.8 + size.eyeDrop * 0.3 + long + (doll.body.grown ? 4.6 : 0);
  return [gaze[0] * 1.1 + 0.8, y];
}

/** Draws a mouth from the front, moved, scaled and turned as the face has it. */
export function drawMouth(doll: Doll, face: FaceState): void {
  const { paper, gaze } = doll;
  const { mouth, mouthSize = 1, mouthTurn = 0, mouthAt = [0, 0] } = face;
  const [x, y] = mouthPlace(doll);
  const narrow = 1 - Math.min(0.16, Math.abs(gaze[0]) / 100);
  const travel = doll.legible ? MOUTH_TRAVEL : 1;
  const wide = narrow * (doll.body.grown ? 1.14 : 1) * featureValue(doll.look, 'smile') * mouthSize;
  const placement = {
    x: x + mouthAt[0],
    y: y + mouthAt[1],
    scale: wide,
    stretch: travel / narrow,
    turn: mouthTurn,
  };
  paper.at(placement, () => {
    const line = LINES[mouth];
    if (line) {
      if (mouth === 'smile') BESIDE.smile?.(doll);
      drawLine(doll, line);
      if (mouth !== 'smile') BESIDE[mouth]?.(doll);
    } else OPEN_MOUTHS[mouth]?.(doll);
  });
}

/** The teeth a smile shows, cut from one strip of warm white under the upper lip. */
function drawSmilingTeeth(doll: Doll): void {
  const { paper, look } = doll;
  if (look.teeth === undefined || look.teeth === 'hidden') return;
  const dark = insideOfMouth(doll);
  if (look.teeth === 'row') {
    const lips = pts`-10.6,-3! -3,1 4.4,0.6 11.2,-3.8! 8.4,5 1,9.2 -6.4,6`;
    const inside = paper.sheet(lips, dark, { lift: 0, edge: 'none', jitter: 0.1, step: 5 });
    paper.within(inside, () => {
      paper.flat(pts`-10,-4! 11,-5! 8.8,4 1,7.2 -6.8,4.6`, WARM_WHITE);
      paper.line([pts`-4.6,-1 -4.2,5`, pts`0.4,0 0.4,6`, pts`5.2,-1 5,5`], dark, 0.7, { opacity: 0.35 });
    });
    return;
  }
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

function crease(doll: Doll, ...lines: Outline[]): void {
  for (const line of lines) doll.paper.brush(line, 1.7, doll.skin.shade, { opacity: 0.9 });
}

/** A lower lip pushed out. */
function drawLowerLip(doll: Doll): void {
  const { paper, skin } = doll;
  const lip = mix(skin.lip, skin.base, skin.deep ? 0.55 : 0.2);
  paper.flat(pts`-5,2.6 -2,1 2.4,0.8 5.2,2.4 3.6,6 0.2,7.2 -3.4,6.2`, lip);
  paper.brush(pts`-4.4,7.6 0,9.2 4.6,7.4`, 1.5, skin.shade, { opacity: 0.9, ends: 0.4 });
}
