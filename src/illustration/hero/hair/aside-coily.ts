/** Coils, puffs, braids and locs from the side. */

import { mix } from '../../paper/colour.ts';
import { type Outline, type Point, scallops } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Doll } from '../doll.ts';
import { drawForeheadLight } from '../face.ts';
import { type AsideHair, drawnBack, gatheredTo, HAIRLINE, skull } from './aside.ts';
import { curlyDome } from './aside-wavy.ts';
import { beadsOf, braid, curls, loc, lock, locRow, strokes, tie } from './strands.ts';

const coils: AsideHair = {
  ear: true,
  front: (doll) => curlyDome(doll, { rise: 7, bumps: 30, height: 0.06, low: 26, gap: 7.4, radius: 2.5 }),
};

const afro: AsideHair = {
  ear: true,
  back(doll) {
    lock(doll, scallops(doll.paper.rng, -14, -18, 70, 66, 28, 0.06), { jitter: 0.2, step: 4, facets: 0.02 });
  },
  front(doll) {
    const { rng } = doll.paper;
    const ring = scallops(rng, -14, -18, 70, 66, 28, 0.06);
    const turn = ([x, y]: Point) => (((-(Math.atan2(y + 18, x + 14) * 180) / Math.PI - 2) % 360) + 360) % 360;
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
      curls(doll, { x: -14, y: -18, rx: 66, ry: 62 }, { gap: 8.8, radius: 3.2, width: 1.2, opacity: 0.55 }),
    );
  },
};

function puffAt(doll: Doll, x: number, y: number, rx: number, ry: number): void {
  lock(doll, scallops(doll.paper.rng, x, y, rx, ry, 14, 0.12), { jitter: 0.2, step: 4, facets: 0 });
  curls(doll, { x, y, rx: rx - 3, ry: ry - 3 });
}

const puffs: AsideHair = {
  ear: true,
  back: (doll) =>
    lock(doll, scallops(doll.paper.rng, 4, -62, 26, 24, 14, 0.12), { jitter: 0.2, step: 4, facets: 0 }),
  front(doll) {
    drawnBack(doll, [-18, -34], 4);
    doll.paper.line([pts`30,-46 10,-52 -14,-50`], doll.skin.base, 1.4, { opacity: 0.5 });
    puffAt(doll, -30, -54, 29, 27);
    tie(doll, -18, -37, -46, 7);
  },
};

const highPuff: AsideHair = {
  ear: true,
  back: (doll) => puffAt(doll, -18, -74, 36, 31),
  front(doll) {
    drawnBack(doll, [-16, -52], 4);
    doll.paper.sheet(pts`-38,-46 -20,-60 6,-60 8,-52 -16,-50 -33,-39`, doll.hair.cloth, {
      jitter: 0.3,
      step: 5,
      lift: 0.6,
      texture: 'felt',
    });
    doll.paper.line([pts`-33,-45 -16,-55 3,-56`], '#fff4dc', 1, { opacity: 0.55, dash: [2.4, 2] });
  },
};

const fade: AsideHair = {
  ear: true,
  front(doll) {
    const { hair, skin, paper } = doll;
    const band = (drop: number): Outline =>
      pts`
        43,-26 20,-40 -40,-40 -53,-16 -51,${10 + drop * 0.7} -40,${20 + drop} -26,${8 + drop}
        -14,${-2 + drop * 0.6} 4,${-2 + drop * 0.7} 9,${-4 + drop * 0.5}! 14,-14 28,-20
      `;
    for (const [drop, k] of pts`12,0.34 2,0.58 -8,0.8`) paper.flat(band(drop), mix(skin.base, hair.base, k));
    const piece = lock(
      doll,
      pts`45,-25! 50,-40 44,-56 24,-63 -6,-65 -34,-60 -50,-46 -55,-26! -34,-22 -10,-22 14,-23! 28,-21`,
      { jitter: 0.9, step: 5, facets: 0.5 },
    );
    paper.within(piece, () =>
      curls(doll, { x: -4, y: -42, rx: 54, ry: 24 }, { gap: 7.6, radius: 2, width: 1.1, opacity: 0.55 }),
    );
  },
};

const boxBraids: AsideHair = {
  ear: true,
  back(doll) {
    const [a, b, c] = beadsOf(doll);
    const s = doll.swing;
    lock(doll, pts`-10,-40 -46,-36 -57,-8 -52,30 -30,44 -4,36`, { behind: true });
    [-50, -36, -20].forEach((x, i) => {
      braid(
        doll,
        pts`${x},16 ${x - 4},48 ${x - 6 + s},${76 + i * 5} ${x - 4 + s * 1.8},${96 + (i % 2) * 7}`,
        5,
        {
          plaits: 7,
          beads: i % 2 ? [a, b] : [b, c],
        },
      );
    });
  },
  front(doll) {
    const [a, b, c] = beadsOf(doll);
    const s = doll.swing;
    lock(doll, [...skull(5), ...HAIRLINE], { jitter: 0.3 });
    doll.paper.line(
      [
        pts`34,-46 16,-30 0,-8`,
        pts`14,-53 -6,-32 -16,0`,
        pts`-12,-54 -28,-30 -32,6`,
        pts`40,-34 10,-40 -36,-40`,
        pts`24,-20 -8,-18 -52,-18`,
      ],
      doll.skin.base,
      1.4,
      { opacity: 0.6 },
    );
    pts`-44,-2 -33,4 -22,2`.forEach(([x = 0, y = 0], i) => {
      braid(
        doll,
        pts`${x},${y} ${x - 5},${y + 26} ${x - 4 + s * 0.6},${y + 52} ${x + s},${74 + (i % 2) * 6}`,
        5.2,
        {
          plaits: 8,
          beads: i === 1 ? [c, a] : [a, b, c],
        },
      );
    });
  },
};

const cornrows: AsideHair = {
  ear: true,
  back(doll) {
    const [a, b] = beadsOf(doll);
    const s = doll.swing;
    [-46, -36, -26].forEach((x, i) => {
      braid(doll, pts`${x},16 ${x - 2},44 ${x + s * 0.8},${62 + (i % 2) * 5}`, 4.6, {
        plaits: 6,
        beads: i % 2 ? [a] : [b],
      });
    });
  },
  front(doll) {
    const piece = lock(doll, [...skull(2.6), ...HAIRLINE], { jitter: 0.3 });
    doll.paper.within(piece, () => {
      const row = (k: number): Outline =>
        pts`
          ${46 - k * 9},${-28 + k * 4.4 - (k < 1 ? 8 : 0)} ${14 - k * 5},${-52 + k * 13}
          ${-20 - k * 3},${-48 + k * 14} ${-46 + k * 2},${-14 + k * 9} ${-44 + k * 3.4},${22 + k * 3}
        `;
      doll.paper.line(
        [0, 1, 2, 3].map((k) => row(k + 0.5)),
        doll.skin.base,
        1.7,
        { opacity: 0.62, jitter: 0.1 },
      );
      const plaits: Outline[] = [];
      for (let k = 0; k <= 4; k++) {
        const line = row(k);
        for (let i = 0; i < 9; i++) {
          const t = (i + 0.5) / 9;
          const seg = Math.min(3, Math.floor(t * 4));
          const [p, q] = [line[seg] as Point, line[seg + 1] as Point];
          const u = t * 4 - seg;
          const [x, y] = [p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u];
          const n = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
          const [dx, dy] = [(q[0] - p[0]) / n, (q[1] - p[1]) / n];
          plaits.push(
            pts`
              ${x - dy * 3.2 - dx * 2},${y + dx * 3.2 - dy * 2} ${x + dx * 1.4},${y + dy * 1.4}
              ${x + dy * 3.2 - dx * 2},${y - dx * 3.2 - dy * 2}
            `,
          );
        }
      }
      strokes(doll, plaits, 0.75, 1.2);
    });
  },
};

function locsDown(doll: Doll, low: number): void {
  const s = doll.swing;
  lock(doll, [...skull(5), ...HAIRLINE], { jitter: 0.4 });
  gatheredTo(doll, [-10, -50], 0.6);
  locRow(
    doll,
    [-50, -40, -30].map(
      (x, i): Outline => pts`${x},-14 ${x - 5},${low * 0.4} ${x - 4 + s},${low + (i % 2) * 6}`,
    ),
    6.4,
  );
  loc(doll, pts`-14,-16 -22,8 ${s - 22},${low - 14}`, 6.2);
  loc(doll, pts`-2,-18 -9,4 ${-10 + s * 0.6},34`, 5.8);
  loc(doll, [pts`16,-42 30,-34 42,-20`, pts`6,-44 20,-32 28,-16`], 5);
}

function locsBehind(doll: Doll, low: number): void {
  const s = doll.swing;
  lock(doll, pts`-10,-40 -46,-36 -58,-8 -52,30 -30,44 -4,36`, { behind: true });
  locRow(
    doll,
    [-54, -42, -30, -16].map(
      (x, i): Outline => pts`${x},6 ${x - 3},${low * 0.55} ${x - 2 + s},${low + (i % 3) * 6}`,
    ),
    6.6,
  );
}

const locs: AsideHair = {
  ear: false,
  back: (doll) => locsBehind(doll, 72),
  front: (doll) => locsDown(doll, 62),
};

const locsKnot: AsideHair = {
  ear: false,
  back: (doll) => locsBehind(doll, 54),
  front(doll) {
    lock(doll, pts`-36,-54 -40,-74 -26,-88 -4,-88 10,-76 8,-60 -4,-50 -22,-48`, { jitter: 0.5 });
    loc(doll, pts`-34,-58 -30,-76 -12,-82 4,-74 6,-62`, 6);
    loc(doll, pts`-26,-56 -22,-68 -8,-71 0,-62`, 5.6);
    loc(doll, pts`-38,-66 -34,-84 -14,-91 0,-88`, 5);
    locsDown(doll, 46);
    doll.paper.sheet(pts`-36,-47 -18,-57 4,-57 4,-50 -16,-50 -33,-40`, doll.hair.cloth, {
      jitter: 0.3,
      step: 5,
      lift: 0.5,
    });
  },
};

const buzz: AsideHair = {
  ear: true,
  front(doll) {
    const { paper, skin, hair } = doll;
    const piece = paper.sheet([...skull(1.4), ...HAIRLINE], mix(skin.base, hair.base, 0.72), {
      jitter: 0.3,
      lift: 0.3,
      edge: 'none',
    });
    paper.within(piece, () => {
      const dots: Outline[] = [];
      const { rng } = paper;
      for (let y = -50; y < 34; y += 5.8)
        for (let x = -52; x < 44; x += 6.4) {
          const px = x + rng.between(-2, 2);
          const py = y + rng.between(-2, 2);
          dots.push(pts`${px},${py} ${px - 0.7},${py - 1.7}`);
        }
      strokes(doll, dots, 0.4, 1);
    });
  },
};

const bald: AsideHair = { ear: true, front: drawForeheadLight };

export const COILY_ASIDE = {
  coils,
  afro,
  puffs,
  highPuff,
  fade,
  boxBraids,
  cornrows,
  locs,
  locsKnot,
  buzz,
  bald,
};
