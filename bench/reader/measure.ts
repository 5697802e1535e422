import type { CDPSession, Page } from '@playwright/test';

/**
 * ms from the click until the book is still: a 600 ms turn, and time to settle on a busy machine. Preparing the next
 * spread starts some 50 ms later.
 */
const TURN_AND_REST = 840;
/** ms of rest on a page after a turn; preparation during it is measured separately. */
const REST = 600;

export interface TurnCost {
  /** Main-thread CPU time from the press until the page is still, in ms. */
  cpu: number;
  /** From the click to the end of the first changed frame, in ms. */
  firstFrame: number;
  /** Main-thread CPU time in the rest after the turn, in ms. */
  ready: number;
}

/** One book in one tab, and the DevTools session that measures its main thread. */
export class TurnMeter {
  private slowed = false;

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Opens the address and waits until the book can be turned. */
  static async open(page: Page, address: string): Promise<TurnMeter> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address);
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true', undefined, {
      timeout: 20_000,
    });
    await page.waitForTimeout(400);
    const button = await page.locator('#next').boundingBox();
    if (!button) throw new Error(`No button to turn with at ${address}`);
    await page.mouse.move(button.x + button.width / 2, button.y + Math.min(40, button.height / 2));
    await page.waitForTimeout(300);
    return new TurnMeter(page, session);
  }

  /**
   * Main-thread CPU time so far, in ms. When throttled, Chromium keeps the thread busy even while idle; then it counts
   * only tasks, without the measurement's own.
   */
  async cpu(): Promise<number> {
    const value = await metrics(this.session);
    const seconds = this.slowed
      ? value('TaskDuration') - value('DevToolsCommandDuration')
      : value('ThreadTime');
    return seconds * 1000;
  }

  async slowDown(rate: number): Promise<void> {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate });
    this.slowed = rate > 1;
  }

  /** Clicks Next and measures the turn. Throws when the book did not turn by one. */
  async turn(): Promise<TurnCost> {
    const before = await this.page.evaluate(() => window.__idx());
    await this.page.evaluate(() => window.__watchFirstFrame());
    const cpu = await this.cpu();
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.page.waitForTimeout(TURN_AND_REST);
    const landed = await this.cpu();
    await this.page.waitForTimeout(REST);
    const ready = (await this.cpu()) - landed;
    const after = await this.page.evaluate(() => window.__idx());
    if (after !== before + 1) throw new Error(`Turned from ${before} to ${after}`);
    return { cpu: landed - cpu, ready, firstFrame: await this.page.evaluate(() => window.__firstFrame) };
  }

  /** Gaps over 36 ms between frames of one turn, counted by a frame loop. */
  async gaps(): Promise<number> {
    await this.page.evaluate(() => window.__countGaps());
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.page.waitForTimeout(TURN_AND_REST);
    return this.page.evaluate(() => window.__gaps);
  }

  /** Main-thread CPU time in ms per second, and requested animation frames, while idle. */
  async rest(seconds: number): Promise<{ cpu: number; frames: number }> {
    const frames = await this.page.evaluate(() => window.__frames);
    const cpu = await this.cpu();
    await this.page.waitForTimeout(seconds * 1000);
    const cost = ((await this.cpu()) - cpu) / seconds;
    return { cpu: cost, frames: (await this.page.evaluate(() => window.__frames)) - frames };
  }

  nodes(): Promise<number> {
    return this.page.evaluate(() => document.getElementsByTagName('*').length);
  }
}

/**
 * JavaScript heap in MB after garbage collection, at each of `spreads`; turns the book at `address` by keyboard. Uses
 * the DevTools protocol only, because Playwright's injected scripts add to the heap.
 */
export async function measureHeaps(
  page: Page,
  address: string,
  spreads: readonly number[],
): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const evaluate = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  const until = async (expression: string) => {
    for (let attempt = 0; (await evaluate(expression)) !== true; attempt++) {
      if (attempt === 600) throw new Error(`Never came: ${expression}`);
      await page.waitForTimeout(100);
    }
  };
  await page.goto(address);
  await until("document.documentElement.dataset.ready === 'true'");
  const heaps: number[] = [];
  for (const spread of spreads) {
    for (let from: number = await evaluate('window.__idx()'); from < spread; from++) {
      const key = { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 };
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
      // Other libraries drop a key pressed during a turn.
      await until(`window.__idx() > ${from}`);
    }
    await page.waitForTimeout(800);
    await session.send('HeapProfiler.collectGarbage');
    heaps.push((await metrics(session))('JSHeapUsedSize') / 1e6);
  }
  return heaps;
}

async function metrics(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}
