/** Only our own policies may create markup or script addresses from text, where browsers have Trusted Types. */
import { expect, test } from './support/test.ts';

test('turns no text into markup or a script, and starts only our own workers', async ({ page, expected }) => {
  expected.consoleError(/TrustedHTML|TrustedScript|Trusted Types|trusted-types/i);
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types story-playroom service-worker");

  const results = await page.evaluate(async () => {
    if (!('trustedTypes' in window)) return null;
    const place = document.createElement('div');
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
    };
    const same = (text: string) => text;
    const attempts: Record<string, () => unknown> = {
      innerHTML: () => {
        place.innerHTML = '<img src=x onerror=alert(1)>';
      },
      insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', '<b>x</b>'),
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'script.src': () => {
        document.createElement('script').src = '/assets/x.js';
      },
      'script.text': () => {
        document.createElement('script').text = 'window.ran = true';
      },
      Worker: () => new Worker('/assets/x.js'),
      'a policy of another name': () => trustedTypes.createPolicy('theirs', { createHTML: same }),
      'a policy of our name': () => trustedTypes.createPolicy('service-worker', { createScriptURL: same }),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch {
        return `${name} refused`;
      }
    });
  });
  // This version of Firefox and WebKit may lack them, and loses nothing.
  if (results) for (const one of results) expect(one).toMatch(/ refused$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
