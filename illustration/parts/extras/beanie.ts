import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { type Outline, scallops } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

export const beanie: Extra = {
  id: 'beanie',
  order: 50,
  label: 'Woolly hat',
  slot: 'head',
  hat: true,
  offInBed: true,
  rise: 42,
  brim: 14,
  front: {
    onHead(doll, cloth) {
      const f = doll.gaze[0] * 0.4;

      const { paper } = doll;
      const band = paler(cloth, 0.3);
      paper.sheet(scallops(paper.rng, 2, -74, 12, 11, 10, 0.16), CLOTH.cream, {
        lift: 0.5,
        step: 3,
        facets: 0.1,
        texture: 'felt',
      });
      const dome = paper.sheet(
        pts`-54,-14! -57,-34 -42,-58 -18,-68 4,-69 26,-66 46,-54 58,-32 54,-14!`,
        cloth,
        {
          texture: 'felt',
        },
      );
      paper.within(dome, () => {
        const ribs = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
          (i): Outline => pts`${i * 13 + f},-20 ${i * 11},-44 ${i * 6},-68`,
        );
        paper.line(ribs, darker(cloth, 0.22), 1.3, { opacity: 0.5, jitter: 0, step: 30 });
        paper.flat(pts`-60,-41! 0,-47 60,-41! 60,-36! 0,-42 -60,-36!`, band, { opacity: 0.85 });
      });
      paper.sheet(pts`-56,-24 -30,-30 ${f},-32 30,-30 56,-24 57,-10 30,-16 ${f},-18 -30,-16 -57,-10`, band, {
        texture: 'feltTurned',
      });
      paper.line(
        Array.from({ length: 13 }, (_, i): Outline => {
          const x = (i - 6) * 8.4;
          const y = -30 + Math.abs(i - 6) ** 1.7 * 0.3;
          return pts`${x},${y} ${x * 1.02},${y + 12}`;
        }),
        darker(band, 0.25),
        1.1,
        { opacity: 0.5 },
      );
    },
  },
  side: {
    onHead(doll, cloth) {
      const { paper } = doll;
      const band = paler(cloth, 0.3);
      paper.sheet(scallops(paper.rng, -10, -75, 12, 11, 10, 0.16), CLOTH.cream, {
        lift: 0.5,
        step: 3,
        facets: 0.1,
        texture: 'felt',
      });
      const dome = paper.sheet(pts`52,-22! 52,-40 38,-57 14,-67 -12,-69 -38,-60 -55,-40 -60,-6!`, cloth, {
        texture: 'felt',
      });
      paper.within(dome, () => {
        const ribs = [-3, -2, -1, 0, 1, 2, 3].map(
          (i): Outline => pts`${i * 15},-14 ${i * 12 - 4},-44 ${i * 6 - 8},-68`,
        );
        paper.line(ribs, darker(cloth, 0.22), 1.3, { opacity: 0.5, jitter: 0, step: 30 });
        paper.flat(pts`-64,-36! 0,-44 60,-48! 60,-43! 0,-39 -64,-31!`, band, { opacity: 0.85 });
      });
      paper.sheet(pts`54,-32 30,-30 0,-26 -32,-20 -60,-11 -61,4 -32,-4 0,-10 30,-15 53,-17`, band, {
        texture: 'feltTurned',
      });
      paper.line(
        Array.from({ length: 13 }, (_, i): Outline => {
          const x = (i - 6.4) * 8.6;
          const y = -22.4 - x * 0.19;
          return pts`${x},${y} ${x - 1},${y + 12}`;
        }),
        darker(band, 0.25),
        1.1,
        { opacity: 0.5 },
      );
    },
  },
};
