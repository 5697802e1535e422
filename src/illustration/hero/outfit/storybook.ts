/** Clothes out of stories: what Premium unlocks. */

import { luma, mix } from '../../paper/colour.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { type Doll, onSide, SIDES } from '../doll.ts';
import { BARK, BUTTER, CLAY, CREAM, darker, HONEY, paler, STEEL } from '../palette.ts';
import { capeOf } from './cape.ts';
import { bodice, leafCollar, skirt } from './dressy.ts';
import {
  bell,
  button,
  type Garment,
  hem,
  pocket,
  printed,
  scattered,
  seamOf,
  starPatch,
  stripes,
} from './garment.ts';

type Outfit = (doll: Doll) => Garment;

const NIGHT = '#44597a';

export const astronaut: Outfit = ({ cloth }) => {
  const accent = cloth === CREAM ? CLAY : CREAM;
  return {
    texture: 'felt',
    glove: accent,
    sleeve: { length: 0.94, colour: cloth, cuff: accent },
    legwear: {
      trousers: {
        colour: cloth,
        length: 0.9,
        widths: [14, 13.6, 12.8, 12.4],
        turnUp: accent,
        texture: 'felt',
      },
    },
    shoes: { kind: 'boot', colour: '#8f979c', trim: accent },
    torso(doll) {
      const { paper } = doll;
      paper.sheet(bell(30, 8, 27, 28), cloth, { texture: 'felt' });
      paper.sheet(pts`-30,-14! 0,-11 30,-14! 29.6,-5! 0,-2 -29.6,-5!`, accent, { lift: 0.4, jitter: 0.3 });
      paper.sheet(pts`-15,-52! 15,-52! 16,-26 14,-22 -14,-22 -16,-26`, mix(cloth, '#8f979c', 0.3), {
        lift: 0.5,
        jitter: 0.3,
      });
      [CLAY, HONEY, '#93a583'].forEach((colour, i) => {
        paper.ellipse(-8 + i * 8, -44, 2.6, 2.6, colour);
      });
      paper.line([pts`-9,-35 9,-35.4`, pts`-9,-30 4,-30.2`], NIGHT, 1.6, { opacity: 0.8 });
      starPatch(doll, -20, -60, 4.6);
      paper.sheet(pts`-20,-74 -10,-80 0,-77 10,-80 20,-74 18,-66 0,-61 -18,-66`, '#aeb5b8', {
        jitter: 0.2,
        lift: 0.6,
      });
      paper.line([pts`-17,-69 0,-64.6 17,-69`], CREAM, 1.4, { opacity: 0.7 });
    },
  };
};

export const superhero: Outfit = ({ cloth }) => {
  const accent = cloth === '#a24e3a' || cloth === '#8e4358' ? BUTTER : cloth === HONEY ? '#a24e3a' : CLAY;
  return {
    texture: 'felt',
    sleeve: { length: 0.9, colour: cloth, cuff: accent },
    legwear: { trousers: { colour: cloth, length: 0.96, widths: [11.4, 10.4, 9, 8.2] } },
    shoes: { kind: 'boot', colour: accent, trim: BUTTER },
    behind: (doll) => {
      if (!doll.look.extras.includes('cape')) capeOf(doll, accent);
    },
    torso(doll) {
      const { paper } = doll;
      paper.sheet(bell(25, 6), cloth, { texture: 'felt' });
      paper.sheet(pts`-26,-2! 26,-2! 22,9 10,13 0,12 -10,13 -22,9`, accent, { lift: 0.3, jitter: 0.3 });
      paper.sheet(pts`-26,-8! 0,-6 26,-8! 26,-1! 0,1 -26,-1!`, BUTTER, { lift: 0.4, jitter: 0.2 });
      paper.sheet(pts`0,-58 15,-52 12,-36 0,-26! -12,-36 -15,-52`, BUTTER, { lift: 0.4, step: 6 });
      paper.sheet(star(9, 4.2, 5, 0, -43.4), accent, { lift: 0.25, step: 20, jitter: 0.1 });
      paper.sheet(pts`-18,-72 0,-66 18,-72 15,-78 0,-73 -15,-78`, accent, { jitter: 0.2, lift: 0.5 });
    },
  };
};

export const wizard: Outfit = ({ cloth }) => ({
  texture: 'felt',
  sleeve: { length: 0.86, colour: cloth, flare: 6, cuff: BUTTER },
  legwear: { trousers: { colour: darker(cloth, 0.4), length: 0.95, widths: [10, 9, 8, 8] } },
  skirt: { colour: cloth, texture: 'felt' },
  shoes: { kind: 'boot', colour: BARK, trim: BUTTER },
  torso(doll, drape) {
    const { paper } = doll;
    const [w, y] = hem(drape, 42, 58);
    const piece = paper.sheet(bell(w, y, 26, 26), cloth, { texture: 'felt' });
    paper.within(piece, () => {
      printed(
        doll,
        scattered(doll, { x: -40, y: -50, width: 80, height: 108 }, 25),
        star(4, 1.8),
        BUTTER,
        31,
      );
      paper.flat(
        pts`${-w - 6},${y - 8}! 0,${y - 5} ${w + 6},${y - 8}! ${w + 6},${y + 9}! ${-w - 6},${y + 9}!`,
        BUTTER,
        { opacity: 0.9 },
      );
    });
    paper.sheet(pts`-26,-26! 0,-23 26,-26! 26,-20! 0,-17 -26,-20!`, BARK, { lift: 0.4, jitter: 0.2 });
    paper.ellipse(2, -21, 4, 4, HONEY);
    paper.sheet(pts`-27,-66 -12,-79 0,-72 12,-79 27,-66 14,-58 0,-52! -14,-58`, paler(cloth, 0.22), {
      jitter: 0.4,
      texture: 'felt',
    });
  },
});

export const pirate: Outfit = ({ cloth }) => ({
  sleeve: { length: 0.88, colour: cloth, flare: 2, cuff: BUTTER },
  legwear: {
    trousers: { colour: cloth === NIGHT ? BARK : NIGHT, length: 0.6, widths: [12.4, 12, 11.4, 11] },
    socks: { colour: CREAM, from: 0.55, stripe: CLAY },
  },
  shoes: { kind: 'boot', colour: BARK, trim: BUTTER },
  torso(doll, drape) {
    const { paper } = doll;
    const [w, y] = hem(drape, 38, 28);
    const shirt = paper.sheet(bell(24, 4), CREAM, { texture: 'felt' });
    paper.within(shirt, () => stripes(doll, CLAY === cloth ? NIGHT : CLAY, -62, 4, 9, 3.6));
    paper.sheet(pts`-20,-20! 20,-20! 21,-10! -21,-10!`, BARK, { lift: 0.3 });
    paper.sheet(pts`-5,-21! 5,-21! 5,-9! -5,-9!`, HONEY, { lift: 0.3, step: 20 });
    for (const k of SIDES) {
      paper.sheet(
        onSide(k, pts`22,-74 29,-60 27,-32 ${w},${y}! ${w * 0.5},${y + 4} 9,${y + 1}! 11,-16 7,-50 13,-76`),
        cloth,
        { texture: 'feltTurned' },
      );
      paper.sheet(onSide(k, pts`14,-76 22,-66 17,-46 10,-36! 7,-54`), paler(cloth, 0.2), {
        lift: 0.5,
        jitter: 0.3,
      });
      for (const by of [-26, -12]) button(doll, k * 15, by, BUTTER, 2.2);
      pocket(doll, k * 25, -2, 14, 11, paler(cloth, 0.1), darker(cloth, 0.14));
    }
    paper.sheet(pts`-10,-77 0,-72 10,-77 8,-66 0,-62 -8,-66`, CREAM, { lift: 0.4, step: 5 });
  },
});

export const knight: Outfit = ({ cloth }) => {
  const mail = '#b3b9b8';
  const emblem = luma(cloth) > 0.6 ? CLAY : BUTTER;
  return {
    texture: 'feltTurned',
    glove: '#8f979c',
    sleeve: { length: 0.92, colour: mail, cuff: '#8f979c' },
    legwear: {
      trousers: { colour: mail, length: 0.94, widths: [11.6, 10.8, 9.4, 8.8], texture: 'feltTurned' },
    },
    shoes: { kind: 'boot', colour: '#8f979c', trim: CREAM },
    torso(doll, drape) {
      const { paper } = doll;
      const [w, y] = hem(drape, 33, 26);
      paper.sheet(bell(28, 8, 27, 26), mail, { texture: 'feltTurned' });
      const piece = paper.sheet(
        pts`
          -11,-77 -22,-71 -24,-56 -23,-30 ${-w},${y}! ${-w * 0.5},${y + 3} -2,${y - 2}! 0,${y - 10}!
          2,${y - 2}! ${w * 0.5},${y + 3} ${w},${y}! 23,-30 24,-56 22,-71 11,-77 0,-72
        `,
        cloth,
        { texture: 'felt' },
      );
      paper.within(piece, () =>
        paper.flat(pts`-40,${y - 6}! 40,${y - 6}! 40,${y + 8}! -40,${y + 8}!`, emblem),
      );
      // a small friendly lion: mane, face
      paper.sheet(star(13, 9.6, 11, 0, -46), emblem, { lift: 0.3, step: 20, jitter: 0.2 });
      paper.ellipse(0, -46, 7, 6.6, paler(emblem, 0.5));
      for (const k of SIDES) paper.ellipse(k * 2.5, -47, 0.9, 1.1, '#33212a');
      paper.brush(pts`-2,-43.4 0,-42.4 2,-43.6`, 1.2, '#33212a');
      paper.sheet(pts`-26,-24! 0,-21 26,-24! 26,-17! 0,-14 -26,-17!`, BARK, { lift: 0.4, jitter: 0.2 });
      paper.sheet(pts`-6,-24! 6,-24! 6,-13! -6,-13!`, HONEY, { lift: 0.35, step: 20 });
      paper.sheet(pts`-22,-72 -10,-80 0,-76 10,-80 22,-72 14,-64 0,-61 -14,-64`, mail, {
        jitter: 0.2,
        texture: 'feltTurned',
        lift: 0.6,
      });
    },
  };
};

export const royal: Outfit = ({ cloth }) => {
  const trim = luma(cloth) > 0.72 ? '#8e4358' : BUTTER;
  return {
    sleeve: { length: 0.42, colour: cloth, puff: true, flare: 1, cuff: trim },
    legwear: { tights: CREAM },
    skirt: { colour: cloth, texture: 'felt' },
    shoes: { kind: 'slipper', colour: trim },
    torso(doll, drape) {
      const { paper } = doll;
      const [w, y] = hem(drape, 54, 66);
      const piece = paper.sheet(skirt(drape, 54, 66), cloth, { texture: 'felt' });
      paper.within(piece, () => {
        paper.flat(pts`-9,-40! 9,-40! ${w * 0.42},${y + 6}! ${-w * 0.42},${y + 6}!`, paler(cloth, 0.4));
        for (const i of [-3, -2, -1, 0, 1, 2, 3])
          paper.flat(star(4, 1.9, 5, i * w * 0.27, y - 12 + Math.abs(i)), trim, { jitter: 0.1, step: 20 });
      });
      for (const k of SIDES)
        paper.brush(onSide(k, pts`9,-38 14,0 ${w * 0.42},${y}`), 2, trim, { opacity: 0.9, ends: 0.7 });
      paper.sheet(bodice, cloth, { texture: 'felt' });
      paper.sheet(pts`-23,-40 0,-33 23,-40 23.4,-33 0,-25! -23.4,-33`, trim, { jitter: 0.3, lift: 0.5 });
      leafCollar(doll, paler(cloth, 0.55));
      paper.ellipse(0, -63, 3, 3, trim);
    },
  };
};

export const diver: Outfit = ({ cloth }) => {
  const accent = luma(cloth) > 0.6 ? NIGHT : HONEY;
  return {
    texture: 'felt',
    sleeve: { length: 0.94, colour: cloth, cuff: accent },
    legwear: { trousers: { colour: cloth, length: 0.97, widths: [11.4, 10.4, 9, 8.4] } },
    shoes: { kind: 'fin', colour: accent },
    torso(doll) {
      const { paper } = doll;
      const piece = paper.sheet(bell(25, 8), cloth, { texture: 'felt' });
      paper.within(piece, () => {
        for (const k of SIDES) paper.flat(onSide(k, pts`30,-66! 17,-50 17,-8 30,12!`), accent);
      });
      paper.line([pts`0,-70 0,-16`], seamOf(cloth), 1.6, { opacity: 0.9 });
      paper.sheet(pts`-2.4,-58! 2.4,-58! 2,-50 -2,-50`, STEEL, { lift: 0.3 });
      paper.sheet(pts`-26,-10! 0,-8 26,-10! 26,-3! 0,-1 -26,-3!`, darker(cloth, 0.4), { lift: 0.3 });
      paper.sheet(pts`-14,-79 0,-74 14,-79 14,-72 0,-66 -14,-72`, accent, { lift: 0.4, step: 5 });
    },
  };
};
