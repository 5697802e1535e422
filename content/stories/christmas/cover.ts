import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Christmas'],
  ink: 'brick',
  scene: {
    backdrop: 'snow-village',
    light: 'dusk',
    seed: 5,
    props: [
      { id: 'christmas-tree', at: [170, 1215], scale: 1.25, depth: 0.68 },
      { id: 'gift', at: [330, 1255], scale: 0.62, depth: 0.76 },
      { id: 'gift', at: [250, 1270], scale: 0.5, depth: 0.77, colour: '#4f8058' },
      { id: 'lantern', at: [478, 1262], scale: 0.75, depth: 0.765 },
    ],
    cast: [
      { who: 'hero', pose: 'wave', expression: 'joy', at: [560, 1232], scale: 1.22 },
      { who: 'fox', at: [770, 1245], scale: 0.92 },
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
