import { HEARING_AID } from '../../figures/hero/head/ear-aids.ts';
import { earAid } from '../aid.ts';

export const hearingAidLeft = earAid(
  {
    id: 'hearingAidLeft',
    order: 20,
    label: 'Hearing aid, left ear',
    sided: { kind: 'Hearing aids', side: 'left' },
  },
  { left: HEARING_AID },
);
