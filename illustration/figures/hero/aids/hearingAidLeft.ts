import { earAid } from '../aid.ts';
import { HEARING_AID } from '../ear-aids.ts';

export const hearingAidLeft = earAid(
  {
    id: 'hearingAidLeft',
    order: 20,
    label: 'Hearing aid, left ear',
    sided: { kind: 'Hearing aids', side: 'left' },
  },
  { left: HEARING_AID },
);
