import type { Aid } from '../aid.ts';
import { IMPLANT } from '../ear-aids.ts';

export const implantRight: Aid = {
  id: 'implantRight',
  order: 50,
  label: 'Cochlear implant, right',
  slot: 'ears',
  ears: { right: IMPLANT },
};
