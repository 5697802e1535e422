import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('says that an address is unknown, logs the path once, and leads home', { tag: '@any-size' }, async ({
  page,
  expected,
}) => {
  expected.failure(/\/no\/such\/page/);
  expected.consoleError(/no\/such\/page/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      logged.push(message.text());
  });
  // Development pages are not part of the build.
  expect((await page.request.get('/dev/studio')).status()).toBe(404);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await expectAccessible(page);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('/no/such/page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'A playroom of possibilities' })).toBeVisible();
});
