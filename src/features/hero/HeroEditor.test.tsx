// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draft } from './draft.ts';
import { HeroEditor } from './HeroEditor.tsx';

// Drawing has tests of its own; here it is about what happens when.
vi.mock('./DollStage.tsx', () => ({ DollStage: () => null }));
vi.mock('./Doll.tsx', () => ({ Doll: () => null }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a named hero is kept at once and goes to the book after 3 seconds under "Creating Hero..."', async () => {
  const save = vi.fn(async () => 'device' as const);
  const started = vi.fn();
  const prepare = vi.fn(async () => {});
  render(
    <HeroEditor allOutfits={false} premiumNote={null} save={save} prepare={prepare} onStarted={started} />,
  );
  const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start Adventure' });
  const name = screen.getByRole('textbox', { name: 'Hero name' });
  fireEvent.change(name, { target: { value: '   ' } });
  expect(start.disabled).toBe(true);
  fireEvent.change(name, { target: { value: ' Zoë ' } });
  expect(start.disabled).toBe(false);
  fireEvent.click(start);
  expect(screen.getByText('Creating Hero...')).toBeTruthy();
  expect(start.disabled).toBe(true);
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Zoë' }), false);
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(started).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(started).toHaveBeenCalledOnce();
  expect(screen.queryByText('Creating Hero...')).toBeNull();
  // The next child is another one, with another face.
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Hero name' }).value).toBe('');
  expect(draft.get()).toMatchObject({ name: '', saved: false });
});

it('the overlay waits for a book that is still being drawn, and not for ever', async () => {
  const started = vi.fn();
  const prepare = () => new Promise<void>(() => {});
  const save = vi.fn(async () => 'device' as const);
  render(
    <HeroEditor allOutfits={false} premiumNote={null} save={save} prepare={prepare} onStarted={started} />,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Hero name' }), { target: { value: 'Zoë' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start Adventure' }));
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(started).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(started).toHaveBeenCalledOnce();
});
