import { type Page, test } from '@playwright/test';

/** A window of a family's device, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** A phone's: a finger presses in it. */
  readonly touch: boolean;
}

/** A phone, the same held sideways, a tablet, a laptop, a large desktop: every screen is shown in them, and looked at. */
export const VIEWPORTS: readonly Viewport[] = [
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: false },
  { width: 1280, height: 800, touch: false },
  { width: 1920, height: 1080, touch: false },
];

/**
 * Does the same in one window after the other, each a step of its own that is named for its size. One page is resized and
 * takes its finger with it: a page for each would cost five loads.
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
      // Where somebody who comes to the screen is.
      await page.evaluate(() => scrollTo(0, 0));
      await work(window, size);
    });
  }
  await devtools.detach();
}
