import { earAid } from '../aid.ts';
import { HEARING_AID } from '../ear-aids.ts';

export const hearingAidRight = earAid(
  { id: 'hearingAidRight', order: 30, label: 'Hearing aid, right ear' },
  { right: HEARING_AID },
);
