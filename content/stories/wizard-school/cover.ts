import type { Cover } from '../../../illustration/covers/cover.ts';
import type { SceneCut } from '../../../illustration/scene/format/cuts.ts';

/** Low angle: a coat goes up like a bird; nineteen hats look on from the dark, and one duck. */
export const cover: Cover = {
  title: ['Wizard', 'School'],
  ink: 'cream',
  tilt: 5,
  place: { top: 60, width: 700, largest: 196 },
  scene: {
    backdrop: 'magic-school',
    light: 'noon',
    seed: 4,
    disc: false,
    frame: false,
    plain: '#4a3a7c',
    lighting: { from: [450, 500], cast: false },
    camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
    wide: { zoom: 1, on: [450, 780], at: [0.5, 0.5] },
    cuts: [
      {
        shape: '-500,-300! 1400,-300! 1400,1800! -500,1800!',
        colour: '#43346f',
        depth: 0.1,
        lift: 0,
        print: 'star-chart',
      },
      { rings: [470], at: [450, 860], colour: '#6a55a0', depth: 0.11, lit: false },
      { rings: [360], at: [450, 860], colour: '#9479c0', depth: 0.12, lit: false },
      { rings: [250], at: [450, 860], colour: '#c9aede', depth: 0.13, lit: false },
      // The coat, its lining to us.
      {
        shape:
          '-40,0! 40,0! 96,26 200,70 268,132! 226,188! 130,120 116,120 140,330! 0,346 -140,330! -116,120 -130,120 -226,188! -268,132! -200,70 -96,26',
        at: [456, 868],
        scale: 0.88,
        turn: 174,
        colour: '#e8ad3f',
        depth: 0.5,
        lift: 3,
        lit: false,
      },
      {
        shape: '-30,0! 30,0! 52,120 74,322! 0,332 -74,322! -52,120',
        at: [456, 868],
        scale: 0.88,
        turn: 174,
        colour: '#fff6e2',
        depth: 0.501,
        lift: 0.6,
        print: 'exercise-book',
        lit: false,
      },
      {
        shape: '-46,-4! 0,-24 46,-4! 60,40! 24,26 0,52 -24,26 -60,40!',
        at: [456, 868],
        scale: 0.88,
        turn: 174,
        colour: '#d8972c',
        depth: 0.502,
        lift: 1,
        lit: false,
      },
      // Hats, in the dark.
      ...[
        [10, 1130, 1.5, -8],
        [170, 1240, 1.4, 4],
        [760, 1250, 1.4, -6],
        [900, 1130, 1.5, 8],
        [-260, 1160, 1.5, 4],
        [1160, 1160, 1.5, -4],
      ].flatMap(([x = 0, y = 0, scale = 1, turn = 0]): SceneCut[] => [
        {
          shape: '-50,-20! -26,-96 -8,-166 14,-196 44,-190! 26,-164 34,-96 50,-20!',
          at: [x, y] as const,
          scale,
          turn,
          colour: '#2e2266',
          depth: 0.77,
          lift: 1.6,
          print: 'star-chart' as const,
        },
        {
          shape: '-96,-14 -40,-32 0,-36 40,-32 96,-14 60,60 80,200! -80,200! -60,60',
          at: [x, y] as const,
          scale,
          turn,
          colour: '#251a54',
          depth: 0.771,
          lift: 1.2,
        },
      ]),
      { line: '-34,-34 30,20', on: 'duck.back', scale: 0.95, width: 11, colour: '#e2643f', depth: 0.79 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        facing: 'front',
        expression: 'delight',
        at: [450, 985],
        by: 'head',
        scale: 1.25,
        act: {
          spine: 4,
          tilt: -5,
          arms: [
            [-104, -158],
            [104, 158],
          ],
        },
        shadow: false,
        depth: 0.745,
      },
      { who: 'duck', at: [620, 1300], scale: 0.95, facing: 'left', lookAt: 'hero', depth: 0.78 },
    ],
    describe:
      'Up goes the yellow coat of {name}, arms spread like a bird, while wizards in pointed hats look on from the dark and a duck with a pencil takes notes.',
  },
  child: {
    skin: 's5',
    hair: 'bob',
    hairColour: 'soot',
    outfit: 'jumper',
    cloth: 'clay',
    glasses: 'round',
    extras: ['scarf'],
  },
};
