import type { Page } from '@playwright/test';
import { REAL_HEROES, withHeroes } from '../pages/books.ts';
import { CreateCharacterPage } from '../pages/create-character.ts';
import { expect, test } from '../support/test.ts';
import { inEachViewport } from '../support/viewports.ts';
import { expectInView, expectInViewAfterScroll, expectUnclipped } from '../support/visibility.ts';

const [ONEIL, ZOE, MING, LONG] = REAL_HEROES.map((hero) => hero) as [
  FamilyHero,
  FamilyHero,
  FamilyHero,
  FamilyHero,
];
type FamilyHero = (typeof REAL_HEROES)[number];

/** A device with the long name in the middle of a book, another child in a second, and a third who has finished one. */
async function withBooks(page: Page): Promise<void> {
  await withHeroes(page, REAL_HEROES.length, REAL_HEROES);
  await page.addInitScript(
    ([ming, zoe, long]) => {
      if (localStorage.getItem('books-were-here')) return;
      localStorage.setItem('books-were-here', 'yes');
      const readingPlace = (story: string, hero: string | undefined, page: number, pages: number) => ({
        ...{ story, hero, page, pages },
      });
      const saved = { reading: 1, rating: 0, savedAt: '2026-11-01T10:00:00Z', completedAt: null };
      const books = [
        // Read last, whenever the account takes the others.
        {
          ...readingPlace('neverland', long, 3, 12),
          reading: 1,
          readAt: new Date(Date.now() + 60_000).toISOString(),
        },
        { ...saved, ...readingPlace('half-a-star', ming, 2, 3) },
        { ...saved, ...readingPlace('ocean-adventure', zoe, 12, 12), completedAt: '2026-11-02T10:00:00Z' },
      ];
      localStorage.setItem('playroom-reading:visitor', JSON.stringify(books));
    },
    [MING.id, ZOE.id, LONG.id],
  );
}

/** A book in progress. */
interface OpenedBook {
  readonly title: string;
  readonly slug: string;
  readonly child: string;
  /** In words, as "Page 3 of 12". */
  readonly place: string;
}

/** Expects a book at the top of Home in each viewport, with its own cover, child, position and button. */
async function expectAtTop(page: Page, { title, slug, child, place }: OpenedBook): Promise<void> {
  const open = page.getByRole('region', { name: 'Keep reading' });
  const cover = open.locator(`[data-hero-cover="${slug}"]`);
  await expect(cover.first()).toBeVisible();
  await inEachViewport(page, async (_, size) => {
    await expectInView(
      {
        cover,
        child: open.getByText(child, { exact: true }),
        title: open.getByRole('heading', { name: title }),
        place: open.getByText(place),
        'the way in': open.getByRole('link', { name: `Keep reading: ${title}, with ${child}` }),
      },
      `Home at ${size}`,
    );
    await expectUnclipped(page, `Home at ${size}`);
  });
}

/** Each book with its child, the child's own cover, and two controls. */
async function shelfKnowsThem(page: Page): Promise<void> {
  await page.goto('/library');
  await expect(page.getByRole('article')).toHaveCount(2);
  await inEachViewport(page, async (_, size) => {
    for (const [title, child, way] of [
      ['Half a Star', MING, 'Continue'],
      ['Ocean Adventure', ZOE, 'Read Again'],
    ] as const) {
      const book = page.getByRole('article', { name: title });
      await expectInViewAfterScroll(
        {
          cover: book.locator('[data-hero-cover]'),
          child: book.locator('.bookcase-reader').filter({ hasText: `With ${child.name}` }),
          way: book.getByRole('link', { name: `${way}: ${title}` }),
          stars: book.getByRole('button', { name: /^Stars for/ }),
          more: book.getByRole('button', { name: /^More for/ }),
        },
        `${title} at ${size}`,
      );
      await expect(book.locator('.bookcase-actions').locator('a, button')).toHaveCount(3);
    }
    await expectUnclipped(page, `library at ${size}`);
  });
}

/** The reader is chosen where reading starts: by a large and a small button in the first viewport. */
async function storyKnowsThem(page: Page): Promise<void> {
  await page.goto('/story/christmas');
  const ways = page.getByRole('group', { name: `Read with ${ONEIL.name}` });
  await expect(ways).toBeVisible();
  const whoReads = page.getByRole('group', { name: 'Who reads?' });
  const children = REAL_HEROES.map(({ name }) => [name, whoReads.getByRole('radio', { name })] as const);
  const buttons = {
    'Read to me': ways.getByRole('link', { name: 'Read to me' }),
    'I read': ways.getByRole('link', { name: 'I read' }),
  };
  await inEachViewport(page, async (_, size) => {
    await expectInView({ ...buttons, title: page.getByRole('heading', { level: 1 }) }, `story at ${size}`);
    for (const [name, button] of Object.entries(buttons)) {
      const { width, height } = (await button.boundingBox())!;
      expect(Math.min(width, height), `${name} at ${size}`).toBeGreaterThanOrEqual(
        name === 'I read' ? 44 : 96,
      );
    }
    await expectInViewAfterScroll(Object.fromEntries(children), `story at ${size}`);
    await expectUnclipped(page, `story at ${size}`);
  });
}

test('Home, shelf, story and heroes know a visitor’s children, and asking for one changes that one only', {
  tag: '@any-size',
}, async ({ page }) => {
  await withBooks(page);
  await page.goto('/');
  await expectAtTop(page, { title: 'Neverland', slug: 'neverland', child: LONG.name, place: 'Page 3 of 12' });
  await expect(page.getByText('sample', { exact: true })).toHaveCount(0);
  await shelfKnowsThem(page);
  await storyKnowsThem(page);

  const create = new CreateCharacterPage(page);
  await create.open('library');
  await expect(create.cards).toHaveCount(REAL_HEROES.length);
  await inEachViewport(page, async (_, size) => {
    for (const { name } of REAL_HEROES) {
      const card = create.card(name);
      await expectInViewAfterScroll(
        {
          name: card.getByRole('heading', { name, exact: true }),
          read: card.getByRole('button', { name: `Read with ${name}` }),
          change: card.getByRole('button', { name: `Change ${name}` }),
        },
        `heroes at ${size}`,
      );
    }
    await expectUnclipped(page, `heroes at ${size}`);
  });

  await create
    .card(ZOE.name)
    .getByRole('button', { name: `Change ${ZOE.name}` })
    .click();
  await expect(create.name).toHaveValue(ZOE.name);
  await page.getByRole('tab', { name: 'Face', exact: true }).click();
  await inEachViewport(page, async (_, size) => {
    await expectInViewAfterScroll(
      {
        'who is changed': page.getByText(`You are changing ${ZOE.name}.`),
        another: page.getByRole('button', { name: 'Make another hero' }),
      },
      `changing at ${size}`,
    );
    // A face is chosen by pictures with words.
    for (const tray of ['Mood', 'Age']) {
      const choices = page.getByRole('group', { name: tray, exact: true }).locator('label');
      await expectInViewAfterScroll(
        { choice: choices.first(), picture: choices.first().locator('img') },
        `${tray} at ${size}`,
      );
      const labels = await choices.evaluateAll((all) => all.map((one) => one.textContent?.trim()));
      expect(labels.every(Boolean), `${tray} in words at ${size}`).toBe(true);
    }
    await expectUnclipped(page, `changing at ${size}`);
  });
  await page.getByRole('button', { name: 'Make another hero' }).click();
  await expect(create.name).toHaveValue('');
});
