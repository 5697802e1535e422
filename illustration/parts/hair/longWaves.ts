import { hairStyle } from '../hair-style.ts';
import { fallingBack } from './shapes/backs/hanging.ts';
import { longBack, trailing, waveFront, wavesDown } from './shapes/waving.ts';

export const longWaves = hairStyle(
  { id: 'longWaves', order: 130, label: 'Long waves', texture: 'wavy', beyond: [16, 34, 68] },
  {
    front: {
      behind: longBack,
      over: (doll) => waveFront(doll, 44),
    },
    side: {
      ear: false,
      behind: trailing,
      over: (doll) => wavesDown(doll, 86),
    },
    back: fallingBack(112, 66, 5),
  },
);
