import type { Aid } from '../aid.ts';

export const armLeft: Aid = {
  id: 'armLeft',
  order: 70,
  label: 'Prosthetic arm, left',
  sided: { kind: 'Prosthetic arm', side: 'left' },
  slot: 'limb',
  arm: 'left',
};
