import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { hairStyle } from '../hair-style.ts';
import { fallingBack } from './shapes/backs/hanging.ts';
import { both, lock, strokes } from './shapes/strands.ts';
import { waveFront, wavesDown } from './shapes/waving.ts';

export const waves = hairStyle(
  { id: 'waves', order: 120, label: 'Waves to the shoulder', texture: 'wavy', beyond: [16, 28, 28] },
  {
    front: {
      behind(doll) {
        const s = doll.swing * 0.6;
        lock(
          doll,
          pts`
          0,-59 36,-52 58,-26 61,2 69,24 63,44 ${70 + s},58 ${58 + s},70! 40,60 22,68! 0,60 -22,68! -42,60
          ${s - 60},70! ${s - 70},57 -63,44 -69,24 -61,2 -58,-26 -36,-52
        `,
          { behind: true },
        );
        strokes(
          doll,
          both((k) =>
            [50, 57].map(
              (x): Outline => pts`${k * x},0 ${k * (x + 6)},22 ${k * (x - 1)},44 ${k * (x + 2) + s},60`,
            ),
          ),
          0.6,
          1.3,
        );
      },
      over: (doll) => waveFront(doll, 34),
    },
    side: {
      ear: false,
      over: (doll) => wavesDown(doll, 56),
    },
    back: fallingBack(66, 64, 3),
  },
);
