import { COVERS } from '../../content/generated/covers.ts';
import { COVER, titleLines } from '../../illustration/covers/draw-cover.ts';
import { lineWidth } from '../../illustration/covers/title-lettering.ts';
import { expect, test } from '../support/test.ts';
import { inEachViewport } from '../support/viewports.ts';
import { expectInView, expectInViewAfterScroll, expectUnclipped } from '../support/visibility.ts';

test('search results show in view, also for a word with a typo', {
  tag: '@any-size',
}, async ({ page }) => {
  const box = page.getByRole('searchbox', { name: 'Search stories' });
  for (const address of ['/', '/explore']) {
    await page.goto(address);
    await inEachViewport(page, async (_, size) => {
      await box.fill('superhreo');
      const searchResult = page.getByRole('main').getByRole('link', { name: /Superhero Academy/ });
      await expect(searchResult.first()).toBeVisible();
      await expectInView({ box, result: searchResult.locator('img') }, `${address} at ${size}`);
      await expectUnclipped(page, `${address} at ${size}`);
      await box.fill('');
    });
  }
});

/** Where the letters of a cover's title are, as fractions of its width and height. */
function titleBoxes(slug: string) {
  const cover = COVERS[slug]!;
  const { x = COVER.width / 2 + 8, align } = cover.place ?? {};
  return titleLines(cover).map(({ text, em, baseline }) => {
    const width = (lineWidth(text) * em) / 100;
    const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    return {
      left: left / COVER.width,
      right: (left + width) / COVER.width,
      bottom: baseline / COVER.height,
    };
  });
}

test('ranks leave cover titles uncovered, and unread books have no bar', {
  tag: '@any-size',
}, async ({ page }) => {
  await page.goto('/?view=top');
  const books = page.getByRole('list', { name: 'Top Stories', exact: true }).getByRole('listitem');
  await expect(books).toHaveCount(10);
  await inEachViewport(page, async (_, size) => {
    const places = await books.evaluateAll((all) =>
      all.map((book) => {
        const [cover, rank] = ['.book-cover', '.rank-badge'].map((part) =>
          book.querySelector(part)!.getBoundingClientRect(),
        );
        return {
          slug: new URL(book.querySelector('a')!.href).pathname.replace('/story/', ''),
          left: (rank!.left - cover!.left) / cover!.width,
          right: (rank!.right - cover!.left) / cover!.width,
          top: (rank!.top - cover!.top) / cover!.height,
        };
      }),
    );
    const overlapping = places.filter((rank) =>
      titleBoxes(rank.slug).some(
        ({ left, right, bottom }) => rank.left < right && rank.right > left && rank.top < bottom,
      ),
    );
    expect(overlapping, `ranks over a title at ${size}`).toEqual([]);
    await expectInViewAfterScroll(
      { first: books.first().locator('.rank-badge'), last: books.last().locator('.rank-badge') },
      `ranks at ${size}`,
    );
    const bars = await page
      .getByRole('progressbar')
      .filter({ visible: true })
      .evaluateAll((all) => all.filter((bar) => !bar.closest('.sr-only')).map((bar) => bar.ariaValueNow));
    expect(bars.length, size).toBeGreaterThan(0);
    expect(bars, size).not.toContain('0');
    await expectUnclipped(page, `Top Stories at ${size}`);
  });
});

test('in the evening every cover is its night version', { tag: '@any-size' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of ['/', '/explore']) {
    await page.goto(address);
    await inEachViewport(page, async (_, size) => {
      await expect
        .poll(async () => {
          const visibleTitles = await page
            .locator('.book-cover img')
            .evaluateAll((all) =>
              (all as HTMLImageElement[])
                .map(({ complete, currentSrc }) => (complete ? currentSrc : ''))
                .filter(Boolean),
            );
          return {
            some: visibleTitles.length > 0,
            byDay: visibleTitles.filter((file) => !file.includes('-night-')),
          };
        }, `${address} at ${size}`)
        .toEqual({ some: true, byDay: [] });
    });
  }
});

test('no field is red before it is left', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/signup');
  const fields = [
    ['First Name', 'First name is required'],
    ['Last Name', 'Last name is required'],
    ["Adventurer's Name", "Adventurer's name is required"],
    ['Email', 'Invalid email address'],
    ['First Name', 'First name is required'],
  ].values();
  await inEachViewport(page, async (_, size) => {
    const [label = '', problem = ''] = fields.next().value!;
    const field = page.getByLabel(label, { exact: true });
    const box = field.locator('..');
    // Once left, a field validates at each letter; the first field again belongs to a new family.
    if ((await box.getAttribute('data-state')) === 'invalid') await page.reload();
    await field.fill('x');
    if (label !== 'Email') await field.fill('');
    await expect(box, size).not.toHaveAttribute('data-state', 'invalid');
    await expect(page.getByText(problem, { exact: true })).toHaveCount(0);
    await field.blur();
    await expect(box, size).toHaveAttribute('data-state', 'invalid');
    await expectInViewAfterScroll(
      { 'what to do': page.getByText(problem, { exact: true }) },
      `sign-up at ${size}`,
    );
  });
});
