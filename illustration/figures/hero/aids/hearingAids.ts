import { earAid } from '../aid.ts';
import { HEARING_AID } from '../ear-aids.ts';

export const hearingAids = earAid(
  { id: 'hearingAids', order: 10, label: 'Hearing aids', sided: { kind: 'Hearing aids', side: 'both' } },
  { left: HEARING_AID, right: HEARING_AID },
);
