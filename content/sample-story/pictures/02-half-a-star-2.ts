import type { WholePicture } from '../../pictures.ts';
import { overTheTown } from '../parts.ts';

const night = overTheTown({
  star: [716, 262],
  cloud: [700, 1156],
  balloon: [376, 920, 0.88],
  boat: [398, 992, 1.34],
});

export const scene: WholePicture = {
  ...night,
  props: [
    ...night.props,
    { id: 'asteroid', at: [690, 950], scale: 0.3, depth: 0.75, turn: 20, colour: '#8a7468' },
    { id: 'asteroid', at: [752, 1030], scale: 0.34, depth: 0.75, turn: -30, colour: '#4f6a86' },
    { id: 'asteroid', at: [660, 1086], scale: 0.28, depth: 0.75, turn: 70, colour: '#a8644c' },
    { id: 'asteroid', at: [742, 1134], scale: 0.32, depth: 0.75, turn: 140, colour: '#6c5a7c' },
  ],
  cast: [
    { who: 'fox', at: [248, 948], scale: 0.78, depth: 0.71, facing: 'right' },
    { who: 'mouse', at: [806, 948], scale: 0.46, depth: 0.73 },
    {
      who: 'hero',
      pose: 'climb',
      expression: 'delight',
      at: [548, 1006],
      scale: 1.1,
      facing: 'right',
      shadow: false,
    },
  ],
};
