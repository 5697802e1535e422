// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultLook, type Look } from '../../../illustration/figures/hero/look/look.ts';
import { type AgeId, HAIR_STYLES } from '../../../illustration/figures/hero/look/look-options.ts';
import { HairSuggestions } from './HairSuggestions.tsx';
import type { CoverKind } from './photo/face/cover-kind.ts';
import { NO_DETAILS } from './photo/face/read-details.ts';
import type { HairState } from './photo/face/silhouette.ts';
import type { PhotoReading } from './photo/photo-reading.ts';

vi.mock('./Doll.tsx', () => ({ Doll: () => null }));

afterEach(cleanup);

const COVERS = ['Hijab', 'A hat', 'Bald'];

function show(
  state: HairState,
  answered = false,
  cover: CoverKind | null = null,
  look = defaultLook,
  age: AgeId = 'middle',
) {
  const onChange = vi.fn<(look: Look) => void>();
  const reading: PhotoReading = {
    skin: 5,
    hair: 3,
    clothes: null,
    pattern: null,
    crown: null,
    glasses: false,
    features: {},
    silhouette: { state, length: 'short', volume: 0.1, curl: 0.1, fringe: false, up: false, cover },
    details: { ...NO_DETAILS, age: { age, isSure: true } },
    trouble: null,
  };
  render(<HairSuggestions look={look} reading={reading} isAnswered={answered} onChange={onChange} />);
  const heads = screen.getAllByRole<HTMLInputElement>('radio');
  return { onChange, heads, labels: heads.map((head) => head.getAttribute('aria-label')) };
}

it('offers the likeliest styles first and covers after them for visible hair', () => {
  const { labels, onChange } = show('seen');
  expect(screen.getByRole('group', { name: 'Hair like this? Covered? None yet?' })).toBeTruthy();
  expect(labels).toHaveLength(6);
  expect(labels.slice(3)).toEqual(COVERS);
  fireEvent.click(screen.getByRole('radio', { name: 'Hijab' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...defaultLook, hair: 'hijab' });
});

it.each([
  ['covered', 'hijab', 'Hijab'],
  ['bare', 'bald', 'Hijab'],
  ['unsure', 'turban', 'Turban'],
  ['unsure', 'cap', 'Hijab'],
] as const)(
  'asks about covers first on a head that is %s (%s), and selects nothing',
  (state, cover, wrap) => {
    const { labels, heads } = show(state, false, cover);
    expect(screen.getByRole('group', { name: 'Hair covered? A hat? No hair yet?' })).toBeTruthy();
    expect(labels.slice(0, 3)).toEqual([wrap, 'A hat', 'Bald']);
    expect(heads.filter((head) => head.checked)).toEqual([]);
  },
);

it('offers the likeliest styles first where hair is likelier than a cover, and selects nothing', () => {
  const { labels, heads } = show('unsure');
  expect(labels.slice(3)).toEqual(COVERS);
  expect(heads.filter((head) => head.checked)).toEqual([]);
});

it('puts the hat that was seen on the likeliest hair, and takes it off for other hair', () => {
  const { onChange, labels } = show('unsure', false, 'cap');
  fireEvent.click(screen.getByRole('radio', { name: 'A hat' }));
  const [worn] = onChange.mock.calls[0] ?? [];
  expect(worn?.extras).toContain('cap');
  expect(HAIR_STYLES.find(({ id }) => id === worn?.hair)?.label).toBe(labels[3]);
  cleanup();
  const next = show('unsure', false, 'cap', { ...defaultLook, extras: ['cap'] });
  fireEvent.click(next.heads[3] as HTMLElement);
  expect(next.onChange.mock.calls[0]?.[0].extras).toEqual([]);
});

it('offers a baby its first hair in place of a bald head', () => {
  expect(show('seen', false, null, defaultLook, 'baby').labels.slice(3)).toEqual([
    'Hijab',
    'A hat',
    'First hair',
  ]);
});

it('stops asking once a parent has chosen', () => {
  show('unsure', true);
  expect(screen.getByRole('group', { name: 'Hair like this?' })).toBeTruthy();
});
