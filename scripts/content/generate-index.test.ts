// @vitest-environment node
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Story, StoryCard } from '../../content/story-facts.ts';
import type { Cover } from '../../illustration/covers/cover.ts';
import { CONTENT, indexFiles, writeIndexFiles } from './generate-index.ts';

it('the generated index matches the folders; if not, run `npm run generate:index`', async () => {
  for (const [name, text] of Object.entries(await indexFiles()))
    expect(readFileSync(path.join(CONTENT, 'generated', name), 'utf8'), name).toBe(text);
});

describe('a new story folder', () => {
  // A copy of the content inside the project, so that its modules load like the real ones.
  const copy = path.resolve(`.cache/made-up-story-${process.pid}`);
  const content = path.join(copy, 'content');
  const folder = path.join(content, 'stories', 'tea-party');

  beforeAll(async () => {
    rmSync(copy, { recursive: true, force: true });
    cpSync(CONTENT, content, { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
    // Some scenes take a measure from the drawing kit.
    symlinkSync(path.resolve('illustration'), path.join(copy, 'illustration'));
    mkdirSync(folder);
    const facts = readFileSync(path.join(content, 'stories/mystery-mansion/facts.ts'), 'utf8')
      .replace("'Mystery Mansion'", "'Tea Party'")
      .replace("category: 'continue'", "category: 'new'")
      .replace(/order: \d+/, 'order: 1');
    const cover = readFileSync(path.join(content, 'stories/mystery-mansion/cover.ts'), 'utf8').replace(
      "['Mystery', 'Mansion']",
      "['Tea', 'Party']",
    );
    writeFileSync(path.join(folder, 'facts.ts'), facts);
    writeFileSync(path.join(folder, 'cover.ts'), cover);
    cpSync(path.join(content, 'stories/mystery-mansion/about.ts'), path.join(folder, 'about.ts'));
    writeFileSync(path.join(folder, 'blurb.ts'), "export const blurb = 'The kettle is missing.';\n");
    await writeIndexFiles(content);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('puts the story on the shelf, in Home’s opening and among the covers', async () => {
    const load = (file: string) => import(/* @vite-ignore */ path.join(content, file));
    const { SHELF, storyBySlug } = (await load('shelf.ts')) as {
      SHELF: Story[];
      storyBySlug: (slug: string) => Story | undefined;
    };
    expect(storyBySlug('tea-party')?.description).toBe('The kettle is missing.');
    expect(SHELF[0]?.slug, 'the lowest order comes first').toBe('tea-party');
    const { OPENING } = (await load('generated/opening.ts')) as { OPENING: StoryCard[] };
    expect(OPENING[0]?.slug).toBe('tea-party');
    const { COVERS } = (await load('generated/covers.ts')) as { COVERS: Record<string, Cover> };
    expect(COVERS['tea-party']?.title).toEqual(['Tea', 'Party']);
    expect(Object.keys(COVERS).sort()).toEqual(SHELF.map(({ slug }) => slug).sort());
  });

  it('reports a missing file in a sentence', async () => {
    rmSync(path.join(folder, 'blurb.ts'));
    await expect(indexFiles(content)).rejects.toThrow('content/stories/tea-party has no blurb.ts.');
  });
});
