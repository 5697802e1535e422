import type { Aid } from '../aid.ts';

export const wheelchair: Aid = {
  id: 'wheelchair',
  order: 60,
  label: 'Wheelchair',
  slot: 'chair',
  chair: true,
};
