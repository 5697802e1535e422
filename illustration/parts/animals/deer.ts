import { stag } from '../../figures/animals/stag.ts';
import { animal } from '../animal.ts';

export const deer = animal(
  { id: 'deer', label: 'Deer', colour: '#c08c5e', size: 1.12, bounds: [-224, -424, 152, 4] },
  { eye: [-88, -355], nose: [-85, -307], mouth: [-84, -278], back: [44, -233] },
  stag(false),
);
