import { onSide, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, clothTones, shaded } from '../../figures/hero/body/palette.ts';
import { mix } from '../../paper/colour.ts';
import type { Outline, Point } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { covering } from '../hair-style.ts';
import { turbanBack } from './shapes/backs/covered.ts';
import { slide } from './shapes/strands.ts';

export const turban = covering(
  { id: 'turban', order: 310, label: 'Turban', beyond: [36, 14, 4], wound: true, crownLift: 12 },
  {
    front: {
      over(doll) {
        const { paper, hair } = doll;
        const { k, dark, light } = clothTones(hair.cloth);
        const f = slide(doll);
        const under = mix(k, CLOTH.cream, 0.6);
        paper.sheet(pts`${f - 16},-24 ${f},-38 ${16 + f},-24 ${f},-22`, under, { lift: 0.3, step: 5 });
        // wraps, from the crown down to the brow; each leans the other way
        paper.sheet(pts`-46,-36 -38,-66 -14,-80 14,-80 38,-66 46,-36 0,-30`, k, { texture: 'felt' });
        paper.brush(pts`-34,-62 -8,-72 20,-74`, 2, light, { opacity: 0.55 });
        paper.brush(pts`36,-60 14,-70 -12,-76`, 1.8, dark, { opacity: 0.5 });
        const wrap = (k2: -1 | 1, rise: number, width: number): Point[] =>
          onSide(
            k2,
            pts`
            -4,${-36 - rise} 22,${-50 - rise} 44,${-48 - rise * 0.7} 57,${-28 - rise * 0.3} 58,-10 53,3!
            48,-6 38,${-16 - rise * 0.4} 20,${-24 - rise * 0.8 + width} -1,${-29 - rise}
          `,
          );
        for (const rise of [16, 8]) {
          for (const s of SIDES) {
            paper.sheet(wrap(s, rise, 0), s < 0 ? k : shaded(k, 0.05), { lift: 0.6, texture: 'felt' });
            paper.brush(
              onSide(s, pts`6,${-42 - rise} 26,${-48 - rise} 46,${-38 - rise * 0.5} 54,-16`),
              1.8,
              s < 0 ? light : dark,
              { opacity: 0.5 },
            );
          }
        }
        for (const s of SIDES) {
          paper.sheet(
            onSide(
              s,
              pts`
              ${f * s},-33 16,-42 38,-40 54,-22 56,-4 51,6! 46,-6 ${36 + f * s * 0.5},-15
              ${20 + f * s},-21 ${f * s - 1},-27
            `,
            ),
            s > 0 ? k : shaded(k, 0.05),
            { lift: 0.6, texture: 'felt' },
          );
          paper.brush(onSide(s, pts`${10 + f * s},-36 32,-35 48,-18`), 1.9, s > 0 ? light : dark, {
            opacity: 0.55,
          });
        }
      },
    },
    side: {
      ear: true,
      over({ paper, hair }) {
        const { k, dark, light } = clothTones(hair.cloth);
        paper.sheet(pts`44,-22 46,-34 34,-34 24,-22 34,-20`, mix(k, CLOTH.cream, 0.6), {
          lift: 0.3,
          step: 5,
        });
        paper.sheet(pts`40,-44 28,-70 0,-82 -30,-78 -52,-56 -58,-24 -52,4 -30,12 0,-10`, k, {
          texture: 'felt',
        });
        paper.brush(pts`-46,-50 -28,-70 2,-75`, 2, light, { opacity: 0.55 });
        // wraps, each from the brow up and round the back
        const wrap = (rise: number): Outline =>
          pts`
          49,${-26 - rise} 45,${-40 - rise} 26,${-52 - rise} -6,${-52 - rise * 0.9}
          -40,${-36 - rise * 0.7} -58,${-14 - rise * 0.4} -55,${8 - rise * 0.3}! -44,${14 - rise * 0.3}
          -22,${-2 - rise * 0.6} 8,${-18 - rise} 30,${-22 - rise}
        `;
        for (const [rise, tone] of pts`17,0 8,0.05 0,0`) {
          paper.sheet(wrap(rise), tone ? shaded(k, tone) : k, { lift: 0.6, texture: 'felt' });
          paper.brush(
            pts`40,${-32 - rise} 12,${-36 - rise} -22,${-26 - rise * 0.8} -50,${0 - rise * 0.4}`,
            1.9,
            rise === 8 ? dark : light,
            { opacity: 0.5 },
          );
        }
      },
    },
    back: turbanBack,
  },
);
