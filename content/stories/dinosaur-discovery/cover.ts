import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Dinosaur', 'Discovery'],
  ink: 'brick',
  scene: {
    backdrop: 'dinosaur-valley',
    light: 'noon',
    seed: 3,
    props: [{ id: 'nest', at: [132, 1268], scale: 0.8, depth: 0.76 }],
    cast: [
      { who: 'long-neck', at: [616, 1246], scale: 1.1, depth: 0.7, colour: '#d98f63' },
      { who: 'hero', pose: 'point', expression: 'wonder', at: [262, 1256], scale: 1.36, facing: 'right' },
      { who: 'three-horn', at: [780, 1270], pose: 'joy', scale: 0.56, depth: 0.76 },
    ],
    describe: '{name} looks up at a long-necked dinosaur; a nest of eggs lies in the fern.',
  },
  child: {
    skin: 's5',
    hair: 'crop',
    hairColour: 'espresso',
    outfit: 'vest',
    cloth: 'moss',
    extras: ['backpack'],
    glasses: 'square',
  },
};
