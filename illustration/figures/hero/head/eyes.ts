/** Eyes: dots with a crescent of colour and one glint; lids make the shapes. */

import { luma, mix } from '../../../paper/colour.ts';
import type { Outline } from '../../../paper/outline.ts';
import { WHITE } from '../../../paper/papers.ts';
import { pts } from '../../../paper/points.ts';
import { type Doll, type Side, seenSides } from '../body/doll.ts';
import { WARM_WHITE } from '../body/palette.ts';
import { featureValue } from '../look/features.ts';
import { EYE_COLOURS, type EyeShapeId, optionById } from '../look/look-options.ts';
import type { EyeKind, FaceState } from './face-state.ts';
import { drawLid, drawLowerLid, drawLowLid, drawOwnLid, type EyeBox } from './lids.ts';
import { drawBag, drawTears } from './tears.ts';

/** Half axes of the dot, and the lid drawn over it: outer end down (positive) or up, and how far it reaches. */
const SHAPES: Record<
  EyeShapeId,
  { rx: number; ry: number; gap: number; lid?: { outer: number; reach: number; flat: number } }
> = {
  round: { rx: 4.3, ry: 5.5, gap: 0 },
  almond: { rx: 4.5, ry: 5.1, gap: 0, lid: { outer: 0.6, reach: 8, flat: 0.2 } },
  wide: { rx: 4.8, ry: 6, gap: 1 },
  narrow: { rx: 4.5, ry: 4.5, gap: 0.4, lid: { outer: 0.6, reach: 7.6, flat: 0.75 } },
  upturned: { rx: 4.4, ry: 5.1, gap: 0.2, lid: { outer: -2.6, reach: 8.4, flat: 0.3 } },
  gentle: { rx: 4.3, ry: 5.2, gap: 0.2, lid: { outer: 3.2, reach: 7.6, flat: 0.3 } },
};

/** Centre of an eye and how much narrower the far one is when the head turns. */
export function eyePlace(doll: Doll, side: Side): { x: number; y: number; narrow: number } {
  const { gaze, size, look, headWidth } = doll;
  const level = size.eyeDrop + (look.face === 'long' ? -1 : 0) + featureValue(look, 'eyeLine');
  if (doll.profile) return { x: 46 * headWidth - 20, y: 5.5 + level, narrow: 0.84 };
  const far = side * gaze[0] > 0;
  const gap = (18.5 + SHAPES[look.eyeShape].gap + featureValue(look, 'eyeSet')) * (0.5 + headWidth / 2);
  const x = side * gap + gaze[0] * 1.05 - (far ? gaze[0] * 0.24 : 0);
  // One eye is a little higher than the other.
  const y = 5.5 + gaze[1] + level + side * 0.5;
  return { x, y, narrow: far ? 1 - Math.min(0.2, Math.abs(gaze[0]) / 90) : 1 };
}

const CLOSED: readonly EyeKind[] = ['laughing', 'shut', 'content', 'tight'];

export function drawEyes(doll: Doll, face: FaceState): void {
  for (const side of seenSides(doll)) {
    const { x, y, narrow } = eyePlace(doll, side);
    if (face.eyes === 'laughing') drawLaughing(doll, x, y);
    else if (face.eyes === 'shut') drawShut(doll, x, y);
    else if (face.eyes === 'content') drawContent(doll, x, y);
    else if (face.eyes === 'tight') drawTight(doll, side, x, y);
    else drawOpen(doll, side, x, y, narrow, face);
    if (face.tears && CLOSED.includes(face.eyes)) drawTears(doll, side, x, y, 5.4, 4, face.tears);
  }
}

function drawOpen(doll: Doll, side: Side, x: number, y: number, narrow: number, face: FaceState): void {
  const { paper, skin, size, look } = doll;
  const shape = SHAPES[look.eyeShape];
  const down = face.eyes === 'down';
  const open = face.eyes === 'wide' ? 1.13 : down ? 0.92 : 1;
  const k = size.eyeSize * featureValue(look, 'eyeSize') * open * (face.whites ? 0.9 : 1);
  const rx = shape.rx * k * narrow;
  const ry = shape.ry * k;
  const [gx, gy] = face.pupils ?? [0, 0];
  const cx = x + gx;
  const cy = y + gy + (down ? 2.4 : 0);
  const [wx, wy] = [rx + 4, ry + 1.8];
  if (face.whites)
    paper.ellipse(x, y, wx, wy, mix(skin.base, skin.deep ? '#f3dfc4' : '#fff6e8', skin.deep ? 0.72 : 0.88));
  else if (skin.deep)
    paper.ellipse(x + gx * 0.6, cy - gy * 0.4, rx + 1.3, ry + 1.3, skin.rim, { opacity: 0.78 });
  paper.ellipse(cx, cy, rx, ry, skin.ink);
  const iris = optionById(EYE_COLOURS, look.eyes).hex;
  const light = luma(iris) > 0.4;
  // A light iris shows all round its pupil, a dark one as a crescent.
  if (light) {
    paper.ellipse(cx, cy + ry * 0.1, rx * 0.8, ry * 0.8, mix(iris, WHITE, 0.1));
    paper.ellipse(cx, cy, rx * 0.52, ry * 0.54, skin.ink);
  }
  const crescent: Outline = pts`
    ${cx - rx * 0.64},${cy + ry * (light ? 0.24 : 0.36)} ${cx},${cy + ry * 0.72}
    ${cx + rx * 0.64},${cy + ry * (light ? 0.24 : 0.36)}
  `;
  paper.brush(crescent, light ? 2.7 : 2.1, mix(iris, '#ffc98a', 0.14), { opacity: 0.96 });
  const glint = face.shine ? 2.2 : 1.5;
  const shift = face.whites ? 0.1 : 0.4;
  paper.ellipse(cx + gx * shift - 1.3, cy + (down ? -0.6 : -1.9) + gy * 0.3, glint, glint + 0.05, WARM_WHITE);
  if (face.eyes !== 'wide' || face.shine)
    paper.ellipse(cx + rx * 0.38, cy + ry * 0.2, glint * 0.4, glint * 0.4, WARM_WHITE, { opacity: 0.55 });
  const lids = typeof face.lids === 'object' ? face.lids[side < 0 ? 0 : 1] : face.lids;
  const eye: EyeBox = face.whites ? { x, y, rx: wx - 1, ry: wy } : { x: cx, y: cy, rx, ry };
  if (face.lowerLids) drawLowerLid(doll, eye, face.lowerLids);
  if (face.weary) drawBag(doll, x, y + ry + 3.4);
  if (face.tears) drawTears(doll, side, x, y, rx, ry, face.tears);
  if (lids) drawLowLid(doll, side, eye, lids, face.lidSlant ?? 0);
  else if (face.whites)
    drawLid(doll, side, x, y - wy * 0.92, wx + 1.4, shape.lid?.outer ?? 0.6, shape.lid?.flat ?? 0.1);
  else if (down) drawLid(doll, side, cx, cy - ry * 0.66, 7, 0.4, 0.5);
  else if (doll.body.grown && !shape.lid) drawLid(doll, side, cx, cy - ry * 0.92, 8 * narrow, 1, 0.3);
  else if (shape.lid) {
    const { outer, reach, flat } = shape.lid;
    drawLid(doll, side, cx, cy - ry * (1 - flat * 0.22), reach * narrow, outer, flat);
  }
  if (!down && !lids && !face.whites) drawOwnLid(doll, side, cx, cy, rx, ry);
}

function drawLaughing(doll: Doll, x: number, y: number): void {
  const { paper, skin } = doll;
  const arcAt = (dy: number): Outline => pts`
    ${x - 6.8},${y + 2.6 + dy} ${x - 3.7},${y - 2.6 + dy} ${x},${y - 4.1 + dy}
    ${x + 3.7},${y - 2.6 + dy} ${x + 6.8},${y + 2.6 + dy}
  `;
  if (skin.deep) paper.brush(arcAt(2), 4.6, skin.light, { opacity: 0.6, ends: 0.5 });
  paper.brush(arcAt(0), 3.5, skin.ink, { ends: 0.5 });
}

function drawShut(doll: Doll, x: number, y: number): void {
  const { paper, skin } = doll;
  const arcAt = (dy: number): Outline => pts`
    ${x - 6.6},${y + dy} ${x - 3.4},${y + 3.6 + dy} ${x},${y + 4.6 + dy}
    ${x + 3.4},${y + 3.6 + dy} ${x + 6.6},${y + dy}
  `;
  if (skin.deep) paper.brush(arcAt(-1.8), 4.4, skin.light, { opacity: 0.55, ends: 0.5 });
  paper.brush(arcAt(0), 3, skin.ink, { ends: 0.5 });
  const lashes: Outline[] = [
    pts`${x - 4.2},${y + 4.2} ${x - 5.2},${y + 6.6}`,
    pts`${x},${y + 5.6} ${x},${y + 8}`,
    pts`${x + 4.2},${y + 4.2} ${x + 5.2},${y + 6.6}`,
  ];
  paper.line(lashes, skin.ink, 1.2, { opacity: 0.85 });
}

/** Eyes shut in contentment: arcs that hang a little, like a cat's. */
function drawContent(doll: Doll, x: number, y: number): void {
  const { paper, skin } = doll;
  const arcAt = (dy: number): Outline => pts`
    ${x - 6.8},${y + 0.6 + dy} ${x - 3.4},${y + 3 + dy} ${x},${y + 3.7 + dy}
    ${x + 3.4},${y + 3 + dy} ${x + 6.8},${y + 0.6 + dy}
  `;
  if (skin.deep) paper.brush(arcAt(-1.8), 4.4, skin.light, { opacity: 0.55, ends: 0.5 });
  paper.brush(arcAt(0), 3.3, skin.ink, { ends: 0.5 });
}

/** Eyes pressed together: two strokes that meet at the nose's side. */
function drawTight(doll: Doll, side: Side, x: number, y: number): void {
  const { paper, skin } = doll;
  const inner: Outline[number] = [x - side * 5.6, y + 1.2];
  for (const [dy, width] of pts`-4.6,3 5,2.6`) {
    const line: Outline = [[x + side * 6.4, y + 1.2 + dy], [x, y + 1 + dy * 0.62], inner];
    if (skin.deep)
      paper.brush(
        line.map(([a, b]) => [a, b + 1.6]),
        3.4,
        skin.light,
        { opacity: 0.5, ends: 0.5 },
      );
    paper.brush(line, width, skin.ink, { ends: 0.5 });
  }
}
