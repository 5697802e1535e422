import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Dinosaur', 'Discovery'],
  ink: 'brick',
  scene: {
    backdrop: 'dinosaur-valley',
    light: 'noon',
    seed: 3,
    props: [{ id: 'nest', at: [170, 1240], scale: 0.8, depth: 0.735 }],
    cast: [
      { who: 'long-neck', at: [610, 1230], scale: 1.06, depth: 0.7 },
      { who: 'hero', pose: 'point', expression: 'wonder', at: [330, 1240], scale: 1.12, facing: 'right' },
      { who: 'three-horn', at: [800, 1255], pose: 'joy', scale: 0.42, depth: 0.76 },
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
