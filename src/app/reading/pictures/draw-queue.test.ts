import { beforeAll, expect, it, vi } from 'vitest';
import { DrawQueue } from './draw-queue.ts';

beforeAll(() => {
  vi.stubGlobal('window', globalThis);
  return () => vi.unstubAllGlobals();
});

it('is empty once everything is drawn, also what was added meanwhile', async () => {
  const queue = new DrawQueue();
  const drawn: string[] = [];
  const draw = (name: string) =>
    queue.add(
      () => 0,
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        drawn.push(name);
      },
    );
  void draw('open page').then(() => draw('next page'));
  await queue.whenEmpty();
  expect(drawn).toEqual(['open page', 'next page']);
});
