import type { CDPSession, Page } from '@playwright/test';

/** ms between the click and the book being still again: a 600 ms turn, and time to tidy up. */
const TURN_AND_REST = 760;
/** ms that a family rests on a page before the next turn: what is made ready meanwhile is measured for itself. */
const REST = 600;

export interface TurnCost {
  /** CPU time of the main thread for one turn, in ms. */
  cpu: number;
  /** From the click to the end of the first frame in which the book has changed, in ms. */
  firstFrame: number;
  /** CPU time of the main thread in the rest before the turn, in ms. */
  ready: number;
}

/** One book in one tab, and the DevTools session that watches its main thread. */
export class Watched {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /** Opens the address and waits until the book can be turned. */
  static async open(page: Page, address: string): Promise<Watched> {
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
    return new Watched(page, session);
  }

  async metric(name: string): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }

  /** CPU time of the main thread so far, in ms. */
  async cpu(): Promise<number> {
    return (await this.metric('ThreadTime')) * 1000;
  }

  slowDown(rate: number): Promise<unknown> {
    return this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Clicks Next and measures the turn. Throws when the book did not turn by one. */
  async turn(): Promise<TurnCost> {
    const before = await this.page.evaluate(() => window.__idx());
    const rested = await this.cpu();
    await this.page.waitForTimeout(REST);
    const ready = (await this.cpu()) - rested;
    await this.page.evaluate(() => window.__watchFirstFrame());
    const cpu = await this.cpu();
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.page.waitForTimeout(TURN_AND_REST);
    const cost = (await this.cpu()) - cpu;
    const after = await this.page.evaluate(() => window.__idx());
    if (after !== before + 1) throw new Error(`Turned from ${before} to ${after}`);
    return { cpu: cost, ready, firstFrame: await this.page.evaluate(() => window.__firstFrame) };
  }

  /** Gaps over 36 ms between frames while one turn runs, counted by a frame loop of the measurement's own. */
  async gaps(): Promise<number> {
    await this.page.evaluate(() => window.__countGaps());
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.page.waitForTimeout(TURN_AND_REST);
    return this.page.evaluate(() => window.__gaps);
  }

  /** CPU time of the main thread in ms per second, and animation frames asked for, while nothing happens. */
  async rest(seconds: number): Promise<{ cpu: number; frames: number }> {
    const frames = await this.page.evaluate(() => window.__frames);
    const cpu = await this.cpu();
    await this.page.waitForTimeout(seconds * 1000);
    const cost = ((await this.cpu()) - cpu) / seconds;
    return { cpu: cost, frames: (await this.page.evaluate(() => window.__frames)) - frames };
  }

  /** JavaScript heap after collecting garbage, in MB. */
  async heap(): Promise<number> {
    await this.session.send('HeapProfiler.collectGarbage');
    return (await this.metric('JSHeapUsedSize')) / 1e6;
  }

  nodes(): Promise<number> {
    return this.page.evaluate(() => document.getElementsByTagName('*').length);
  }
}
