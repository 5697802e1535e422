import type { Aid } from '../aid.ts';

export const armRight: Aid = {
  id: 'armRight',
  order: 80,
  label: 'Prosthetic arm, right',
  slot: 'limb',
  arm: 'right',
};
