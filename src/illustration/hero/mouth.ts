/** Mouths. Always a little off the middle, one corner higher: an even smile is a stranger's. */
import { mix } from '../paper/colour.ts';
import type { Outline, Point } from '../paper/outline.ts';
import type { Doll } from './doll.ts';
import type { MouthKind } from './expressions.ts';

// biome-ignore format: outlines read as rows of points
const LINES: Partial<Record<MouthKind, { line: Outline; width: number; lip: number }>> = {
  smile: { line: [[-9.4, -1.8], [-2.4, 2.7], [4.4, 2], [10, -2.8]], width: 2.9, lip: 4.6},
  tiny: { line: [[-5.4, -0.6], [-1, 1.9], [5, -1]], width: 2.6, lip: 3.8},
  smirk: { line: [[-8, 1.2], [-2, 2.6], [5, 0.4], [10, -4]], width: 2.9, lip: 4.8},
  wobble: { line: [[-8.6, 2.6], [-4.4, -0.8], [0, 1.1], [4.4, -0.8], [8.6, 2.6]], width: 2.7, lip: 4.2},
};

/** The middle of the mouth in the head's frame. */
export function mouthPlace(doll: Doll): Point {
  const { gaze, size } = doll;
  if (doll.profile) return [46 * doll.headWidth - 6, 29.5 + size.eyeDrop * 0.5];
  const y = 29.6 + gaze[1] * 0.8 + size.eyeDrop * 0.3 + (doll.look.face === 'long' ? 1.4 : 0);
  return [gaze[0] * 1.1 + 0.8, y];
}

export function drawMouth(doll: Doll, kind: MouthKind): void {
  const { paper, gaze } = doll;
  const [x, y] = mouthPlace(doll);
  const narrow = 1 - Math.min(0.16, Math.abs(gaze[0]) / 100);
  paper.at({ x, y, scale: narrow, stretch: 1 / narrow }, () => {
    const line = LINES[kind];
    if (line) drawLine(doll, line);
    if (kind === 'smirk') drawDimple(doll);
    if (kind === 'oh') drawOh(doll);
    if (kind === 'sleeping') paper.ellipse(0, 0.6, 2.7, 2.1, insideOfMouth(doll), { opacity: 0.9 });
    if (kind === 'laugh') drawOpen(doll, 12, 13);
    if (kind === 'open') drawOpen(doll, 10, 12);
    if (kind === 'grin') drawOpen(doll, 10.5, 9);
  });
}

/** The dark of an open mouth. */
export const insideOfMouth = (doll: Doll): string => mix('#5a1e28', doll.skin.ink, 0.3);

// biome-ignore format: outlines read as rows of points
function drawLine(doll: Doll, { line, width, lip }: { line: Outline; width: number; lip: number }): void {
  const { paper, skin } = doll;
  if (skin.deep)
    paper.brush(
      line.map(([a, b]) => [a, b + 1.7]),
      3,
      skin.rim,
      { opacity: 0.42, ends: 0.4 },
    );
  paper.brush(
    [[-lip + 0.6, 4], [0.6, 5.2], [lip + 0.6, 3.4]],
    skin.deep ? 2.9 : 2.2,
    skin.lip,
    {
      opacity: skin.deep ? 0.95 : 0.6,
      ends: 0.4,
    },
  );
  paper.brush(line, width, skin.ink, { ends: 0.36 });
}

// biome-ignore format: outlines read as rows of points
function drawDimple(doll: Doll): void {
  doll.paper.brush([[9, -6], [11.6, -4.2], [11.2, -1.8]], 1.6, doll.skin.shade, { opacity: 0.9 });
}

function drawOh(doll: Doll): void {
  const { paper, skin } = doll;
  if (skin.deep) paper.ellipse(0, 1, 5.4, 6.2, skin.lip, { opacity: 0.75 });
  paper.ellipse(0, 1, 4.2, 5, insideOfMouth(doll));
  paper.ellipse(0, 3, 2.2, 1.7, '#c9685a', { opacity: 0.9 });
}

// biome-ignore format: outlines read as rows of points
function drawOpen(doll: Doll, w: number, h: number): void {
  const { paper, skin } = doll;
  if (skin.deep)
    paper.brush(
      [[-w * 0.6, h * 0.66], [0, h * 0.82], [w * 0.62, h * 0.6]],
      3,
      skin.lip,
      { opacity: 0.9, ends: 0.4 },
    );
  const mouth: Outline = [
    [-w, -3.6, 1], [-w * 0.4, -2.2], [w * 0.4, -2.4], [w, -4.2, 1], [w * 0.72, h * 0.38], [w * 0.1, h * 0.68],
    [-w * 0.62, h * 0.42],
  ];
  const piece = paper.sheet(mouth, '#5b1f2b', { lift: 0, edge: 'none', jitter: 0.2, step: 5 });
  paper.within(piece, () => {
    paper.ellipse(1, h * 0.62, w * 0.62, h * 0.36, '#d2705f');
    paper.flat(
      [[-w * 0.8, -5, 1], [w * 0.8, -5.4, 1], [w * 0.62, 0.1], [0, 0.8], [-w * 0.62, 0.3]],
      '#fff7e8',
    );
  });
}
