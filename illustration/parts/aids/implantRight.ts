import { IMPLANT } from '../../figures/hero/head/ear-aids.ts';
import { earAid } from '../aid.ts';

export const implantRight = earAid(
  {
    id: 'implantRight',
    order: 50,
    label: 'Cochlear implant, right',
    sided: { kind: 'Cochlear implant', side: 'right' },
  },
  { right: IMPLANT },
);
