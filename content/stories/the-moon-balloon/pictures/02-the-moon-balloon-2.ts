import type { WholePicture } from '../../../pictures.ts';
import { BASKET } from '../parts.ts';

export const scene: WholePicture = {
  backdrop: 'open-sky',
  light: 'night',
  seed: 4,
  disc: false,
  props: [
    { id: 'moon-balloon', at: [372, 812], scale: 0.78, depth: 0.68 },
    { id: 'basket', at: [372, 1030], scale: 1.4, depth: 0.745, colour: BASKET },
  ],
  cast: [
    { who: 'owl', at: [244, 890], scale: 1.28, depth: 0.71 },
    {
      who: 'hero',
      pose: 'point',
      expression: 'wonder',
      at: [344, 952],
      scale: 1.3,
      depth: 0.72,
      shadow: false,
      facing: 'side',
      turn: 30,
    },
    { who: 'cat', at: [140, 1132], scale: 0.52, depth: 0.96, facing: 'right', colour: '#857898' },
  ],
};
