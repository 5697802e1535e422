// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { showToast } from './toast.ts';
import type { Toast } from './toast-types.ts';

// happy-dom has no popovers.
const raised: string[] = [];
beforeAll(() => {
  Object.assign(HTMLElement.prototype, {
    showPopover: () => void raised.push('shown'),
    hidePopover: () => void raised.push('hidden'),
  });
});
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(async () => {
  await pass(12_000);
  vi.useRealTimers();
});

/** Lets time pass in steps, so that what a message does next is rendered in between. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 250)
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 250)));
}

const show = (toast: Toast) => act(() => showToast(toast));
const titled = (title: string) => screen.findByText(title);

it('shows title and description in a live region, above what is open', async () => {
  await show({ title: 'Saved', description: 'You find it in your library.' });
  const message = (await titled('Saved')).closest('[data-testid="toast"]')!;
  expect(message.textContent).toContain('You find it in your library.');
  expect(message.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  expect(message.closest('section')?.getAttribute('aria-label')).toContain('Messages');
  expect(message.hasAttribute('role')).toBe(false);
  expect(raised).toContain('shown');
});

it('is an alert when something failed', async () => {
  await show({ title: 'Not sent', tone: 'destructive' });
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Not sent');
});

it('runs its action once and leaves', async () => {
  const undo = vi.fn();
  await show({ title: 'Removed', action: { label: 'Undo', onClick: undo } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await pass(1_000);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Removed')).toBeNull();
});

it('leaves by its close button', async () => {
  await show({ title: 'Saved again' });
  const message = (await titled('Saved again')).closest('[data-testid="toast"]')!;
  fireEvent.click(message.querySelector('[aria-label="Close message"]')!);
  await pass(1_000);
  expect(screen.queryByText('Saved again')).toBeNull();
});

it.each([
  ['6 seconds', {}, 6_000],
  ['10 seconds with an action', { action: { label: 'Undo', onClick: () => undefined } }, 10_000],
  ['as long as asked', { duration: 2_000 }, 2_000],
])('stays %s', async (name, more, milliseconds) => {
  await show({ title: name, ...more });
  await titled(name);
  await pass(milliseconds - 1_000);
  expect(screen.queryByText(name)).not.toBeNull();
  await pass(2_500);
  expect(screen.queryByText(name)).toBeNull();
});
