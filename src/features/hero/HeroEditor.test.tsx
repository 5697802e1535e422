import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeroEditor } from './HeroEditor.tsx';

// Drawing has tests of its own; here it is about what happens when.
vi.mock('./DollStage.tsx', () => ({ DollStage: () => null }));
vi.mock('./Doll.tsx', () => ({ Doll: () => null }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
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
});
