import { SIDES } from '../../figures/hero/body/doll.ts';
import { type Outline, scallops } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { puffsBack } from './shapes/backs/parted.ts';
import { puff } from './shapes/coiling.ts';
import { drawnBack } from './shapes/side-view.ts';
import { both, capWith, lock, slide, strokes, tie } from './shapes/strands.ts';

export const puffs = hairStyle(
  { id: 'puffs', order: 200, label: 'Two puffs', texture: 'coily', beyond: [42, 38, 4] },
  {
    gatheredLow(doll) {
      const places = doll.profile ? pts`-46,30` : pts`-58,24 58,24`;
      for (const [x, y] of places) {
        puff(doll, x, y, 24, 23);
        tie(doll, x + (doll.profile ? 16 : -Math.sign(x) * 14), y - 12, 40, 6);
      }
    },
    front: {
      behind(doll) {
        for (const k of SIDES) puff(doll, k * 43, -44, 29, 27);
      },
      over(doll) {
        const f = slide(doll);
        lock(
          doll,
          capWith(
            pts`
            44,-6 40,-17 ${33 + f},-23! ${27 + f},-28 ${18 + f},-31! ${9 + f},-34 ${f},-33! ${f - 9},-34
            ${f - 18},-31! ${f - 27},-28 ${f - 33},-23! -40,-17 -44,-6
          `,
            4,
          ),
          { jitter: 0.3, step: 5 },
        );
        doll.paper.line([pts`${f},-54 ${f},-33`], doll.skin.base, 1.5, { opacity: 0.55 });
        strokes(
          doll,
          both((k) =>
            [1, 2, 3, 4, 5].map(
              (i): Outline =>
                pts`
                ${k * (3 + i * 6.4) + f},${-33 + i * 1.8} ${k * (14 + i * 5)},${-41 + i * 0.6}
                ${k * (30 + i * 2)},${-45 + i * 1.4}
              `,
            ),
          ),
          0.5,
          1,
        );
        for (const k of SIDES) tie(doll, k * 34, -40, k * 40, 7);
      },
    },
    side: {
      ear: true,
      behind: (doll) =>
        lock(doll, scallops(doll.paper.rng, 4, -62, 26, 24, 14, 0.12), { jitter: 0.2, step: 4, facets: 0 }),
      over(doll) {
        drawnBack(doll, [-18, -34], 4);
        doll.paper.line([pts`30,-46 10,-52 -14,-50`], doll.skin.base, 1.4, { opacity: 0.5 });
        puff(doll, -30, -54, 29, 27);
        tie(doll, -18, -37, -46, 7);
      },
    },
    back: puffsBack,
  },
);
