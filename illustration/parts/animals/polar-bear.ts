import { animal } from '../animal.ts';
import { bear } from './bear.ts';

export const polarBear = animal(
  { id: 'polar-bear', label: 'Polar bear', colour: '#f3efe4', size: 1.3, bounds: [-160, -440, 156, 20] },
  { eye: [-12, -331], nose: [-12, -297], mouth: [-8, -257], back: [85, -220] },
  bear.draw,
);
