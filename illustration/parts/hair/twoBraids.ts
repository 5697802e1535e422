import { type Doll, onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { braidsBack } from './shapes/backs/parted.ts';
import { HAIRLINE, skull } from './shapes/side-view.ts';
import { braid, eachSide, lock, partedSheen, sheen, slide, strokes } from './shapes/strands.ts';

const hairTie = (doll: Doll): string => doll.hair.cloth;

export const twoBraids = hairStyle(
  { id: 'twoBraids', order: 90, label: 'Two braids', texture: 'wavy', beyond: [14, 20, 54] },
  {
    front: {
      over(doll) {
        const f = slide(doll, 0.4);
        const s = doll.swing;
        for (const k of SIDES) {
          braid(doll, onSide(k, pts`46,12 56,30 ${55 + s * k * 0.6},54 ${48 + s * k},78`), 8.4, {
            plaits: 6,
            tie: hairTie(doll),
            tuft: 17,
          });
        }
        for (const k of SIDES) {
          lock(
            doll,
            onSide(
              k,
              pts`
              ${f * k - 1},-56 26,-52 48,-36 56,-10 56,12 50,24! 44.5,12 45,-4 ${39 + f * k * 0.6},-17
              ${24 + f * k},-28 ${8 + f * k},-38 ${f * k},-43!
            `,
            ),
            { step: 7 },
          );
        }
        strokes(
          doll,
          eachSide(
            4,
            (k, i) => pts`
                ${f + k * (3 + i)},${i - 52} ${k * (20 + i * 7) + f * 0.5},${-44 + i * 3.4}
                ${k * (44 + i * 3)},${-18 + i * 2} ${k * (49 + i)},14
              `,
          ),
          0.5,
        );
        partedSheen(doll);
      },
    },
    side: {
      ear: true,
      behind(doll) {
        const s = doll.swing;
        braid(doll, pts`-32,20 -44,40 ${-48 + s * 0.6},60 ${s - 46},78`, 8, {
          plaits: 5,
          tie: doll.hair.cloth,
          tuft: 15,
        });
      },
      over(doll) {
        const s = doll.swing;
        lock(doll, [...skull(5), ...HAIRLINE.slice(0, 6), ...pts`9,-4 18,-16 32,-22`], { step: 7 });
        strokes(doll, [
          pts`40,-32 14,-30 -8,-16 -22,14`,
          pts`30,-24 10,-22 -8,-10 -20,12`,
          pts`22,-46 -8,-38 -26,-14 -26,14`,
          pts`-4,-53 -28,-38 -38,-10 -30,18`,
        ]);
        sheen(doll, pts`-36,-32 -14,-44 10,-45 26,-38 8,-40 -14,-39`, 0.45);
        braid(doll, pts`-24,16 -29,32 ${-26 + s * 0.6},56 ${s - 20},80`, 8.4, {
          plaits: 6,
          tie: doll.hair.cloth,
          tuft: 17,
        });
      },
    },
    back: braidsBack,
  },
);
