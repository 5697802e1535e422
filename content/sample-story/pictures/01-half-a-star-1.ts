import type { WholePicture } from '../../pictures.ts';
import { NURSERY } from '../parts.ts';

export const scene: WholePicture = {
  ...NURSERY,
  light: 'dusk',
  props: [
    { id: 'picture', at: [744, 268], scale: 0.92, depth: 0.42 },
    { id: 'bed', at: [208, 1160], scale: 0.98, depth: 0.6 },
    { id: 'teddy', at: [150, 972], scale: 0.62, depth: 0.61 },
    { id: 'blocks', at: [812, 1236], scale: 0.72, depth: 0.74 },
  ],
  cast: [
    { who: 'fox', at: [422, 722], scale: 0.76, facing: 'right', depth: 0.42 },
    { who: 'mouse', at: [262, 1158], scale: 0.32, facing: 'right', depth: 0.61 },
    { who: 'hero', pose: 'point', expression: 'wonder', at: [644, 1222], scale: 1.34, facing: 'left' },
  ],
};
