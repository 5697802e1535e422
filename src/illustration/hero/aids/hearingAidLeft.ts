import type { Aid } from '../aid.ts';
import { HEARING_AID } from '../ear-aids.ts';

export const hearingAidLeft: Aid = {
  id: 'hearingAidLeft',
  order: 20,
  label: 'Hearing aid, left ear',
  slot: 'ears',
  ears: { left: HEARING_AID },
};
