import type { Page } from '@playwright/test';

/** Holds back every request to an address until the returned function is called. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
