import { steed } from '../../figures/animals/steed.ts';
import { animal } from '../animal.ts';

export const horse = animal(
  { id: 'horse', label: 'Horse', colour: '#a56f4a', size: 1.2, bounds: [-212, -528, 252, 4] },
  { eye: [-131, -409], nose: [-126, -331], mouth: [-124, -306], back: [62, -273], seat: [88, -246] },
  steed(false),
);
