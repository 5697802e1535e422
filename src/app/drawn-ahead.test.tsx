// @vitest-environment happy-dom
import { use } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { DrawnAhead, partOf } from './drawn-ahead.tsx';

/** A busy machine needs its time. */
const PATIENTLY = { timeout: 30_000 };

/** Called when React has been given a part, and has not taken it over yet. */
let given: (() => void) | undefined;
/** The newest root's way to be left. */
let left: MockInstance<() => void>;
vi.mock('react-dom/client', async (original) => {
  const client = await original<typeof import('react-dom/client')>();
  const told: typeof hydrateRoot = (...part) => {
    queueMicrotask(() => given?.());
    const root = client.hydrateRoot(...part);
    left = vi.spyOn(root, 'unmount');
    return root;
  };
  return { ...client, hydrateRoot: told };
});

const AS_DRAWN = { words: 'as the build drew it' };
const pressed = vi.fn();
const Part = ({ words }: typeof AS_DRAWN) => (
  <p>
    <button type="button" onClick={pressed}>
      {words}
    </button>
  </p>
);
const surprise = vi.fn();
let screen: Root;

/** A page as the build drew it, that React has begun to take over; `load` brings the code of its part. */
async function wake(load = async () => ({ default: Part })) {
  document.documentElement.dataset.asleep = 'waking';
  document.body.innerHTML = '<div id="root" data-path="/"></div>';
  const page = document.getElementById('root')!;
  const drawn = await partOf('/elsewhere', async () => ({ default: Part }));
  page.innerHTML = renderToString(
    <DrawnAhead code={drawn} wanted={false} props={AS_DRAWN} drawnWith={AS_DRAWN} />,
  );
  const button = page.querySelector('button')!;
  const code = await partOf('/', load);
  const showing = (words: string) => <DrawnAhead code={code} wanted props={{ words }} drawnWith={AS_DRAWN} />;
  screen = hydrateRoot(page, showing('Mila'));
  await Promise.resolve();
  return { button, showing };
}

beforeEach(() => {
  // As it happens in a browser: act() would leave nothing between the two.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  vi.stubGlobal('reportError', surprise);
});
afterEach(() => {
  expect(surprise).not.toHaveBeenCalled();
  screen.unmount();
  given = undefined;
  pressed.mockReset();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.asleep;
});

it('takes a part over as it was drawn, though what it shows changes meanwhile', async () => {
  const { button, showing } = await wake();
  given = () => flushSync(() => screen.render(showing('Mila and Theo')));
  await vi.waitFor(() => expect(document.body.textContent).toBe('Mila and Theo'), PATIENTLY);
  expect(document.querySelector('button')).toBe(button);
});

it('leaves without a word a part that is still being taken over', async () => {
  const never = new Promise<never>(() => {});
  // What a part waits for keeps React from taking it over, as a busy machine does.
  const Slow = () => use(never);
  const { button } = await wake(async () => ({ default: Slow }));
  await new Promise<void>((resolve) => {
    given = resolve;
  });
  const inner = left;
  flushSync(() => screen.render(<p>Another screen</p>));
  await vi.waitFor(() => expect(inner).toHaveBeenCalledOnce(), PATIENTLY);
  expect(button.isConnected).toBe(false);
  expect(document.body.textContent).toBe('Another screen');
});

it('answers once to a press while a part is taken over', async () => {
  const { button } = await wake();
  given = () => button.click();
  await vi.waitFor(() => expect(document.body.textContent).toBe('Mila'), PATIENTLY);
  expect(pressed).toHaveBeenCalledOnce();
});

it('answers once to a press that came before the code of a part', async () => {
  let come: ((code: { default: typeof Part }) => void) | undefined;
  const { button } = await wake(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  await vi.waitFor(() => expect(come).toBeDefined(), PATIENTLY);
  button.click();
  come!({ default: Part });
  await vi.waitFor(() => expect(document.body.textContent).toBe('Mila'), PATIENTLY);
  await vi.waitFor(() => expect(pressed).toHaveBeenCalled(), PATIENTLY);
  expect(pressed).toHaveBeenCalledOnce();
});
