/** Waves and curls: outlines that swing, then outlines of bumps. */

import { type Outline, scallops } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { type Doll, onSide, SIDES } from '../doll.ts';
import { both, braid, capWith, curls, type HairStyle, lock, sheen, slide, strokes } from './strands.ts';

const tousled: HairStyle = {
  front(doll) {
    const f = slide(doll);
    const outline: Outline = pts`
      -49,10! -56,2 -54,-8! -60,-18 -54,-28! -52,-42 -40,-45! -32,-57 -18,-54! -6,-63 8,-57! 24,-62
      32,-52! 46,-48 50,-34! 60,-24 55,-10! 57,2 49,11! 45,-2 ${43 + f * 0.5},-13! ${34 + f},-12
      ${26 + f},-20! ${18 + f},-17 ${6 + f},-21! ${f - 4},-12 ${f - 15},-24! ${f - 24},-14 ${f - 34},-21!
      -40,-10 -45,-2
    `;
    lock(doll, outline, { jitter: 0.5, step: 5 });
    strokes(
      doll,
      [
        pts`0,-55 -8,-42 -2,-30 ${f - 4},-17`,
        pts`6,-54 8,-40 18,-30 ${18 + f},-16`,
        pts`14,-54 26,-44 30,-30 ${34 + f},-17`,
        pts`26,-52 42,-38 44,-24 50,-6`,
        pts`-8,-55 -24,-44 -22,-30 ${f - 24},-19`,
        pts`-18,-50 -38,-38 -38,-24 -48,-6`,
        pts`-28,-47 -47,-30 -50,-16`,
        pts`34,-47 50,-30 54,-16`,
      ],
      0.6,
      1.25,
    );
    sheen(doll, pts`-22,-46 -6,-52 10,-50 -4,-45`, 0.45);
  },
};

/** Front curtain of wavy hair with a side parting, down to `length`. */
function waveFront(doll: Doll, length: number): void {
  const f = slide(doll, 0.4);
  const l = length;
  lock(
    doll,
    pts`
      ${f - 16},-57 14,-58 38,-49 56,-24 60,4 62,${l * 0.6} 55,${l}! 50,${l * 0.64} 47,6 42,-10
      ${26 + f},-22 ${4 + f},-29 ${f - 14},-40! ${f - 22},-28 ${-36 + f * 0.6},-16 -45,2 -48,${l * 0.54}
      -53,${l * 0.96}! -61,${l * 0.55} -60,2 -56,-24 -40,-48
    `,
  );
  const lines: Outline[] = [];
  for (let i = 0; i < 6; i++)
    lines.push(
      pts`
        ${-14 + f + i * 1.2},${-46 - i * 2} ${6 + i * 5},${-42 - i * 1.5} ${30 + i * 3},${-31 - i * 2.4}
        ${46 + i * 2},-12 ${51 + i * 1.7},12 ${54 + i},${l * 0.68}
      `,
    );
  for (let i = 0; i < 4; i++)
    lines.push(
      pts`
        ${-17 - i * 1.4},${-44 - i * 2} ${-32 - i * 3},${-34 - i} ${-47 - i * 2},-10 ${-51 - i * 2},16
        ${-53 - i},${l * 0.68}
      `,
    );
  strokes(doll, lines, 0.6);
  sheen(doll, pts`4,-48 28,-42 45,-24 36,-30 20,-38`);
}

const waves: HairStyle = {
  back(doll) {
    const s = doll.swing * 0.6;
    lock(
      doll,
      pts`
        0,-59 36,-52 58,-26 61,2 69,24 63,44 ${70 + s},58 ${58 + s},70! 40,60 22,68! 0,60 -22,68! -42,60
        ${s - 60},70! ${s - 70},57 -63,44 -69,24 -61,2 -58,-26 -36,-52
      `,
      { behind: true },
    );
    strokes(
      doll,
      both((k) =>
        [50, 57].map(
          (x): Outline => pts`${k * x},0 ${k * (x + 6)},22 ${k * (x - 1)},44 ${k * (x + 2) + s},60`,
        ),
      ),
      0.6,
      1.3,
    );
  },
  front: (doll) => waveFront(doll, 34),
};

function longBack(doll: Doll): void {
  const s = doll.swing;
  lock(
    doll,
    pts`
      0,-59 36,-52 58,-26 61,4 71,28 63,50 ${75 + s},76 ${63 + s},98 ${46 + s},110! ${38 + s},96
      ${22 + s},108! ${10 + s},94 ${s - 8},109! ${s - 20},96 ${s - 36},110! ${s - 46},97 ${s - 62},104!
      ${s - 74},80 -62,54 -72,30 -61,4 -58,-26 -36,-52
    `,
    { behind: true },
  );
  strokes(
    doll,
    both((k) =>
      [52, 58, 44].map(
        (x): Outline =>
          pts`${k * x},0 ${k * (x + 7)},26 ${k * (x - 1)},50 ${k * (x + 7) + s},74 ${k * (x - 4) + s},96`,
      ),
    ),
    0.6,
    1.3,
  );
}

const longWaves: HairStyle = { back: longBack, front: (doll) => waveFront(doll, 44) };

const halfUp: HairStyle = {
  back: longBack,
  front(doll) {
    const f = slide(doll, 0.4);
    lock(
      doll,
      capWith(
        pts`
          52,34! 47,12 44,-8 ${34 + f},-22 ${18 + f},-30 ${f},-33 ${f - 18},-30 ${f - 34},-22 -44,-8
          -47,12 -52,34!
        `,
        6,
      ),
    );
    const lines: Outline[] = [];
    for (let i = -5; i <= 5; i++)
      lines.push(pts`${i * 6.6 + f},${-32 + i * i * 0.5} ${i * 5},-44 ${i * 2.2},-55`);
    strokes(
      doll,
      [
        ...lines,
        ...both((k) => [
          pts`${k * 36},-44 ${k * 52},-20 ${k * 53},8 ${k * 52},28`,
          pts`${k * 30},-46 ${k * 47},-22 ${k * 49},8 ${k * 50.5},26`,
        ]),
      ],
      0.55,
    );
    const { paper, hair } = doll;
    // a cloth bow on the crown
    for (const k of SIDES)
      paper.sheet(onSide(k, pts`2,-57 10,-67 22,-68 25,-58 20,-49 8,-51`), hair.cloth, {
        step: 5,
        lift: 0.6,
        texture: 'felt',
      });
    paper.sheet(pts`-5,-61 5,-61 5.4,-51 -5.4,-51`, hair.cloth, { step: 4, lift: 0.5 });
    sheen(doll, pts`-34,-36 -14,-44 14,-44 34,-36 14,-40 -14,-40`, 0.45);
  },
};

const twoBraids: HairStyle = {
  front(doll) {
    const f = slide(doll, 0.4);
    const s = doll.swing;
    for (const k of SIDES) {
      braid(doll, onSide(k, pts`46,12 56,30 ${55 + s * k * 0.6},54 ${48 + s * k},78`), 8.4, {
        plaits: 6,
        tie: hairTie(doll),
        tuft: 17,
      });
    }
    for (const k of SIDES) {
      lock(
        doll,
        onSide(
          k,
          pts`
            ${f * k - 1},-56 26,-52 48,-36 56,-10 56,12 50,24! 44.5,12 45,-4 ${39 + f * k * 0.6},-17
            ${24 + f * k},-28 ${8 + f * k},-38 ${f * k},-43!
          `,
        ),
        { step: 7 },
      );
    }
    strokes(
      doll,
      both((k) =>
        [0, 1, 2, 3].map(
          (i): Outline =>
            pts`
              ${f + k * (3 + i)},${i - 52} ${k * (20 + i * 7) + f * 0.5},${-44 + i * 3.4}
              ${k * (44 + i * 3)},${-18 + i * 2} ${k * (49 + i)},14
            `,
        ),
      ),
      0.5,
    );
    sheen(doll, pts`-44,-22 -32,-38 -12,-47 -22,-37 -36,-22`, 0.45);
    sheen(doll, pts`44,-22 32,-38 12,-47 22,-37 36,-22`, 0.45);
  },
};

const hairTie = (doll: Doll): string => doll.hair.cloth;

/** A crown of large bumps over the forehead. */
function curlyTop(doll: Doll, low: number): void {
  const f = slide(doll);
  const { rng } = doll.paper;
  const dome = scallops(rng, 0, -20, 57, 41, 16, 0.13).filter(([, y]) => y < low);
  // the dome is cut open at the bottom right; start the walk there so that the fringe closes it
  const right = dome
    .filter(([x]) => x >= 0)
    .sort((a, b) => Math.atan2(a[0], -(a[1] + 20)) - Math.atan2(b[0], -(b[1] + 20)));
  const left = dome
    .filter(([x]) => x < 0)
    .sort((a, b) => Math.atan2(a[0], -(a[1] + 20)) - Math.atan2(b[0], -(b[1] + 20)));
  const fringe: Outline = pts`
    47,${low + 6}! 43.5,-9 ${40 + f * 0.5},-19! ${36 + f},-13 ${28 + f},-14 ${24 + f},-25! ${18 + f},-17
    ${8 + f},-17.5 ${3 + f},-28! ${f - 4},-18.5 ${f - 14},-18.5 ${f - 18},-27! ${f - 24},-17 ${f - 34},-14
    ${-40 + f * 0.5},-20! -43.5,-9 -47,${low + 6}!
  `;
  const piece = lock(doll, [...left, ...right, ...fringe], { jitter: 0.3, step: 4, facets: 0.04 });
  doll.paper.within(piece, () =>
    curls(doll, { x: f * 0.5, y: -34, rx: 52, ry: 24 }, { gap: 12, radius: 4.6, width: 1.4, opacity: 0.6 }),
  );
}

const curlyCrop: HairStyle = {
  back(doll) {
    lock(doll, scallops(doll.paper.rng, 0, -12, 57, 42, 17, 0.11), { behind: true, step: 5, facets: 0.04 });
  },
  front: (doll) => curlyTop(doll, 2),
};

const curlyBob: HairStyle = {
  back(doll) {
    lock(doll, scallops(doll.paper.rng, 0, 4, 66, 58, 17, 0.12), { behind: true, step: 5, facets: 0.04 });
    curls(
      doll,
      { x: 0, y: 10, rx: 62, ry: 48 },
      { gap: 13, radius: 4.8, width: 1.4, opacity: 0.5, behindHead: true },
    );
  },
  front(doll) {
    for (const k of SIDES) {
      const side = scallops(doll.paper.rng, k * 54, 14, 13, 26, 8, 0.22);
      lock(doll, side, { step: 4, facets: 0.04 });
      curls(doll, { x: k * 54, y: 14, rx: 10, ry: 22 }, { gap: 10, radius: 4, width: 1.3, opacity: 0.6 });
    }
    curlyTop(doll, 4);
  },
};

const curlyLong: HairStyle = {
  back(doll) {
    const s = doll.swing * 0.6;
    lock(doll, scallops(doll.paper.rng, 0, -4, 64, 56, 18, 0.1), { behind: true, step: 5, facets: 0.04 });
    lock(doll, scallops(doll.paper.rng, s, 44, 66, 46, 16, 0.14), { behind: true, step: 5, facets: 0.04 });
    curls(
      doll,
      { x: s, y: 48, rx: 62, ry: 40 },
      { gap: 12.5, radius: 4.8, width: 1.4, opacity: 0.55, behindHead: true },
    );
  },
  front(doll) {
    for (const k of SIDES) {
      const side = scallops(doll.paper.rng, k * 55, 26, 14, 38, 11, 0.24);
      lock(doll, side, { step: 4, facets: 0.04 });
      curls(doll, { x: k * 55, y: 26, rx: 11, ry: 34 }, { gap: 10, radius: 4, width: 1.3, opacity: 0.6 });
    }
    curlyTop(doll, 4);
  },
};

export const WAVY = { tousled, waves, longWaves, halfUp, twoBraids, curlyCrop, curlyBob, curlyLong };
