/** Mouths from the side: 0, 0 at the front of the lips, looking right. */

import { mix } from '../../../paper/colour.ts';
import type { Piece } from '../../../paper/mark-options.ts';
import type { Outline, Point } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll } from '../body/doll.ts';
import type { FaceState, MouthKind } from './face-state.ts';
import { DROPS, insideOfMouth } from './open-mouths.ts';
import { profileLips } from './profile.ts';
import { TEAR } from './tears.ts';

/** Mouths from the front of the lips back to the corner. */
const LINES: Partial<Record<MouthKind, { line: Outline; width: number; lip: number }>> = {
  smile: { line: pts`0.4,0.2 -4.6,2.4 -9.6,0.8 -13.4,-3.2`, width: 2.8, lip: 6 },
  smirk: { line: pts`0.4,1 -4.6,2 -9.6,-0.6 -14,-5`, width: 2.8, lip: 6 },
  wobble: { line: pts`0.4,0.4 -3.4,-1.6 -7.4,0 -11,3.2`, width: 2.7, lip: 4.6 },
  frown: { line: pts`0.4,-0.6 -4.4,-1.2 -8.6,0.6 -12,4.4`, width: 2.8, lip: 5 },
  flat: { line: pts`0.4,0.4 -4.6,0.4 -9,1.2`, width: 2.7, lip: 4.6 },
  quiet: { line: pts`0.4,0.4 -3.4,0.8 -7,0.2`, width: 2.6, lip: 4 },
  twist: { line: pts`0.4,-1 -4,-0.4 -8,1.4`, width: 2.7, lip: 4.2 },
  pressed: { line: pts`0.4,0 -3.4,-0.6 -6.6,0.6`, width: 2.9, lip: 3.4 },
  soft: { line: pts`0.4,0.2 -3.6,2 -8,0.6 -11,-2.4`, width: 2.7, lip: 5 },
  firm: { line: pts`0.4,0.2 -4.6,0.6 -9,-0.4 -12.4,-2.6`, width: 3, lip: 5 },
  pout: { line: pts`0.4,-1.6 -3.4,-1.4 -6.6,2.6`, width: 2.9, lip: 5 },
  tucked: { line: pts`0.4,0.6 -4.6,1.6 -9.6,-0.4 -14,-4.6`, width: 3.1, lip: 1 },
  quiver: { line: pts`0.4,0.4 -3,-1.4 -6,0.8 -8.6,-0.2 -11,3.4`, width: 2.7, lip: 4.6 },
  crooked: { line: pts`0.4,-1.4 -3,0.8 -6.4,0 -10,3`, width: 2.8, lip: 4.2 },
  scheme: { line: pts`0.4,1.2 -5,2.6 -11,0.2 -16,-6.4`, width: 3, lip: 6 },
};

/** Open mouths: how far back and down each reaches. */
const OPEN: Partial<Record<MouthKind, readonly [w: number, h: number]>> = {
  laugh: [15.5, 13],
  open: [13, 12],
  parted: [9, 8],
  grin: [13.5, 9],
  grimace: [13.5, 9],
  cringe: [15, 8],
  roar: [18, 17],
  call: [12, 18],
  yawn: [12, 18],
};

/** Draws a mouth from the side, scaled as the face has it. */
export function drawProfileMouth(doll: Doll, head: Piece, { mouth: kind, mouthSize = 1 }: FaceState): void {
  const { paper } = doll;
  const [x, y] = profileLips(doll);
  paper.at({ x, y, scale: mouthSize }, () => {
    const line = LINES[kind];
    if (line) drawLine(doll, head, line);
    if (kind === 'smirk' || kind === 'scheme')
      paper.brush(pts`-13,-8 -16,-6 -16,-3`, 1.6, doll.skin.shade, { opacity: 0.9 });
    paper.within(head, () => {
      if (kind === 'oh' || kind === 'gasp' || kind === 'blow' || kind === 'achoo') drawOh(doll);
      if (kind === 'sleeping') paper.ellipse(-1.4, 0.8, 3, 2, insideOfMouth(doll), { opacity: 0.9 });
    });
    const open = OPEN[kind];
    if (open) drawOpen(doll, head, ...open);
    if (kind === 'clench') drawTeeth(doll, head, pts`6,-3.4! -3,-3.6 -9,-2 -14,4.6! -8,4.8 -2,3.4 6,3.2!`);
    if (kind === 'snarl') drawTeeth(doll, head, pts`6,-4! -3,-5.4 -10,-2 -15,8.6! -8,9.4 -2,9 6,9!`);
    if (kind === 'tongue') drawTongue(doll, head);
    if (kind === 'achoo') for (const [x, y, r] of DROPS) paper.ellipse(x, y, r * 1.2, r, TEAR, { rot: 12 });
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
function drawTeeth(doll: Doll, head: Piece, lips: Outline): void {
  const { paper, skin } = doll;
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

/** The corner turned down, the tongue out of the lips. */
function drawTongue(doll: Doll, head: Piece): void {
  const { paper, skin } = doll;
  paper.within(head, () => paper.flat(pts`4,-2! -4,-1.6 -10,3.4! -4,4.6 4,5!`, insideOfMouth(doll)));
  paper.sheet(pts`-4,1.4 2,0.6 6.6,3 8,9 5.6,11.6 2.6,9.4 -3.6,5.4`, '#d2705f', {
    lift: 0.2,
    edge: 'none',
    jitter: 0.2,
    step: 5,
  });
  paper.within(head, () => paper.brush(pts`1.4,-2.2 -4.4,-1.8 -11.4,4.6`, 2.7, skin.ink, { ends: 0.4 }));
}
