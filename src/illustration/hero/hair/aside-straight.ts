/** Straight hair from the side. */

import type { Outline, Point } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Doll } from '../doll.ts';
import { type AsideHair, drawnBack, HAIRLINE, skull } from './aside.ts';
import { lock, sheen, strokes, tie } from './strands.ts';

/** Strokes from the crown over the side of the head. */
function fall(doll: Doll, ends: readonly Point[], opacity = 0.5): void {
  strokes(
    doll,
    ends.map(
      ([x, y]): Outline => pts`${-4 + x * 0.2},-52 ${-4 + x * 0.72},${-44 + (y + 44) * 0.36} ${x},${y}`,
    ),
    opacity,
  );
}

const light = (doll: Doll): void => sheen(doll, pts`-36,-34 -14,-45 12,-46 30,-38 12,-41 -14,-40`, 0.42);

const crop: AsideHair = {
  ear: true,
  front(doll) {
    lock(
      doll,
      [
        ...pts`49,-22! 45,-38 34,-47! 26,-54 18,-53! 4,-59 -6,-55! -26,-53 -46,-37 -57,-10 -54,14 -42,34!`,
        ...HAIRLINE.slice(0, 7),
        ...pts`15,-14! 20,-11 24,-21! 30,-14 34,-24! 40,-18 43,-25!`,
      ],
      { jitter: 0.6, facets: 0.4, step: 5 },
    );
    fall(doll, pts`44,-26 30,-19 19,-16 8,-2 -20,14 -34,24 -46,12`);
    light(doll);
  },
};

const sidePart: AsideHair = {
  ear: true,
  front(doll) {
    lock(doll, [...skull(6), ...HAIRLINE]);
    fall(doll, pts`12,-8 -18,12 -34,26 -48,12`);
    lock(doll, pts`-10,-53! 8,-61 30,-60 48,-46 52,-30! 44,-28 30,-36 10,-42`, { step: 5 });
    strokes(
      doll,
      [0, 1, 2].map(
        (i): Outline => pts`${-2 + i * 3},${-53 - i * 1.6} 20,${-51 - i * 2.6} ${46 - i},${-36 - i * 4}`,
      ),
      0.5,
    );
    sheen(doll, pts`6,-55 24,-55 40,-45 24,-50`, 0.42);
  },
};

const bowl: AsideHair = {
  ear: true,
  front(doll) {
    lock(
      doll,
      pts`
        50,-11! 50,-28 38,-48 16,-58 -10,-59 -36,-50 -54,-28 -59,-6 -55,16! -34,15 -18,8 -6,0! 8,-3! 22,-8
        36,-9.6
      `,
    );
    fall(doll, pts`46,-13 36,-11 24,-10 12,-5 -2,-3 -18,6 -34,13 -50,14`);
    light(doll);
  },
};

const pixie: AsideHair = {
  ear: true,
  front(doll) {
    lock(
      doll,
      [
        ...skull(7).slice(0, 8),
        ...pts`-42,40! -34,33 -26,39! -21,22 -14,10 -4,2 3,8 8,19! 11,2 20,-8 32,-8 47,-14!`,
      ],
      { facets: 0.3, step: 5 },
    );
    fall(doll, pts`44,-16 34,-11 22,-10 12,0 8,14 -18,12 -28,30 -40,30 -50,10`);
    light(doll);
  },
};

const bob: AsideHair = {
  ear: false,
  front(doll) {
    lock(
      doll,
      pts`
        50,-11! 50,-28 38,-48 16,-58 -10,-59 -36,-50 -56,-26 -62,6 -61,34 -55,49! -30,52 -8,51 9,48! 9,26
        7,4 11,-6! 22,-7 34,-9! 42,-8.6
      `,
    );
    fall(doll, pts`46,-13 38,-11 28,-10 16,-8 4,44 -8,48 -22,49 -36,49 -50,46`);
    light(doll);
    doll.paper.at({ x: 14, y: -20, rot: 32 }, () =>
      doll.paper.sheet(pts`-8,-3 8,-3.4 9,2.6 -8,3`, doll.hair.cloth, { jitter: 0.2, step: 4, lift: 0.5 }),
    );
  },
};

const long: AsideHair = {
  ear: false,
  back(doll) {
    const s = doll.swing;
    lock(
      doll,
      pts`
        -10,-30 -58,-10 -62,30 ${s - 62},84 ${-58 + s * 1.6},112! ${-40 + s * 1.6},108
        ${-18 + s * 1.4},111! ${s - 4},80 0,30
      `,
      { behind: true },
    );
  },
  front(doll) {
    const s = doll.swing * 0.6;
    lock(doll, [
      ...skull(7).slice(0, 7),
      ...pts`-60,30 ${s - 62},78 ${s - 58},92! ${s - 36},88 ${s - 12},86! 0,56 8,24 10,2 16,-14 30,-21`,
    ]);
    strokes(
      doll,
      [0, 1, 2, 3, 4].map(
        (i): Outline =>
          pts`
            ${30 - i * 10},${-36 - i * 3.4 + (i > 2 ? (i - 2) * 5 : 0)} ${8 - i * 12},${-14 - i * 3}
            ${2 - i * 12},22 ${-10 - i * 11 + s},${74 + i}
          `,
      ),
      0.5,
    );
    light(doll);
  },
};

const pony: AsideHair = {
  ear: true,
  back(doll) {
    const s = doll.swing;
    lock(
      doll,
      pts`
        -30,-44 -46,-58 -70,-54 ${-84 + s * 0.4},-28 ${-84 + s * 0.8},8 ${s - 76},38 ${s - 66},52!
        ${-64 + s * 0.6},30 ${-58 + s * 0.4},2 -48,-22
      `,
    );
    strokes(
      doll,
      [0, 1, 2].map(
        (i): Outline =>
          pts`
            -46,${-46 + i * 5} ${-66 - i * 4 + s * 0.4},${-34 + i * 5} ${-66 - i * 5 + s * 0.7},4
            ${-68 - i * 3 + s},${36 - i * 6}
          `,
      ),
      0.6,
    );
  },
  front(doll) {
    drawnBack(doll, [-40, -38]);
    lock(doll, pts`10,-50 30,-50 46,-38 49,-18! 41,-24 28,-34`, { step: 5 });
    light(doll);
    tie(doll, -45, -42, -42, 7.5);
  },
};

function pigtail(doll: Doll, dx: number): void {
  const s = doll.swing;
  lock(
    doll,
    pts`
      ${dx - 22},-8 ${dx - 36},-12 ${-46 + dx + s * 0.3},2 ${-48 + dx + s * 0.6},26 ${-40 + dx + s},48
      ${-32 + dx + s},58! ${-24 + dx + s * 0.6},40 ${dx - 18},18 ${dx - 16},2
    `,
  );
  strokes(
    doll,
    [0, 1, 2].map(
      (i): Outline =>
        pts`${-26 - i * 3 + dx},-2 ${-26 - i * 6 + dx},18 ${-30 - i * 3 + dx + s},${46 - i * 5}`,
    ),
    0.6,
  );
}

const pigtails: AsideHair = {
  ear: true,
  back: (doll) => pigtail(doll, -14),
  front(doll) {
    lock(doll, [...skull(5), ...HAIRLINE.slice(0, 7), ...pts`18,-12 26,-20! 34,-15 38,-22! 46,-16`]);
    strokes(
      doll,
      pts`42,-22 32,-18 20,-16 10,-4 -38,26`.map(
        ([x = 0, y = 0]): Outline => pts`${x * 0.3 - 4},-50 ${x * 0.6 - 8},${-30 + y * 0.3} ${x},${y}`,
      ),
    );
    strokes(doll, [pts`-2,-54 -14,-30 -24,-6`, pts`-24,-46 -32,-24 -28,-6`], 0.6);
    light(doll);
    pigtail(doll, 0);
    tie(doll, -25, -7, -10, 7);
  },
};

const bun: AsideHair = {
  ear: true,
  back(doll) {
    lock(doll, pts`-42,-52 -42,-74 -26,-88 -4,-86 8,-70 4,-54 -14,-46`);
    strokes(
      doll,
      [
        pts`-36,-58 -34,-74 -18,-82 -2,-74 0,-60`,
        pts`-28,-58 -26,-70 -14,-74 -6,-64`,
        pts`-20,-60 -16,-66 -12,-62`,
      ],
      0.65,
      1.2,
    );
  },
  front(doll) {
    drawnBack(doll, [-18, -56]);
    lock(doll, pts`8,-12! 13,0 13,20 9,30! 8,14 5,2`, { step: 4 });
    light(doll);
    doll.paper.sheet(pts`-36,-50 -20,-58 0,-56 0,-49 -18,-50 -33,-43`, doll.hair.cloth, {
      jitter: 0.3,
      step: 5,
      lift: 0.5,
    });
  },
};

export const STRAIGHT_ASIDE = { crop, sidePart, bowl, pixie, bob, long, pony, pigtails, bun };
