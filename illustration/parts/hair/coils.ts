import { hairStyle } from '../hair-style.ts';
import { roundBack } from './shapes/backs/curly.ts';
import { coilCap, coilCapAside } from './shapes/coiling.ts';

export const coils = hairStyle(
  { id: 'coils', order: 180, label: 'Short coils', texture: 'coily', beyond: [18, 16, 12] },
  {
    front: { over: coilCap },
    side: { ear: true, over: coilCapAside },
    back: roundBack(-6, 53, 49, 26, { gap: 6.6, radius: 2.5 }),
  },
);
