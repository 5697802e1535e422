// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseLook } from '../../../illustration/figures/hero/look/look.ts';
import { changeLook, draft, editHero, heroFromDraft } from './draft.ts';
import { HeroEditor } from './HeroEditor.tsx';
import { newHeroId, parseHero } from './hero.ts';

// Stubs drawing, which has its own tests.
vi.mock('./DollStage.tsx', () => ({
  DollStage: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('./Doll.tsx', () => ({ Doll: () => null }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('saves a named hero at once and opens the book after 3 seconds under "Creating Hero..."', async () => {
  const save = vi.fn(async () => 'device' as const);
  const started = vi.fn();
  const prepare = vi.fn(async () => {});
  render(
    <HeroEditor
      allOutfits={false}
      premiumNote={null}
      save={save}
      saveChange={() => undefined}
      knownHeroes={[]}
      prepare={prepare}
      onStarted={started}
    />,
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
  // The editor is clear for the next hero.
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Hero name' }).value).toBe('');
  expect(draft.get()).toMatchObject({ name: '', saved: false });
});

it('waits for a book that is still being drawn, but not forever', async () => {
  const started = vi.fn();
  const prepare = () => new Promise<void>(() => {});
  const save = vi.fn(async () => 'device' as const);
  render(
    <HeroEditor
      allOutfits={false}
      premiumNote={null}
      save={save}
      saveChange={() => undefined}
      knownHeroes={[]}
      prepare={prepare}
      onStarted={started}
    />,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Hero name' }), { target: { value: 'Zoë' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start Adventure' }));
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(started).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(started).toHaveBeenCalledOnce();
});

const mila = parseHero({ id: newHeroId(), name: 'Mila', pronouns: 'she', look: {} })!;

/** Renders the editor with a saved hero; returns the spy on its changes. */
function editorOf(hero: typeof mila) {
  const saveChange = vi.fn();
  editHero(hero);
  const defaultProps = {
    knownHeroes: [],
    premiumNote: null,
    save: vi.fn(),
    prepare: vi.fn(),
    onStarted: vi.fn(),
  };
  render(<HeroEditor allOutfits saveChange={saveChange} {...defaultProps} />);
  return saveChange;
}
const radio = (name: string) => screen.getByRole('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });

it('saves a changed hero at each step, and undoes each', () => {
  const saveChange = editorOf(mila);
  fireEvent.click(radio('Porcelain'));
  expect(saveChange).toHaveBeenLastCalledWith({ ...mila, look: { ...mila.look, skin: 's9' } });
  fireEvent.click(radio('He'));
  expect(saveChange).toHaveBeenLastCalledWith(expect.objectContaining({ pronouns: 'he' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Hero name' }), { target: { value: 'Mil ' } });
  expect(saveChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Mil' }));
  fireEvent.click(button('Undo'));
  expect(saveChange).toHaveBeenLastCalledWith({ ...mila, name: 'Mil', pronouns: 'he' });
  fireEvent.click(button('Regenerate'));
  expect(saveChange).toHaveBeenCalledTimes(5);
  fireEvent.click(button('Put it back as it was'));
  expect(saveChange).toHaveBeenLastCalledWith(mila);
  expect(screen.queryByRole('button', { name: 'Put it back as it was' })).toBeNull();
});

it('saves a change under the previous name while the name is blank', () => {
  const saveChange = editorOf(mila);
  fireEvent.change(screen.getByRole('textbox', { name: 'Hero name' }), { target: { value: ' ' } });
  fireEvent.click(radio('Porcelain'));
  expect(saveChange).toHaveBeenLastCalledWith({ ...mila, look: { ...mila.look, skin: 's9' } });
});

it('Regenerate keeps manual choices and deals the rest', () => {
  editorOf(mila);
  fireEvent.click(radio('Bob with a parting'));
  for (let deal = 0; deal < 5; deal += 1) {
    const { outfit } = draft.get().look;
    fireEvent.click(button('Regenerate'));
    expect(draft.get().look).toMatchObject({ hair: 'partedBob' });
    expect(draft.get().look.outfit).not.toBe(outfit);
  }
  let steps = 8;
  // A dealt outfit is already selected and cannot be chosen.
  if (draft.get().look.outfit === 'dungarees') {
    fireEvent.click(button('Regenerate'));
    steps += 1;
  }
  fireEvent.click(screen.getByRole('tab', { name: 'Clothes' }));
  fireEvent.click(radio('Dungarees'));
  fireEvent.click(button('Regenerate'));
  expect(draft.get().look).toMatchObject({ hair: 'partedBob', outfit: 'dungarees' });
  // An undone choice no longer counts.
  for (let step = 0; step < steps; step += 1) fireEvent.click(button('Undo'));
  expect(heroFromDraft()).toEqual(mila);
  fireEvent.click(button('Regenerate'));
  expect(draft.get().look.hair).not.toBe(mila.look.hair);
});

it('says that a grown-up goes through the book as a child, and nothing of a child’s age', () => {
  const note = /everyone goes as a child/;
  const editor = (
    <HeroEditor
      allOutfits={false}
      premiumNote={null}
      save={vi.fn(async () => 'device' as const)}
      saveChange={() => undefined}
      knownHeroes={[]}
      prepare={vi.fn(async () => {})}
      onStarted={vi.fn()}
    />
  );
  for (const [age, isSaid] of [
    ['little', false],
    ['big', false],
    ['baby', true],
    ['grown', true],
    ['elder', true],
  ] as const) {
    changeLook(parseLook({ age }));
    render(editor);
    expect(screen.queryByText(note) !== null, age).toBe(isSaid);
    cleanup();
  }
});
