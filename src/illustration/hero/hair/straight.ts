/** Straight hair, short to long. */

import type { Outline, Point } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { type Doll, onSide, SIDES } from '../doll.ts';
import { both, capWith, type HairStyle, lock, pulledBack, sheen, slide, strokes, tie } from './strands.ts';

/** Strokes that fan from the crown to a hairline. */
function fan(doll: Doll, crown: Point, ends: readonly Point[], opacity = 0.5): void {
  strokes(
    doll,
    ends.map(
      (end): Outline =>
        pts`
          ${crown[0] + (end[0] - crown[0]) * 0.16},${crown[1] + (end[1] - crown[1]) * 0.16 - 1}
          ${crown[0] + (end[0] - crown[0]) * 0.6 + end[0] * 0.06},${crown[1] + (end[1] - crown[1]) * 0.5 - 2}
          ${end[0]},${end[1]}
        `,
    ),
    opacity,
  );
}

const crop: HairStyle = {
  front(doll) {
    const f = slide(doll);
    const tufts: Outline = pts`
      47,-2! 42.5,-17! ${35 + f},-24! ${31 + f},-17 ${24 + f},-25! ${17 + f},-16.5 ${10 + f},-26!
      ${1 + f},-17 ${f - 5},-27! ${f - 14},-19 ${f - 20},-28! ${f - 29},-20 ${f - 35},-25! -42.5,-17!
      -47,-2!
    `;
    const top: Outline = pts`
      -52,4! -55.5,-14 -50,-34 -36,-47! -26,-53 -20,-51! -6,-58 2,-55! 20,-55 38,-45 50,-32 55.5,-12 52,4!
    `;
    lock(doll, [...top, ...tufts], { jitter: 0.6, facets: 0.4, step: 5 });
    fan(
      doll,
      [4, -56],
      tufts.filter((_, i) => i % 2 === 1).map(([x, y]) => [x * 0.96, y - 2]),
    );
    sheen(doll, pts`-30,-38 -10,-45 14,-45 30,-38 12,-40.5 -10,-40`, 0.4);
  },
};

const sidePart: HairStyle = {
  front(doll) {
    const f = slide(doll);
    const line: Outline = pts`
      47.5,0! 44,-14 ${34 + f},-21 ${16 + f},-23 ${f - 2},-28 ${f - 17},-43! ${f - 25},-32 ${f - 36},-23
      -43,-14 -47.5,0!
    `;
    lock(doll, capWith(line, 6));
    const sweep: Outline[] = [0, 1, 2, 3, 4].map(
      (i) =>
        pts`
          ${-15 + f + i * 1.6},${-45 - i * 1.6} ${4 + i * 4 + f},${-41 - i * 2.2}
          ${24 + i * 4},${-33 - i * 2} ${42 + i * 2},${-18 - i * 1.4}
        `,
    );
    const short: Outline[] = [0, 1, 2].map(
      (i) => pts`${-19 - i * 1.6 + f},${-46 - i * 1.6} ${-34 - i * 3},${-36 - i} ${-45 - i * 2},-18`,
    );
    strokes(doll, [...sweep, ...short], 0.6);
    // the quiff, a lock of its own
    lock(
      doll,
      pts`
        ${f - 18},-44! ${f - 4},-55 ${18 + f},-57 ${38 + f},-46 ${46 + f * 0.5},-30! ${32 + f},-34
        ${12 + f},-34 ${f - 4},-38
      `,
      { step: 5 },
    );
    strokes(
      doll,
      [0, 1, 2].map(
        (i): Outline =>
          pts`${-10 + f + i * 3},${-45 - i * 3} ${10 + f},${-45 - i * 3.2} ${34 + f},${-39 - i * 3}`,
      ),
      0.5,
    );
    sheen(doll, pts`${2 + f},-50 ${20 + f},-51 ${34 + f},-43 ${20 + f},-46`, 0.45);
  },
};

const bowl: HairStyle = {
  front(doll) {
    const f = slide(doll, 0.4);
    const fringe: Outline = pts`
      49,14! 45,13! ${44 + f * 0.5},-8! ${28 + f},-14.6 ${14 + f},-16.4! ${f},-16.8 ${f - 14},-13.6!
      ${f - 28},-12.4 ${-44 + f * 0.5},-8! -45,13! -49,14!
    `;
    lock(doll, [...pts`-54.5,13! -58,-8 -52,-34 -32,-52 0,-59 32,-52 52,-34 58,-8 54.5,13!`, ...fringe]);
    const ends = Array.from(
      { length: 11 },
      (_, i): Point => [(i - 5) * 8.4 + f, -15 + Math.abs(i - 5) * 0.4],
    );
    fan(doll, [f * 0.3, -57], ends, 0.5);
    strokes(
      doll,
      both((k) => [pts`${k * 22},-51 ${k * 47},-28 ${k * 51.5},10`]),
      0.5,
    );
    sheen(doll, pts`-36,-36 -12,-44 14,-44 36,-36 14,-39.5 -14,-39.5`, 0.5);
  },
};

const pixie: HairStyle = {
  front(doll) {
    const f = slide(doll);
    const line: Outline = pts`
      49,16! 44,6 43,-8 ${37 + f},-12! ${28 + f},-21 ${14 + f},-24 ${f - 2},-31 ${f - 13},-40!
      ${f - 22},-27 ${f - 33},-18! -40,-14 -44,4 -48,15!
    `;
    lock(doll, [...pts`-53,8 -56,-14 -49,-36 -30,-51 -8,-57 16,-57 38,-49 53,-30 57,-8 54,9`, ...line], {
      facets: 0.3,
    });
    const sweep = Array.from(
      { length: 6 },
      (_, i): Outline =>
        pts`
          ${-12 + f + i * 2},${-44 - i * 2} ${8 + i * 4 + f},${-42 - i} ${30 + i * 3.4},${-31 - i * 1.4}
          ${44 + i * 1.8},${i - 10}
        `,
    );
    strokes(doll, [...sweep, pts`${f - 17},-43 -34,-33 -45,-8`, pts`${f - 20},-48 -42,-32 -50,-6`], 0.55);
    lock(doll, pts`${34 + f},-26! 47,-14 49,2 45,18! 43,4 40,-8`, { step: 4 });
    sheen(doll, pts`2,-49 24,-46 42,-32 26,-38`, 0.45);
  },
};

const bob: HairStyle = {
  back(doll) {
    lock(
      doll,
      pts`0,-58 36,-50 58,-22 63,14 62,40 57,51! 30,49 0,50 -30,49 -57,51! -62,40 -63,14 -58,-22 -36,-50`,
      { behind: true },
    );
  },
  front(doll) {
    const f = slide(doll, 0.4);
    lock(
      doll,
      pts`
        0,-58 34,-51 55,-26 61,8 60,42 55,49! 47,48! 45,30 46,6 ${44 + f * 0.6},-12! ${30 + f},-10
        ${22 + f},-11.5! ${10 + f},-9.6 ${f},-10.8! ${f - 12},-9.4 ${f - 24},-11! ${f - 36},-10.4
        ${-45 + f * 0.6},-12! -46,6 -45,30 -47,48! -55,49! -60,42 -61,8 -55,-26 -34,-51
      `,
    );
    const fringe = Array.from({ length: 13 }, (_, i): Outline => {
      const k = i - 6;
      return pts`${k * 1.6 + f * 0.4},${-53 + Math.abs(k) * 0.4} ${k * 4.6 + f * 0.7},-38 ${k * 6.1 + f},-15`;
    });
    strokes(
      doll,
      [
        ...fringe,
        ...both((k) => [
          pts`${k * 20},-50 ${k * 46},-26 ${k * 54},8 ${k * 54},40`,
          pts`${k * 14},-51 ${k * 42},-30 ${k * 50},6 ${k * 50},42`,
        ]),
      ],
      0.55,
    );
    sheen(doll, pts`-34,-38 -8,-46 16,-45 34,-36 14,-40 -12,-41`);
    doll.paper.at({ x: 31, y: -24, rot: 28 }, () =>
      doll.paper.sheet(pts`-8,-3 8,-3.4 9,2.6 -8,3`, doll.hair.cloth, { jitter: 0.2, step: 4, lift: 0.5 }),
    );
  },
};

const long: HairStyle = {
  back(doll) {
    const s = doll.swing;
    lock(
      doll,
      pts`
        0,-58 36,-51 57,-24 61,14 ${62 + s * 0.4},60 ${60 + s},98 ${52 + s},110! ${30 + s},106
        ${4 + s},109! ${s - 24},105 ${s - 50},110! ${s - 60},96 ${-62 + s * 0.4},58 -61,14 -57,-24 -36,-51
      `,
      { behind: true },
    );
    strokes(
      doll,
      both((k) =>
        [40, 47, 54].map((x): Outline => pts`${k * x},20 ${k * (x + 3) + s * 0.4},60 ${k * (x + 1) + s},100`),
      ),
      0.5,
    );
  },
  front(doll) {
    const f = slide(doll, 0.4);
    for (const k of SIDES) {
      const shade = k * f < 0 ? -1.5 : 1.5;
      const half: Outline = pts`
        ${f * k - 2},-58 30,-52 53,-29 59,4 61,40 58,${66 + shade} 52,74! 46,60 44.5,30 46,6
        ${41 + f * k * 0.6},-14 ${26 + f * k},-26 ${8 + f * k},-37 ${f * k},-41!
      `;
      lock(doll, onSide(k, half), { step: 7 });
    }
    strokes(
      doll,
      both((k) =>
        [0, 1, 2, 3].map(
          (i): Outline =>
            pts`
              ${f + k * (3 + i)},${i - 53} ${k * (20 + i * 7) + f * 0.5},${-45 + i * 3.4}
              ${k * (45 + i * 3)},${-18 + i * 2} ${k * (49 + i * 2.4)},16
              ${k * (50 + i * 2)},${58 - i * 3}
            `,
        ),
      ),
      0.5,
    );
    strokes(doll, [pts`${f},-57 ${f},-42`], 0.9, 1.2);
    sheen(doll, pts`-44,-22 -32,-38 -12,-47 -22,-37 -36,-22`, 0.45);
    sheen(doll, pts`44,-22 32,-38 12,-47 22,-37 36,-22`, 0.45);
  },
};

const pony: HairStyle = {
  back(doll) {
    const s = doll.swing;
    lock(
      doll,
      pts`
        26,-52 44,-58 64,-46 ${74 + s * 0.3},-18 ${74 + s * 0.7},14 ${66 + s},40 ${54 + s},52!
        ${54 + s * 0.8},36 ${46 + s * 0.5},8 40,-24
      `,
      { behind: false },
    );
    strokes(
      doll,
      [0, 1, 2, 3].map(
        (i): Outline =>
          pts`
            ${38 + i * 3},${i - 50} ${52 + i * 5 + s * 0.3},-24 ${52 + i * 5.4 + s * 0.7},10
            ${55 + i * 2.4 + s},${40 - i * 4}
          `,
      ),
      0.6,
    );
  },
  front(doll) {
    pulledBack(doll, [34, -48]);
    const f = slide(doll);
    lock(
      doll,
      pts`
        ${f - 14},-44! ${4 + f},-48 ${26 + f},-42 42,-22 45,2! ${38 + f * 0.6},-14 ${22 + f},-26
        ${4 + f},-33
      `,
      { step: 5 },
    );
    strokes(
      doll,
      [0, 1, 2].map(
        (i): Outline =>
          pts`${-6 + f + i * 4},${-43 - i} ${18 + f},${-38 - i * 2} ${36 + i * 2},${-20 - i * 2}`,
      ),
      0.55,
    );
    sheen(doll, pts`-36,-34 -16,-45 -4,-47 -20,-40`, 0.4);
    tie(doll, 40, -45, 48, 7.5);
  },
};

const pigtails: HairStyle = {
  back(doll) {
    const s = doll.swing;
    for (const k of SIDES) {
      const tail: Outline = pts`
        44,-14 58,-20 ${74 + s * k * 0.3},-6 ${80 + s * k * 0.6},18 ${74 + s * k},40 ${64 + s * k},50!
        ${60 + s * k * 0.6},32 54,14 46,2
      `;
      lock(doll, onSide(k, tail));
      strokes(
        doll,
        [0, 1, 2].map(
          (i): Outline =>
            onSide(
              k,
              pts`
                ${52 + i * 2},-12 ${64 + i * 5 + s * k * 0.4},6
                ${66 + i * 4.4 + s * k * 0.8},${34 - i * 3}
              `,
            ),
        ),
        0.6,
      );
    }
  },
  front(doll) {
    const f = slide(doll, 0.4);
    lock(
      doll,
      capWith(
        pts`
          46,2 43,-12 ${32 + f},-21 ${16 + f},-19 ${4 + f},-22! ${f - 8},-18 ${f - 20},-21! ${f - 32},-19
          -43,-12 -46,2
        `,
        5,
      ),
    );
    const lines = both((k) =>
      [0, 1, 2, 3].map(
        (i): Outline =>
          pts`
            ${f + k * (2 + i * 2)},${-53 + i * 0.6} ${k * (18 + i * 8)},${-44 + i * 3}
            ${k * (45 + i)},${-18 + i * 2}
          `,
      ),
    );
    const fringe = Array.from(
      { length: 7 },
      (_, i): Outline => pts`${(i - 3) * 4 + f},-40 ${(i - 3) * 7 + f},-22`,
    );
    strokes(doll, [...lines, ...fringe], 0.5);
    strokes(doll, [pts`${f},-56 ${f},-42`], 0.9, 1.2);
    for (const k of SIDES) tie(doll, k * 51, -11, k * 30, 7);
  },
};

const bun: HairStyle = {
  back(doll) {
    lock(doll, pts`-27,-62 -22,-80 -4,-90 16,-88 29,-74 28,-58 10,-50 -14,-50`);
    const swirl: Outline[] = [
      pts`-20,-60 -15,-77 3,-84 20,-76 22,-62 10,-56`,
      pts`-12,-60 -8,-72 4,-77 13,-70 12,-62`,
      pts`-3,-61 0,-68 6,-68`,
    ];
    strokes(doll, swirl, 0.65, 1.2);
  },
  front(doll) {
    pulledBack(doll, [2, -60]);
    lock(doll, pts`44,-10! 49,2 50,22 46,31! 46.5,14 44,2`, { step: 4 });
    sheen(doll, pts`-32,-36 -12,-45 12,-45 30,-37 12,-40.5 -12,-40.5`, 0.45);
    doll.paper.sheet(pts`-15,-57 0,-60 17,-57 16,-50 0,-53 -14,-50`, doll.hair.cloth, {
      jitter: 0.3,
      step: 5,
      lift: 0.5,
    });
  },
};

export const STRAIGHT = { crop, sidePart, bowl, pixie, bob, long, pony, pigtails, bun };
