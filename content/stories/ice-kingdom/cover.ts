import type { Cover } from '../../../illustration/covers/cover.ts';
import type { LineCut, RingsCut, SceneCut, SheetCut } from '../../../illustration/scene/format/cuts.ts';
import type { Place } from '../../../illustration/scene/format/places.ts';

const CHALK = '#5f9fe0';

const star = (at: Place, r: number): RingsCut => ({
  rings: [r],
  at,
  colour: '#fff3d2',
  depth: 0.59,
  lit: false,
});
const flake = (at: Place, scale: number, turn: number, colour: string): SceneCut[] => [
  ...[0, 60, 120].map(
    (a): LineCut => ({
      line: '-40,0 40,0',
      at,
      scale,
      turn: turn + a,
      width: 11,
      colour,
      depth: 0.69,
      lit: false,
    }),
  ),
  { rings: [14], at, scale, colour, depth: 0.69, lit: false },
];
const block = (at: Place, turn: number, colour: string): SheetCut => ({
  shape: '-54,-34! 12,-50! 58,-14! 50,48! -48,50!',
  at,
  turn,
  colour,
  depth: 0.755,
  lift: 0.8,
  lit: false,
});

export const cover: Cover = {
  title: ['Ice', 'Kingdom'],
  ink: 'brick',
  place: { foot: 1142, largest: 172, width: 700, bare: true },
  scene: {
    backdrop: 'nursery',
    light: 'noon',
    seed: 4,
    plain: '#f6b65c',
    papers: { land: 'tiles' },
    lighting: { from: [200, 300] },
    shot: 'close',
    camera: { zoom: 1, on: [450, 870], at: [0.5, 0.5] },
    cuts: [
      // the north, where it is day, and the south, where it is night
      {
        shape: '-60,0! 450,0! 450,1700! -60,1700!',
        snip: true,
        colour: '#dcebf0',
        depth: 0.58,
        lift: 0,
        lit: false,
      },
      {
        shape: '-60,760 120,700 300,720 450,690! 450,1400! -60,1400!',
        colour: '#f6f8f6',
        depth: 0.585,
        lift: 1,
        lit: false,
        print: 'letters',
      },
      { rings: [70], at: [120, 560], colour: '#f6c24a', depth: 0.583, lit: false },
      {
        shape: '450,0! 1000,0! 1000,1700! 450,1700!',
        snip: true,
        colour: '#222c5c',
        depth: 0.586,
        lift: 0,
        lit: false,
      },
      {
        shape: '450,690! 620,730 780,700 1000,740! 1000,1400! 450,1400!',
        colour: '#3c4a86',
        depth: 0.588,
        lift: 1,
        lit: false,
        print: 'letters',
      },
      star([560, 560], 6),
      star([660, 610], 4),
      star([760, 540], 7),
      star([850, 620], 4),
      star([610, 650], 4),
      star([830, 480], 5),
      star([520, 130], 4),
      star([860, 110], 5),
      // the line between, that comes down from above and goes over the cart
      { line: '450,-40 450,1400', width: 16, dash: [30, 22], colour: CHALK, depth: 0.6, lit: false },
      ...flake([330, 610], 0.55, 10, '#ffffff'),
      ...flake([560, 700], 0.5, 30, '#ffffff'),
      ...flake([400, 700], 0.35, 50, '#a9d4ea'),
      ...flake([500, 590], 0.35, 20, '#ffffff'),
      // the one cart
      ...[60, 170, 290, 400, 510, 620, 730, 840].map((x, i) =>
        block([x, 1096 + (i % 2) * 16], i * 23, i % 2 ? '#bfe4f6' : '#dff3fb'),
      ),
      {
        shape: '20,1130! 880,1130! 870,1700! 30,1700!',
        colour: '#eef3f6',
        depth: 0.76,
        lift: 2.4,
        print: 'tiles',
      },
      { shape: '4,1106! 896,1106! 896,1150! 4,1150!', snip: true, colour: '#b9d6e8', depth: 0.762, lift: 1 },
      { line: '450,1106 450,1160', width: 20, colour: CHALK, depth: 0.77, lit: false },
      // a tongue, and the flake it has waited for
      {
        shape: '-10,0 0,-3 10,0 9,18 0,26 -9,18',
        on: 'hero.mouth',
        dy: 10,
        colour: '#d9656a',
        depth: 0.75,
        lift: 0.4,
      },
    ],
    cast: [
      { who: 'polar-bear', at: [170, 1320], scale: 1.7, facing: 'right', lookAt: 'penguin', depth: 0.7 },
      { who: 'penguin', at: [800, 1270], scale: 1.7, facing: 'left', lookAt: 'polar-bear', depth: 0.7 },
      {
        who: 'hero',
        pose: 'stand',
        at: [462, 960],
        by: 'head',
        scale: 1.5,
        facing: 'front',
        expression: 'joy',
        act: { tilt: -12 },
        seatOn: 'boat',
        shadow: false,
        depth: 0.74,
      },
      { who: 'tern', at: [700, 1140], scale: 0.5, facing: 'left', depth: 0.78 },
    ],
    describe:
      'Half of the cover is white day, half is blue night, and a chalk line runs down between. A polar bear from the one side and a penguin from the other share a cart of ice, and {name}, exactly in the middle, has {their} tongue out for a snowflake.',
  },
  child: { skin: 's6', hair: 'bowl', hairColour: 'blueBlack', outfit: 'tee', cloth: 'rose' },
};
