import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { bell, button, hem, outfit, pocket, stripes } from './shapes/garment.ts';

export const pirate = outfit(
  { id: 'pirate', order: 170, label: 'Pirate coat', premium: true, hat: 'pirateHat' },
  ['brick', 'night', 'pine', 'plum', 'charcoal', 'berry'],
  ({ cloth }) => ({
    sleeve: { length: 0.88, colour: cloth, flare: 2, cuff: CLOTH.butter },
    legwear: {
      trousers: {
        colour: cloth === CLOTH.night ? CLOTH.bark : CLOTH.night,
        length: 0.6,
        widths: [12.4, 12, 11.4, 11],
      },
      socks: { colour: CLOTH.cream, from: 0.55, stripe: CLOTH.clay },
    },
    shoes: { kind: 'boot', colour: CLOTH.bark, trim: CLOTH.butter },
    back(doll, drape) {
      const { paper } = doll;
      const [w, y] = hem(drape, 38, 28);
      paper.sheet(bell(w, y, 27, 26), cloth, { texture: 'feltTurned' });
      paper.sheet(pts`-2,-18! 2,-18! 7,${y + 3}! -6,${y + 3}!`, darker(cloth, 0.3), {
        lift: 0,
        edge: 'none',
      });
      paper.sheet(pts`-16,-22! 16,-22! 16,-14! -16,-14!`, paler(cloth, 0.14), { lift: 0.4, jitter: 0.3 });
      for (const k of SIDES) button(doll, k * 12, -18, CLOTH.butter, 2.2);
      paper.sheet(pts`-22,-72 -13,-81 13,-81 22,-72 12,-62 0,-60 -12,-62`, paler(cloth, 0.2), {
        lift: 0.5,
        jitter: 0.3,
      });
    },
    torso(doll, drape) {
      const { paper } = doll;
      const [w, y] = hem(drape, 38, 28);
      const shirt = paper.sheet(bell(24, 4), CLOTH.cream, { texture: 'felt' });
      paper.within(shirt, () =>
        stripes(doll, CLOTH.clay === cloth ? CLOTH.night : CLOTH.clay, -62, 4, 9, 3.6),
      );
      paper.sheet(pts`-20,-20! 20,-20! 21,-10! -21,-10!`, CLOTH.bark, { lift: 0.3 });
      paper.sheet(pts`-5,-21! 5,-21! 5,-9! -5,-9!`, CLOTH.honey, { lift: 0.3, step: 20 });
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
        for (const by of [-26, -12]) button(doll, k * 15, by, CLOTH.butter, 2.2);
        pocket(doll, k * 25, -2, 14, 11, paler(cloth, 0.1), darker(cloth, 0.14));
      }
      paper.sheet(pts`-10,-77 0,-72 10,-77 8,-66 0,-62 -8,-66`, CLOTH.cream, { lift: 0.4, step: 5 });
    },
  }),
);
