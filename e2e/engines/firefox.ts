import { type ElementHandle, type KeyInput, launch } from 'puppeteer-core';
import { type BrowserEngine, DESKTOP_VIEWPORT } from './engine.ts';

/** Hosts that a fresh Firefox contacts by itself and must not contact here; and a microphone of its own, allowed. */
const SETTINGS = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'extensions.update.enabled': false,
  'media.navigator.permission.disabled': true,
  'media.navigator.streams.fake': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Starts a headless Firefox with its own profile. @param executablePath the program */
export async function startFirefox(executablePath: string): Promise<BrowserEngine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: SETTINGS,
    defaultViewport: DESKTOP_VIEWPORT,
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport(DESKTOP_VIEWPORT);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const { errorText } = request.failure() ?? {};
    // Firefox aborts loads of a page that is left, and of a video that has buffered enough.
    if (errorText !== 'NS_BINDING_ABORTED') errors.push(`request failed: ${request.url()} ${errorText}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`answer ${response.status()}: ${response.url()}`);
  });
  return {
    errors,
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    async run(work, ...args) {
      const text = await page.evaluate(`JSON.stringify((${work})(...${JSON.stringify(args)}))`);
      return text === undefined ? undefined : JSON.parse(String(text));
    },
    press: (x, y) => page.mouse.click(x, y),
    async keys(...keys) {
      for (const key of keys) await page.keyboard.press(key as KeyInput);
    },
    async setFile(selector, file) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (!input) throw new Error(`No element matches ${selector}.`);
      await input.uploadFile(file);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
