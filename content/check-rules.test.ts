// @vitest-environment node
/** Each rule of the check finds a picture that was broken for it, and lets the mended one pass. */
import { describe, expect, it } from 'vitest';
import type { PersonRole } from '../illustration/scene/format/roles.ts';
import type { Shown } from './book.ts';
import { sharedProblems } from './check-shelf-pictures.ts';
import { teaParty } from './made-up.ts';
import { bookOf, hero, meadow, told, wall } from './made-up-pictures.ts';
import type { Picture } from './pictures.ts';
import { template } from './slots.ts';

describe('feet, seat and back', () => {
  const nothing = 'nothing is under the';
  it.each<[string, Picture]>([
    ['a child in the air before a wall', { ...wall, cast: [hero({ at: [450, 900] })] }],
    ['a child over the horizon', { ...meadow, cast: [hero({ at: [450, 640] })] }],
    [
      'a seat beside its bench',
      {
        ...wall,
        cuts: [{ shape: '100,900! 300,900! 300,940! 100,940!', colour: '#8a5a40', snip: true }],
        cast: [hero({ pose: 'sit', seatOn: 'chair', by: 'seat', at: [600, 900] })],
      },
    ],
    [
      'a child that a wall alone is behind',
      {
        ...wall,
        cuts: [{ shape: '-400,-300! 1300,-300! 1300,1600! -400,1600!', colour: '#5a6a9a', snip: true }],
        cast: [hero({ at: [450, 800] })],
      },
    ],
  ])('find no ground: %s', (_, picture) => {
    expect(told(picture)).toContain(nothing);
  });
  it.each<[string, Picture]>([
    ['on the meadow', { ...meadow, cast: [hero()] }],
    [
      'on a bench that is cut',
      {
        ...wall,
        cuts: [{ shape: '300,900! 700,900! 700,940! 300,940!', colour: '#8a5a40', snip: true }],
        cast: [hero({ pose: 'sit', seatOn: 'chair', by: 'seat', at: [500, 900] })],
      },
    ],
    [
      'on a rope',
      {
        ...wall,
        cuts: [{ line: '100,820 800,820', width: 8, colour: '#8a5a40' }],
        cast: [hero({ at: [450, 816] })],
      },
    ],
    [
      'in a boat',
      {
        ...wall,
        props: [{ id: 'rowing-boat', name: 'boat', at: [450, 1000] }],
        cast: [hero({ pose: 'sit', in: 'boat', by: 'seat', seatOn: 'boat' })],
      },
    ],
    [
      'in the air with a reason',
      { ...wall, cast: [hero({ at: [450, 900], floats: 'held up by the kite' })] },
    ],
    ['with the feet off the page', { ...wall, cast: [hero({ at: [450, 1500], scale: 2.4 })] }],
  ])('are content: %s', (_, picture) => {
    expect(told(picture)).not.toContain(nothing);
  });
});

describe('a dark shape', () => {
  const dark = (more: Partial<PersonRole> = {}): Picture => ({
    ...meadow,
    cast: [hero({ plane: 'silhouette', facing: 'side', touch: { right: [640, 880] }, ...more })],
  });
  it('passes in profile with an arm apart', () => {
    expect(told(dark())).not.toContain('dark shape');
  });
  it('is found where it looks at us', () => {
    expect(told(dark({ facing: 'front' }))).toContain('not in profile');
  });
  it('is found without an arm apart', () => {
    expect(told(dark({ pose: 'hug', touch: [450, 1060] }))).toContain('without an arm apart');
  });
  it('is found where the words tell of a face', () => {
    expect(told(dark(), { text: template('{name} smiled.') })).toContain('tell of a face (“smiled”)');
  });
});

describe('what a spread shows', () => {
  const geese: Picture = {
    ...meadow,
    cast: [
      hero({ wears: { outfit: 'raincoat', extras: ['scarf'] } }),
      { who: 'goose', name: 'first', at: [200, 1190] },
      { who: 'goose', name: 'second', at: [700, 1190] },
    ],
    cuts: [
      { shape: '0,0! 60,0! 60,60! 0,60!', at: [100, 200], colour: '#ffffff', what: 'letter' },
      { shape: '-30,-16! 30,-16! 30,16! -30,16!', on: 'hero.elbow', colour: '#3f7fb8', what: 'bandage' },
      { line: '450,200 450,600', width: 12, colour: '#3f7fb8', what: 'rope' },
    ],
  };
  const indoors: Picture = {
    ...geese,
    room: {
      wall: '#e8d2a8',
      parts: [{ part: 'window', at: [450, 400], size: [200, 200], colour: '#8a5a40' }],
    },
    props: [{ id: 'paper-boat', at: [300, 1190] }],
  };
  it('knows the finger of a hand that points', () => {
    const finger: { shows: Shown[] } = { shows: [{ what: 'finger', on: 'hero' }] };
    expect(told({ ...meadow, cast: [hero({ hands: { right: 'point' } })] }, finger)).not.toContain(
      'the words name',
    );
    expect(told({ ...meadow, cast: [hero({ pose: 'point' })] }, finger)).not.toContain('the words name');
    expect(told({ ...meadow, cast: [hero()] }, finger)).toContain('“finger” on hero, who has none');
  });
  it.each<[string, Shown]>([
    ['geese, as many as told', { what: 'goose', count: 2 }],
    ['a piece by what it is', { what: 'letter' }],
    ['what is worn', { what: 'scarf', on: 'hero' }],
    ['a piece laid on somebody', { what: 'bandage', on: 'hero' }],
    ['a thing by its kind', { what: 'boat' }],
    ['what is built in', { what: 'window' }],
    ['a line that runs straight down', { what: 'rope' }],
  ])('is there: %s', (_, shown) => {
    expect(told(indoors, { shows: [shown] })).not.toContain('the words name');
  });
  it.each<[string, Picture, Shown, string]>([
    ['geese that are too few', geese, { what: 'goose', count: 9 }, '“goose”, and the picture has 2'],
    ['a thing that is not there', geese, { what: 'boat' }, '“boat”: nothing in the picture is called that'],
    [
      'a thing that is described only',
      geese,
      { what: 'picture' },
      '“picture”, and so does the description: nothing in the picture is called that',
    ],
    ['what nobody wears', geese, { what: 'life jacket', on: 'hero' }, '“life jacket” on hero, who has none'],
    ['somebody who is not there', geese, { what: 'scarf', on: 'nora' }, 'nora is not in the picture'],
    [
      'a thing off the page',
      { ...geese, props: [{ id: 'ball', at: [1400, 1190] }] },
      { what: 'ball' },
      '“ball”: nothing in the picture is called that',
    ],
    [
      'a goose behind a wall',
      {
        ...geese,
        cuts: [{ shape: '550,600! 850,600! 850,1300! 550,1300!', colour: '#8a5a40', depth: 0.75 }],
      },
      { what: 'goose', count: 2 },
      '“goose”, and the picture has 1',
    ],
    [
      'all geese behind a wall',
      { ...geese, cuts: [{ shape: '0,600! 900,600! 900,1300! 0,1300!', colour: '#8a5a40', depth: 0.75 }] },
      { what: 'goose' },
      '“goose”, and it is covered by what is before it',
    ],
    [
      'a thing too small for a phone',
      {
        ...geese,
        cuts: [{ shape: '0,0! 9,0! 9,9! 0,9!', at: [100, 200], colour: '#ffffff', what: 'letter' }],
      },
      { what: 'letter' },
      '“letter”, too small to be found on a phone',
    ],
  ])('is missed: %s', (_, picture, shown, words) => {
    expect(told(picture, { shows: [shown] })).toContain(words);
  });
});

describe('the shelf', () => {
  const books = (picture: Picture) =>
    ['one', 'two', 'three', 'four'].map((slug) => ({ slug, facts: teaParty, book: bookOf(picture) }));
  const lantern: Picture = { ...wall, props: [{ id: 'lantern', at: [300, 1190] }] };
  it('finds a thing that a fourth book shows', () => {
    expect(sharedProblems(books(lantern))).toEqual([
      {
        slug: 'four',
        spread: 'one',
        rule: 'sharedThing',
        words: 'the thing “lantern” is in 4 books (one, two, three, four); 3 are enough',
        advice: true,
      },
    ]);
  });
  it('finds rings of sun in a fourth book', () => {
    expect(sharedProblems(books(meadow)).map(({ words }) => words)).toEqual([
      expect.stringContaining('a sky of rings is in 4 books'),
    ]);
  });
  it('lets three books share, and a picture that says why', () => {
    expect(sharedProblems(books(lantern).slice(1))).toEqual([]);
    const why = { sharedThing: 'the same lantern travels through all books' };
    expect(sharedProblems(books({ ...lantern, why }))).toEqual([]);
    const [found] = sharedProblems(books({ ...lantern, why }).slice(1));
    expect(found?.words).toBe('why.sharedThing answers nothing any more: take it out');
  });
});
