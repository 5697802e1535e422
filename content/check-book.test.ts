// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Scene } from '../illustration/scene/format/scene.ts';
import type { Book, BookSpread, Way } from './book.ts';
import { bookProblems } from './check-book.ts';
import { teaParty, unchecked } from './made-up.ts';
import { template } from './slots.ts';
import type { StoryFacts } from './story-facts.ts';

const facts: StoryFacts = { ...teaParty, difficulty: 'Intermediate' };
const scene: Scene = {
  backdrop: 'meadow',
  light: 'noon',
  seed: 1,
  cast: [{ who: 'hero', pose: 'stand', expression: 'joy', at: [450, 1190] }],
  describe: 'On a meadow {name} looks for a kettle.',
};
/** Forty-five words, as a book of twelve minutes has on a spread. */
const words = template(
  '{name} looked under the table, and there was nothing but a crumb. So {they} looked behind the door, where the coats hang, and found one glove. The kettle was not in the hall. It was not on the stairs. “Then,” said the mouse, “it has gone for a walk.”',
);
const spread = (id: string, more: Partial<BookSpread> = {}): BookSpread => ({
  id,
  text: [words],
  scene,
  ...more,
});
const names = [
  'table',
  'door',
  'hall',
  'stairs',
  'attic',
  'roof',
  'moon',
  'pond',
  'field',
  'gate',
  'home',
  'bed',
];
const book = (change: (spreads: BookSpread[]) => BookSpread[] = (all) => all): Book => ({
  spreads: change(names.map((name) => spread(name))),
});
/** The same book with a choice on the second spread: two ways of two spreads each, then together again. */
const branching: Book = book((all) =>
  all.map((each) => {
    if (each.id === 'door')
      return {
        ...each,
        choice: {
          ask: template('Which way will {name} go?'),
          ways: [
            { label: 'Up the stairs', to: 'hall', picture: { on: [300, 800], zoom: 2 } },
            { label: 'Out to the pond', to: 'attic', picture: { on: [600, 800], zoom: 2 } },
          ],
        },
      };
    if (each.id === 'stairs') return { ...each, next: 'moon' };
    return each;
  }),
);
const said = (of: StoryFacts, about: Book) =>
  bookProblems(of, about).map((problem) => `${problem.spread ?? 'book'}: ${problem.words}`);
const changed = (id: string, more: Partial<BookSpread>): Book =>
  book((all) => all.map((each) => (each.id === id ? { ...each, ...more } : each)));

describe('a book', () => {
  it('is good as it is', () => {
    expect(said(facts, book())).toEqual([]);
  });

  it('may have longer pages for its wordless ones', () => {
    const longer = template(`${words} “For a walk!” said {name}. “In the rain, without a coat?”`);
    const wordless: Partial<BookSpread> = { text: [], layout: { kind: 'wordless' } };
    const long = (silent: readonly string[]) =>
      book((all) =>
        all.map((each) => ({ ...each, text: [longer], ...(silent.includes(each.id) && wordless) })),
      );
    expect(said(facts, long(['stairs', 'moon', 'gate']))).toEqual([]);
    expect(said(facts, long([]))).toContainEqual(expect.stringContaining('words a spread'));
  });

  it.each<[string, Book, string]>([
    ['an id twice', book((all) => [...all, spread('table')]), 'two spreads are called “table”'],
    [
      'a number for an id',
      book(([first, ...rest]) => [first!, spread('spread-2'), ...rest.slice(1)]),
      'after what happens',
    ],
    ['a next that is not there', changed('hall', { next: 'cellar' }), 'hall: leads to “cellar”'],
    ['a ring', changed('pond', { next: 'hall' }), 'runs in a ring'],
    ['a spread nobody comes to', changed('hall', { next: 'moon' }), 'stairs: nobody ever comes here'],
    ['no words', changed('hall', { text: [] }), 'hall: has no words'],
    ['an unknown slot', changed('hall', { text: [unchecked('{name} saw {moon}.')] }), 'Unknown slot {moon}'],
    [
      'a friend nobody plays',
      changed('hall', { text: [template('{friend} ran.')] }),
      'the book has no friend',
    ],
    ['a verb for one', changed('hall', { text: [template('{They} was late.')] }), '“was” after {they}'],
    [
      'straight quotes',
      changed('hall', { text: [template("{name} said it's late.")] }),
      'straight quotation mark',
    ],
    [
      'no description',
      changed('hall', { scene: { ...scene, describe: '' } }),
      'hall: the picture has no description',
    ],
    [
      'a slot in a description',
      changed('hall', { scene: { ...scene, describe: 'Here is {hero} by the old gate.' } }),
      'the description: Unknown slot {hero}',
    ],
    ['a crowded page', changed('hall', { text: [words, words] }), '98 words are more than a page holds'],
    ['a loud word that its text does not have', changed('hall', { loud: 'WHUMP' }), 'is 0 times in its text'],
    [
      'a loud word that the kit cannot cut',
      changed('hall', { text: [template('Ы! went the door, and {name} heard it.')], loud: 'Ы!' }),
      'no letters for the loud word',
    ],
    [
      'a hyphen for a dash',
      changed('hall', { text: [template('{name} waited - and waited.')] }),
      'a hyphen for a dash',
    ],
    ['a page without words', changed('hall', { text: [] }), 'says layout: wordless'],
    [
      'words on a wordless page',
      changed('hall', { layout: { kind: 'wordless' } }),
      'hall: is wordless and has words',
    ],
    [
      'a crowded bleed',
      changed('hall', { layout: { kind: 'bleed', wordsAt: 'left-top' } }),
      'words on a bleed, which carries 12',
    ],
    [
      'a line for the grown-up on a bleed',
      changed('hall', {
        text: [],
        layout: { kind: 'wordless' },
        forGrownUp: template('What do you see?'),
      }),
      'for which only a plate has room',
    ],
    [
      'a single vignette',
      changed('hall', {
        layout: { kind: 'vignettes', pictures: [{ of: ['cup'], beside: 1, describe: 'A cup.' }] },
      }),
      'hall: has 1 vignettes; a page has 2 to 4',
    ],
    [
      'a vignette beside nothing, without a description',
      changed('hall', {
        layout: {
          kind: 'vignettes',
          pictures: [
            { of: ['cup'], beside: 9, describe: ' ' },
            { of: ['spoon'], beside: 1, describe: 'A spoon.' },
          ],
        },
      }),
      'hall: the vignette of “cup” is beside paragraph 9, which is not there\nhall: the vignette of “cup” has no description',
    ],
    ['a bare page', changed('hall', { text: [template('{name} sat.')] }), '2 words are hardly a spread'],
    [
      'too long for its label',
      book((all) => [...all, ...all.map((each) => spread(`${each.id}-again`))]),
      '`duration` in facts.ts says 12 min',
    ],
  ])('is told of %s', (_what, wrong, word) => {
    expect(said(facts, wrong).join('\n')).toContain(word);
  });

  it('has pages that are all picture', () => {
    const quiet = book((all) =>
      all.map((each) => {
        if (each.id === 'moon') return { ...each, text: [], layout: { kind: 'wordless' } as const };
        if (each.id !== 'attic') return each;
        const layout = { kind: 'bleed', wordsAt: 'right-top' } as const;
        return { ...each, text: [template('Then {name} opened the door.')], layout };
      }),
    );
    expect(said(facts, quiet)).toEqual([]);
  });

  it('of a beginner has short sentences', () => {
    const long = template(`{name} went ${'on and on '.repeat(9)}to the end.`);
    expect(said({ ...facts, difficulty: 'Beginner' }, changed('hall', { text: [long] })).join()).toContain(
      'is long for a beginner',
    );
  });

  it('that teaches ends with a question', () => {
    const teaching = { ...facts, educational: true, subject: 'Health' } as const;
    expect(said(teaching, book())).toEqual([
      'bed: an educational story ends with a question for the grown-up to ask (forGrownUp)',
    ]);
    expect(said(teaching, changed('bed', { forGrownUp: template('How long do you brush?') }))).toEqual([]);
  });

  it('names the hero soon', () => {
    const nameless = template(words.replace('{name}', 'Somebody').replace('{they}', 'they'));
    const late = book((all) => all.map((each, at) => (at < 2 ? { ...each, text: [nameless] } : each)));
    expect(said(facts, late).join()).toContain('table: the hero is not named');
  });
});

describe('a book with choices', () => {
  const interactive = { ...facts, interactive: true };
  const way = (at: 0 | 1, more: Partial<Way>): Book => ({
    spreads: branching.spreads.map((each) =>
      each.choice
        ? {
            ...each,
            choice: {
              ...each.choice,
              ways: [
                { ...each.choice.ways[0], ...(at === 0 && more) },
                { ...each.choice.ways[1], ...(at === 1 && more) },
              ],
            },
          }
        : each,
    ),
  });

  it('has two at least, and says in its facts that it has them', () => {
    expect(said(interactive, branching).join()).toContain('it has one choice; two at least');
    expect(said(facts, branching).join()).toContain('the facts don’t call the story interactive');
    expect(said(interactive, book()).join()).toContain('it has no choice; two at least');
  });

  it.each<[string, Partial<Way>, string]>([
    ['leads nowhere', { to: 'cellar' }, 'door: leads to “cellar”'],
    ['leads where the other leads', { to: 'attic' }, 'both ways lead to the same spread'],
    ['changes one spread only', { to: 'stairs' }, '“Up the stairs” changes one later spread'],
    ['has the other’s words', { label: 'Out to the pond' }, 'both ways have the same words'],
    [
      'has too many words',
      { label: 'Up the stairs, past the clock and the cat and the window' },
      'a button holds',
    ],
    ['has a slot', { label: '{name} goes up' }, 'have no slots'],
    ['has no view of its own', { picture: {} }, 'say what its camera looks at'],
  ])('is told of a way that %s', (_what, more, word) => {
    expect(said(interactive, way(0, more)).join('\n')).toContain(word);
  });

  it('is measured along each path', () => {
    const short = {
      spreads: branching.spreads.map((each) => (each.id === 'roof' ? { ...each, next: null } : each)),
    };
    const lines = said(interactive, short).join('\n');
    expect(lines).toContain('the way that ends with “roof” takes');
    expect(lines).not.toContain('the way that ends with “bed”');
  });
});
