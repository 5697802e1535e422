import { describe, expect, it } from 'vitest';
import type { BookFile, FileSpread } from '../../../content/book-file.ts';
import { template } from '../../../content/slots.ts';
import {
  chosenAt,
  followPath,
  lastAnsweredChoice,
  parsePath,
  serializePath,
  withChoice,
} from './story-path.ts';

const scene = { backdrop: 'meadow', light: 'noon', seed: 1, cast: [], describe: 'A meadow.' } as const;
const spread = (id: string, next: string | null, ways?: readonly [string, string]): FileSpread => ({
  id,
  text: [template(`{name} is at ${id}.`)],
  scene,
  next,
  ...(ways && {
    choice: {
      ask: template('Where to?'),
      ways: ways.map((to) => ({ label: `To ${to}`, to, picture: scene })),
    },
  }),
});
/** gate → hall (left, right) → left → left-end | right (up, down) → up | down → roof */
const mansion: BookFile = {
  slug: 'mansion',
  title: 'Mansion',
  pages: 5,
  closed: false,
  spreads: [
    spread('gate', 'hall'),
    spread('hall', null, ['left', 'right']),
    spread('left', 'left-end'),
    spread('left-end', null),
    spread('right', null, ['up', 'down']),
    spread('up', 'roof'),
    spread('down', null),
    spread('roof', null),
  ],
};
const shut: BookFile = { ...mansion, closed: true, spreads: mansion.spreads.slice(0, 3) };
const ids = (book: BookFile, path: string[]) => followPath(book, path).spreads.map(({ id }) => id);

describe('following a path through a book', () => {
  it('finds the last answered choice', () => {
    expect(lastAnsweredChoice(followPath(mansion, ['left']))).toBe(1);
    expect(lastAnsweredChoice(followPath(mansion, ['right', 'up']))).toBe(2);
    // An open question has no other way yet.
    expect(lastAnsweredChoice(followPath(mansion, ['right']))).toBe(1);
    expect(lastAnsweredChoice(followPath(mansion, []))).toBeUndefined();
  });

  it('stops at the first open choice, and counts the longest way', () => {
    expect(ids(mansion, [])).toEqual(['gate', 'hall']);
    expect(followPath(mansion, [])).toMatchObject({ end: 'choice', pages: 5, path: [] });
  });

  it('follows the choices to an ending', () => {
    expect(ids(mansion, ['left'])).toEqual(['gate', 'hall', 'left', 'left-end']);
    expect(followPath(mansion, ['left'])).toMatchObject({ end: 'over', pages: 4 });
    expect(ids(mansion, ['right', 'up'])).toEqual(['gate', 'hall', 'right', 'up', 'roof']);
    expect(followPath(mansion, ['right'])).toMatchObject({ end: 'choice', pages: 5 });
  });

  it('drops unknown choices', () => {
    expect(followPath(mansion, ['cellar', 'up'])).toMatchObject({ end: 'choice', path: [] });
    expect(followPath(mansion, ['left', 'up', 'down'])).toMatchObject({ end: 'over', path: ['left'] });
  });

  it('stops where the file ends, with the page count of the whole book', () => {
    expect(followPath(shut, ['left'])).toMatchObject({ end: 'closed', pages: 5 });
    expect(followPath(shut, ['right'])).toMatchObject({ end: 'closed', pages: 5 });
    expect(followPath(shut, [])).toMatchObject({ end: 'choice', pages: 5 });
  });

  it('knows each choice, and drops later ones when an earlier one changes', () => {
    const taken = followPath(mansion, ['right', 'down']);
    expect(chosenAt(taken, 'hall')).toBe('right');
    expect(chosenAt(taken, 'right')).toBe('down');
    expect(chosenAt(followPath(mansion, ['right']), 'right')).toBeUndefined();
    expect(withChoice(taken, 'hall', 'left')).toEqual(['left']);
    expect(withChoice(taken, 'right', 'up')).toEqual(['right', 'up']);
    expect(withChoice(followPath(mansion, []), 'hall', 'right')).toEqual(['right']);
  });

  it('serializes a path', () => {
    expect(parsePath(serializePath(['right', 'up']))).toEqual(['right', 'up']);
    expect(parsePath('')).toEqual([]);
    expect(parsePath(null)).toEqual([]);
  });
});
