/** Hair from behind: one sheet over the skull and what hangs from it. Frame: the head's; the nape near 0, 44. */
import { mix } from '../../paper/colour.ts';
import { type Outline, type Point, scallops } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { type Doll, onSide, SIDES, type Side } from '../doll.ts';
import { CLOTH, paler, shaded, wraps } from '../palette.ts';
import { puff } from './coiling.ts';
import { both, braid, capWith, curls, loc, lock, locRow, sheen, strokes, tie } from './strands.ts';
import type { BackView } from './style.ts';

/** The hairline from behind, right to left: behind one ear, along the nape, behind the other. */
const NAPE: Outline = pts`51,6 48,18 42,30! 32,38 22,45! 10,46 0,48! -10,46 -22,45! -32,38 -42,30! -48,18 -51,6`;

/** The light on a round crown. */
const crownLight = (doll: Doll): void => sheen(doll, pts`-34,-30 -16,-42 10,-43 30,-34 12,-38 -14,-37`, 0.4);

const along = (count: number, width: number, y: (t: number) => number): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const t = (i / (count - 1)) * 2 - 1;
    return [t * width, y(t)];
  });

/** Strokes from the crown out to as many points below, so far to both sides and down (`t` from -1 to 1), and its light. */
function combed(
  doll: Doll,
  [fromX, fromY]: Point,
  { count, width, y }: { count: number; width: number; y: (t: number) => number },
): void {
  const line = ([endX, endY]: Point): Outline =>
    pts`
      ${fromX + (endX - fromX) * 0.12},${fromY + (endY - fromY) * 0.12}
      ${fromX + (endX - fromX) * 0.72},${fromY + (endY - fromY) * 0.42} ${endX},${endY}
    `;
  strokes(doll, along(count, width, y).map(line), 0.5);
  crownLight(doll);
}

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

/** Hair that hangs: how low, how wide at its end, and how far its edge waves. */
export const fallingBack = (low: number, wide: number, wave = 0): BackView => ({
  ear: false,
  over(doll) {
    const s = doll.swing * (low > 60 ? 1 : 0.4);
    const side = (k: Side): Point[] =>
      [0, 1, 2, 3, 4].map((i): Point => {
        const t = (i + 1) / 5;
        const x = 55 + (wide - 55) * t + (i % 2 ? wave : -wave);
        return [k * x + s * t, 4 + (low - 8) * t];
      });
    const right = side(1);
    const left = side(-1).reverse();
    const hem = along(7, wide * 0.78, (t) => low + (wave ? 0 : 2) - 6 * t * t).reverse();
    const edge = hem.map(([x, y], i): Point => [x + s, y + (i % 2 ? wave * 0.8 : 0), i % 2 ? 0 : 1]);
    const top = pts`-54,-10 -47,-34 -27,-51 0,-57 27,-51 47,-34 54,-10`;
    lock(doll, [...top, ...right, ...edge, ...left], { step: 7 });
    const ends = along(11, wide * 0.82, (t) => low - 9 - 7 * t * t);
    strokes(
      doll,
      ends.map(([x, y], i): Outline => {
        const w = i % 2 ? wave : -wave;
        return pts`${x * 0.16},-50 ${x * 0.74},-14 ${x * 0.86 + w + s * 0.4},${y * 0.42} ${x + s},${y}`;
      }),
      0.5,
    );
    crownLight(doll);
  },
});

/** Hair drawn together to a point, and what is there. */
export const gatheredBack = (to: Point, then: (doll: Doll) => void): BackView => ({
  over(doll) {
    lock(doll, capWith(NAPE, 4));
    const rim: Point[] = [
      ...pts`-50,-14 -48,4 -44,22 -34,34 -20,42 -6,45 8,45 22,41 36,33 44,22 48,4 50,-14`,
      ...pts`-40,-36 -20,-50 20,-50 40,-36`,
    ];
    strokes(
      doll,
      rim.map(
        ([x, y]): Outline =>
          pts`${x},${y} ${(x + to[0]) / 2},${(y + to[1]) / 2 - 2} ${to[0] + (x - to[0]) * 0.14},${to[1] + (y - to[1]) * 0.14}`,
      ),
      0.5,
    );
    then(doll);
  },
});

/** Hair parted down the middle, tied or plaited at each side. */
export const partedBack = (each: (doll: Doll, side: Side) => void): BackView => ({
  over(doll) {
    lock(doll, capWith(NAPE, 5));
    doll.paper.line([pts`0,-54 1,-20 -1,16 0,44`], doll.skin.base, 1.6, { opacity: 0.6 });
    const line = (k: Side, i: number): Outline =>
      pts`${k * 3},${-48 + i * 20} ${k * 24},${-34 + i * 15} ${k * 44},${4 + i * 5}`;
    strokes(
      doll,
      both((k) => [0, 1, 2, 3, 4].map((i) => line(k, i))),
      0.5,
    );
    for (const k of SIDES) each(doll, k);
  },
});

/** Two braids hang down the back. */
export const braidsBack = partedBack((doll, k) => {
  const s = doll.swing;
  braid(doll, onSide(k, pts`40,24 42,42 ${38 + s * k * 0.5},62 ${33 + s * k},84`), 8.4, {
    plaits: 6,
    tie: doll.hair.cloth,
    tuft: 16,
  });
});

/** Two loose tails, tied behind the ears. */
export const tailsBack = partedBack((doll, k) => {
  const s = doll.swing * k;
  lock(
    doll,
    onSide(
      k,
      pts`42,8 56,4 ${70 + s * 0.3},16 ${74 + s * 0.6},38 ${64 + s},58! ${58 + s * 0.6},40 50,30 42,22`,
    ),
  );
  strokes(
    doll,
    [0, 1, 2].map(
      (i): Outline => onSide(k, pts`48,14 ${58 + i * 4},24 ${62 + i * 3 + s * 0.7},${48 - i * 4}`),
    ),
    0.6,
  );
  tie(doll, k * 45, 14, k * 30, 7);
});

/** Two puffs, high at the sides. */
export const puffsBack = partedBack((doll, k) => {
  puff(doll, k * 43, -42, 29, 27);
  tie(doll, k * 30, -34, k * 40, 7);
});

/** A tail from the back of the head. */
export const tailBack = gatheredBack([0, -14], (doll) => {
  const s = doll.swing;
  lock(
    doll,
    pts`-9,-16 -20,0 ${-23 + s * 0.5},28 ${-16 + s},58 ${-2 + s * 1.2},76! ${12 + s},58 ${20 + s * 0.5},26 17,-2 8,-17`,
  );
  strokes(
    doll,
    [-2, -1, 0, 1, 2].map(
      (i): Outline => pts`${i * 3},-8 ${i * 7 + s * 0.3},22 ${i * 4 + s},${60 - Math.abs(i) * 6}`,
    ),
    0.6,
  );
  tie(doll, 0, -15, 90, 8);
});

/** A knot on the crown. */
export const knotBack = gatheredBack([0, -50], (doll) => {
  lock(doll, pts`-27,-56 -24,-78 -6,-90 16,-88 29,-74 27,-54 12,-47 -12,-47`);
  strokes(
    doll,
    [
      pts`-20,-56 -15,-76 3,-83 20,-75 22,-58`,
      pts`-12,-57 -8,-70 4,-75 13,-68 12,-58`,
      pts`-3,-58 0,-66 6,-66`,
    ],
    0.65,
    1.2,
  );
  doll.paper.sheet(pts`-16,-52 0,-55 17,-52 16,-46 0,-49 -15,-46`, doll.hair.cloth, {
    jitter: 0.3,
    step: 5,
    lift: 0.5,
  });
});

/** A mass of hair with curls drawn on it: as far round its middle, of such a size. */
function curlyMass(
  doll: Doll,
  edge: Outline,
  area: { y: number; rx: number; ry: number },
  curl: { gap: number; radius: number; width: number },
): void {
  const piece = lock(doll, edge, { jitter: 0.3, step: 4, facets: 0.05 });
  doll.paper.within(piece, () => curls(doll, { x: 0, ...area }, { ...curl, opacity: 0.6 }));
}

/** A round mass of curls or coils: its middle, its half width and height, its bumps, and the size of a curl. */
export const roundBack = (
  y: number,
  rx: number,
  ry: number,
  bumps: number,
  curl: { gap: number; radius: number },
): BackView => ({
  ...(rx > 62 ? { ear: false } : {}),
  over(doll) {
    const height = curl.gap > 9 ? 0.12 : 0.07;
    const edge = scallops(doll.paper.rng, 0, y, rx, ry, bumps, height);
    curlyMass(doll, edge, { y, rx: rx - 2, ry: ry - 2 }, { ...curl, width: curl.gap > 9 ? 1.4 : 1.1 });
  },
});

/** Curls that fall over neck and shoulders. */
export const curlyFallBack = (low: number): BackView => ({
  ear: false,
  over(doll) {
    const y = (low - 58) / 2;
    const edge = scallops(doll.paper.rng, 0, y, 64, (low + 58) / 2, 24, 0.1);
    curlyMass(doll, edge, { y, rx: 62, ry: (low + 54) / 2 }, { gap: 12, radius: 4.6, width: 1.4 });
  },
});

/** One great puff on the crown. */
export const highPuffBack = gatheredBack([0, -48], (doll) => {
  puff(doll, 0, -76, 38, 31, 18);
  tie(doll, 0, -49, 90, 9);
});

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

/** Many thin braids from a parted scalp. */
export const boxBraidsBack: BackView = {
  over(doll) {
    lock(doll, capWith(NAPE, 5));
    const s = doll.swing;
    const places = [-46, -31, -15, 0, 15, 31, 46].map(
      (x): Outline => pts`${x * 0.5},-46 ${x},-8 ${x * 1.06},40 ${x * 1.02 + s},${98 - Math.abs(x) * 0.3}`,
    );
    for (const turn of [0, 1])
      places.forEach((place, i) => {
        if (i % 2 === turn)
          braid(doll, place, 7.6, {
            plaits: 11,
            beads: i % 2 ? [doll.hair.cloth, CLOTH.cream, CLOTH.butter] : [doll.hair.cloth, CLOTH.butter],
          });
      });
  },
};

/** Rows of plaits along the skull that end in short braids at the nape. */
export const cornrowsBack: BackView = {
  over(doll) {
    lock(doll, capWith(NAPE, 3));
    const s = doll.swing;
    const rows = [-40, -24, -8, 8, 24, 40];
    doll.paper.line(
      rows.slice(1).map((x): Outline => pts`${(x - 8) * 0.5},-50 ${x - 8},-14 ${(x - 8) * 0.8},42`),
      doll.skin.base,
      1.5,
      { opacity: 0.6 },
    );
    for (const x of rows)
      braid(
        doll,
        pts`${x * 0.6},-46 ${x * 1.08},-12 ${x * 0.86},30 ${x * 0.8 + s * 0.5},56 ${x * 0.76 + s},78`,
        5.6,
        { plaits: 12, beads: [doll.hair.cloth] },
      );
  },
};

/** Locs down the back. */
export const hangingLocsBack: BackView = {
  ear: false,
  over(doll) {
    lock(doll, capWith(NAPE, 5));
    const s = doll.swing;
    const xs = [-50, -38, -26, -13, 0, 13, 26, 38, 50];
    locRow(
      doll,
      xs.map(
        (x, i): Outline =>
          pts`${x * 0.42},-48 ${x * 0.98},-12 ${x * 1.08},28 ${x * 1.06 + s},${68 + (i % 3) * 7}`,
      ),
      8,
    );
  },
};

/** Locs in a knot, a few left hanging. */
export const locsKnotBack = gatheredBack([0, -46], (doll) => {
  locRow(
    doll,
    [-42, -28, -14, 0, 14, 28, 42].map(
      (x): Outline => pts`${x},30 ${x * 1.04},6 ${x * 0.8},-26 ${x * 0.2},-50`,
    ),
    7,
  );
  loc(doll, [pts`-44,20 -50,44 -48,66`, pts`44,20 50,44 47,68`], 7);
  locRow(
    doll,
    [pts`-24,-58 -26,-78 0,-88 20,-80`, pts`-14,-56 2,-74 26,-72 28,-56`, pts`22,-60 10,-84 -16,-80 -20,-62`],
    8,
  );
  tie(doll, 0, -52, 90, 9);
});

/** Cloth over head and shoulders. */
export const veilBack: BackView = {
  over({ paper, hair }) {
    const k = hair.cloth;
    const dark = shaded(k, 0.24);
    paper.sheet(
      pts`0,-61 36,-54 58,-26 61,8 57,36 64,64 58,84 30,98 2,104 -28,99 -56,86 -64,64 -57,36 -61,8 -58,-26 -36,-54`,
      k,
      { texture: 'felt', lift: 0.9 },
    );
    paper.brush(pts`-54,34 -30,52 4,58 34,50 55,32`, 2.4, dark, { opacity: 0.6 });
    paper.brush(pts`-6,-50 -20,-10 -22,40 -34,88`, 2, dark, { opacity: 0.45 });
    paper.brush(pts`20,52 26,70 38,92`, 2, dark, { opacity: 0.5 });
    paper.brush(pts`26,-46 44,-22 48,10`, 2.2, paler(k, 0.27), { opacity: 0.7 });
  },
};

/** A scarf tied at the nape, its corners hanging. */
export const scarfBack: BackView = {
  over({ paper, hair }) {
    const k = hair.cloth;
    const dark = shaded(k, 0.24);
    paper.sheet(pts`4,36 24,46 34,74 16,68! 4,48 -8,70 -28,66! -20,44`, shaded(k, 0.1), {
      texture: 'felt',
      lift: 0.6,
    });
    paper.sheet(
      pts`-54,4 -56,-20 -46,-42 -24,-56 2,-60 28,-55 48,-40 57,-18 54,6 40,28 16,40 0,42 -18,40 -42,26`,
      k,
      { texture: 'felt' },
    );
    for (const d of [-1, 1] as const)
      paper.brush(onSide(d, pts`50,0 34,20 6,36`), 2, dark, { opacity: 0.55 });
    paper.brush(pts`-30,-44 -10,-14 0,34`, 1.8, dark, { opacity: 0.4 });
    paper.sheet(pts`-8,30 8,30 9,44 -9,44`, shaded(k, 0.05), { lift: 0.6, step: 5 });
  },
};

/** A turban's wraps, each over the one above. */
export const turbanBack: BackView = {
  over({ paper, hair }) {
    const { k, dark, light } = wraps(hair.cloth);
    paper.sheet(pts`-46,-30 -40,-64 -16,-80 14,-80 38,-66 48,-30 0,-20`, k, { texture: 'felt' });
    for (const [y, tone] of [
      [-22, 0],
      [-8, 0.05],
      [8, 0],
    ] as const) {
      paper.sheet(
        pts`-57,${y - 12} -30,${y - 26} 4,${y - 22} 40,${y - 28} 58,${y - 10} 54,${y + 14} 30,${y + 20} -4,${y + 14} -36,${y + 22} -54,${y + 12}`,
        shaded(k, tone),
        { lift: 0.6, texture: 'felt' },
      );
      paper.brush(pts`-46,${y - 8} -14,${y - 14} 20,${y - 4} 48,${y - 8}`, 2, y < 0 ? light : dark, {
        opacity: 0.5,
      });
    }
  },
};

/** A patka, its knot on top. */
export const patkaBack: BackView = {
  over({ paper, hair }) {
    const k = hair.cloth;
    paper.sheet(pts`-15,-54 -18,-74 0,-86 18,-76 16,-54`, k, { texture: 'felt' });
    paper.sheet(
      pts`-54,8 -56,-16 -46,-40 -24,-54 0,-58 24,-54 46,-40 56,-16 54,8 38,26 16,36 -16,36 -38,26`,
      k,
      { texture: 'felt' },
    );
    for (const d of SIDES)
      paper.brush(onSide(d, pts`48,4 28,-10 4,-40`), 1.8, shaded(k, 0.26), { opacity: 0.5 });
    paper.sheet(pts`-7,26 7,26 10,44 -10,44`, shaded(k, 0.1), { lift: 0.5, step: 5 });
  },
};
