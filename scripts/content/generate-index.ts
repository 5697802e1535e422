/**
 * Generates `content/generated/` from the folders of `content/stories`, so that a story is listed by its folder alone:
 * `npm run generate:index`. A test fails while the files differ.
 *
 * There are four for loading speed: Home needs the cards of its opening stories, Explore facts and blurbs of all, the
 * book list its notes for adults, and only a redrawn cover needs the covers' scenes.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { featuredSlugs } from '../../content/sample.ts';
import { openingRowLength, type StoryFacts, slugOf } from '../../content/story-facts.ts';

export const CONTENT = path.resolve(import.meta.dirname, '../../content');

interface Folder {
  readonly slug: string;
  readonly facts: StoryFacts;
}

/** The story folders in shelf order. Throws a sentence for a folder that is not a story. */
async function readFolders(content: string): Promise<Folder[]> {
  const stories = path.join(content, 'stories');
  const slugs = (await readdir(stories)).sort();
  const folders = await Promise.all(
    slugs.map(async (slug): Promise<Folder> => {
      const missing = ['facts.ts', 'blurb.ts', 'cover.ts', 'about.ts'].filter(
        (file) => !existsSync(path.join(stories, slug, file)),
      );
      if (missing.length > 0) throw new Error(`content/stories/${slug} has no ${missing.join(', ')}.`);
      const file = pathToFileURL(path.join(stories, slug, 'facts.ts')).href;
      const { facts }: { facts: StoryFacts } = await import(/* @vite-ignore */ file);
      if (slugOf(facts) !== slug)
        throw new Error(
          `content/stories/${slug} holds “${facts.title}”: its folder would be ${slugOf(facts)}.`,
        );
      return { slug, facts };
    }),
  );
  return folders.sort((a, b) => a.facts.order - b.facts.order || a.slug.localeCompare(b.slug));
}

const camelCase = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const bySlug = (folders: readonly Folder[]) => [...folders].sort((a, b) => (a.slug < b.slug ? -1 : 1));
const page = (lines: readonly string[]) =>
  `${['// Written by scripts/content/generate-index.ts from the folders of content/stories. Do not edit.', ...lines].join('\n')}\n`;

function shelf(folders: readonly Folder[]): string {
  return page([
    ...bySlug(folders).flatMap(({ slug }) => [
      `import { blurb as ${camelCase(slug)}Blurb } from '../stories/${slug}/blurb.ts';`,
      `import { facts as ${camelCase(slug)} } from '../stories/${slug}/facts.ts';`,
    ]),
    "import type { StoryFacts } from '../story-facts.ts';",
    '',
    '/** Every story and its blurb, in the order of the shelf. */',
    'export const STORIES: readonly (readonly [StoryFacts, string])[] = [',
    ...folders.map(({ slug }) => `  [${camelCase(slug)}, ${camelCase(slug)}Blurb],`),
    '];',
  ]);
}

function storyListFile(folders: readonly Folder[]): string {
  const sorted = bySlug(folders);
  return page([
    "import type { AboutBook } from '../about-book.ts';",
    ...sorted.map(({ slug }) => `import { about as ${camelCase(slug)} } from '../stories/${slug}/about.ts';`),
    '',
    '/** What a librarian wants to know of every story, by slug. */',
    'export const ABOUT: Readonly<Record<string, AboutBook>> = {',
    ...sorted.map(({ slug }) =>
      camelCase(slug) === slug ? `  ${slug},` : `  '${slug}': ${camelCase(slug)},`,
    ),
    '};',
  ]);
}

function covers(folders: readonly Folder[]): string {
  const sorted = bySlug(folders);
  return page([
    "import type { Cover } from '../../illustration/covers/cover.ts';",
    ...sorted.map(({ slug }) => `import { cover as ${camelCase(slug)} } from '../stories/${slug}/cover.ts';`),
    '',
    '/** The cover of every story, by slug. */',
    'export const COVERS: Readonly<Record<string, Cover>> = {',
    ...sorted.map(({ slug }) =>
      camelCase(slug) === slug ? `  ${slug},` : `  '${slug}': ${camelCase(slug)},`,
    ),
    '};',
  ]);
}

function openingRowFile(folders: readonly Folder[]): string {
  const rows = (['suggested', 'continue', 'new'] as const).flatMap((row) =>
    folders.filter(({ facts }) => facts.category === row).slice(0, openingRowLength),
  );
  const featured: readonly string[] = featuredSlugs;
  const first = folders.filter((folder) => rows.includes(folder) || featured.includes(folder.slug));
  return page([
    "import { type CardFacts, cardOf, type StoryCard } from '../story-facts.ts';",
    '',
    'const cards: readonly CardFacts[] = [',
    ...first.flatMap(({ facts: { title, genre, category, progress, duration } }) => [
      '  {',
      ...Object.entries({ title, genre, category, progress, duration }).map(
        ([name, value]) => `    ${name}: ${typeof value === 'string' ? `'${value}'` : value},`,
      ),
      '  },',
    ]),
    '];',
    '',
    '/**',
    ' * The stories Home opens with: the carousel and the first of each row, in the order of the shelf. Home weighs the',
    ' * same whatever the shelf grows to; the others come with the first search or toggle.',
    ' */',
    'export const OPENING: readonly StoryCard[] = cards.map(cardOf);',
    '',
    '/** What the back of the first book of the carousel says: it stands there with its face to the room. */',
    `export { blurb as FACE_OUT_BLURB } from '../stories/${featuredSlugs[0]}/blurb.ts';`,
  ]);
}

/** The files of `content/generated`, by name, generated from the folders under `content`. */
export async function indexFiles(content = CONTENT): Promise<Record<string, string>> {
  const folders = await readFolders(content);
  return {
    'about.ts': storyListFile(folders),
    'covers.ts': covers(folders),
    'opening.ts': openingRowFile(folders),
    'shelf.ts': shelf(folders),
  };
}

/** Writes them. @param content absolute path of the folder that contains `stories/` */
export async function writeIndexFiles(content = CONTENT): Promise<void> {
  await mkdir(path.join(content, 'generated'), { recursive: true });
  for (const [name, text] of Object.entries(await indexFiles(content)))
    await writeFile(path.join(content, 'generated', name), text);
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) await writeIndexFiles();
