/** Short hair from behind, down to none. */
import { mix } from '../../../../paper/colour.ts';
import type { Outline } from '../../../../paper/outline.ts';
import { pts } from '../../../../paper/points.ts';
import type { BackView } from '../../../hair-style.ts';
import { capWith, curls, lock } from '../strands.ts';
import { combed, crownLight, NAPE } from './nape.ts';

/** Short hair, cut at the nape; `ragged` for hair that will not lie. */
export const shortBack = (lift = 5, ragged = 0.3): BackView => ({
  over(doll) {
    lock(doll, capWith(NAPE, lift), { facets: ragged, jitter: ragged + 0.2, step: 5 });
    combed(doll, [2, -48], { count: 11, width: 46, y: (t) => 40 - 26 * t * t });
  },
});

/** Hair cut in a line round the head, the nape shaved below it. */
export const bowlBack: BackView = {
  over(doll) {
    doll.paper.flat(
      pts`44,8 38,26 24,36 0,39 -24,36 -38,26 -44,8`,
      mix(doll.skin.base, doll.hair.base, 0.45),
    );
    lock(doll, pts`-55,14! -58,-8 -52,-34 -32,-52 0,-59 32,-52 52,-34 58,-8 55,14! 28,19 0,20 -28,19`);
    combed(doll, [0, -54], { count: 13, width: 50, y: (t) => 17 - 4 * t * t });
  },
};

/** Hair so short that the head shows through it. */
export const buzzBack: BackView = {
  over(doll) {
    doll.paper.sheet(capWith(NAPE, 1), mix(doll.skin.base, doll.hair.base, 0.72), {
      lift: 0.2,
      jitter: 0.3,
      step: 5,
    });
    crownLight(doll);
  },
};

/** A bare head: the light on it. */
export const bareBack: BackView = {
  over: ({ paper, skin }) => paper.brush(pts`-20,-36 -6,-42 10,-41`, 3, skin.light, { opacity: 0.6 }),
};

/** Short sides that grow out of the skin under a coiled top. */
export const fadeBack: BackView = {
  over(doll) {
    const { paper, skin, hair } = doll;
    const band = (y: number): Outline =>
      pts`-51,${y - 30} -51,${y - 12} -42,${y} 0,${y + 5} 42,${y} 51,${y - 12} 51,${y - 30} 0,-44`;
    for (const [y, k] of pts`36,0.34 26,0.58 15,0.8`) paper.flat(band(y), mix(skin.base, hair.base, k));
    const piece = lock(
      doll,
      pts`-50,-12! -52,-34 -40,-53 -20,-61 0,-63 20,-61 40,-53 52,-34 50,-12! 26,-4 0,-2 -26,-4`,
      { jitter: 0.9, step: 5, facets: 0.5 },
    );
    paper.within(piece, () =>
      curls(doll, { x: 0, y: -34, rx: 52, ry: 30 }, { gap: 7, radius: 2, width: 1.1, opacity: 0.55 }),
    );
  },
};
