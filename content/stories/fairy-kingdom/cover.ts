import type { Cover } from '../../../illustration/covers/cover.ts';
import type { SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';

const CLOTHES = ['#c4694a', '#d9a441', '#6f8fb0', '#8e4358', '#e9dcc0', '#3f6f74'];
const SKINS = ['#5d3b2c', '#e3b48a', '#925d41', '#f0cfb0'];
/** A fairy so small that three pieces will do, her feet at x, y. */
const folk = (x: number, y: number, scale: number, i: number, depth: number): SceneCut[] => [
  {
    shape: '-2,-20 -15,-30 -17,-15 -4,-12 4,-12 17,-15 15,-30 2,-20',
    at: [x, y] as const,
    scale,
    colour: '#fbf8ea',
    lift: 0,
    depth,
  },
  {
    shape: '0,-26 6,-22 10,0! -10,0! -6,-22',
    at: [x, y] as const,
    scale,
    colour: CLOTHES[i % 6]!,
    lift: 0,
    depth: depth + 0.0003,
  },
  { rings: [8], at: [x, y - 31 * scale] as const, scale, colour: SKINS[(i * 3) % 4]!, depth: depth + 0.0004 },
];
/** Washing on the line from post to post. */
const shirt = (x: number, y: number, i: number): SheetCut => ({
  shape:
    i % 2
      ? '-14,0! 14,0! 14,34! 3,34! 0,16! -3,34! -14,34!'
      : '-9,0! 9,0! 24,10! 18,20! 10,14! 11,36! -11,36! -10,14! -18,20! -24,10!',
  snip: true,
  at: [x, y] as const,
  scale: 1.3,
  turn: i % 2 ? 3 : -4,
  colour: CLOTHES[(i * 2 + 1) % 6]!,
  lift: 0.5,
  depth: 0.82,
});

export const cover: Cover = {
  title: ['Fairy', 'Kingdom'],
  ink: 'pine',
  place: { top: 84, width: 700, largest: 190, bow: -1500 },
  scene: {
    backdrop: 'meadow',
    light: 'noon',
    seed: 9,
    plain: '#f2dca0',
    papers: { land: 'map' },
    sky: 'flat',
    lighting: { from: [120, 200] },
    shot: 'small-before-big',
    camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
    cuts: [
      {
        from: [-40, 130] as const,
        to: [940, 130] as const,
        sag: 86,
        width: 7,
        colour: '#8a6a44',
        depth: 0.86,
      },
      {
        from: [-40, 304] as const,
        to: [940, 304] as const,
        sag: 86,
        width: 7,
        colour: '#8a6a44',
        depth: 0.86,
      },
      { rings: [420], at: [690, 640], colour: '#f8eac0', lit: false, depth: 0.1 },
      // the hill: a sweater, and two knees before it
      {
        shape:
          '-190,1900! -90,1400 60,1120 210,1010 330,966 450,984 570,966 690,1010 840,1120 990,1400 1090,1900!',
        colour: '#6c7b55',
        lift: 2,
        print: 'knitting',
        depth: 0.76,
      },
      {
        shape: '-120,1500! -80,1290 30,1190 170,1160 330,1200 430,1300 470,1500!',
        colour: '#7b5b44',
        lift: 2,
        print: 'map',
        depth: 0.79,
      },
      {
        shape: '420,1500! 470,1310 580,1220 730,1180 880,1220 980,1330 1020,1500!',
        colour: '#715239',
        lift: 2,
        print: 'map',
        depth: 0.792,
      },
      {
        line: '-20,1290 120,1200 260,1200 400,1290 470,1300 580,1250 720,1206 920,1280',
        width: 26,
        colour: '#e9dcb2',
        depth: 0.8,
      },
      {
        line: '-20,1290 120,1200 260,1200 400,1290 470,1300 580,1250 720,1206 920,1280',
        width: 3,
        dash: [16, 14],
        colour: '#b49c6a',
        depth: 0.801,
      },
      // the sign
      { line: '690,1000 684,1230', width: 24, colour: '#8a5f3c', depth: 0.805 },
      { shape: '540,890! 840,872! 848,1050! 548,1064!', snip: true, colour: '#f6e6ba', lift: 2, depth: 0.81 },
      {
        shape: '556,904! 828,888! 834,1036! 562,1050!',
        snip: true,
        colour: '#b9503f',
        lift: 0,
        depth: 0.811,
      },
      { letters: 'NO\nGETTING UP', at: [695, 970], size: 34, turn: -3, colour: '#fff2d4', depth: 0.812 },
      // washing by the ear
      { line: '66,700 70,1010', width: 8, colour: '#7a5a3c', depth: 0.74 },
      {
        from: [66, 704] as const,
        to: [300, 800] as const,
        sag: 26,
        width: 3,
        colour: '#8a6a44',
        depth: 0.815,
      },
      ...[110, 160, 212, 258].map((x, i) => shirt(x, 744 + i * 16 - Math.abs(i - 1.5) * 4, i)),
      ...folk(590, 882, 1.9, 1, 0.83),
      ...folk(780, 872, 1.9, 4, 0.83),
      ...folk(120, 1196, 1.7, 2, 0.83),
      ...folk(196, 1186, 1.7, 5, 0.831),
      ...folk(270, 1196, 1.7, 0, 0.832),
      ...folk(796, 1212, 1.8, 3, 0.833),
      // a ladybug carries a letter, as all day
      {
        shape: '-15,-10! 15,-10! 15,10! -15,10!',
        snip: true,
        at: [430, 1122],
        turn: -8,
        colour: '#fffaf0',
        lift: 0.4,
        depth: 0.83,
      },
    ],
    props: [],
    cast: [
      {
        who: 'hero',
        pose: 'sit',
        at: [430, 800],
        by: 'head',
        scale: 2.2,
        facing: 'front',
        expression: 'holdingBreath',
        act: { tilt: -6 },
        lookAt: [600, 860],
        holding: 'none',
        shadow: false,
        depth: 0.73,
      },
      {
        who: 'fairy',
        at: [330, 1090],
        scale: 0.8,
        colour: '#c4694a',
        facing: 'right',
        lookAt: 'hero.eyes',
        depth: 0.826,
      },
      { who: 'ladybug', at: [430, 1166], scale: 0.6, facing: 'right', depth: 0.828 },
    ],
    describe:
      '{name} keeps as still as a hill, with cheeks full of held breath. Tiny fairies have moved in: a road over both knees, washing by one ear, and a sign, NO GETTING UP.',
  },
  child: {
    skin: 's7',
    hair: 'hijab',
    hairColour: 'espresso',
    hairCloth: 'lilac',
    outfit: 'fairIsle',
    cloth: 'moss',
    extras: [],
  },
};
