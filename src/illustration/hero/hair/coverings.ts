/** Head coverings, drawn with the same care as hair: hijab, headscarf, turban, patka. */

import { mix } from '../../paper/colour.ts';
import { arc, type Outline, type Point, star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Rng } from '../../paper/rng.ts';
import { onSide, SIDES } from '../doll.ts';
import { CREAM, HONEY, paler } from '../palette.ts';
import { type HairStyle, lock, slide } from './strands.ts';

const hijab: HairStyle = {
  coversEars: true,
  back({ paper, hair }) {
    paper.sheet(
      pts`0,-62 38,-54 60,-24 62,18 56,52 62,78 40,92 0,90 -40,92 -62,78 -56,52 -62,18 -60,-24 -38,-54`,
      mix(hair.cloth, '#3b2a30', 0.14),
    );
  },
  front(doll) {
    const { paper, hair } = doll;
    const k = hair.cloth;
    const f = slide(doll, 0.5);
    const dark = mix(k, '#3b2a30', 0.24);
    const light = paler(k, 0.27);
    paper.sheet(
      pts`${f - 40},-18 ${f - 22},-33 ${f},-37 ${22 + f},-33 ${40 + f},-18 42,-30 20,-46 -20,-46 -42,-30`,
      mix(k, CREAM, 0.72),
      { lift: 0.5, jitter: 0.3, step: 6 },
    );
    const outer: Outline = pts`
      0,-61 36,-54 58,-26 61,8 57,36 63,62 55,80 28,93 4,97 -24,90 -50,82 -62,64 -57,36 -61,8 -58,-26
      -36,-54
    `;
    const opening: Outline = pts`
      ${f},-33 ${23 + f},-28 ${39 + f},-10 ${42 + f},12 ${36 + f},32 ${19 + f},44 ${f},47 ${f - 19},44
      ${f - 36},32 ${f - 42},12 ${f - 39},-10 ${f - 23},-28
    `;
    paper.sheet(outer, k, { holes: [opening], texture: 'felt', lift: 0.9 });
    paper.flat(pts`-38,44 -10,60 26,57 50,40 44,56 20,70 -14,72 -40,58`, dark, { opacity: 0.35 });
    paper.brush(pts`-46,30 -30,54 0,64 34,58 54,38`, 2.4, dark, { opacity: 0.75 });
    paper.brush(pts`-52,52 -26,74 8,80 44,66`, 2, dark, { opacity: 0.55 });
    paper.brush(pts`-50,-10 -48,12 -42,34`, 2, dark, { opacity: 0.5 });
    paper.brush(pts`30,-46 48,-24 51,6`, 2.2, light, { opacity: 0.7 });
    paper.brush(pts`18,-52 34,-44 44,-30`, 1.8, light, { opacity: 0.6 });
    paper.at({ x: 40, y: 40, rot: 12 }, () =>
      paper.sheet(star(5.6, 2.7), HONEY, { jitter: 0.1, step: 20, lift: 0.5 }),
    );
  },
};

/** Dots of a printed scarf, as strokes with no length: their round ends are the dots. */
export function spots(rng: Rng, rows: number): Outline[] {
  return Array.from({ length: rows * 9 }, (_, i): Outline => {
    const row = Math.floor(i / 9);
    const x = ((i % 9) - 4) * 14 + (row % 2 ? 7 : 0) + rng.between(-1, 1);
    return pts`${x},${-58 + row * 11} ${x + 0.2},${-58 + row * 11}`;
  });
}

const headscarf: HairStyle = {
  back(doll) {
    const { paper, hair } = doll;
    const k = hair.cloth;
    lock(doll, pts`-50,8 -54,24 -46,38 -20,44 20,44 46,38 54,24 50,8`, { behind: true });
    paper.sheet(pts`34,20 58,26 72,44 70,60! 60,58 56,68! 44,50 34,34`, mix(k, '#3b2a30', 0.12), {
      texture: 'felt',
    });
    paper.sheet(pts`36,16 62,12 80,24 82,38! 70,38 50,34`, k, { texture: 'felt' });
  },
  front(doll) {
    const { paper, hair } = doll;
    const k = hair.cloth;
    const f = slide(doll);
    lock(doll, pts`-47,4! -44,-14 ${f - 34},-24 ${34 + f},-24 44,-14 47,4! 50,-16 30,-40 -30,-40 -50,-16`, {
      step: 5,
    });
    const piece = paper.sheet(
      pts`
        -53,12! -57,-12 -49,-38 -28,-54 0,-60 28,-54 49,-38 57,-12 53,12! 47,-4 ${38 + f},-17
        ${20 + f},-25 ${f},-27.5 ${f - 20},-25 ${f - 38},-17 -47,-4
      `,
      k,
      { texture: 'felt' },
    );
    paper.within(piece, () => {
      paper.line(spots(paper.rng, 6), CREAM, 4, { opacity: 0.85, jitter: 0, step: 99 });
    });
    const dark = mix(k, '#3b2a30', 0.28);
    paper.brush(pts`${f - 40},-21 ${f - 20},-30 ${f},-32.5 ${20 + f},-30 ${40 + f},-21`, 1.6, dark, {
      opacity: 0.6,
    });
    paper.sheet(pts`44,10 54,6 60,14 56,24 46,22`, mix(k, '#3b2a30', 0.1), { step: 4, lift: 0.6 });
  },
};

const turban: HairStyle = {
  coversEars: false,
  front(doll) {
    const { paper, hair } = doll;
    const k = hair.cloth;
    const f = slide(doll);
    const dark = mix(k, '#3b2a30', 0.26);
    const light = paler(k, 0.28);
    const under = mix(k, CREAM, 0.6);
    paper.sheet(pts`${f - 16},-24 ${f},-38 ${16 + f},-24 ${f},-22`, under, { lift: 0.3, step: 5 });
    // wraps, from the crown down to the brow; each leans the other way
    paper.sheet(pts`-46,-36 -38,-66 -14,-80 14,-80 38,-66 46,-36 0,-30`, k, { texture: 'felt' });
    paper.brush(pts`-34,-62 -8,-72 20,-74`, 2, light, { opacity: 0.55 });
    paper.brush(pts`36,-60 14,-70 -12,-76`, 1.8, dark, { opacity: 0.5 });
    const wrap = (k2: -1 | 1, rise: number, width: number): Point[] =>
      onSide(
        k2,
        pts`
          -4,${-36 - rise} 22,${-50 - rise} 44,${-48 - rise * 0.7} 57,${-28 - rise * 0.3} 58,-10 53,3!
          48,-6 38,${-16 - rise * 0.4} 20,${-24 - rise * 0.8 + width} -1,${-29 - rise}
        `,
      );
    for (const rise of [16, 8]) {
      for (const s of SIDES) {
        paper.sheet(wrap(s, rise, 0), s < 0 ? k : mix(k, '#3b2a30', 0.05), { lift: 0.6, texture: 'felt' });
        paper.brush(
          onSide(s, pts`6,${-42 - rise} 26,${-48 - rise} 46,${-38 - rise * 0.5} 54,-16`),
          1.8,
          s < 0 ? light : dark,
          { opacity: 0.5 },
        );
      }
    }
    for (const s of SIDES) {
      paper.sheet(
        onSide(
          s,
          pts`
            ${f * s},-33 16,-42 38,-40 54,-22 56,-4 51,6! 46,-6 ${36 + f * s * 0.5},-15 ${20 + f * s},-21
            ${f * s - 1},-27
          `,
        ),
        s > 0 ? k : mix(k, '#3b2a30', 0.05),
        { lift: 0.6, texture: 'felt' },
      );
      paper.brush(onSide(s, pts`${10 + f * s},-36 32,-35 48,-18`), 1.9, s > 0 ? light : dark, {
        opacity: 0.55,
      });
    }
  },
};

const patka: HairStyle = {
  coversEars: false,
  front(doll) {
    const { paper, hair } = doll;
    const k = hair.cloth;
    const f = slide(doll);
    const dark = mix(k, '#3b2a30', 0.26);
    const light = paler(k, 0.28);
    paper.sheet(arc(2, -63, 18, 16, 0, 330, 11), k, { texture: 'felt', step: 5 });
    paper.brush(pts`-8,-68 2,-74 13,-69`, 1.8, light, { opacity: 0.6 });
    paper.sheet(
      pts`
        -52,3! -55,-14 -46,-38 -26,-51 0,-55 26,-51 46,-38 55,-14 52,3! 44,-13 ${28 + f},-24 ${f},-29
        ${f - 28},-24 -44,-13
      `,
      k,
      { texture: 'felt' },
    );
    for (const s of SIDES) {
      paper.brush(onSide(s, pts`${5 + f * s},-31 7,-42 5,-53`), 1.8, dark, { opacity: 0.55 });
      paper.brush(onSide(s, pts`${24 + f * s},-27 27,-40 16,-52`), 1.8, dark, { opacity: 0.45 });
      paper.brush(onSide(s, pts`42,-16 43,-30 28,-48`), 1.6, light, { opacity: 0.45 });
    }
    paper.sheet(pts`-14,-55 2,-59 18,-55 16,-49 2,-52 -12,-49`, dark, { step: 5, lift: 0.5 });
  },
};

export const COVERINGS = { hijab, headscarf, turban, patka };
