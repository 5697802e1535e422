// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Turner, type TurnerHost, type TurningSheet } from './turner.ts';

const PATIENTLY = { timeout: 30_000 };

/** A book of `pages` spreads that logs what happens to it, with an engine whose sheets fall when told to. */
function desk(pages: number, start = 0, first = 0) {
  const log: string[] = [];
  const sheets: (TurningSheet & { fall: () => void; progress: number; hurried: number })[] = [];
  let at = start;
  const host: TurnerHost = {
    at: () => at,
    first: () => first,
    pages: () => pages,
    prepare: () => ({ stage: document.body, from: document.body, to: document.body }),
    goal: (to) => log.push(`goal ${to}`),
    land(to) {
      at = to;
      log.push(`land ${to}`);
    },
    pastEnd: () => log.push('past end'),
  };
  const turner = new Turner(host);
  turner.startTurn = (_stage, _from, _to, forward) => {
    let fall = () => {};
    const lies = new Promise<void>((resolve) => {
      fall = resolve;
    });
    log.push(forward ? 'lift on' : 'lift back');
    const sheet = {
      reach: Math.PI,
      width: 500,
      progress: 0,
      hurried: 0,
      fall: () => fall(),
      scrub(progress: number) {
        sheet.progress = progress;
      },
      settle(to: 0 | 1) {
        log.push(`settle ${to}`);
        return lies;
      },
      hurry() {
        sheet.hurried++;
      },
      clear() {
        log.push('clear');
        fall();
      },
    };
    sheets.push(sheet);
    return sheet;
  };
  const fallAll = async () => {
    for (let n = 0; n < sheets.length; n++) {
      sheets[n]!.fall();
      await vi.waitFor(() => expect(log.filter((line) => line === 'clear').length).toBe(n + 1), PATIENTLY);
    }
  };
  return { turner, log, sheets, fallAll, where: () => at };
}

let book: ReturnType<typeof desk>;
beforeEach(() => {
  book = desk(5);
});

test('a turn starts a sheet, reports its target, and lands when the sheet lies', async () => {
  book.turner.move({ by: 1 });
  expect(book.log).toEqual(['lift on', 'settle 1', 'goal 1']);
  await book.fallAll();
  expect(book.log).toEqual(['lift on', 'settle 1', 'goal 1', 'land 1', 'clear']);
});

test('queues quick inputs in order, and hurries the sheet before them', async () => {
  for (const by of [1, 1, 1, -1] as const) book.turner.move({ by });
  expect(book.sheets[0]!.hurried).toBe(3);
  await book.fallAll();
  expect(book.log.filter((line) => line.startsWith('land'))).toEqual([
    'land 1',
    'land 2',
    'land 3',
    'land 2',
  ]);
  // The last one has no input queued behind it.
  expect(book.sheets[3]!.hurried).toBe(0);
});

test('going on from the last page is past the end, and clears later inputs', async () => {
  book = desk(2);
  for (let n = 0; n < 4; n++) book.turner.move({ by: 1 });
  await book.fallAll();
  await vi.waitFor(() => expect(book.log.at(-1)).toBe('past end'), PATIENTLY);
  expect(book.log.filter((line) => line === 'past end')).toHaveLength(1);
  expect(book.where()).toBe(1);
});

test('changes pages at once without an engine', async () => {
  book.turner.startTurn = null;
  book.turner.move({ by: 1 });
  book.turner.move({ to: 4 });
  await vi.waitFor(() => expect(book.where()).toBe(4), PATIENTLY);
  expect(book.log).toEqual(['goal 1', 'land 1', 'goal 4', 'land 4']);
});

describe('closing the book', () => {
  test('clears a turning sheet and lands nowhere', async () => {
    book.turner.move({ by: 1 });
    book.turner.move({ by: 1 });
    book.turner.dispose();
    await vi.waitFor(() => expect(book.log).toContain('clear'), PATIENTLY);
    await Promise.resolve();
    expect(book.log.some((line) => line.startsWith('land'))).toBe(false);
    expect(book.sheets).toHaveLength(1);
  });
  test('clears a dragged sheet too', () => {
    const grip = book.turner.grip(1)!;
    grip.drag(200);
    book.turner.dispose();
    expect(book.log).toContain('clear');
  });
});

describe('a dragged sheet', () => {
  test('follows the finger, and turns when released past the middle', async () => {
    const grip = book.turner.grip(1)!;
    grip.drag(500);
    expect(book.sheets[0]!.progress).toBeCloseTo(0.5);
    grip.drag(700);
    const released = grip.release(0);
    expect(book.log).toEqual(['lift on', 'settle 1', 'goal 1']);
    book.sheets[0]!.fall();
    await released;
    expect(book.where()).toBe(1);
  });
  test('falls back when released early, and reports no page', async () => {
    const grip = book.turner.grip(1)!;
    grip.drag(100);
    const released = grip.release(0);
    book.sheets[0]!.fall();
    await released;
    expect(book.log).toEqual(['lift on', 'settle 0', 'clear']);
    expect(book.where()).toBe(0);
  });
  test('can be the previous one', async () => {
    book = desk(5, 3);
    const grip = book.turner.grip(-1)!;
    grip.drag(100);
    const released = grip.release(1);
    book.sheets[0]!.fall();
    await released;
    expect(book.log[0]).toBe('lift back');
    expect(book.where()).toBe(2);
  });
  test('delays keys until it is released', async () => {
    const grip = book.turner.grip(1)!;
    book.turner.move({ by: 1 });
    grip.drag(900);
    const released = grip.release(0);
    await book.fallAll();
    await released;
    expect(book.where()).toBe(2);
  });
  test('does not exist before the first page', () => {
    expect(book.turner.grip(-1)).toBeNull();
  });
  test('counts past the end only when released far enough', async () => {
    book = desk(1);
    const early = book.turner.grip(1)!;
    early.drag(40);
    await early.release(0);
    expect(book.log).toEqual([]);
    const far = book.turner.grip(1)!;
    far.drag(400);
    await far.release(0);
    expect(book.log).toEqual(['past end']);
  });
  test('queues a swipe made while another sheet turns', async () => {
    book.turner.move({ by: 1 });
    const grip = book.turner.grip(1)!;
    grip.drag(20);
    await grip.release(2);
    await book.fallAll();
    expect(book.where()).toBe(2);
  });
});
