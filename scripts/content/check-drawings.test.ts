// @vitest-environment node
import { expect, it } from 'vitest';
import type { Book, BookSpread } from '../../content/book.ts';
import { template } from '../../content/slots.ts';
import { drawingProblems } from './check-drawings.ts';

type Picture = Omit<BookSpread['scene'], 'describe'>;
const bookOf = (...scenes: readonly Picture[]): Book => ({
  spreads: scenes.map((scene, i) => ({
    id: ['one', 'two'][i]!,
    text: [template('{name} looked.')],
    scene: { ...scene, describe: '{name} looks at something in a meadow.' },
  })),
});
const told = async (book: Book) =>
  (await drawingProblems(book)).map(({ spread, words }) => `${spread}: ${words}`).join('\n');

const near = { camera: { on: 'hero.head', zoom: 1.6 } } as const;
const picture: Picture = {
  plain: '#5f86a8',
  backdrop: 'meadow',
  light: 'noon',
  seed: 1,
  cast: [{ who: 'hero', pose: 'stand', at: [450, 1190] }],
  ...near,
};

it('finds no problem in a clear picture', async () => {
  expect(await told(bookOf(picture))).toBe('');
});

it.each<[string, Book, string]>([
  [
    'a face behind something',
    bookOf({
      ...picture,
      cuts: [{ shape: '200,600! 700,600! 700,1000! 200,1000!', snip: true, colour: '#7a5a44', depth: 0.75 }],
    }),
    'of the hero’s face is covered',
  ],
  [
    'a face behind something, of a hero by another name',
    bookOf({
      ...picture,
      camera: { zoom: 1, on: [450, 660] },
      cast: [{ who: 'hero', name: 'patient', pose: 'stand', at: [450, 1190] }],
      cuts: [{ shape: '200,600! 700,600! 700,1000! 200,1000!', snip: true, colour: '#7a5a44', depth: 0.75 }],
    }),
    'of the hero’s face is covered',
  ],
  ['a face on its own colour', bookOf({ ...picture, plain: '#50322a' }), 'sinks into what is behind it'],
  [
    'a piece on something that is not there',
    bookOf({ ...picture, cuts: [{ rings: [26], colour: '#fff0b8', on: 'nothing.eye' }] }),
    'one: A piece: there is no “nothing” in this picture.',
  ],
  ['one picture twice', bookOf(picture, { ...picture, seed: 9 }), 'two: looks like “one” at a glance'],
  [
    'the strongest contrast in a corner',
    bookOf({
      ...picture,
      plain: '#8a6a58',
      cast: [{ who: 'hero', pose: 'stand', at: [200, 1190] }],
      camera: { zoom: 1, on: [450, 660] },
      cuts: [
        { shape: '600,0! 900,0! 900,290! 600,290!', snip: true, colour: '#ffffff', lit: false, depth: 0.6 },
        {
          shape: '600,290! 900,290! 900,440! 600,440!',
          snip: true,
          colour: '#000000',
          lit: false,
          depth: 0.6,
        },
      ],
    }),
    'the strongest contrast lies away from everybody',
  ],
])('is told of %s', async (_what, wrong, words) => {
  expect(await told(wrong)).toContain(words);
});
