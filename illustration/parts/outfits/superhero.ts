import { CLOTH } from '../../figures/hero/body/palette.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { capeOf } from './shapes/cape.ts';
import { backCollar, bell, outfit } from './shapes/garment.ts';

export const superhero = outfit(
  { id: 'superhero', order: 150, label: 'Superhero suit', premium: true, trails: [84, 60] },
  ['night', 'brick', 'pine', 'berry', 'honey', 'plum'],
  ({ cloth }) => {
    const accent =
      cloth === CLOTH.brick || cloth === CLOTH.berry
        ? CLOTH.butter
        : cloth === CLOTH.honey
          ? CLOTH.brick
          : CLOTH.clay;
    return {
      texture: 'felt',
      sleeve: { length: 0.9, colour: cloth, cuff: accent },
      legwear: { trousers: { colour: cloth, length: 0.96, widths: [11.4, 10.4, 9, 8.2] } },
      shoes: { kind: 'boot', colour: accent, trim: CLOTH.butter },
      behind: (doll) => {
        if (!doll.parts.extras.some(({ cloak }) => cloak)) capeOf(doll, accent);
      },
      back(doll) {
        const { paper } = doll;
        paper.sheet(bell(25, 6), cloth, { texture: 'felt' });
        paper.sheet(pts`-26,-2! 26,-2! 22,9 10,13 0,12 -10,13 -22,9`, accent, { lift: 0.3, jitter: 0.3 });
        paper.sheet(pts`-26,-8! 0,-6 26,-8! 26,-1! 0,1 -26,-1!`, CLOTH.butter, { lift: 0.4, jitter: 0.2 });
        backCollar(doll, accent);
      },
      torso(doll) {
        const { paper } = doll;
        paper.sheet(bell(25, 6), cloth, { texture: 'felt' });
        paper.sheet(pts`-26,-2! 26,-2! 22,9 10,13 0,12 -10,13 -22,9`, accent, { lift: 0.3, jitter: 0.3 });
        paper.sheet(pts`-26,-8! 0,-6 26,-8! 26,-1! 0,1 -26,-1!`, CLOTH.butter, { lift: 0.4, jitter: 0.2 });
        paper.sheet(pts`0,-58 15,-52 12,-36 0,-26! -12,-36 -15,-52`, CLOTH.butter, { lift: 0.4, step: 6 });
        paper.sheet(star(9, 4.2, 5, 0, -43.4), accent, { lift: 0.25, step: 20, jitter: 0.1 });
        paper.sheet(pts`-18,-72 0,-66 18,-72 15,-78 0,-73 -15,-78`, accent, { jitter: 0.2, lift: 0.5 });
      },
    };
  },
);
