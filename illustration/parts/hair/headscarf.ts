import { CLOTH, shaded } from '../../figures/hero/body/palette.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Rng } from '../../paper/rng.ts';
import { covering } from '../hair-style.ts';
import { scarfBack } from './shapes/backs/covered.ts';
import { HAIRLINE, skull } from './shapes/side-view.ts';
import { lock, slide } from './shapes/strands.ts';

/** Dots of a printed scarf, as strokes with no length: their round ends are the dots. */
function spots(rng: Rng, rows: number): Outline[] {
  return Array.from({ length: rows * 9 }, (_, i): Outline => {
    const row = Math.floor(i / 9);
    const x = ((i % 9) - 4) * 14 + (row % 2 ? 7 : 0) + rng.between(-1, 1);
    return pts`${x},${-58 + row * 11} ${x + 0.2},${-58 + row * 11}`;
  });
}

export const headscarf = covering(
  { id: 'headscarf', order: 300, label: 'Headscarf', beyond: [16, 40, 26], hatScale: 1.04 },
  {
    front: {
      behind(doll) {
        const { paper, hair } = doll;
        const k = hair.cloth;
        lock(doll, pts`-50,8 -54,24 -46,38 -20,44 20,44 46,38 54,24 50,8`, { behind: true });
        paper.sheet(pts`34,20 58,26 72,44 70,60! 60,58 56,68! 44,50 34,34`, shaded(k, 0.12), {
          texture: 'felt',
        });
        paper.sheet(pts`36,16 62,12 80,24 82,38! 70,38 50,34`, k, { texture: 'felt' });
      },
      over(doll) {
        const { paper, hair } = doll;
        const k = hair.cloth;
        const f = slide(doll);
        lock(
          doll,
          pts`-47,4! -44,-14 ${f - 34},-24 ${34 + f},-24 44,-14 47,4! 50,-16 30,-40 -30,-40 -50,-16`,
          {
            step: 5,
          },
        );
        const piece = paper.sheet(
          pts`
          -53,12! -57,-12 -49,-38 -28,-54 0,-60 28,-54 49,-38 57,-12 53,12! 47,-4 ${38 + f},-17
          ${20 + f},-25 ${f},-27.5 ${f - 20},-25 ${f - 38},-17 -47,-4
        `,
          k,
          { texture: 'felt' },
        );
        paper.within(piece, () => {
          paper.line(spots(paper.rng, 6), CLOTH.cream, 4, { opacity: 0.85, jitter: 0, step: 99 });
        });
        const dark = shaded(k, 0.28);
        paper.brush(pts`${f - 40},-21 ${f - 20},-30 ${f},-32.5 ${20 + f},-30 ${40 + f},-21`, 1.6, dark, {
          opacity: 0.6,
        });
        paper.sheet(pts`44,10 54,6 60,14 56,24 46,22`, shaded(k, 0.1), { step: 4, lift: 0.6 });
      },
    },
    side: {
      ear: true,
      behind({ paper, hair }) {
        const k = hair.cloth;
        paper.sheet(pts`-40,16 -58,28 -68,48 -62,62! -54,56 -46,68! -38,48 -34,30`, shaded(k, 0.12), {
          texture: 'felt',
        });
        paper.sheet(pts`-40,14 -64,14 -82,30 -80,44! -68,42 -50,32`, k, { texture: 'felt' });
      },
      over(doll) {
        const { paper, hair } = doll;
        const k = hair.cloth;
        lock(doll, [...pts`-40,8 -46,24 -36,38!`, ...HAIRLINE.slice(0, 8), ...pts`18,-24 -10,-20`], {
          step: 5,
        });
        const piece = paper.sheet(
          [...skull(7).slice(0, 7), ...pts`-54,12 -46,22! -28,12 -14,-2 4,-10 18,-19 32,-23`],
          k,
          { texture: 'felt' },
        );
        paper.within(piece, () => {
          paper.line(spots(paper.rng, 8), CLOTH.cream, 4, { opacity: 0.85, jitter: 0, step: 99 });
        });
        paper.brush(pts`40,-27 20,-24 2,-14 -18,-1 -40,16`, 1.6, shaded(k, 0.28), { opacity: 0.6 });
        paper.sheet(pts`-38,8 -48,10 -52,20 -46,28 -36,22`, shaded(k, 0.1), { step: 4, lift: 0.6 });
      },
    },
    back: scarfBack,
  },
);
