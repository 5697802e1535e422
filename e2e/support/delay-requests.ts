import type { Page, Route } from '@playwright/test';

/** Holds back every request to an address until the returned function is called. */
export const delayRequests = (page: Page, address: string | RegExp): Promise<() => void> =>
  holdUntilReleased(page, address, async (route, release) => {
    await release;
    await route.continue();
  });

/** Sends every request to an address at once, and holds back its answer until the returned function is called. */
export const delayAnswers = (page: Page, address: string | RegExp): Promise<() => void> =>
  holdUntilReleased(page, address, async (route, release) => {
    const response = await route.fetch();
    await release;
    await route.fulfill({ response });
  });

async function holdUntilReleased(
  page: Page,
  address: string | RegExp,
  answer: (route: Route, release: Promise<void>) => Promise<void>,
): Promise<() => void> {
  let letGo = () => {};
  const release = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, (route) => answer(route, release));
  return letGo;
}
