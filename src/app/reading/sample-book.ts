import { sampleScenes } from '../../../content/sample-story/scenes.ts';
import {
  SAMPLE_SLUG,
  sampleStoryPages,
  sampleStoryTitle,
  standInHero,
} from '../../../content/sample-story/text.ts';
import { fill } from '../../../content/slots.ts';
import type { Hero } from '../../features/hero/hero.ts';
import type { Book } from '../../features/reader/book.ts';
import type { Scene } from '../../illustration/scene/scene.ts';
import { PAGE } from '../../illustration/scene/scene.ts';
import { drawnPicture } from './drawn-picture.ts';

/**
 * The 3-page sample as a book, with this hero in every sentence and picture. Without one the stand-in child reads,
 * in pictures that the build has baked, so that the first page is complete before any code runs.
 */
export function sampleBook(hero: Hero | null): Book {
  const named = hero ?? standInHero;
  return {
    id: hero ? `${SAMPLE_SLUG}:${hero.id}` : SAMPLE_SLUG,
    title: sampleStoryTitle,
    lang: 'en-US',
    direction: 'ltr',
    spreads: sampleStoryPages.map((text, at) => {
      const scene: Scene = sampleScenes[at]!;
      const picture = {
        alt: scene.describe.replaceAll('{name}', named.name),
        width: PAGE.width,
        height: PAGE.height,
      };
      return {
        id: `${SAMPLE_SLUG}-${at + 1}`,
        text: [fill(text, named)],
        picture: hero
          ? drawnPicture(picture, async () => {
              const { drawScene } = await import('../../illustration/scene/draw.ts');
              return drawScene(scene, hero.look, { aspect: 'page' });
            })
          : { kind: 'image', ...picture, src: `/pictures/${SAMPLE_SLUG}-${at + 1}.webp` },
      };
    }),
  };
}
