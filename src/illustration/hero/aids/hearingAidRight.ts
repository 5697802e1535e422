import type { Aid } from '../aid.ts';
import { HEARING_AID } from '../ear-aids.ts';

export const hearingAidRight: Aid = {
  id: 'hearingAidRight',
  order: 30,
  label: 'Hearing aid, right ear',
  slot: 'ears',
  ears: { right: HEARING_AID },
};
