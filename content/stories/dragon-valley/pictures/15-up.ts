import type { Picture } from '../../../pictures.ts';
import { heldUpByDragon, sock } from '../parts.ts';

export const scene: Picture = heldUpByDragon(
  [
    ...sock(820, 500, 0.5, 0.5),
    { shape: '-14,0! -11,-28! 11,-28! 14,0!', on: 'hero.right', colour: '#dfe5ea', depth: 0.78, lift: 0.6 },
  ],
  { expression: 'scared' },
);
