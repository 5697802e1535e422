import { IMPLANT } from '../../figures/hero/head/ear-aids.ts';
import { earAid } from '../aid.ts';

export const implantLeft = earAid(
  {
    id: 'implantLeft',
    order: 40,
    label: 'Cochlear implant, left',
    sided: { kind: 'Cochlear implant', side: 'left' },
  },
  { left: IMPLANT },
);
