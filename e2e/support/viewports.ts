import { type Page, test } from '@playwright/test';

/** A viewport of a family's device, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Whether it is a phone's, with touch. */
  readonly touch: boolean;
}

/** A phone, the same in landscape, a tablet, a laptop, a large desktop: every screen is tested in them. */
export const VIEWPORTS: readonly Viewport[] = [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: false },
  { width: 1280, height: 800, touch: false },
  { width: 1920, height: 1080, touch: false },
];

/**
 * Runs the same in each viewport, as a step named for its size. Resizes one page, with or without touch: a page for
 * each would cost five loads.
 */
export async function inEachViewport(
  page: Page,
  work: (window: Viewport, size: string) => Promise<void>,
  windows: readonly Viewport[] = VIEWPORTS,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const window of windows) {
    const size = `${window.width} × ${window.height}`;
    await test.step(size, async () => {
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: window.touch });
      await page.setViewportSize({ width: window.width, height: window.height });
      // Starts at the top, as on arrival.
      await page.evaluate(() => scrollTo(0, 0));
      await work(window, size);
    });
  }
  await devtools.detach();
}
