// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { watchForCrashes } from './watch-crashes.ts';

const { sent } = vi.hoisted(() => ({ sent: vi.fn(async () => undefined) }));
vi.mock('./send-crash-report.ts', () => ({ sendCrashReport: sent }));

watchForCrashes();
afterEach(() => {
  cleanup();
  sent.mockReset();
});

const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });

it('reports what a screen throws, and shows the family a way on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('x');
  const Broken = () => {
    throw error;
  };
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is torn');
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('screen', error));
});

it('reports errors and rejections that nothing catches', async () => {
  const [one, other] = [new Error('one'), new Error('other')];
  window.dispatchEvent(new ErrorEvent('error', { error: one }));
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith('window', one));
  window.dispatchEvent(rejection(other));
  await vi.waitFor(() => expect(sent).toHaveBeenLastCalledWith('promise', other));
});

it('leaves handled rejections and errors without an object alone', async () => {
  const handled = rejection(new Error('handled'));
  handled.preventDefault();
  window.dispatchEvent(handled);
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).not.toHaveBeenCalled();
});

it('never throws when a report cannot be sent', async () => {
  sent.mockRejectedValueOnce(new Error('no network'));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('x') }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
});
