/**
 * Printed papers: stocks on land, walls, figures and things; cut, scissored and torn edges; vellum; the child's
 * handwritten name.
 */
import type { StockId } from '../../../illustration/paper/printed-stocks.ts';
import { person, row, type StageRow, type StageSheet } from './stage-sheet.ts';

const near = { camera: { on: [470, 900], zoom: 1.1 } } as const;
const stock = (name: string, sky: StockId, land: StockId, ownStock: StockId): StageRow =>
  row(
    `${name}: ${sky}, ${land}, ${ownStock}`,
    [
      { who: 'fox', at: [360, 1196], print: ownStock, lookAt: 'hero' },
      person('hero', 'stand', 640, { facing: 'left', lookAt: 'fox', touch: 'fox.back', hands: 'flat' }),
    ],
    { ...near, papers: { sky, land } },
  );

export const PAPERS_SHEET: StageSheet = {
  name: 'stage-papers',
  across: 2,
  rows: [
    stock('music', 'sheet-music', 'sea-chart', 'newsprint'),
    stock('school', 'exercise-book', 'graph-paper', 'ledger'),
    stock('post', 'letters', 'map', 'calendar'),
    stock('home', 'wallpaper', 'gingham', 'knitting'),
    stock('night', 'star-chart', 'comic', 'tiles'),
    stock('garden', 'seed-packet', 'gingham', 'seed-packet'),
    row('edges: knife, scissors, torn', [person('hero', 'point', 250, { facing: 'right' })], {
      ...near,
      plain: '#d9c4a0',
      cuts: [
        { shape: '420,560! 820,560! 820,720! 420,720!', snip: true, colour: '#4f7fa0' },
        { shape: '420,780 620,760 820,790 830,930 620,950 410,930', colour: '#7fa06a' },
        { shape: '420,1000! 820,1000! 820,1160! 420,1160!', torn: true, colour: '#b5604a' },
      ],
    }),
    row(
      'vellum: darker where it overlaps',
      [person('hero', 'lookUp', 330, { expression: 'wonder', lookAt: [620, 800] })],
      {
        ...near,
        plain: '#22345c',
        cuts: [
          {
            shape: '430,560 620,520 760,600 740,820 560,860 420,760',
            vellum: true,
            colour: '#bfe0ec',
            depth: 0.7,
          },
          {
            shape: '520,700 700,680 860,760 840,960 660,1010 500,900',
            vellum: true,
            colour: '#bfe0ec',
            depth: 0.701,
          },
          {
            shape: '460,840 640,800 760,900 720,1080 560,1120 440,1000',
            vellum: true,
            colour: '#bfe0ec',
            depth: 0.702,
          },
        ],
      },
    ),
    row('the name by hand: a label, a hull, a stamp', [person('hero', 'read', 250)], {
      ...near,
      plain: '#a9c0cb',
      props: [{ id: 'rowing-boat', name: 'boat', at: [630, 1180], scale: 0.9 }],
      cuts: [
        { shape: '430,560! 830,560! 830,740! 430,740!', snip: true, colour: '#fbf4e6', turn: 0 },
        { letters: '{name}', hand: true, at: [630, 650], size: 64, colour: '#2f4a6e', lit: false },
        {
          letters: '{name} & {friend}',
          hand: true,
          at: [630, 860],
          size: 40,
          colour: '#fbf4e6',
          turn: -4,
          lit: false,
        },
        {
          letters: '{name}',
          hand: true,
          at: [640, 1132],
          size: 30,
          colour: '#fbf4e6',
          lit: false,
          depth: 0.74,
        },
      ],
    }),
    row('lettering: signs, letters, maps', [person('hero', 'lookUp', 250, { lookAt: [600, 700] })], {
      ...near,
      plain: '#8fb6a0',
      cuts: [
        { shape: '420,600! 840,600! 840,760! 420,760!', snip: true, colour: '#7a5a44' },
        { letters: 'DOWN', at: [630, 680], size: 84, colour: '#f0ce8a' },
        {
          shape: '460,820! 810,820! 810,1110! 460,1110!',
          snip: true,
          colour: '#fbf4e6',
          print: 'exercise-book',
        },
        {
          letters: 'Dear {name},\nplease come\nto tea.',
          hand: true,
          at: [635, 960],
          size: 38,
          colour: '#3a2f4a',
          lit: false,
        },
      ],
    }),
  ],
};
