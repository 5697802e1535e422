import { steed } from '../../figures/animals/steed.ts';
import { animal } from '../animal.ts';

export const unicorn = animal(
  { id: 'unicorn', label: 'Unicorn', colour: '#f4ece4', size: 1.2, bounds: [-212, -600, 252, 4] },
  { eye: [-131, -409], nose: [-126, -331], mouth: [-124, -306], back: [62, -273], seat: [88, -246] },
  steed(true),
);
