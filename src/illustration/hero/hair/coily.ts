/** Coils, puffs, fades, braids, cornrows, locs, and hardly any hair at all. */

import { mix } from '../../paper/colour.ts';
import { type Outline, type Point, scallops } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { type Doll, onSide, SIDES } from '../doll.ts';
import { drawForeheadLight } from '../face.ts';
import {
  beadsOf,
  both,
  braid,
  capWith,
  curls,
  type HairStyle,
  loc,
  lock,
  locRow,
  slide,
  strokes,
  tie,
} from './strands.ts';

/** A rounded hairline of small bumps, right to left. */
function coilLine(f: number, top: number): Outline {
  return pts`
    45,-2 41,-14 ${36 + f},-20! ${29 + f},-24 ${21 + f},${top + 4}! ${12 + f},${top + 1}
    ${4 + f},${top + 1.6}! ${f - 5},${top} ${f - 13},${top + 3}! ${f - 22},-26 ${f - 30},-23!
    ${f - 37},-20 -41,-14 -45,-2
  `;
}

const coils: HairStyle = {
  front(doll) {
    const f = slide(doll);
    const top = scallops(doll.paper.rng, 0, -10, 54, 47, 24, 0.07).filter(([, y]) => y < 0);
    const ordered = [...top].sort((a, b) => Math.atan2(a[0], -a[1] - 10) - Math.atan2(b[0], -b[1] - 10));
    const piece = lock(doll, [...pts`-52,4!`, ...ordered, ...pts`52,4!`, ...coilLine(f, -31)], {
      jitter: 0.3,
      step: 4,
      facets: 0.05,
    });
    doll.paper.within(piece, () =>
      curls(doll, { x: 0, y: -32, rx: 54, ry: 28 }, { gap: 6.6, radius: 2.5, width: 1.1, opacity: 0.62 }),
    );
  },
};

const afro: HairStyle = {
  back(doll) {
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
  front(doll) {
    const f = slide(doll);
    const line: Point[] = [
      ...pts`-49,8! -57,-12 -50,-40 -26,-60 0,-65 26,-60 50,-40 57,-12 49,8!`,
      ...coilLine(f, -29),
    ];
    const piece = doll.paper.sheet(line, doll.hair.base, { jitter: 0.4, step: 5, lift: 0.4, edge: 'none' });
    doll.paper.within(piece, () =>
      curls(doll, { x: 0, y: -36, rx: 56, ry: 32 }, { gap: 7.6, radius: 3, width: 1.2, opacity: 0.62 }),
    );
  },
};

function puffAt(doll: Doll, x: number, y: number, rx: number, ry: number): void {
  lock(doll, scallops(doll.paper.rng, x, y, rx, ry, 14, 0.12), { jitter: 0.2, step: 4, facets: 0 });
  curls(doll, { x, y, rx: rx - 3, ry: ry - 3 });
}

const puffs: HairStyle = {
  back(doll) {
    for (const k of SIDES) puffAt(doll, k * 43, -44, 29, 27);
  },
  front(doll) {
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
};

const highPuff: HairStyle = {
  back(doll) {
    puffAt(doll, 3, -72, 38, 32);
  },
  front(doll) {
    const f = slide(doll);
    lock(doll, capWith(coilLine(f, -33), 4), { jitter: 0.3, step: 5 });
    const lines: Outline[] = [];
    for (let i = -6; i <= 6; i++)
      lines.push(pts`${i * 6.6 + f},${-33 + i * i * 0.6} ${i * 5.2},${-43 + i * i * 0.2} ${i * 2.6},-54`);
    strokes(doll, lines, 0.5, 1);
    doll.paper.sheet(pts`-22,-55 0,-61 22,-55 21,-46 0,-51 -21,-46`, doll.hair.cloth, {
      jitter: 0.3,
      step: 5,
      lift: 0.6,
      texture: 'felt',
    });
    doll.paper.line([pts`-18,-52 0,-56 18,-52`], '#fff4dc', 1, { opacity: 0.55, dash: [2.4, 2] });
  },
};

const fade: HairStyle = {
  front(doll) {
    const { hair, skin, paper } = doll;
    const f = slide(doll);
    const side = (k: -1 | 1, y: number, w: number): Outline =>
      pts`
        ${k * 50.6},${y + 6} ${k * 52.5},-10 ${k * 46},-34 ${k * 30},-46 ${k * 28},-34 ${k * 38},-22
        ${k * (50 - w)},${y + 4}
      `;
    for (const k of SIDES) {
      paper.flat(side(k, 4, 5), mix(skin.base, hair.base, 0.34));
      paper.flat(side(k, -6, 7), mix(skin.base, hair.base, 0.58));
      paper.flat(side(k, -14, 9), mix(skin.base, hair.base, 0.8));
    }
    const top: Outline = pts`
      -45,-20! -49,-34 -40,-52 -20,-61 0,-63 20,-61 40,-52 49,-34 45,-20! ${34 + f},-29! ${12 + f},-32
      ${f - 12},-32 ${f - 34},-29!
    `;
    const piece = lock(doll, top, { jitter: 0.9, step: 5, facets: 0.5 });
    paper.within(piece, () =>
      curls(doll, { x: 0, y: -44, rx: 52, ry: 22 }, { gap: 7, radius: 2, width: 1.1, opacity: 0.55 }),
    );
  },
};

const boxBraids: HairStyle = {
  back(doll) {
    const [a, b, c] = beadsOf(doll);
    const s = doll.swing;
    lock(doll, pts`-54,10 -54,-24 -34,-50 0,-57 34,-50 54,-24 54,10 44,40 0,46 -44,40`, { behind: true });
    [-44, -30, -15, 15, 30, 44].forEach((x, i) => {
      braid(
        doll,
        pts`
          ${x * 0.98},20 ${x * 1.12},48 ${x * 1.14 + s},${74 + (i % 2) * 6}
          ${x * 1.08 + s * 1.8},${92 + (i % 2) * 7}
        `,
        5,
        { plaits: 7, beads: i % 2 ? [a, b] : [b, c] },
      );
    });
  },
  front(doll) {
    const [a, b, c] = beadsOf(doll);
    const f = slide(doll);
    const s = doll.swing;
    lock(
      doll,
      capWith(
        pts`46,-2 41,-15 ${30 + f},-27 ${13 + f},-35 ${f},-37! ${f - 13},-35 ${f - 30},-27 -41,-15 -46,-2`,
        5,
      ),
      { jitter: 0.3 },
    );
    const partings: Outline[] = [
      pts`${f},-37 ${f},-55`,
      ...both((k) => [
        pts`${k * 15 + f},-34 ${k * 17},-52`,
        pts`${k * 30 + f},-27 ${k * 35},-45`,
        pts`${k * 41},-15 ${k * 49},-28`,
        pts`${k * 4 + f},-46 ${k * 24},-43 ${k * 50},-22`,
      ]),
    ];
    doll.paper.line(partings, doll.skin.base, 1.4, { opacity: 0.6 });
    for (const k of SIDES) {
      braid(doll, onSide(k, pts`47,-8 55,18 ${55 + s * k * 0.5},44 ${50 + s * k},66`), 5.4, {
        plaits: 9,
        beads: [a, b, c],
      });
      braid(doll, onSide(k, pts`51,-16 63,12 ${65 + s * k * 0.6},40 ${61 + s * k * 1.2},56`), 5, {
        plaits: 8,
        beads: [c, a],
      });
    }
  },
};

const cornrows: HairStyle = {
  back(doll) {
    const [a, b] = beadsOf(doll);
    const s = doll.swing;
    [-36, -18, 0, 18, 36].forEach((x, i) => {
      braid(doll, pts`${x},20 ${x * 1.2},44 ${x * 1.25 + s * 0.8},${62 + (i % 2) * 5}`, 4.6, {
        plaits: 6,
        beads: i % 2 ? [a] : [b],
      });
    });
  },
  front(doll) {
    const f = slide(doll);
    const piece = lock(
      doll,
      capWith(
        pts`46,0 42,-14 ${31 + f},-26 ${14 + f},-34 ${f},-35.6 ${f - 14},-34 ${f - 31},-26 -42,-14 -46,0`,
        2.6,
      ),
      { jitter: 0.3 },
    );
    doll.paper.within(piece, () => {
      const rows = [-44, -31, -18.5, -6.2, 6.2, 18.5, 31, 44];
      const partings = rows.map(
        (x): Outline =>
          pts`${x * 0.94 + f},${-10 - (44 - Math.abs(x)) * 0.66} ${x * 1.04 + f * 0.5},-38 ${x * 0.72},-56`,
      );
      doll.paper.line(partings, doll.skin.base, 1.7, { opacity: 0.62, jitter: 0.1 });
      const plaits: Outline[] = [];
      for (let r = -3; r <= 3; r++) {
        const x = r * 12.4;
        for (let i = 0; i < 6; i++) {
          const y = -17 - (44 - Math.abs(x)) * 0.44 - i * 5.4;
          const w = 3.4;
          const cx = x * (1 - i * 0.045) + f * (1 - i / 6);
          plaits.push(pts`${cx - w},${y - 1.6} ${cx},${y + 1.2} ${cx + w},${y - 1.6}`);
        }
      }
      strokes(doll, plaits, 0.75, 1.2);
    });
  },
};

function locsBack(doll: Doll, length: number): void {
  const s = doll.swing;
  lock(doll, pts`-54,12 -55,-22 -34,-51 0,-58 34,-51 55,-22 54,12 44,40 0,44 -44,40`, { behind: true });
  locRow(
    doll,
    [-50, -40, -28, -14, 14, 28, 40, 50].map(
      (x, i): Outline => pts`${x},6 ${x * 1.13},${length * 0.55} ${x * 1.16 + s},${length + (i % 3) * 6}`,
    ),
    6.6,
  );
}

function locsFringe(doll: Doll): void {
  const f = slide(doll);
  const s = doll.swing;
  lock(
    doll,
    capWith(
      pts`46,-2 41,-15 ${30 + f},-25 ${13 + f},-31 ${f},-32 ${f - 13},-31 ${f - 30},-25 -41,-15 -46,-2`,
      5,
    ),
    { jitter: 0.4 },
  );
  const lines: Outline[] = [];
  for (let i = -5; i <= 5; i++)
    lines.push(pts`${i * 7.6 + f},${-31 + Math.abs(i) * 2.4} ${i * 6.6},-43 ${i * 3.4},-54`);
  strokes(doll, lines, 0.6, 1.3);
  loc(
    doll,
    SIDES.map((k) => onSide(k, pts`49,-14 58,10 ${57 + s * k},38`)),
    6.4,
  );
  loc(
    doll,
    SIDES.map((k) => onSide(k, pts`46,-8 50,14 ${49 + s * k},28`)),
    5.6,
  );
  loc(
    doll,
    [pts`${16 + f},-44 ${27 + f},-32 ${35 + f},-15`, pts`${8 + f},-46 ${14 + f},-34 ${18 + f},-20`],
    5,
  );
}

const locs: HairStyle = {
  back: (doll) => locsBack(doll, 72),
  front(doll) {
    locsFringe(doll);
    const f = slide(doll);
    loc(doll, pts`${f - 6},-48 ${f - 16},-38 ${f - 25},-22`, 5);
    loc(doll, pts`${f - 14},-46 ${f - 28},-34 ${f - 37},-16`, 5);
  },
};

const locsKnot: HairStyle = {
  back: (doll) => locsBack(doll, 54),
  front(doll) {
    lock(doll, pts`-25,-66 -22,-80 -6,-88 12,-87 25,-77 26,-64 14,-54 -14,-54`, { jitter: 0.5 });
    loc(doll, pts`-22,-60 -16,-76 2,-82 18,-76 23,-64`, 6);
    loc(doll, pts`-12,-56 -8,-67 4,-71 14,-66 16,-57`, 5.6);
    loc(doll, pts`-24,-66 -20,-84 0,-91 14,-89`, 5);
    locsFringe(doll);
    doll.paper.sheet(pts`-15,-57 0,-60 15,-57 14,-50 0,-53 -14,-50`, doll.hair.cloth, {
      jitter: 0.3,
      step: 5,
      lift: 0.5,
    });
  },
};

const buzz: HairStyle = {
  front(doll) {
    const f = slide(doll);
    const { paper, skin, hair } = doll;
    const piece = paper.sheet(
      capWith(
        pts`
          47,2! 43.5,-12 ${39 + f},-21! ${26 + f},-29 ${10 + f},-32 ${f},-31.4 ${f - 10},-32 ${f - 26},-29
          ${f - 39},-21! -43.5,-12 -47,2!
        `,
        1.4,
      ),
      mix(skin.base, hair.base, 0.72),
      { jitter: 0.3, lift: 0.3, edge: 'none' },
    );
    paper.within(piece, () => {
      const dots: Outline[] = [];
      const { rng } = paper;
      for (let y = -50; y < 0; y += 5.4)
        for (let x = -50; x < 50; x += 6) {
          const px = x + rng.between(-2, 2);
          const py = y + rng.between(-2, 2);
          dots.push(pts`${px},${py} ${px + px * 0.02},${py - 1.7}`);
        }
      strokes(doll, dots, 0.4, 1);
    });
  },
};

const bald: HairStyle = { front: drawForeheadLight };

export const COILY = { coils, afro, puffs, highPuff, fade, boxBraids, cornrows, locs, locsKnot, buzz, bald };
