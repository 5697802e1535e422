import { type Point, scallops } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { roundBack } from './shapes/backs/curly.ts';
import { coilCap, coilCapAside, coilLine, puff } from './shapes/coiling.ts';
import { curls, lock, slide } from './shapes/strands.ts';

export const afro = hairStyle(
  { id: 'afro', order: 190, label: 'Afro', texture: 'coily', beyond: [44, 36, 8], crownLift: 12 },
  {
    underHat: {
      behind(doll) {
        const [x, rx] = doll.profile ? [-24, 60] : [0, 78];
        puff(doll, x, 15, rx, 45, { bumps: 26, behindHead: true });
      },
      over: (doll) => (doll.profile ? coilCapAside : coilCap)(doll),
    },
    front: {
      behind(doll) {
        lock(doll, scallops(doll.paper.rng, 0, -20, 77, 67, 30, 0.06), {
          jitter: 0.2,
          step: 4,
          facets: 0.02,
        });
        curls(
          doll,
          { x: 0, y: -22, rx: 74, ry: 64 },
          { gap: 8.6, radius: 3.2, width: 1.2, opacity: 0.55, behindHead: true },
        );
      },
      over(doll) {
        const f = slide(doll);
        const line: Point[] = [
          ...pts`-49,8! -57,-12 -50,-40 -26,-60 0,-65 26,-60 50,-40 57,-12 49,8!`,
          ...coilLine(f, -29),
        ];
        const piece = doll.paper.sheet(line, doll.hair.base, {
          jitter: 0.4,
          step: 5,
          lift: 0.4,
          edge: 'none',
        });
        doll.paper.within(piece, () =>
          curls(doll, { x: 0, y: -36, rx: 56, ry: 32 }, { gap: 7.6, radius: 3, width: 1.2, opacity: 0.62 }),
        );
      },
    },
    side: {
      ear: true,
      behind(doll) {
        lock(doll, scallops(doll.paper.rng, -14, -18, 70, 66, 28, 0.06), {
          jitter: 0.2,
          step: 4,
          facets: 0.02,
        });
      },
      over(doll) {
        const { rng } = doll.paper;
        const ring = scallops(rng, -14, -18, 70, 66, 28, 0.06);
        const turn = ([x, y]: Point) =>
          (((-(Math.atan2(y + 18, x + 14) * 180) / Math.PI - 2) % 360) + 360) % 360;
        const end = turn([-30, 46]);
        const edge = ring.filter((p) => turn(p) < end).sort((a, b) => turn(a) - turn(b));
        const piece = lock(
          doll,
          [
            ...edge,
            ...pts`-26,40! -19,24 -14,12 -5,5 2,8 8,13! 10,-2 17,-12! 23,-16 30,-19! 37,-20 43,-24! 47,-20`,
          ],
          { jitter: 0.2, step: 4, facets: 0.02 },
        );
        doll.paper.within(piece, () =>
          curls(
            doll,
            { x: -14, y: -18, rx: 66, ry: 62 },
            { gap: 8.8, radius: 3.2, width: 1.2, opacity: 0.55 },
          ),
        );
      },
    },
    back: roundBack(-6, 84, 80, 34, { gap: 7.2, radius: 3.1 }),
  },
);
