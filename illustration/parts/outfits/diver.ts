import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, STEEL } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { pts } from '../../paper/points.ts';
import { backCollar, bell, outfit, seamOf } from './shapes/garment.ts';

export const diver = outfit(
  { id: 'diver', order: 200, label: 'Diving suit', premium: true, foot: 46 },
  ['night', 'pine', 'clay', 'honey', 'charcoal', 'dusk'],
  ({ cloth }) => {
    const accent = luma(cloth) > 0.6 ? CLOTH.night : CLOTH.honey;
    return {
      texture: 'felt',
      sleeve: { length: 0.94, colour: cloth, cuff: accent },
      legwear: { trousers: { colour: cloth, length: 0.97, widths: [11.4, 10.4, 9, 8.4] } },
      shoes: { kind: 'fin', colour: accent },
      back(doll) {
        const { paper } = doll;
        const piece = paper.sheet(bell(25, 8), cloth, { texture: 'felt' });
        paper.within(piece, () => {
          for (const k of SIDES) paper.flat(onSide(k, pts`30,-66! 17,-50 17,-8 30,12!`), accent);
        });
        paper.sheet(pts`-10,-64 -6,-70 6,-70 10,-64 10,-20 6,-14 -6,-14 -10,-20`, accent, {
          lift: 0.8,
          step: 6,
        });
        paper.sheet(pts`-4,-76! 4,-76! 4,-69! -4,-69!`, STEEL, { lift: 0.3 });
        for (const y of [-52, -30])
          paper.flat(
            pts`-26,${y}! 0,${y + 2} 26,${y}! 26,${y + 4}! 0,${y + 6} -26,${y + 4}!`,
            darker(cloth, 0.4),
          );
        backCollar(doll, accent);
      },
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
  },
);
