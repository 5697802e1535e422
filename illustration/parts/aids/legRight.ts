import type { Aid } from '../aid.ts';

export const legRight: Aid = {
  id: 'legRight',
  order: 100,
  label: 'Prosthetic leg, right',
  sided: { kind: 'Prosthetic leg', side: 'right' },
  slot: 'limb',
  leg: 'right',
};
