import { cattle } from '../../figures/animals/cattle.ts';
import { animal } from '../animal.ts';

export const cow = animal(
  { id: 'cow', label: 'Cow', colour: '#e6c3ae', size: 1.2, bounds: [-284, -424, 232, 8] },
  { eye: [-137, -309], nose: [-137, -245], mouth: [-137, -214], back: [62, -259], seat: [31, -256] },
  (c, pose, colour) =>
    cattle(c, pose, colour, {
      horns: [22, 26],
      horn: '#f1e2c4',
      patch: c.mix(colour, '#9c4f3c', 0.62),
      muzzle: '#e9a794',
      tuft: c.shade(c.mix(colour, '#9c4f3c', 0.62), -0.06),
      lids: true,
    }),
);
