/** Every picture of every book can be drawn, those of its choices too. What is in them, npm run check:content looks at. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BookFile } from '../content/book-file.ts';
import { splitBook } from '../content/split-book.ts';
import { defaultLook } from '../src/illustration/hero/look.ts';
import { drawScene } from '../src/illustration/scene/draw.ts';
import { fetchParts } from '../src/illustration/scene/needs.ts';
import type { Scene } from '../src/illustration/scene/scene.ts';
import { castBook } from '../src/illustration/scene/staging.ts';
import '../src/illustration/whole-kit.ts';
import { readBook, STORIES } from './read-books.ts';

const slugs = readdirSync(STORIES).filter((slug) => existsSync(`${STORIES}/${slug}/book.ts`));

test.each(slugs)(
  'every picture of %s is drawn',
  async (slug) => {
    const { book } = (await readBook(slug))!;
    const split = splitBook({ slug, title: slug }, book, null);
    // As a browser reads it from the book's file.
    const file: BookFile = JSON.parse(JSON.stringify(split.file));
    const players = castBook(book, defaultLook);
    // Only what each picture asks for is fetched, as in a browser: a part that is not asked for is missing there too.
    const draw = async (picture: Scene, aspect: 'page' | 'wide') => {
      await fetchParts(picture, players);
      return drawScene(picture, players, { aspect, textures: 'none' });
    };
    for (const { id, scene, choice } of file.spreads) {
      const drawn = [await draw(scene, 'page')];
      for (const { picture } of choice?.ways ?? []) drawn.push(await draw(picture, 'wide'));
      for (const svg of drawn) {
        expect(svg.match(/<path/g)?.length ?? 0, `${id} has something in it`).toBeGreaterThan(10);
        expect(svg, `${id} has a number that is none`).not.toContain('NaN');
      }
    }
  },
  60_000,
);
