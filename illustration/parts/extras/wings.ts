import { type Doll, onSide, SIDES, type Side } from '../../figures/hero/body/doll.ts';
import { CLOTH, paler } from '../../figures/hero/body/palette.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

/** One paper wing; from the side both stand back from the shoulders, the far one raised behind the near. */
function drawWing(doll: Doll, cloth: string, side: Side): void {
  const { paper } = doll;
  const k = doll.profile ? -1 : side;
  paper.at(doll.profile ? { x: -4, rot: side < 0 ? 34 : 4, y: side < 0 ? -22 : 0 } : {}, () => {
    const upper: Outline = pts`4,-52 26,-84 58,-96 74,-80 66,-56 40,-40 8,-40`;
    const lower: Outline = pts`6,-42 38,-38 60,-24 56,-4 38,2 16,-18`;
    paper.sheet(onSide(k, lower), paler(cloth, 0.55), { lift: 0.6 });
    const piece = paper.sheet(onSide(k, upper), paler(cloth, 0.35), { lift: 0.7 });
    paper.within(piece, () => {
      for (const [x, y] of pts`60,-80 50,-66 38,-74 64,-64`)
        paper.ellipse(k * x, y, 3.4, 3.4, CLOTH.cream, { opacity: 0.8 });
    });
    paper.brush(onSide(k, pts`8,-46 32,-66 60,-84`), 1.6, cloth, { opacity: 0.6 });
    paper.brush(onSide(k, pts`10,-40 32,-28 50,-16`), 1.4, cloth, { opacity: 0.5 });
  });
}

export const wings: Extra = {
  id: 'wings',
  order: 150,
  label: 'Paper wings',
  slot: 'back',
  spread: 96,
  front: {
    behind(doll, cloth) {
      for (const k of SIDES) drawWing(doll, cloth, k);
    },
  },
  back: {
    behind(doll, cloth) {
      for (const k of SIDES) drawWing(doll, cloth, k);
      doll.paper.sheet(pts`-7,-58 7,-58 8,-34 -8,-34`, paler(cloth, 0.2), { lift: 0.5, step: 6 });
    },
  },
};
