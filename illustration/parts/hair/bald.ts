import { drawForeheadLight } from '../../figures/hero/head/face.ts';
import { hairStyle } from '../hair-style.ts';
import { bareBack } from './shapes/backs/short.ts';

export const bald = hairStyle(
  { id: 'bald', order: 280, label: 'Bald', texture: 'bare', beyond: [18, 16, 12] },
  {
    front: {
      over: drawForeheadLight,
    },
    side: {
      ear: true,
      over: drawForeheadLight,
    },
    back: bareBack,
  },
);
