// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultLook, type Look } from '../../../illustration/figures/hero/look/look.ts';
import { HairSuggestions } from './HairSuggestions.tsx';
import type { HairState } from './photo/face/silhouette.ts';
import type { PhotoReading } from './photo/photo-reading.ts';

vi.mock('./Doll.tsx', () => ({ Doll: () => null }));

afterEach(cleanup);

const COVERS = ['Hijab', 'A hat', 'Bald'];

function show(state: HairState, answered = false) {
  const onChange = vi.fn<(look: Look) => void>();
  const reading: PhotoReading = {
    skin: 5,
    hair: 3,
    clothes: null,
    crown: null,
    glasses: false,
    features: {},
    silhouette: { state, length: 'short', volume: 0.1, curl: 0.1, fringe: false, up: false },
  };
  render(<HairSuggestions look={defaultLook} reading={reading} isAnswered={answered} onChange={onChange} />);
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

it.each(['covered', 'bare', 'unsure'] as const)(
  'asks about covers first on a head that is %s, and selects nothing',
  (state) => {
    const { labels, heads } = show(state);
    expect(screen.getByRole('group', { name: 'Hair covered? A hat? No hair yet?' })).toBeTruthy();
    expect(labels.slice(0, 3)).toEqual(COVERS);
    expect(heads.filter((head) => head.checked)).toEqual([]);
  },
);

it('puts a hat on very short hair', () => {
  const { onChange } = show('unsure');
  fireEvent.click(screen.getByRole('radio', { name: 'A hat' }));
  const [worn] = onChange.mock.calls[0] ?? [];
  expect(worn).toMatchObject({ hair: 'buzz' });
  expect(worn?.extras).toContain('beanie');
});

it('stops asking once a parent has chosen', () => {
  show('unsure', true);
  expect(screen.getByRole('group', { name: 'Hair like this?' })).toBeTruthy();
});
