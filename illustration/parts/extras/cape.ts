import { pts } from '../../paper/points.ts';
import type { Extra } from '../extra.ts';
import { capeOf } from '../outfits/shapes/cape.ts';

export const cape: Extra = {
  id: 'cape',
  order: 130,
  label: 'Cape',
  slot: 'back',
  cloak: true,
  trails: [84, 60],
  front: {
    behind(doll, cloth) {
      capeOf(doll, cloth);
    },
    onTrunk({ paper }, cloth) {
      paper.sheet(pts`-15,-77 0,-70 15,-77 14,-71 0,-62 -14,-71`, cloth, { jitter: 0.2, lift: 0.5 });
    },
  },
  back: {
    behind(doll, cloth) {
      capeOf(doll, cloth);
      doll.paper.sheet(pts`-20,-74 -10,-81 10,-81 20,-74 12,-68 0,-66 -12,-68`, cloth, {
        jitter: 0.2,
        lift: 0.5,
      });
    },
  },
};
