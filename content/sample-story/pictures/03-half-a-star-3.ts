import type { WholePicture } from '../../pictures.ts';
import { NURSERY } from '../parts.ts';

export const scene: WholePicture = {
  ...NURSERY,
  light: 'night',
  props: [
    { id: 'paper-boat', at: [446, 708], scale: 0.34, depth: 0.435 },
    { id: 'star', at: [318, 636], scale: 1.5, depth: 0.44 },
    { id: 'hot-air-balloon', at: [730, 440], scale: 0.3, depth: 0.31, turn: -4, colour: '#b9605c' },
    { id: 'open-bed', at: [452, 1206], scale: 1.34, depth: 0.6 },
    { id: 'teddy', at: [838, 1216], scale: 0.7, depth: 0.73 },
  ],
  cast: [
    { who: 'mouse', pose: 'sleep', at: [300, 1208], scale: 0.3, depth: 0.61 },
    {
      who: 'hero',
      pose: 'sleep',
      expression: 'asleep',
      at: [510, 962],
      scale: 1.3,
      bed: true,
      shadow: false,
    },
    { who: 'fox', at: [590, 1276], pose: 'sleep', scale: 0.88, facing: 'left', depth: 0.76 },
  ],
};
