import type { Cover } from '../../../illustration/covers/cover.ts';

/** The street from low down: a ball in front, a goat who keeps, the child who throws. */
export const cover: Cover = {
  title: ['Sports', 'Champion'],
  ink: 'cream',
  tilt: -5,
  scene: {
    backdrop: 'sports-field',
    light: 'noon',
    seed: 3,
    plain: '#c9563f',
    papers: { land: 'newsprint' },
    camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
    wide: { zoom: 1, on: [450, 860], at: [0.5, 0.5] },
    lighting: { from: [760, 300], cast: false },
    cuts: [
      {
        shape: '-100,760! 1000,560! 1000,1500! -100,1500!',
        colour: '#f0bd55',
        lift: 2,
        depth: 0.1,
        print: 'newsprint',
      },
      {
        line: '200,900 300,640 470,530 640,600 730,760',
        width: 13,
        dash: [4, 30],
        colour: '#fff6d8',
        depth: 0.2,
      },
    ],
    props: [
      { id: 'bucket', at: [790, 1010], scale: 0.6, depth: 0.4 },
      { id: 'ball', at: [690, 1330], scale: 2.4, depth: 0.9 },
    ],
    cast: [
      { who: 'goat', at: [560, 1010], scale: 0.85, facing: 'left', depth: 0.5 },
      {
        who: 'hero',
        pose: 'throw',
        facing: 'right',
        expression: 'brave',
        at: [260, 800],
        by: 'head',
        scale: 1.5,
        act: { spine: 14 },
        lookAt: [560, 640],
        shadow: false,
      },
    ],
    describe: '{name} throws a ball over a proud goat with a bow on its horn; a bucket waits behind it.',
  },
  child: {
    skin: 's4',
    hair: 'halfUp',
    hairColour: 'espresso',
    outfit: 'football',
    cloth: 'clay',
    aids: ['legRight'],
  },
};
