import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Christmas'],
  ink: 'cream',
  scene: {
    backdrop: 'snow-village',
    light: 'dusk',
    seed: 5,
    props: [
      { id: 'christmas-tree', at: [168, 1222], scale: 1.52, depth: 0.68 },
      { id: 'gift', at: [322, 1268], scale: 0.7, depth: 0.76 },
      { id: 'gift', at: [228, 1284], scale: 0.56, depth: 0.77, colour: '#4f8058' },
    ],
    cast: [
      { who: 'hero', pose: 'wave', expression: 'joy', at: [512, 1252], scale: 1.5 },
      { who: 'fox', at: [752, 1262], scale: 1.28 },
    ],
    describe: 'In the snow before the village {name} waves beside a shining tree, a fox by {name}’s side.',
  },
  child: {
    skin: 's2',
    hair: 'puffs',
    hairColour: 'soot',
    outfit: 'raincoat',
    cloth: 'brick',
    extras: ['scarf'],
  },
};
