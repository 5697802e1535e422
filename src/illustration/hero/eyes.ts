/** Eyes: dots with a crescent of colour and one glint; lids make the shapes. */
import { luma, mix } from '../paper/colour.ts';
import type { Outline } from '../paper/outline.ts';
import { choice, EYE_COLOURS, type EyeShapeId } from './choices.ts';
import { type Doll, type Side, seenSides } from './doll.ts';
import type { FaceState } from './expressions.ts';
import { WARM_WHITE } from './palette.ts';

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
  const level = size.eyeDrop + (look.face === 'long' ? -1 : 0);
  if (doll.profile) return { x: 46 * headWidth - 20, y: 5.5 + level, narrow: 0.84 };
  const far = side * gaze[0] > 0;
  const gap = (18.5 + SHAPES[look.eyeShape].gap) * (0.5 + headWidth / 2);
  const x = side * gap + gaze[0] * 1.05 - (far ? gaze[0] * 0.24 : 0);
  // No face is even: one eye sits a breath higher.
  const y = 5.5 + gaze[1] + level + side * 0.5;
  return { x, y, narrow: far ? 1 - Math.min(0.2, Math.abs(gaze[0]) / 90) : 1 };
}

export function drawEyes(doll: Doll, face: FaceState): void {
  for (const side of seenSides(doll)) {
    const { x, y, narrow } = eyePlace(doll, side);
    if (face.eyes === 'laughing') drawLaughing(doll, x, y);
    else if (face.eyes === 'shut') drawShut(doll, x, y);
    else drawOpen(doll, side, x, y, narrow, face);
  }
}

// biome-ignore format: outlines read as rows of points
function drawOpen(doll: Doll, side: Side, x: number, y: number, narrow: number, face: FaceState): void {
  const { paper, skin, size, look } = doll;
  const shape = SHAPES[look.eyeShape];
  const down = face.eyes === 'down';
  const k = size.eyeSize * (face.eyes === 'wide' ? 1.13 : down ? 0.92 : 1);
  const rx = shape.rx * k * narrow;
  const ry = shape.ry * k;
  const [gx, gy] = face.pupils ?? [0, 0];
  const cx = x + gx;
  const cy = y + gy + (down ? 2.4 : 0);
  if (skin.deep) paper.ellipse(x + gx * 0.6, cy - gy * 0.4, rx + 1.3, ry + 1.3, skin.rim, { opacity: 0.78 });
  paper.ellipse(cx, cy, rx, ry, skin.ink);
  const iris = choice(EYE_COLOURS, look.eyes).hex;
  const light = luma(iris) > 0.4;
  const crescent: Outline = [
    [cx - rx * 0.64, cy + ry * (light ? 0.24 : 0.36)], [cx, cy + ry * 0.72],
    [cx + rx * 0.64, cy + ry * (light ? 0.24 : 0.36)],
  ];
  paper.brush(crescent, light ? 2.7 : 2.1, mix(iris, '#ffc98a', 0.14), { opacity: 0.96 });
  paper.ellipse(cx + gx * 0.4 - 1.3, cy + (down ? -0.6 : -1.9) + gy * 0.3, 1.5, 1.55, WARM_WHITE);
  if (face.eyes !== 'wide')
    paper.ellipse(cx + rx * 0.38, cy + ry * 0.2, 0.6, 0.6, WARM_WHITE, { opacity: 0.55 });
  if (down) drawLid(doll, side, cx, cy - ry * 0.66, 7, 0.4, 0.5);
  else if (shape.lid) {
    const { outer, reach, flat } = shape.lid;
    drawLid(doll, side, cx, cy - ry * (1 - flat * 0.22), reach * narrow, outer, flat);
  }
}

/** The upper lid, from the inner corner over the dot to the outer end. */
// biome-ignore format: outlines read as rows of points
function drawLid(
  doll: Doll,
  side: Side,
  x: number,
  y: number,
  reach: number,
  outer: number,
  flat: number,
): void {
  const { paper, skin } = doll;
  const rise = 1.6 * (1 - flat);
  const lid: Outline = [
    [x - side * reach * 0.68, y + 2.2 * (1 - flat) + 0.8], [x - side * reach * 0.1, y - rise],
    [x + side * reach * 0.55, y - rise * 0.4 + outer * 0.35], [x + side * reach, y + 1.5 + outer],
  ];
  if (skin.deep)
    paper.brush(
      lid.map(([a, b]) => [a, b - 1.6]),
      1.8,
      skin.rim,
      { opacity: 0.6, ends: 0.5 },
    );
  paper.brush(lid, 2.5, skin.ink, { ends: 0.35 });
}

// biome-ignore format: outlines read as rows of points
function drawLaughing(doll: Doll, x: number, y: number): void {
  const { paper, skin } = doll;
  const arcAt = (dy: number): Outline => [
    [x - 6.8, y + 2.6 + dy], [x - 3.7, y - 2.6 + dy], [x, y - 4.1 + dy], [x + 3.7, y - 2.6 + dy],
    [x + 6.8, y + 2.6 + dy],
  ];
  if (skin.deep) paper.brush(arcAt(2), 4.6, skin.light, { opacity: 0.6, ends: 0.5 });
  paper.brush(arcAt(0), 3.5, skin.ink, { ends: 0.5 });
}

// biome-ignore format: outlines read as rows of points
function drawShut(doll: Doll, x: number, y: number): void {
  const { paper, skin } = doll;
  const arcAt = (dy: number): Outline => [
    [x - 6.6, y + dy], [x - 3.4, y + 3.6 + dy], [x, y + 4.6 + dy], [x + 3.4, y + 3.6 + dy], [x + 6.6, y + dy],
  ];
  if (skin.deep) paper.brush(arcAt(-1.8), 4.4, skin.light, { opacity: 0.55, ends: 0.5 });
  paper.brush(arcAt(0), 3, skin.ink, { ends: 0.5 });
  const lashes: Outline[] = [
    [[x - 4.2, y + 4.2], [x - 5.2, y + 6.6]], [[x, y + 5.6], [x, y + 8]],
    [[x + 4.2, y + 4.2], [x + 5.2, y + 6.6]],
  ];
  paper.line(lashes, skin.ink, 1.2, { opacity: 0.85 });
}
