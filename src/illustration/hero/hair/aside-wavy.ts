/** Waves and curls from the side. */

import { type Outline, type Point, scallops } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Doll } from '../doll.ts';
import { type AsideHair, HAIRLINE, skull, swinging } from './aside.ts';
import { braid, curls, lock, sheen, strokes } from './strands.ts';

const tousled: AsideHair = {
  ear: true,
  front(doll) {
    lock(
      doll,
      [
        ...pts`
          50,-12! 57,-24 48,-32! 50,-46 36,-47! 32,-60 20,-55! 8,-66 -4,-57! -18,-63 -26,-53! -42,-52
          -44,-40! -58,-32 -53,-18! -63,-6 -55,6! -58,20 -46,24! -42,38 -32,32!
        `,
        ...HAIRLINE.slice(1, 7),
        ...pts`16,-8 21,-18! 28,-9 34,-20! 41,-10 44,-18!`,
      ],
      { jitter: 0.5, step: 5 },
    );
    strokes(
      doll,
      [
        pts`0,-56 14,-42 20,-30 28,-14`,
        pts`8,-56 28,-44 34,-30 42,-16`,
        pts`-6,-56 0,-38 8,-24 9,-6`,
        pts`-14,-54 -16,-34 -12,-14 -20,10`,
        pts`-24,-48 -32,-28 -28,-6 -36,24`,
        pts`-34,-42 -46,-22 -44,2 -48,16`,
      ],
      0.6,
      1.25,
    );
    sheen(doll, pts`-24,-44 -6,-51 14,-48 -4,-44`, 0.45);
  },
};

/** Loose waves over the ear down to `low`. */
function wavesDown(doll: Doll, low: number, fringe = true): void {
  const s = doll.swing * 0.7;
  const waves = low > 80 ? 3 : 2;
  lock(
    doll,
    [
      ...skull(7).slice(0, 6),
      ...swinging([-58, -8], [-64 + s, low], waves, 4.6),
      ...pts`
        ${s - 56},${low + 8}! ${s - 42},${low + 1} ${s - 30},${low + 9}! ${s - 18},${low}
        ${s - 6},${low + 4}!
      `,
      ...swinging([0 + s * 0.4, low - 10], [11, 2], waves, 3.6),
      ...(fringe
        ? ([
            [18, -10],
            [32, -17],
            [46, -16, 1],
          ] as const)
        : pts`18,-15 31,-21`),
    ],
    { step: 6 },
  );
  strokes(
    doll,
    [0, 1, 2, 3].map(
      (i): Outline =>
        pts`
          ${32 - i * 14},${-42 - (i === 1 ? 6 : i * 1.2)} ${8 - i * 14},${-18 - i * 3} ${6 - i * 14},8
          ${-2 - i * 14 + s * 0.3},${8 + (low - 8) * 0.34} ${1 - i * 15 + s * 0.6},${8 + (low - 8) * 0.66}
          ${-9 - i * 14 + s},${low - 3}
        `,
    ),
    0.6,
    1.2,
  );
  sheen(doll, pts`-34,-34 -14,-45 12,-46 28,-39 10,-41 -14,-40`);
}

const waves: AsideHair = { ear: false, front: (doll) => wavesDown(doll, 56) };

function trailing(doll: Doll): void {
  const s = doll.swing;
  lock(
    doll,
    [
      ...pts`-20,-20`,
      ...swinging([-58, 0], [-74 + s, 96], 3, 5),
      ...pts`${s - 64},110! ${s - 50},100 ${s - 36},112! ${s - 20},98 ${s - 6},106! 2,60 0,10`,
    ],
    { behind: true },
  );
}

const longWaves: AsideHair = { ear: false, back: trailing, front: (doll) => wavesDown(doll, 86) };

const halfUp: AsideHair = {
  ear: false,
  back: trailing,
  front(doll) {
    wavesDown(doll, 84, false);
    const { paper, hair } = doll;
    strokes(doll, [pts`40,-30 8,-34 -26,-40`, pts`30,-22 4,-24 -28,-36`, pts`20,-14 -2,-16 -30,-32`], 0.55);
    for (const k of [-1, 1])
      paper.at({ x: -36, y: -42, rot: -48, flip: k < 0 }, () =>
        paper.sheet(pts`2,-4 10,-12 22,-12 24,-1 20,9 9,7 2,3`, hair.cloth, {
          step: 5,
          lift: 0.6,
          texture: 'felt',
        }),
      );
    paper.at({ x: -36, y: -42, rot: -48 }, () =>
      paper.sheet(pts`-5,-5.4 5,-5.4 5.4,5 -5.4,5`, hair.cloth, { step: 4, lift: 0.5 }),
    );
  },
};

const twoBraids: AsideHair = {
  ear: true,
  back(doll) {
    const s = doll.swing;
    braid(doll, pts`-32,20 -44,40 ${-48 + s * 0.6},60 ${s - 46},78`, 8, {
      plaits: 5,
      tie: doll.hair.cloth,
      tuft: 15,
    });
  },
  front(doll) {
    const s = doll.swing;
    lock(doll, [...skull(5), ...HAIRLINE.slice(0, 6), ...pts`9,-4 18,-16 32,-22`], { step: 7 });
    strokes(doll, [
      pts`40,-32 14,-30 -8,-16 -22,14`,
      pts`30,-24 10,-22 -8,-10 -20,12`,
      pts`22,-46 -8,-38 -26,-14 -26,14`,
      pts`-4,-53 -28,-38 -38,-10 -30,18`,
    ]);
    sheen(doll, pts`-36,-32 -14,-44 10,-45 26,-38 8,-40 -14,-39`, 0.45);
    braid(doll, pts`-24,16 -29,32 ${-26 + s * 0.6},56 ${s - 20},80`, 8.4, {
      plaits: 6,
      tie: doll.hair.cloth,
      tuft: 17,
    });
  },
};

/** A rounded mass of curls on the crown, open at the face, down to `low` at the back. */
export function curlyDome(
  doll: Doll,
  options: { rise: number; bumps: number; height: number; low: number; gap: number; radius: number },
): void {
  const { rise, bumps, height, low, gap, radius } = options;
  const ring = scallops(doll.paper.rng, -5, -10, 53 + rise * 0.5, 46 + rise, bumps, height);
  const at = ([x, y]: Point) => (Math.atan2(y + 10, x + 5) * 180) / Math.PI;
  // from the forehead (−18°) counter-clockwise over the crown to the nape
  const turn = (p: Point) => (((-at(p) - 12) % 360) + 360) % 360;
  const end = turn([-40, low]);
  const edge = ring.filter((p) => turn(p) < end).sort((a, b) => turn(a) - turn(b));
  const piece = lock(
    doll,
    [
      ...edge,
      ...pts`-30,${low + 4}! -20,22 -15,12 -5,5 2,8 8,12! 9,-1 15,-8 21,-18! 26,-10 33,-12 37,-22! 42,-14`,
    ],
    { jitter: 0.3, step: 4, facets: 0.04 },
  );
  doll.paper.within(piece, () =>
    curls(doll, { x: -8, y: -20, rx: 54, ry: 46 }, { gap, radius, width: gap > 9 ? 1.4 : 1.1, opacity: 0.6 }),
  );
}

const CURLY = { rise: 6, bumps: 19, height: 0.12, gap: 12, radius: 4.6 };

const curlyCrop: AsideHair = { ear: true, front: (doll) => curlyDome(doll, { ...CURLY, low: 28 }) };

/** Curls over the ear and down the neck. */
function curlyFall(doll: Doll, x: number, y: number, rx: number, ry: number): void {
  lock(doll, scallops(doll.paper.rng, x, y, rx, ry, Math.round((rx + ry) / 5), 0.16), {
    step: 4,
    facets: 0.04,
  });
  curls(doll, { x, y, rx: rx - 3, ry: ry - 3 }, { gap: 11.5, radius: 4.5, width: 1.4, opacity: 0.6 });
}

const curlyBob: AsideHair = {
  ear: false,
  front(doll) {
    curlyFall(doll, -28, 18, 34, 34);
    curlyDome(doll, { ...CURLY, low: 20 });
    curlyFall(doll, -8, 18, 15, 24);
  },
};

const curlyLong: AsideHair = {
  ear: false,
  back: (doll) => curlyFall(doll, -34 + doll.swing * 0.6, 56, 34, 42),
  front(doll) {
    curlyFall(doll, -30 + doll.swing * 0.3, 32, 34, 48);
    curlyDome(doll, { ...CURLY, low: 20 });
    curlyFall(doll, -9, 26, 15, 34);
  },
};

export const WAVY_ASIDE = { tousled, waves, longWaves, halfUp, twoBraids, curlyCrop, curlyBob, curlyLong };
