import { stag } from '../../figures/animals/stag.ts';
import { animal } from '../animal.ts';

export const reindeer = animal(
  { id: 'reindeer', label: 'Reindeer', colour: '#9a7050', size: 1.16, bounds: [-232, -532, 156, 4] },
  { eye: [-91, -368], nose: [-88, -318], mouth: [-87, -288], back: [45, -241], seat: [98, -232] },
  stag(true),
);
