import type { Doll } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import type { Drape } from '../../figures/hero/pose/pose-data.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { bell, hem, outfit } from './shapes/garment.ts';
import { printed, scattered } from './shapes/prints.ts';

/** The robe under belt and collar, strewn with stars. */
function robe(doll: Doll, drape: Drape, cloth: string): void {
  const { paper } = doll;
  const [w, y] = hem(drape, 42, 58);
  const piece = paper.sheet(bell(w, y, 26, 26), cloth, { texture: 'felt' });
  paper.within(piece, () => {
    printed(
      doll,
      scattered(doll, { x: -40, y: -50, width: 80, height: 108 }, 25),
      star(4, 1.8),
      CLOTH.butter,
      31,
    );
    paper.flat(
      pts`${-w - 6},${y - 8}! 0,${y - 5} ${w + 6},${y - 8}! ${w + 6},${y + 9}! ${-w - 6},${y + 9}!`,
      CLOTH.butter,
      { opacity: 0.9 },
    );
  });
  paper.sheet(pts`-26,-26! 0,-23 26,-26! 26,-20! 0,-17 -26,-20!`, CLOTH.bark, { lift: 0.4, jitter: 0.2 });
}

export const wizard = outfit(
  { id: 'wizard', order: 160, label: 'Wizard robe', premium: true, hem: 74, hat: 'wizardHat' },
  ['plum', 'night', 'pine', 'berry', 'charcoal', 'dusk'],
  ({ cloth }) => ({
    texture: 'felt',
    sleeve: { length: 0.86, colour: cloth, flare: 6, cuff: CLOTH.butter },
    legwear: { trousers: { colour: darker(cloth, 0.4), length: 0.95, widths: [10, 9, 8, 8] } },
    skirt: { colour: cloth, texture: 'felt' },
    shoes: { kind: 'boot', colour: CLOTH.bark, trim: CLOTH.butter },
    back(doll, drape) {
      robe(doll, drape, cloth);
      const { paper } = doll;
      paper.sheet(pts`-26,-70 -13,-82 13,-82 26,-70 18,-52 0,-34! -18,-52`, paler(cloth, 0.22), {
        jitter: 0.4,
        texture: 'felt',
      });
    },
    torso(doll, drape) {
      robe(doll, drape, cloth);
      const { paper } = doll;
      paper.ellipse(2, -21, 4, 4, CLOTH.honey);
      paper.sheet(pts`-27,-66 -12,-79 0,-72 12,-79 27,-66 14,-58 0,-52! -14,-58`, paler(cloth, 0.22), {
        jitter: 0.4,
        texture: 'felt',
      });
    },
  }),
);
