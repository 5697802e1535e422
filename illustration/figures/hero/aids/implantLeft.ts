import { earAid } from '../aid.ts';
import { IMPLANT } from '../ear-aids.ts';

export const implantLeft = earAid(
  {
    id: 'implantLeft',
    order: 40,
    label: 'Cochlear implant, left',
    sided: { kind: 'Cochlear implant', side: 'left' },
  },
  { left: IMPLANT },
);
