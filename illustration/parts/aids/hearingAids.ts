import { HEARING_AID } from '../../figures/hero/head/ear-aids.ts';
import { earAid } from '../aid.ts';

export const hearingAids = earAid(
  { id: 'hearingAids', order: 10, label: 'Hearing aids', sided: { kind: 'Hearing aids', side: 'both' } },
  { left: HEARING_AID, right: HEARING_AID },
);
