import type { Cover } from '../../../illustration/covers/cover.ts';
import type { SheetCut } from '../../../illustration/scene/format/cuts.ts';

const PETALS = Array.from({ length: 8 }, (_, i) => i * 45 + 22);

/** The title in a great flower; under it a crumb walks off through the smallest gate. */
export const cover: Cover = {
  title: ['Magic', 'Garden'],
  ink: 'brick',
  place: { top: 84, x: 450, width: 530, largest: 170 },
  scene: {
    backdrop: 'magic-garden',
    light: 'noon',
    seed: 3,
    plain: '#17483c',
    papers: { land: 'seed-packet' },
    camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
    wide: { zoom: 1, on: [450, 860], at: [0.5, 0.5] },
    lighting: { from: [450, 300], cast: false },
    cuts: [
      {
        shape: '410,1300! 430,980 440,640! 480,640! 500,980 520,1300!',
        colour: '#3f8a50',
        lift: 1.4,
        depth: 0.1,
      },
      ...PETALS.map(
        (turn): SheetCut => ({
          shape: '-120,-190 -140,-330 -60,-420 60,-420 140,-330 120,-190',
          colour: turn % 90 === 22 ? '#d2604f' : '#c04a44',
          lift: 1.6,
          depth: 0.12,
          at: [450, 330] as const,
          turn,
          print: 'seed-packet' as const,
        }),
      ),
      { rings: [310], at: [450, 330], colour: '#e9b548', depth: 0.14, lit: false },
      { rings: [294], at: [450, 330], colour: '#f6d27a', depth: 0.141, lit: false },
      {
        shape: '-100,1150! 200,1120 450,1130 700,1110 1000,1140! 1000,1500! -100,1500!',
        colour: '#2c6a40',
        lift: 2,
        depth: 0.5,
        print: 'seed-packet',
      },
      {
        shape: '640,1180! 640,1020! 650,970 690,930 740,910! 790,930 830,970 840,1020! 840,1180!',
        colour: '#2f7fae',
        lift: 1.4,
        depth: 0.51,
        print: 'tiles',
      },
      {
        line: '640,1180 640,1020 650,970 690,930 740,910 790,930 830,970 840,1020 840,1180',
        width: 12,
        colour: '#f3d38a',
        depth: 0.52,
      },
      { shape: '690,1180! 692,1130 740,1100 788,1130 790,1180!', colour: '#0f2c34', lift: 0, depth: 0.53 },
      { line: '560,1160 540,1184 530,1210', width: 6, colour: '#2a161c', depth: 0.74 },
      { line: '580,1166 578,1190 572,1212', width: 6, colour: '#2a161c', depth: 0.74 },
      { line: '604,1166 610,1190 608,1212', width: 6, colour: '#2a161c', depth: 0.74 },
      { line: '624,1158 646,1180 650,1208', width: 6, colour: '#2a161c', depth: 0.74 },
      {
        shape: '534,1160 530,1126 554,1098 590,1090 626,1098 650,1124 648,1160 612,1176 566,1178',
        colour: '#f3bc48',
        lift: 1.6,
        depth: 0.75,
      },
      {
        shape: '568,1098! 586,1092! 588,1110! 570,1114!',
        snip: true,
        colour: '#fffaf0',
        lift: 0.6,
        depth: 0.76,
      },
      {
        shape: '598,1090! 616,1094! 612,1112! 594,1108!',
        snip: true,
        colour: '#fffaf0',
        lift: 0.6,
        depth: 0.76,
      },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'kneel',
        facing: 'right',
        expression: 'wonder',
        at: [300, 920],
        by: 'head',
        scale: 1.35,
        act: { spine: 18, tilt: 8 },
        lookAt: [590, 1140],
        shadow: false,
      },
    ],
    describe:
      'Under a flower as big as a house {name} kneels and looks after a golden crumb that walks on six legs to a small blue gate.',
  },
  child: {
    skin: 's8',
    hair: 'pigtails',
    hairColour: 'flax',
    freckles: 'few',
    outfit: 'dungarees',
    cloth: 'dusk',
    glasses: 'round',
  },
};
