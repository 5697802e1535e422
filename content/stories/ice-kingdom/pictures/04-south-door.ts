import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, gecko, palm, stars, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  light: 'dusk',
  shot: 'over-the-shoulder',
  camera: cam(),
  cuts: [
    wall('#1c2450'),
    cut('-900,300 -300,240 100,330 460,250 900,320 1800,260! 1800,-500! -900,-500!', '#151b3e', {
      depth: 0.582,
      lit: false,
    }),
    ...stars(
      [
        [80, 120],
        [210, 60],
        [340, 190],
        [140, 300],
        [760, 90],
        [850, 210],
        [820, 40],
        [500, 80],
        [60, 480],
      ],
      0.584,
      '#fff0cc',
    ),
    // the house from the garden
    cut('230,1300! 230,330! 1800,330! 1800,1300!', '#39305c', {
      depth: 0.6,
      snip: true,
      lift: 2,
      print: 'wallpaper',
      lit: false,
    }),
    cut('150,350! 330,190! 1800,190! 1800,350!', '#2a2348', {
      depth: 0.605,
      snip: true,
      lift: 2,
      lit: false,
    }),
    box(340, 440, 860, 1180, '#e9a05a', { depth: 0.61, lift: 0, lit: false }),
    box(340, 440, 860, 800, '#f2b871', { depth: 0.611, lift: 0.2, lit: false, print: 'tiles' }),
    box(340, 960, 860, 1180, '#a8604e', { depth: 0.612, lift: 0, lit: false }),
    cut('306,406! 894,406! 894,1180! 860,1180! 860,440! 340,440! 340,1180! 306,1180!', '#d08a5a', {
      depth: 0.735,
      snip: true,
      lift: 2,
      lit: false,
    }),
    box(-900, 1180, 1800, 1900, '#141a38', { depth: 0.63, lift: 0, lit: false }),
    cut('340,1182! 860,1182! 1080,1500! 60,1500!', '#f0b866', {
      depth: 0.64,
      snip: true,
      lift: 0,
      lit: false,
      opacity: 0.75,
    }),
    // the far door, and who sits in it with a very small glass
    { ...box(620, 520, 810, 960, '#1c2450', { depth: 0.615, lift: 0, lit: false }), what: 'door' },
    cut('690,892! 696,850! 722,850! 728,892!', '#eaf8ff', {
      depth: 0.725,
      snip: true,
      lift: 0.4,
      lit: false,
    }),
    ...gecko([286, 640], 12, 0.62, 0.7),
    // palms
    ...palm([90, 1230], 760, 40, '#10162f', 0.75),
    ...[-60, 10, 70, 130].map((x, i) =>
      cut('-12,0! -6,-90 -30,-180! 0,-100 10,-190! 18,-90 14,0!', '#10162f', {
        depth: 0.82,
        at: [x, 1340],
        turn: i * 9 - 12,
        lit: false,
      }),
    ),
    cut('-52,0! -52,-84! 52,-84! 52,0!', '#5a6a8e', {
      what: 'suitcase',
      depth: 0.86,
      at: [440, 1330],
      snip: true,
      lift: 1.4,
      lit: false,
    }),
    { line: '420,1246 424,1222 456,1222 460,1246', width: 8, colour: '#2c3450', depth: 0.859, lit: false },
  ],
  cast: [
    {
      who: 'penguin',
      at: [690, 1330],
      scale: 1.6,
      facing: 'left',
      mood: 'plain',
      lean: -12,
      lookAt: 'hero.eyes',
      depth: 0.85,
    },
    { who: 'bear', at: [700, 960], scale: 0.8, depth: 0.72, lookAt: [400, 760], mood: 'plain' },
    {
      who: 'hero',
      pose: 'stand',
      at: [470, 700],
      by: 'head',
      scale: 1.2,
      facing: 'right',
      expression: 'startled',
      act: { spine: 12, tilt: -6 },
      lookAt: 'penguin.eye',
      touch: { left: [352, 880] },
      shadow: false,
      depth: 0.745,
    },
  ],
};
