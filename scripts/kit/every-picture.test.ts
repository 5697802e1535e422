/** Every picture of every book can be drawn, including those of choices; npm run check:content checks their content. */
import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SAMPLE_LOOKS } from '../../illustration/sample-looks.ts';
import type { Scene } from '../../illustration/scene/format/scene.ts';
import { bookPicture } from '../../illustration/scene/svg/book-picture.ts';
import '../../illustration/load-all-parts.ts';
import { readBook, STORIES, toBookFile } from '../../content/read-books.ts';

const slugs = readdirSync(STORIES).filter((slug) => existsSync(`${STORIES}/${slug}/book.ts`));

test.each(slugs)(
  'draws every picture of %s',
  async (slug) => {
    const told = (await readBook(slug))!;
    const file = toBookFile(told);
    // Loads only the parts each picture asks for, as in a browser, so that a missing request fails here too.
    const draw = async (scene: Scene, aspect: 'page' | 'wide') => {
      const picture = bookPicture(file, scene, { hero: SAMPLE_LOOKS[0]! }, aspect);
      await picture.fetch();
      return picture.whole({ textures: 'none' });
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
