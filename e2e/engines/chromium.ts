import type { Page } from '@playwright/test';
import type { BrowserEngine } from './engine.ts';

/** Adapts a Playwright page to the main journey. Its errors fail the test by themselves. */
export function chromiumOf(page: Page): BrowserEngine {
  return {
    errors: [],
    open: async (address) => void (await page.goto(address)),
    async run(work, ...args) {
      const text = await page.evaluate(`JSON.stringify((${work})(...${JSON.stringify(args)}))`);
      return text === undefined ? undefined : JSON.parse(String(text));
    },
    press: (x, y) => page.mouse.click(x, y),
    async keys(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    setFile: (selector, file) => page.locator(selector).setInputFiles(file),
    screenshot: () => page.screenshot(),
    close: () => page.close(),
  };
}
