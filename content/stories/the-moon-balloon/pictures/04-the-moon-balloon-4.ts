import type { WholePicture } from '../../../pictures.ts';

export const scene: WholePicture = {
  backdrop: 'meadow',
  light: 'dawn',
  seed: 9,
  disc: false,
  props: [
    { id: 'moon-asleep', at: [720, 588], scale: 0.52, depth: 0.3 },
    { id: 'house', at: [706, 1092], scale: 1.1, depth: 0.64 },
    { id: 'basket', at: [200, 1212], scale: 1.12, depth: 0.745 },
    { id: 'leaf-branch', at: [920, 40], scale: 1.3, depth: 0.95 },
    { id: 'leaf-branch', at: [-20, 60], scale: 1.3, depth: 0.95, flip: true },
  ],
  cast: [
    { who: 'owl', at: [196, 1096], scale: 1.16, depth: 0.71 },
    { who: 'hero', pose: 'wave', expression: 'joy', at: [396, 1224], scale: 1.5 },
    { who: 'cat', pose: 'sleep', at: [726, 1112], scale: 0.5, depth: 0.65, colour: '#4a4152' },
  ],
};
