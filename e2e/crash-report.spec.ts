import { expect, test } from './support/test.ts';

test('a screen that breaks tells the server where, and not what was said', { tag: '@any-size' }, async ({
  page,
  expected,
}) => {
  expected.consoleError(/Mila|A screen failed/);
  await page.route('**/assets/Terms-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default () => { throw new TypeError('Mila is lost'); };",
    }),
  );
  await page.goto('/explore');
  const sent = page.waitForRequest('**/functions/v1/report-crash');
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page is torn' })).toBeVisible();
  const request = await sent;
  expect((await request.response())?.status()).toBe(200);
  expect(request.postData()).not.toContain('Mila');
  expect(await request.allHeaders()).not.toHaveProperty('referer');
  expect(JSON.parse(request.postData()!)).toMatchObject({
    screen: '/terms',
    caughtBy: 'screen',
    error: 'TypeError',
    browser: 'Chrome',
  });
  expect(JSON.parse(request.postData()!).stack[0]).toMatch(/^Terms-[\w-]{7}\.js:1:\d+$/);
});
