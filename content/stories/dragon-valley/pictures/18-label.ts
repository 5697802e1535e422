import type { Picture } from '../../../pictures.ts';
import { heldUpByDragon, label, sock } from '../parts.ts';

export const scene: Picture = {
  ...heldUpByDragon(
    [
      ...label('CHILD, ONE', 600, 530, 0.8, 0.78, -8),
      ...label('SOCK, ONE', 790, 470, 0.5, 0.5),
      ...sock(760, 400, 0.5, 0.5),
    ],
    { expression: 'worried', pose: 'catch', touch: { right: [640, 520] } },
  ),
  why: { looksAlike: 'the two ways in meet at one moment, high up between the shelves' },
};
