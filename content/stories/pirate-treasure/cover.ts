import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Pirate', 'Treasure'],
  ink: 'brick',
  scene: {
    backdrop: 'pirate-deck',
    light: 'noon',
    seed: 4,
    props: [
      { id: 'treasure-chest', at: [660, 1240], scale: 1.15, depth: 0.73 },
      { id: 'treasure-map', at: [190, 1270], scale: 0.66, depth: 0.76 },
    ],
    cast: [
      { who: 'hero', pose: 'stand', expression: 'brave', at: [390, 1236], scale: 1.26, facing: 'right' },
      { who: 'parrot', at: [700, 1050], pose: 'joy', scale: 0.92, facing: 'right', depth: 0.74 },
      { who: 'mouse', at: [560, 1262], pose: 'joy', scale: 0.7 },
    ],
    describe: 'On the deck of a ship {name} stands by an open chest; a parrot flaps upon it.',
  },
  child: { skin: 's6', hair: 'waves', hairColour: 'chestnut', outfit: 'pirate', cloth: 'brick' },
};
