/** Dresses, pinafores, kurtas. */

import { luma } from '../../paper/colour.ts';
import { type Outline, oval, type Point } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { type Doll, onSide, SIDES } from '../doll.ts';
import { BUTTER, CREAM, darker, HONEY, paler, partnerOf } from '../palette.ts';
import type { Drape } from '../pose.ts';
import {
  type Garment,
  hem,
  printed,
  roundCollar,
  scattered,
  starPatch,
  stitches,
  stripes,
} from './garment.ts';

type Outfit = (doll: Doll) => Garment;

const BRICK = '#a24e3a';
const BERRY = '#8e4358';

/** A full skirt with a scissor-cut scalloped hem. */
export function skirt(drape: Drape, width: number, y: number, waist = 20, top = -40): Outline {
  const [w, h] = hem(drape, width, y);
  return pts`
    ${-waist},${top} ${-waist - (w - waist) * 0.45},${top + (h - top) * 0.42} ${-w},${h - 4}!
    ${-w * 0.75},${h + 1} ${-w * 0.5},${h - 2}! ${-w * 0.25},${h + 3} 0,${h - 0.5}! ${w * 0.25},${h + 3}
    ${w * 0.5},${h - 2}! ${w * 0.75},${h + 1} ${w},${h - 4}!
    ${waist + (w - waist) * 0.45},${top + (h - top) * 0.42} ${waist},${top}
  `;
}

/** A bodice from the shoulders to the waist. */
export const bodice: readonly Point[] = pts`
  -11,-78 -21,-72 -27,-62 -22,-36 0,-33 22,-36 27,-62 21,-72 11,-78 0,-74
`;

/** Two rounded collar leaves. */
export function leafCollar(doll: Doll, colour: string): void {
  for (const k of SIDES)
    doll.paper.sheet(onSide(k, pts`0,-74 12,-79 20,-70 12,-60 3,-64`), colour, {
      jitter: 0.3,
      step: 6,
      lift: 0.55,
    });
}

export const dress: Outfit = ({ cloth }) => {
  const dots = luma(cloth) > 0.75 ? BRICK : CREAM;
  const sash = cloth === HONEY || cloth === '#93a583' ? BRICK : darker(cloth, 0.4);
  return {
    sleeve: { length: 0.34, colour: cloth, flare: 1, puff: true },
    legwear: { socks: { colour: CREAM, from: 0.68, stripe: sash } },
    skirt: { colour: cloth },
    shoes: { kind: 'mary', colour: sash },
    torso(doll, drape) {
      const { paper } = doll;
      const piece = paper.sheet(skirt(drape, 43, 28), cloth);
      paper.within(piece, () =>
        printed(
          doll,
          scattered(doll, { x: -48, y: -32, width: 96, height: 66 }, 12),
          oval(0, 0, 2.4, 2.4, 6),
          dots,
        ),
      );
      paper.sheet(bodice, cloth);
      paper.sheet(pts`-23,-40 0,-37 23,-40 23.4,-33 0,-30 -23.4,-33`, sash, { jitter: 0.3, lift: 0.5 });
      leafCollar(doll, CREAM);
    },
  };
};

export const pinafore: Outfit = ({ cloth }) => {
  const shirt = CREAM;
  const stripe = luma(cloth) < 0.5 ? '#e2a94b' : '#6e8aa3';
  return {
    texture: 'felt',
    sleeve: { length: 0.86, colour: shirt, stripe, cuff: stripe },
    legwear: { tights: darker(stripe, 0.35) },
    skirt: { colour: cloth, texture: 'feltTurned' },
    shoes: { kind: 'boot', colour: '#7c5a44', trim: BUTTER },
    torso(doll, drape) {
      const { paper } = doll;
      const piece = paper.sheet(bodice, shirt, { texture: 'felt' });
      paper.within(piece, () => stripes(doll, stripe, -66, -28, 10, 4));
      roundCollar(doll, stripe);
      paper.sheet(skirt(drape, 38, 24, 21, -36), cloth, { texture: 'feltTurned' });
      paper.sheet(pts`-17,-52! 17,-52! 21,-34! 20,-29 -20,-29 -21,-34!`, cloth, { texture: 'feltTurned' });
      for (const k of SIDES) {
        paper.sheet(onSide(k, pts`16,-48! 9,-49! 11,-75! 18,-73!`), cloth, { jitter: 0.3, lift: 0.6 });
        paper.ellipse(k * 12.6, -47, 2.8, 2.8, HONEY);
      }
      paper.sheet(pts`-24,-14! -9,-15! -8,-1 -16,2 -25,0`, paler(cloth, 0.2), { lift: 0.4, jitter: 0.3 });
      starPatch(doll, -16.5, -8, 4.6);
      const [w, h] = hem(drape, 38, 24);
      stitches(doll, [pts`${-w + 4},${h - 8} 0,${h - 4} ${w - 4},${h - 8}`], CREAM, 0.7);
    },
  };
};

export const kurta: Outfit = ({ cloth }) => {
  const trim = luma(cloth) > 0.7 ? BERRY : cloth === BERRY ? BUTTER : luma(cloth) < 0.5 ? BUTTER : BERRY;
  return {
    sleeve: { length: 0.92, colour: cloth, cuff: trim },
    legwear: {
      trousers: {
        colour: luma(cloth) < 0.45 ? partnerOf(cloth) : '#5b3a48',
        length: 0.95,
        widths: [11, 10, 8.6, 8],
      },
    },
    shoes: { kind: 'mary', colour: HONEY },
    torso(doll, drape) {
      const { paper } = doll;
      const [w, y] = hem(drape, 33, 36);
      paper.sheet(
        pts`
          -11,-78 -22,-72 -28,-60 -25,-34 -30,0 ${-w},${y}! 0,${y + 4} ${w},${y}! 30,0 25,-34 28,-60
          22,-72 11,-78 0,-74
        `,
        cloth,
      );
      paper.flat(pts`-4.4,-76! 4.4,-76! 4,-36 0,-31! -4,-36`, trim);
      for (const by of [-66, -56, -46]) paper.ellipse(0, by, 1.8, 1.8, CREAM);
      paper.line([pts`${-w + 2},${y - 7} 0,${y - 3} ${w - 2},${y - 7}`], trim, 3.4);
      for (let i = -4; i <= 4; i++) {
        paper.at({ x: (i * w) / 4.7, y: y - 12.4 + (4 - Math.abs(i)) * 0.7 }, () =>
          paper.flat(pts`0,-3.6! 2.4,0 0,3! -2.4,0`, trim),
        );
      }
      paper.line([pts`-29,10 ${-w + 1},${y}`, pts`29,10 ${w - 1},${y}`], darker(cloth, 0.3), 1.4, {
        opacity: 0.7,
      });
      if (doll.look.hair !== 'hijab')
        paper.sheet(pts`-12,-79 0,-74 12,-79 12,-74 0,-69 -12,-74`, trim, { jitter: 0.2, lift: 0.4 });
    },
  };
};
