import type { Aid } from '../aid.ts';

export const armRight: Aid = {
  id: 'armRight',
  order: 80,
  label: 'Prosthetic arm, right',
  sided: { kind: 'Prosthetic arm', side: 'right' },
  slot: 'limb',
  arm: 'right',
};
