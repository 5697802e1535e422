import type { WholePicture } from '../../../pictures.ts';
import { BASKET } from '../parts.ts';

export const scene: WholePicture = {
  backdrop: 'deep-space',
  light: 'night',
  seed: 6,
  props: [
    { id: 'moon-balloon-asleep', at: [438, 890], scale: 0.82, depth: 0.68 },
    { id: 'basket', at: [438, 1112], scale: 1.42, depth: 0.745, colour: BASKET },
    { id: 'star', at: [672, 660], scale: 0.9, depth: 0.73 },
    { id: 'star', at: [110, 800], scale: 0.7, depth: 0.6 },
    { id: 'cloud', at: [116, 1136], scale: 1.46, depth: 0.62, colour: '#9c9cd0' },
    { id: 'cloud', at: [826, 1128], scale: 1.46, depth: 0.62, colour: '#9c9cd0', flip: true },
    { id: 'cloud', at: [480, 1296], scale: 1.7, depth: 0.64, colour: '#8486c0' },
    { id: 'cloud', at: [84, 1338], scale: 1.68, depth: 0.95, colour: '#7f7ab8' },
    { id: 'cloud', at: [812, 1338], scale: 1.74, depth: 0.95, colour: '#7f7ab8', flip: true },
    { id: 'comet', at: [150, 590], scale: 0.46, depth: 0.3, flip: true },
  ],
  cast: [
    { who: 'owl', at: [316, 970], scale: 1.3, pose: 'sleep', depth: 0.71 },
    {
      who: 'hero',
      pose: 'wave',
      expression: 'wonder',
      at: [506, 1118],
      scale: 1.34,
      depth: 0.72,
      shadow: false,
    },
    { who: 'cat', at: [166, 180], scale: 0.34, pose: 'sleep', depth: 0.44, colour: '#3a3448' },
  ],
};
