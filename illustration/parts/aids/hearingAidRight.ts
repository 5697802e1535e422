import { HEARING_AID } from '../../figures/hero/head/ear-aids.ts';
import { earAid } from '../aid.ts';

export const hearingAidRight = earAid(
  {
    id: 'hearingAidRight',
    order: 30,
    label: 'Hearing aid, right ear',
    sided: { kind: 'Hearing aids', side: 'right' },
  },
  { right: HEARING_AID },
);
