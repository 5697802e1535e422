import { earAid } from '../aid.ts';
import { IMPLANT } from '../ear-aids.ts';

export const implantRight = earAid(
  {
    id: 'implantRight',
    order: 50,
    label: 'Cochlear implant, right',
    sided: { kind: 'Cochlear implant', side: 'right' },
  },
  { right: IMPLANT },
);
