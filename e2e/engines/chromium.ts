import type { Page } from '@playwright/test';
import type { Engine } from './engine.ts';

/** The page of a journey as the main job wants a browser. What goes wrong in it fails the journey by itself. */
export function chromiumOf(page: Page): Engine {
  return {
    errors: [],
    open: async (address) => void (await page.goto(address)),
    async run(work, ...taken) {
      const text = await page.evaluate(`JSON.stringify((${work})(...${JSON.stringify(taken)}))`);
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
