import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { pts } from '../../paper/points.ts';
import { backCollar, bell, outfit, pocket } from './shapes/garment.ts';

export const nurseTunic = outfit(
  { id: 'nurseTunic', order: 260, label: 'Nurse’s tunic', chosenOnly: true },
  ['dusk', 'sky', 'sage', 'pine', 'lilac', 'cream'],
  ({ cloth }) => {
    const trim = paler(cloth, 0.6);
    return {
      sleeve: { length: 0.46, colour: cloth, cuff: trim, flare: 1 },
      legwear: { trousers: { colour: cloth, length: 0.95, widths: [13, 12.4, 11.8, 11.6] } },
      shoes: { kind: 'laced', colour: CLOTH.cream, trim: CLOTH.dusk, sole: CLOTH.oat },
      back(doll) {
        doll.paper.sheet(bell(28, 16), cloth, { texture: 'felt' });
        backCollar(doll, trim);
      },
      torso(doll) {
        const { paper, skin } = doll;
        paper.sheet(bell(28, 16), cloth, { texture: 'felt' });
        paper.flat(pts`-8,-79! 8,-79! 0,-62!`, skin.base);
        for (const k of SIDES)
          paper.sheet(onSide(k, pts`8,-80! 13,-78 3,-58! 0,-60!`), trim, { jitter: 0.2, step: 8, lift: 0.4 });
        pocket(doll, 14, -48, 13, 14, darker(cloth, 0.1));
        for (const [x, colour] of [
          [11, CLOTH.clay],
          [15, CLOTH.night],
        ] as const)
          paper.sheet(pts`${x},-57! ${x + 2.4},-57! ${x + 2.4},-46! ${x},-46!`, colour, {
            lift: 0.2,
            jitter: 0.1,
          });
        // a watch that hangs upside down
        paper.line([pts`-13,-62 -13,-54`], CLOTH.honey, 1.8);
        paper.ellipse(-13, -50, 4.4, 4.4, CLOTH.honey);
        paper.ellipse(-13, -50, 3, 3, CLOTH.cream);
        for (const k of SIDES) pocket(doll, k * 16, -6, 15, 15, darker(cloth, 0.08));
      },
    };
  },
);
