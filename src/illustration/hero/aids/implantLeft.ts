import type { Aid } from '../aid.ts';
import { IMPLANT } from '../ear-aids.ts';

export const implantLeft: Aid = {
  id: 'implantLeft',
  order: 40,
  label: 'Cochlear implant, left',
  slot: 'ears',
  ears: { left: IMPLANT },
};
