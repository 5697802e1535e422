import { drawForeheadLight } from '../../face.ts';
import { bareBack } from '../backs/short.ts';
import { hairStyle } from '../style.ts';

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
