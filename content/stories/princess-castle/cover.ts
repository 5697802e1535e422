import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Princess', 'Castle'],
  ink: 'ink',
  scene: {
    backdrop: 'castle-hill',
    light: 'dawn',
    seed: 7,
    props: [
      { id: 'tulip', at: [140, 1230], scale: 0.7, depth: 0.7 },
      { id: 'tulip', at: [196, 1240], scale: 0.56, depth: 0.7, colour: '#e5b04c' },
    ],
    cast: [
      { who: 'unicorn', at: [656, 1246], scale: 1.0 },
      { who: 'hero', pose: 'wave', expression: 'joy', at: [284, 1256], scale: 1.4, facing: 'left' },
    ],
    describe: '{name} waves below a castle with red roofs; a unicorn waits on the path.',
  },
  child: {
    skin: 's3',
    hair: 'boxBraids',
    hairColour: 'soot',
    hairCloth: 'honey',
    outfit: 'royal',
    cloth: 'rose',
    extras: ['crown'],
  },
};
