import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Pirate', 'Treasure'],
  ink: 'brick',
  scene: {
    backdrop: 'pirate-deck',
    light: 'noon',
    seed: 4,
    props: [
      { id: 'treasure-chest', at: [628, 1250], scale: 1.24, depth: 0.73 },
      { id: 'treasure-map', at: [190, 1270], scale: 0.66, depth: 0.76 },
    ],
    cast: [
      { who: 'hero', pose: 'stand', expression: 'brave', at: [330, 1256], scale: 1.48, facing: 'right' },
      { who: 'parrot', at: [668, 1046], pose: 'joy', scale: 1.1, facing: 'right', depth: 0.74 },
      { who: 'mouse', at: [560, 1296], pose: 'joy', scale: 0.66, depth: 0.76 },
    ],
    describe: 'On the deck of a ship {name} stands by an open chest; a parrot flaps upon it.',
  },
  child: {
    skin: 's6',
    hair: 'waves',
    hairColour: 'chestnut',
    outfit: 'pirate',
    cloth: 'brick',
    extras: ['pirateHat'],
  },
};
