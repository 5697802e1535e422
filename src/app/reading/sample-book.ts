import { sampleScenes } from '../../../content/sample-story/scenes.ts';
import {
  SAMPLE_SLUG,
  sampleStoryPages,
  sampleStoryTitle,
  standInHero,
} from '../../../content/sample-story/text.ts';
import { fill } from '../../../content/slots.ts';
import type { Hero } from '../../features/hero/hero.ts';
import type { Book, ImagePicture } from '../../features/reader/book.ts';
import type { Scene } from '../../illustration/scene/scene.ts';
import { PAGE, SHEET_BLEED } from '../../illustration/scene/scene.ts';
import type { SceneSheets } from '../../illustration/scene/sheets.ts';
import { drawnPicture } from './drawn-picture.ts';

/** In parts of the picture's width. */
const BLEED = SHEET_BLEED / PAGE.width;

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
              const { drawSceneSheets } = await import('../../illustration/scene/sheets.ts');
              return { svgs: drawSceneSheets(scene, hero.look), bleed: BLEED };
            })
          : bakedPicture(picture, `/pictures/${SAMPLE_SLUG}-${at + 1}`),
      };
    }),
  };
}

/** A picture the build has drawn, in one piece and in sheets: see scripts/bake-covers.ts. */
function bakedPicture(
  picture: Pick<ImagePicture, 'alt' | 'width' | 'height'>,
  address: string,
): ImagePicture {
  const sheet = (name: keyof SceneSheets) => `${address}-${name}.webp`;
  const sheets = { far: sheet('far'), middle: sheet('middle'), near: sheet('near'), bleed: BLEED };
  return { kind: 'image', ...picture, src: `${address}.webp`, sheets };
}
