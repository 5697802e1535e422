import { cattle } from '../../figures/animals/cattle.ts';
import { animal } from '../animal.ts';

export const ox = animal(
  { id: 'ox', label: 'Ox', colour: '#80604c', size: 1.4, bounds: [-328, -532, 268, 8] },
  { eye: [-160, -360], nose: [-160, -286], mouth: [-160, -249], back: [73, -320], seat: [25, -324] },
  (c, pose, colour) =>
    cattle(c, pose, colour, {
      horns: [62, 46],
      horn: '#e0c898',
      muzzle: '#d9b59a',
      tuft: c.shade(colour, -0.1),
      heavy: true,
    }),
);
