import type { Page } from '@playwright/test';

/** Holds back every request to an address until the returned function is called. */
export async function delayRequests(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const release = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await release;
    await route.continue();
  });
  return letGo;
}
