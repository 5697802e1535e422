import type { WholePicture } from '../../../pictures.ts';
import { BASKET } from '../parts.ts';

export const scene: WholePicture = {
  backdrop: 'night-town',
  light: 'night',
  seed: 2,
  disc: false,
  props: [
    { id: 'moon-balloon', at: [470, 936], scale: 0.86, depth: 0.68 },
    { id: 'basket', at: [470, 1160], scale: 1.44, depth: 0.745, colour: BASKET },
    { id: 'house', at: [64, 1336], scale: 1.14, depth: 0.93, colour: '#8d7f8c' },
  ],
  cast: [
    { who: 'owl', at: [352, 1016], scale: 1.32, depth: 0.71 },
    {
      who: 'hero',
      pose: 'wave',
      expression: 'joy',
      at: [536, 1168],
      scale: 1.36,
      depth: 0.72,
      shadow: false,
    },
    { who: 'cat', at: [92, 986], scale: 0.72, depth: 0.93, facing: 'right', colour: '#3a3448' },
  ],
};
