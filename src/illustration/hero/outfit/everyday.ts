/** Clothes for every day. */

import { luma, mix } from '../../paper/colour.ts';
import { type Outline, star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { type Doll, onSide, SIDES } from '../doll.ts';
import { BARK, BUTTER, CLAY, CREAM, darker, HONEY, INK, OAT, paler, partnerOf } from '../palette.ts';
import {
  bell,
  button,
  type Garment,
  hem,
  pocket,
  printed,
  roundCollar,
  type Spot,
  scattered,
  seamOf,
  spotsAlong,
  starPatch,
  stitches,
  stripes,
} from './garment.ts';

type Outfit = (doll: Doll) => Garment;

const NIGHT = '#44597a';
const PLUM = '#5b3a48';
const DENIM = '#6e8aa3';
const BRICK = '#a24e3a';

/** Trousers that never match the top by accident. */
const trouserFor = (cloth: string): string => (luma(cloth) < 0.45 ? OAT : NIGHT);

export const raincoat: Outfit = ({ cloth }) => ({
  sleeve: { length: 0.9, colour: cloth },
  legwear: { trousers: { colour: cloth === NIGHT ? PLUM : NIGHT, length: 0.62 } },
  shoes: { kind: 'boot', colour: cloth === '#a24e3a' || cloth === CLAY ? '#93a583' : BRICK, trim: CREAM },
  torso(doll, drape) {
    const { paper } = doll;
    const [w, y] = hem(drape, 37, 22);
    paper.sheet(bell(w, y, 26, 27), cloth, { texture: 'felt' });
    for (const k of SIDES)
      paper.sheet(onSide(k, pts`31,-8! 12,-6! 13,6 30,4`), darker(cloth, 0.1), { jitter: 0.3, lift: 0.5 });
    paper.brush(pts`1,-72 2,-30 1,${y}`, 2, seamOf(cloth), { opacity: 0.7, ends: 0.8 });
    for (const by of [-56, -36, -16]) button(doll, 7, by, CREAM, 3.2);
    stitches(doll, [pts`${-w + 4},${y - 5} 0,${y - 2} ${w - 4},${y - 5}`], CREAM);
    paper.sheet(pts`-26,-70 -12,-79 0,-74 12,-79 26,-70 16,-60 2,-64! -14,-60`, paler(cloth, 0.26), {
      jitter: 0.4,
    });
  },
});

export const dungarees: Outfit = ({ cloth }) => {
  const shirt = CREAM;
  const stripe = cloth === DENIM || cloth === NIGHT ? CLAY : '#7f97a8';
  return {
    texture: 'felt',
    sleeve: { length: 0.88, colour: shirt, stripe, cuff: stripe },
    legwear: {
      trousers: {
        colour: cloth,
        length: 0.86,
        turnUp: paler(cloth, 0.34),
        patch: cloth === HONEY ? CLAY : HONEY,
      },
    },
    shoes: { kind: 'laced', colour: cloth === NIGHT ? BRICK : NIGHT },
    torso(doll) {
      const { paper } = doll;
      const piece = paper.sheet(bell(25, 2), shirt, { texture: 'felt' });
      paper.within(piece, () => stripes(doll, stripe, -64, 8, 11, 5));
      roundCollar(doll, stripe);
      paper.sheet(pts`-20,-46! 20,-46! 21,-26 27,-20! 28,4 25,14 0,13 -25,14 -28,4 -27,-20! -21,-26`, cloth);
      for (const k of SIDES) {
        paper.sheet(onSide(k, pts`19,-40! 11,-40! 13,-75! 20.5,-73!`), cloth, { jitter: 0.35, lift: 0.65 });
        button(doll, k * 15, -42, cloth === HONEY ? CREAM : HONEY, 3);
      }
      paper.sheet(pts`-10,-34! 10,-34! 9.4,-18 0,-15 -9.4,-18`, paler(cloth, 0.18), {
        jitter: 0.3,
        lift: 0.5,
      });
      stitches(doll, [pts`-8.6,-31.4 8.6,-31.4`], CREAM);
      starPatch(doll, 0.6, -33, 5.4, cloth === HONEY ? CREAM : HONEY);
      stitches(doll, [pts`-26,-16 -14,-15 0,-14 14,-15 26,-16`], paler(cloth, 0.5), 0.7);
    },
  };
};

export const jumper: Outfit = ({ cloth }) => ({
  texture: 'felt',
  sleeve: { length: 0.88, colour: CREAM, stripe: cloth, cuff: cloth },
  legwear: { trousers: { colour: cloth === DENIM ? PLUM : DENIM, length: 0.86, turnUp: '#a9c0cb' } },
  shoes: { kind: 'laced', colour: cloth === HONEY ? CLAY : HONEY },
  torso(doll) {
    const { paper } = doll;
    const piece = paper.sheet(bell(27, 6), CREAM, { texture: 'felt' });
    paper.within(piece, () => stripes(doll, cloth, -62, 8, 12.5, 5.6));
    paper.sheet(pts`-27.4,1! 0,4 27.4,1! 27,9! 0,12 -27,9!`, cloth, {
      jitter: 0.4,
      lift: 0.45,
      texture: 'felt',
    });
    roundCollar(doll, cloth);
  },
});

export const fairIsle: Outfit = ({ cloth }) => {
  const band = luma(cloth) > 0.6 ? BRICK : BUTTER;
  return {
    texture: 'felt',
    sleeve: { length: 0.88, colour: cloth, cuff: band },
    legwear: { trousers: { colour: trouserFor(cloth), length: 0.9, turnUp: paler(trouserFor(cloth), 0.4) } },
    shoes: { kind: 'laced', colour: luma(cloth) > 0.5 || cloth === BRICK ? BARK : CLAY },
    torso(doll) {
      const { paper } = doll;
      const piece = paper.sheet(bell(27, 6), cloth, { texture: 'felt' });
      paper.within(piece, () => {
        paper.flat(pts`-40,-46! 0,-44 40,-46! 40,-28! 0,-26 -40,-28!`, band);
        for (let i = -3; i <= 3; i++)
          paper.flat(pts`${i * 11 - 6},-28.4! ${i * 11},-40! ${i * 11 + 6},-28.4!`, cloth);
        for (let i = -3; i <= 3; i++) paper.ellipse(i * 11 + 5.5, -40, 1.5, 1.5, cloth);
        for (let i = -4; i <= 4; i++)
          paper.flat(pts`${i * 8},${-57 - 3}! ${i * 8 + 2.6},-57! ${i * 8},-54! ${i * 8 - 2.6},-57!`, band, {
            jitter: 0.1,
          });
      });
      paper.sheet(pts`-27.4,1! 0,4 27.4,1! 27,9! 0,12 -27,9!`, band, {
        jitter: 0.4,
        lift: 0.45,
        texture: 'felt',
      });
      roundCollar(doll, band);
    },
  };
};

export const tee: Outfit = ({ cloth }) => ({
  texture: 'felt',
  sleeve: { length: 0.38, colour: cloth, flare: 2, cuff: partnerOf(cloth) },
  legwear: {
    trousers: {
      colour: trouserFor(cloth),
      length: 0.48,
      widths: [12.6, 12.6, 13, 13],
      turnUp: paler(trouserFor(cloth), 0.3),
    },
    socks: { colour: CREAM, from: 0.78, stripe: cloth },
  },
  shoes: { kind: 'laced', colour: luma(cloth) > 0.6 ? CLAY : HONEY },
  torso(doll) {
    const { paper } = doll;
    paper.sheet(bell(26, 6), cloth, { texture: 'felt' });
    const mark = partnerOf(cloth);
    // a paper boat
    paper.sheet(pts`-11,-36! 11,-37! 7,-28! -7,-27.6!`, mark, { lift: 0.3, step: 8 });
    paper.sheet(pts`-6,-37.6! 0.6,-48! 6,-38!`, mark, { lift: 0.3, step: 8 });
    roundCollar(doll, mark);
  },
});

export const hoodie: Outfit = ({ cloth }) => ({
  texture: 'felt',
  sleeve: { length: 0.92, colour: cloth, cuff: darker(cloth, 0.16) },
  legwear: {
    trousers: { colour: luma(cloth) < 0.4 ? OAT : '#4b434c', length: 0.92, widths: [12, 11, 9.6, 8.6] },
  },
  shoes: { kind: 'laced', colour: luma(cloth) > 0.6 ? DENIM : HONEY },
  torso(doll) {
    const { paper } = doll;
    paper.sheet(bell(28, 8, 26, 26), cloth, { texture: 'felt' });
    paper.sheet(pts`-14,-26! 14,-26! 20,-10 18,-2! -18,-2! -20,-10`, paler(cloth, 0.14), {
      lift: 0.4,
      jitter: 0.4,
    });
    paper.sheet(pts`-28,2! 0,5 28,2! 27.4,10! 0,13 -27.4,10!`, darker(cloth, 0.16), {
      jitter: 0.4,
      lift: 0.4,
      texture: 'felt',
    });
    paper.sheet(pts`-25,-70 -14,-80 0,-73 14,-80 25,-70 18,-59 0,-55 -18,-59`, darker(cloth, 0.08), {
      jitter: 0.4,
      texture: 'felt',
    });
    paper.sheet(pts`-13,-76 0,-68 13,-76 8,-64 0,-61 -8,-64`, darker(cloth, 0.3), { lift: 0, edge: 'none' });
    paper.line([pts`-5,-60 -5.6,-44`, pts`5,-60 6,-47`], CREAM, 1.7);
  },
});

export const vest: Outfit = ({ cloth }) => {
  const shirt = CREAM;
  const scarf = cloth === CLAY ? HONEY : CLAY;
  return {
    texture: 'felt',
    sleeve: { length: 0.4, colour: shirt, flare: 2 },
    legwear: {
      trousers: { colour: OAT, length: 0.5, widths: [12.6, 12.6, 13, 13], turnUp: paler(OAT, 0.5) },
      socks: { colour: scarf, from: 0.62, stripe: CREAM },
    },
    shoes: { kind: 'boot', colour: BARK, trim: BUTTER },
    torso(doll) {
      const { paper } = doll;
      paper.sheet(bell(25, 4), shirt, { texture: 'felt' });
      paper.sheet(pts`-10,-78 0,-70 10,-78 17,-72 12,-58 2,-52! -10,-58 -17,-72`, scarf, {
        jitter: 0.35,
        lift: 0.65,
      });
      for (const k of SIDES) {
        paper.sheet(onSide(k, pts`24,-74 29,-58 27,-30 31,10! 7,13! 5,-20 8,-46 15,-76`), cloth, {
          jitter: 0.45,
          texture: 'feltTurned',
        });
        pocket(doll, k * 19, -10, 16, 15, paler(cloth, 0.16), darker(cloth, 0.12));
        button(doll, k * 19, -6, HONEY, 2);
        pocket(doll, k * 19, -45, 12, 13, paler(cloth, 0.16));
        stitches(doll, [onSide(k, pts`13,-41.4 24.6,-42`)], CREAM);
      }
      paper.at({ x: 19, y: -39, rot: 10 }, () =>
        paper.sheet(pts`-2,-12 2,-12 2,2 -2,2`, BUTTER, { jitter: 0.1, lift: 0.3 }),
      );
    },
  };
};

export const football: Outfit = ({ cloth }) => {
  const trim = partnerOf(cloth);
  return {
    sleeve: { length: 0.4, colour: cloth, flare: 2, cuff: trim },
    legwear: {
      trousers: { colour: trim, length: 0.46, widths: [13, 13.4, 14, 14] },
      socks: { colour: cloth, from: 0.6, stripe: trim },
    },
    shoes: { kind: 'laced', colour: '#4b434c' },
    torso(doll) {
      const { paper } = doll;
      const piece = paper.sheet(bell(26, 6), cloth);
      paper.within(piece, () => {
        paper.flat(pts`-30,-60! -20,-76! 34,2! 28,12!`, trim, { opacity: 0.9 });
      });
      paper.sheet(star(7, 4.8, 8, -11, -50), BUTTER, { lift: 0.3, step: 20, jitter: 0.1 });
      paper.sheet(pts`-13,-79 0,-70! 13,-79 14,-73 0,-63! -14,-73`, trim, {
        jitter: 0.2,
        step: 5,
        lift: 0.4,
      });
    },
  };
};

export const pyjamas: Outfit = ({ cloth }) => {
  const print = luma(cloth) > 0.7 ? DENIM : CREAM;
  const moon: Outline = pts`2,-4 -3,-3 -4.4,1 -2,4.4 2.4,4 -0.6,2 -0.6,-2`;
  const sky = (doll: Doll, spots: readonly Spot[]): void => {
    printed(
      doll,
      spots.filter(([, , k]) => k % 2),
      moon,
      print,
      40,
    );
    printed(
      doll,
      spots.filter(([, , k]) => k % 2 === 0),
      star(3, 1.4),
      print,
      25,
    );
  };
  return {
    texture: 'felt',
    sleeve: {
      length: 0.92,
      colour: cloth,
      cuff: print,
      print: (doll, line) => sky(doll, spotsAlong(line, 5)),
    },
    legwear: {
      trousers: {
        colour: cloth,
        length: 0.93,
        turnUp: print,
        widths: [12.4, 12, 11.4, 11],
        texture: 'felt',
        print: (doll, line) => sky(doll, spotsAlong(line, 6)),
      },
    },
    shoes: { kind: 'slipper', colour: print, sole: darker(print, 0.2) },
    torso(doll) {
      const { paper } = doll;
      const piece = paper.sheet(bell(28, 10, 26, 26), cloth, { texture: 'felt' });
      paper.within(piece, () => sky(doll, scattered(doll, { x: -30, y: -66, width: 60, height: 80 }, 14)));
      paper.brush(pts`0,-68 1,-30 0,11`, 1.6, seamOf(cloth), { opacity: 0.55, ends: 0.8 });
      for (const y of [-54, -36, -18, 0]) button(doll, 0.5, y, print, 2.5);
      for (const k of SIDES)
        paper.sheet(onSide(k, pts`0,-73 12,-79 20,-70 10,-61 2,-64`), print, {
          jitter: 0.3,
          step: 6,
          lift: 0.5,
        });
    },
  };
};

export const ankara: Outfit = ({ cloth }) => {
  const bright = cloth === HONEY ? BRICK : HONEY;
  const leaf: Outline = pts`0,-6! 3.6,0 0,6! -3.6,0`;
  const leaves = (doll: Doll, spots: readonly Spot[]): void => {
    printed(
      doll,
      spots.filter(([, , k]) => k % 3),
      leaf,
      bright,
      62,
      1,
    );
    printed(
      doll,
      spots.filter(([, , k]) => k % 3 === 0),
      leaf,
      CREAM,
      62,
      1,
    );
    printed(doll, spots, pts`-1.2,0 0,-1.6 1.2,0 0,1.6`, cloth, 62, 1);
  };
  return {
    sleeve: {
      length: 0.46,
      colour: cloth,
      flare: 3,
      cuff: bright,
      print: (doll, line) => leaves(doll, spotsAlong(line, 6)),
    },
    legwear: {
      trousers: { colour: luma(cloth) < 0.45 ? OAT : PLUM, length: 0.94, widths: [12, 11.4, 10, 9.4] },
    },
    shoes: { kind: 'slipper', colour: BARK, sole: INK },
    torso(doll, drape) {
      const { paper } = doll;
      const [w, y] = hem(drape, 30, 18);
      const piece = paper.sheet(bell(w, y, 26, 26), cloth);
      paper.within(piece, () => leaves(doll, scattered(doll, { x: -34, y: -68, width: 68, height: 90 }, 14)));
      paper.sheet(pts`-5,-76! 5,-76! 4,-44 0,-40! -4,-44`, bright, { lift: 0.3, jitter: 0.2 });
      for (const by of [-64, -54]) button(doll, 0, by, CREAM, 1.9);
      paper.sheet(pts`-12,-79 0,-74 12,-79 12,-74 0,-69 -12,-74`, bright, { jitter: 0.2, lift: 0.4 });
      stitches(doll, [pts`${-w + 3},${y - 4} 0,${y - 1} ${w - 3},${y - 4}`], mix(bright, CREAM, 0.3), 0.8);
    },
  };
};
