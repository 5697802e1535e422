import type { Aid } from '../aid.ts';

export const legLeft: Aid = {
  id: 'legLeft',
  order: 90,
  label: 'Prosthetic leg, left',
  sided: { kind: 'Prosthetic leg', side: 'left' },
  slot: 'limb',
  leg: 'left',
};
