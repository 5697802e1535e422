import { CLOTH, darker } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

export const crown: Extra = {
  id: 'crown',
  order: 60,
  label: 'Paper crown',
  slot: 'head',
  offInBed: true,
  rise: 46,
  front: {
    onHead(doll) {
      const { paper } = doll;
      const f = doll.gaze[0] * 0.4;
      const tall = -(doll.parts.hair.crownLift ?? 0);

      paper.at({ x: f * 0.6, y: tall, rot: 4 }, () => {
        paper.sheet(pts`-30,-42! -34,-72! -19,-56! 0,-80! 19,-56! 34,-72! 30,-42! 0,-37`, CLOTH.honey, {
          step: 12,
          jitter: 0.4,
          texture: 'felt',
        });
        paper.flat(pts`-29.4,-46! 0,-41 29.4,-46! 30,-42.6! 0,-37.6 -30,-42.6!`, darker(CLOTH.honey, 0.22), {
          opacity: 0.7,
        });
        for (const [x, y, c] of [
          [-18, -50, CLOTH.clay],
          [0, -51, CLOTH.dusk],
          [18, -50, CLOTH.clay],
        ] as const)
          paper.ellipse(x, y, 3, 3.6, c);
      });
    },
  },
  side: {
    onHead(doll) {
      const { paper } = doll;
      const tall = -(doll.parts.hair.crownLift ?? 0);
      paper.at({ x: -2, y: tall, rot: -4 }, () => {
        paper.sheet(pts`30,-42! 35,-72! 21,-55! 8,-79! -8,-55! -24,-76! -31,-40! 0,-36`, CLOTH.honey, {
          step: 12,
          jitter: 0.4,
          texture: 'felt',
        });
        paper.flat(pts`30,-46! 0,-40 -30.6,-44! -31,-40.6! 0,-36.6 30,-42.6!`, darker(CLOTH.honey, 0.22), {
          opacity: 0.7,
        });
        for (const [x, y, c] of [
          [20, -49, CLOTH.dusk],
          [2, -49, CLOTH.clay],
          [-18, -48, CLOTH.dusk],
        ] as const)
          paper.ellipse(x, y, 2.8, 3.6, c);
      });
    },
  },
};
