import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { backSeam, bell, button, hem, outfit, seamOf, stitches } from './shapes/garment.ts';

export const raincoat = outfit(
  { id: 'raincoat', order: 10, label: 'Raincoat' },
  ['honey', 'clay', 'sage', 'dusk', 'berry', 'pine'],
  ({ cloth }) => ({
    sleeve: { length: 0.9, colour: cloth },
    legwear: { trousers: { colour: cloth === CLOTH.night ? CLOTH.plum : CLOTH.night, length: 0.62 } },
    shoes: {
      kind: 'boot',
      colour: cloth === CLOTH.brick || cloth === CLOTH.clay ? CLOTH.sage : CLOTH.brick,
      trim: CLOTH.cream,
    },
    back(doll, drape) {
      const { paper } = doll;
      const [w, y] = hem(drape, 37, 22);
      paper.sheet(bell(w, y, 26, 27), cloth, { texture: 'felt' });
      backSeam(doll, cloth, -34, y);
      paper.sheet(pts`-26,-64 -14,-75 14,-75 26,-64 26,-44 0,-38 -26,-44`, darker(cloth, 0.07), {
        jitter: 0.4,
        lift: 0.5,
      });
      stitches(doll, [pts`${-w + 4},${y - 5} 0,${y - 2} ${w - 4},${y - 5}`], CLOTH.cream);
      paper.sheet(pts`-24,-72 -13,-82 13,-82 24,-72 19,-56 6,-46 -6,-46 -19,-56`, paler(cloth, 0.26), {
        jitter: 0.4,
      });
    },
    torso(doll, drape) {
      const { paper } = doll;
      const [w, y] = hem(drape, 37, 22);
      paper.sheet(bell(w, y, 26, 27), cloth, { texture: 'felt' });
      for (const k of SIDES)
        paper.sheet(onSide(k, pts`31,-8! 12,-6! 13,6 30,4`), darker(cloth, 0.1), { jitter: 0.3, lift: 0.5 });
      paper.brush(pts`1,-72 2,-30 1,${y}`, 2, seamOf(cloth), { opacity: 0.7, ends: 0.8 });
      for (const by of [-56, -36, -16]) button(doll, 7, by, CLOTH.cream, 3.2);
      stitches(doll, [pts`${-w + 4},${y - 5} 0,${y - 2} ${w - 4},${y - 5}`], CLOTH.cream);
      paper.sheet(pts`-26,-70 -12,-79 0,-74 12,-79 26,-70 16,-60 2,-64! -14,-60`, paler(cloth, 0.26), {
        jitter: 0.4,
      });
    },
  }),
);
