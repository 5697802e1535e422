import { CLOTH, darker, paler } from '../../figures/hero/body/palette.ts';
import { luma } from '../../paper/colour.ts';
import { star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';

export const pirateHat: Extra = {
  id: 'pirateHat',
  order: 80,
  label: 'Pirate hat',
  slot: 'head',
  hat: true,
  offInBed: true,
  rise: 62,
  brim: 44,
  front: {
    onHead(doll, worn) {
      const { paper } = doll;
      const felt = luma(worn) < 0.3 ? CLOTH.bark : CLOTH.night;
      // a feather stands behind the turned-up brim
      paper.sheet(pts`30,-58 42,-88 66,-100! 64,-80 50,-60`, worn, { step: 5, lift: 0.5 });
      paper.brush(pts`38,-60 50,-80 64,-98`, 1.6, paler(worn, 0.5), { opacity: 0.8 });
      paper.sheet(pts`-52,-26 -44,-60 -18,-74 18,-74 44,-60 52,-26`, darker(felt, 0.3), { texture: 'felt' });
      const brim = paper.sheet(
        pts`
          -80,-30! -64,-50 -38,-62 -14,-78 0,-81 14,-78 38,-62 64,-50 80,-30! 54,-19 26,-21 0,-23 -26,-21
          -54,-19
        `,
        felt,
        { texture: 'felt' },
      );
      paper.within(brim, () =>
        paper.line(
          [pts`-80,-32 -62,-48 -37,-59.4 -14,-75 0,-78 14,-75 37,-59.4 62,-48 80,-32`],
          CLOTH.cream,
          3.4,
          {
            opacity: 0.95,
          },
        ),
      );
      paper.sheet(star(13, 6, 5, 0, -48), CLOTH.honey, { lift: 0.4, step: 20, jitter: 0.15 });
    },
  },
  side: {
    onHead(doll, worn) {
      const { paper } = doll;
      const felt = luma(worn) < 0.3 ? CLOTH.bark : CLOTH.night;
      paper.sheet(pts`-24,-58 -38,-86 -64,-98! -66,-78 -46,-58`, worn, { step: 5, lift: 0.5 });
      paper.brush(pts`-30,-60 -44,-78 -62,-95`, 1.6, paler(worn, 0.5), { opacity: 0.8 });
      paper.sheet(pts`48,-26 42,-60 16,-76 -16,-76 -44,-60 -56,-18`, darker(felt, 0.3), { texture: 'felt' });
      const brim = paper.sheet(
        pts`86,-44! 62,-50 36,-54 6,-62 -26,-62 -56,-46 -80,-24! -66,-6 -36,-6 0,-13 34,-20 62,-28`,
        felt,
        { texture: 'felt' },
      );
      paper.within(brim, () =>
        paper.line([pts`86,-46 60,-47.4 35,-51 6,-59 -25,-59 -54,-43.6 -80,-21`], CLOTH.cream, 3.4, {
          opacity: 0.95,
        }),
      );
      paper.sheet(star(10, 4.6, 5, -4, -37), CLOTH.honey, { lift: 0.4, step: 20, jitter: 0.15 });
    },
  },
  back: {
    onHead({ paper }, worn) {
      const felt = luma(worn) < 0.3 ? CLOTH.bark : CLOTH.night;
      paper.sheet(pts`-54,-14 -46,-56 -18,-74 18,-74 46,-56 54,-14 0,-6`, darker(felt, 0.2), {
        texture: 'felt',
      });
      paper.sheet(
        pts`-80,-30! -60,-40 -30,-44 0,-45 30,-44 60,-40 80,-30! 54,-10 26,-5 0,-4 -26,-5 -54,-10`,
        felt,
        {
          texture: 'felt',
        },
      );
      paper.line([pts`-76,-31 -58,-38 -30,-41 0,-42 30,-41 58,-38 76,-31`], CLOTH.cream, 3, {
        opacity: 0.95,
      });
    },
  },
};
