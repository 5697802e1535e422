// @vitest-environment node
import { expect, test } from 'vitest';
import type { BookFile } from '../../../content/book-file.ts';
import { template } from '../../../content/slots.ts';
import type { Scene } from '../../../illustration/scene/format/scene.ts';
import { parseHero } from '../../features/hero/hero.ts';
import { buildAllSpreads } from './build-book.ts';

const scene: Scene = { backdrop: 'meadow', light: 'noon', seed: 1, cast: [], describe: 'A meadow.' };
const file: BookFile = {
  slug: 'fox',
  title: 'Fox',
  pages: 1,
  closed: false,
  spreads: [
    {
      id: 'den',
      text: [template('A fox.')],
      scene,
      next: null,
      question: {
        see: template('What has {name} found?'),
        why: template('Why does {name} wait?'),
        own: 'When did you wait?',
      },
    },
  ],
};

test('asks about the child in the book, and calls the child by name', () => {
  const hero = parseHero({ id: crypto.randomUUID(), name: 'O’Neil', pronouns: 'they', look: {} });
  const [spread] = buildAllSpreads(file, { hero, friend: null });
  expect(spread?.questions).toEqual([
    'What has O’Neil found?',
    'Why does O’Neil wait?',
    'O’Neil, when did you wait?',
  ]);
  const [visitors] = buildAllSpreads(file, { hero: null, friend: null });
  expect(visitors?.questions?.[2]).toBe('When did you wait?');
});

test('keeps the face visible where words crop the picture, and the middle where no face is known', () => {
  const focusOf = (face?: number) => {
    const spreads = [{ ...file.spreads[0]!, ...(face !== undefined && { face }) }];
    const [spread] = buildAllSpreads({ ...file, spreads }, { hero: null, friend: null });
    return spread?.picture.kind === 'video' ? null : spread?.picture.focus;
  };
  expect(focusOf(0.23)).toEqual([0.5, 0.23]);
  expect(focusOf()).toEqual([0.5, 0.6]);
});
