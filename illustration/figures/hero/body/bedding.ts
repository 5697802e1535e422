/** Draws pillow, blanket, quilt, and the shadow on the ground. */

import { mix } from '../../../paper/colour.ts';
import type { Piece } from '../../../paper/mark-options.ts';
import { type Outline, star, transformed } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll } from './doll.ts';
import { CLOTH, darker, SHADE } from './palette.ts';

/** The pillow under a sleeping head. Frame: the child lies along x, head to the left, hip joint at 0, 0. */
export function drawPillow(doll: Doll): void {
  const { paper, size } = doll;
  const x = -78 * (size.torso - 1);
  paper.at({ x }, () => {
    paper.sheet(
      pts`-196,-60 -160,-67 -110,-63 -70,-66 -60,-4 -68,62 -112,60 -158,64 -196,62 -190,0`,
      CLOTH.cream,
      {
        lift: 1.1,
        texture: 'felt',
      },
    );
    const hem: Outline = pts`-184,-50 -130,-55 -78,-54 -72,4 -80,52 -130,52 -184,52 -180,0 -184,-50`;
    paper.line([hem], CLOTH.dusk, 1.4, { opacity: 0.7, dash: [4, 3.4] });
    // The head sinks in: a shadow round it, and creases from the dent to the corners.
    paper.ellipse(-118, 1, 66, 55, SHADE, { opacity: 0.16 });
    for (const [x, y] of [
      [-184, -48],
      [-188, 4],
      [-182, 50],
      [-86, -54],
      [-90, 52],
    ] as const)
      paper.brush(
        pts`${-118 + (x + 118) * 0.62},${y * 0.7} ${-118 + (x + 118) * 0.82},${y * 0.92 - 2} ${x},${y}`,
        2.6,
        SHADE,
        { opacity: 0.26, ends: 0.2 },
      );
  });
}

/** The sheet of a quilt and its paper: night blue, or brick over clothes of that blue. */
function quiltSheet({ paper, cloth }: Doll, outline: Outline): [cover: Piece, quilt: string] {
  const quilt = cloth === CLOTH.night ? CLOTH.brick : CLOTH.night;
  return [paper.sheet(outline, quilt, { lift: 1.1, texture: 'felt' }), quilt];
}

/** The edge of a quilt turned over, and its seam. */
function turnedEdge({ paper }: Doll, edge: Outline, seam: Outline): void {
  paper.sheet(edge, CLOTH.sage, { texture: 'feltTurned', lift: 0.7 });
  paper.line([seam], CLOTH.cream, 1.2, { opacity: 0.8, dash: [3.4, 2.8] });
}

/** Draws a quilt with a turned edge over hip, knees and toes. */
export function drawBlanket(doll: Doll): void {
  const { paper } = doll;
  const end = 92 * doll.size.leg + 26;
  const outline = pts`
    -46,-42 -20,-50 8,-47 ${end * 0.36},-55 ${end * 0.55},-50 ${end * 0.74},-42 ${end * 0.92},-47
    ${end + 4},-38 ${end + 8},-8 ${end + 3},20 ${end + 7},44 ${end * 0.86},52 ${end * 0.62},46
    ${end * 0.36},54 0,49 -26,55 -46,50 -52,28 -42,0
  `;
  const [cover, quilt] = quiltSheet(doll, outline);
  paper.within(cover, () => {
    const stars = Array.from({ length: 24 }, (_, i) => {
      const row = Math.floor(i / 6);
      const x = -40 + (i % 6) * 34 + (row % 2 ? 17 : 0);
      return transformed(star(4.8, 2.2), x, -36 + row * 25, paper.rng.between(-20, 20));
    });
    paper.flat(stars, CLOTH.butter, { opacity: 0.95, jitter: 0.1, step: 30 });
    // The body under it: a ridge along back and legs, a tuck behind the knees, two feet.
    const fold = darker(quilt, 0.45);
    const crest = mix(quilt, CLOTH.cream, 0.4);
    paper.brush(pts`-26,-14 6,-22 ${end * 0.4},-26 ${end * 0.66},-14`, 8, crest, { opacity: 0.2 });
    paper.brush(pts`-30,22 4,32 ${end * 0.42},34 ${end * 0.7},20`, 9, fold, { opacity: 0.26 });
    paper.brush(pts`${end * 0.6},-48 ${end * 0.64},-30 ${end * 0.6},-12`, 3.4, fold, { opacity: 0.34 });
    paper.brush(pts`${end * 0.68},44 ${end * 0.7},28 ${end * 0.78},18`, 3.4, fold, { opacity: 0.34 });
    paper.brush(pts`${end * 0.86},-22 ${end * 0.95},-14 ${end * 0.93},2`, 4.4, crest, { opacity: 0.3 });
    paper.brush(pts`${end * 0.88},10 ${end * 0.97},16 ${end * 0.93},30`, 4.4, crest, { opacity: 0.3 });
    paper.brush(pts`${end * 0.84},-26 ${end * 0.8},4 ${end * 0.85},32`, 4, fold, { opacity: 0.22 });
  });
  turnedEdge(doll, pts`-62,-42! -38,-47 -31,0 -36,54 -60,53! -54,0`, pts`-42,-42 -36,0 -40,50`);
}

/** The pillow at the back of a child who sits up in bed. Frame: hip joint at 0, 0. */
export function drawPillowUpright({ paper, size }: Doll): void {
  const y = -64 * size.torso;
  paper.sheet(pts`-52,16 -64,${y * 0.5} -58,${y} -30,${y - 12} -2,${y - 4} 4,-20 0,18 -26,22`, CLOTH.cream, {
    lift: 1.1,
    texture: 'felt',
  });
  paper.line([pts`-46,10 -55,${y * 0.5} -50,${y + 6} -30,${y - 3}`], CLOTH.dusk, 1.4, {
    opacity: 0.7,
    dash: [4, 3.4],
  });
}

/** The quilt over outstretched legs: it rises at the toes and is turned back over the lap. */
export function drawQuilt(doll: Doll): void {
  const { paper } = doll;
  const end = 84 * doll.size.leg + 14;
  const outline = pts`
    -2,-12 24,-22 ${end * 0.5},-20 ${end * 0.8},-17 ${end - 4},-30 ${end + 10},-28 ${end + 17},-6
    ${end + 22},26! ${end * 0.66},31 ${end * 0.3},27 -12,31! -14,8
  `;
  const [cover, quilt] = quiltSheet(doll, outline);
  paper.within(cover, () => {
    const stars = Array.from({ length: 14 }, (_, i) =>
      transformed(
        star(4.6, 2.1),
        6 + (i % 7) * 17 + (i > 6 ? 9 : 0),
        i > 6 ? 15 : -7,
        paper.rng.between(-20, 20),
      ),
    );
    paper.flat(stars, CLOTH.butter, { opacity: 0.95, jitter: 0.1, step: 30 });
    const fold = darker(quilt, 0.45);
    paper.brush(pts`20,4 ${end * 0.5},8 ${end * 0.86},-2`, 7, mix(quilt, CLOTH.cream, 0.4), {
      opacity: 0.22,
    });
    paper.brush(pts`${end * 0.84},-24 ${end * 0.9},2 ${end * 0.84},26`, 3.6, fold, { opacity: 0.32 });
    paper.brush(pts`28,-18 34,2 28,24`, 3.2, fold, { opacity: 0.26 });
  });
  turnedEdge(doll, pts`-20,-14! 10,-24 20,0 14,30 -28,32! -30,6`, pts`6,-18 14,2 8,26`);
}

/** Draws the soft shadow of a figure on the ground. */
export function drawGroundShadow(doll: Doll, x: number, y: number, width: number, height = 6.4): void {
  const { paper } = doll;
  const { shadow, shadowStrength } = paper.light;
  const layer = (dx: number, rx: number, ry: number, opacity: number): void =>
    paper.ellipse(x + dx, y, rx, ry, shadow, { lit: false, opacity: opacity * shadowStrength });
  layer(5, width * 1.14, height * 1.3, 0.05);
  layer(4, width, height, 0.09);
  layer(3, width * 0.8, height * 0.7, 0.09);
}
