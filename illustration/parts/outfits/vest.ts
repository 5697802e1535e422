import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { bell, button, outfit, pocket, stitches } from './shapes/garment.ts';

export const vest = outfit(
  { id: 'vest', order: 80, label: 'Explorer vest' },
  ['moss', 'bark', 'pine', 'night', 'clay', 'charcoal'],
  ({ cloth }) => {
    const shirt = CLOTH.cream;
    const scarf = cloth === CLOTH.clay ? CLOTH.honey : CLOTH.clay;
    return {
      texture: 'felt',
      sleeve: { length: 0.4, colour: shirt, flare: 2 },
      legwear: {
        trousers: {
          colour: CLOTH.oat,
          length: 0.5,
          widths: [12.6, 12.6, 13, 13],
          turnUp: paler(CLOTH.oat, 0.5),
        },
        socks: { colour: scarf, from: 0.62, stripe: CLOTH.cream },
      },
      shoes: { kind: 'boot', colour: CLOTH.bark, trim: CLOTH.butter },
      back(doll) {
        const { paper } = doll;
        paper.sheet(bell(25, 4), shirt, { texture: 'felt' });
        paper.sheet(bell(30, 11, 26, 26), cloth, { jitter: 0.45, texture: 'feltTurned' });
        paper.sheet(pts`-20,-36! 20,-36! 21,-6! -21,-6!`, paler(cloth, 0.12), { lift: 0.4, jitter: 0.4 });
        stitches(doll, [pts`-17,-32 17,-32`, pts`-24,-58 0,-54 24,-58`], CLOTH.cream);
        paper.sheet(pts`-18,-74 -10,-81 10,-81 18,-74 8,-64! 0,-56! -8,-64!`, scarf, {
          jitter: 0.35,
          lift: 0.65,
        });
      },
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
          button(doll, k * 19, -6, CLOTH.honey, 2);
          pocket(doll, k * 19, -45, 12, 13, paler(cloth, 0.16));
          stitches(doll, [onSide(k, pts`13,-41.4 24.6,-42`)], CLOTH.cream);
        }
        paper.at({ x: 19, y: -39, rot: 10 }, () =>
          paper.sheet(pts`-2,-12 2,-12 2,2 -2,2`, CLOTH.butter, { jitter: 0.1, lift: 0.3 }),
        );
      },
    };
  },
);
