import type { Aid } from '../aid.ts';
import { HEARING_AID } from '../ear-aids.ts';

export const hearingAids: Aid = {
  id: 'hearingAids',
  order: 10,
  label: 'Hearing aids',
  slot: 'ears',
  ears: { left: HEARING_AID, right: HEARING_AID },
};
