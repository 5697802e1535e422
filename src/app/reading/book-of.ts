import type { BookSpread, Book as Told } from '../../../content/book.ts';
import { standInHero } from '../../../content/sample-story/facts.ts';
import { fill, type NamedHero, type Template } from '../../../content/slots.ts';
import type { Hero } from '../../features/hero/hero.ts';
import type { Book, ImagePicture, Picture } from '../../features/reader/book.ts';
import { PAGE, SHEET_BLEED } from '../../illustration/scene/scene.ts';
import type { SceneSheets } from '../../illustration/scene/sheets.ts';
import { drawnPicture } from './drawn-picture.ts';

/** A story with its text: what `bookOf` makes a book of. */
export interface ToldStory {
  readonly slug: string;
  readonly title: string;
  readonly book: Told;
  /** Where the story's films lie; its own folder unless told. */
  readonly films?: string;
  /** Its pictures with the stand-in child were drawn by the build. */
  readonly baked?: boolean;
}

/** In parts of the picture's width. */
const BLEED = SHEET_BLEED / PAGE.width;

/** Where the product's own films lie; STORY_VIDEO_BASE_URL names another place with the same folders. */
export const OWN_FILMS = '/stories';

/** Any story as the reader turns it, with this hero in every sentence and picture; without one the stand-in child reads. */
export function bookOf(story: ToldStory, hero: Hero | null): Book {
  const named = hero ?? standInHero;
  return {
    id: hero ? `${story.slug}:${hero.id}` : story.slug,
    title: story.title,
    lang: 'en-US',
    direction: 'ltr',
    spreads: story.book.spreads.map((spread, at) => ({
      id: spread.id,
      text: spread.text.map((paragraph) => fill(paragraph, named)),
      picture: pictureOf(story, spread, at, hero, named),
      ...(spread.forGrownUp && { aside: fill(spread.forGrownUp, named) }),
    })),
  };
}

function pictureOf(
  story: ToldStory,
  spread: BookSpread,
  at: number,
  hero: Hero | null,
  named: NamedHero,
): Picture {
  const { scene, film } = spread;
  const picture = {
    alt: fill(scene.describe as Template, named),
    width: PAGE.width,
    height: PAGE.height,
  };
  if (film !== undefined) {
    const name = `${story.slug}/${film}`;
    const films = story.films ?? OWN_FILMS;
    return {
      kind: 'video',
      ...picture,
      webm: `${films}/${name}.webm`,
      mp4: `${films}/${name}.mp4`,
      // The still is always ours, so that the page is whole before any film comes.
      poster: `${OWN_FILMS}/${name}.webp`,
    };
  }
  if (!hero && story.baked) return bakedPicture(picture, `/pictures/${story.slug}-${at + 1}`);
  return drawnPicture(picture, async () => {
    const [{ drawSceneSheets }, { castBook, stageSpread }, { defaultLook }] = await Promise.all([
      import('../../illustration/scene/sheets.ts'),
      import('../../illustration/scene/staging.ts'),
      import('../../illustration/hero/look.ts'),
    ]);
    const players = castBook(story.book, hero?.look ?? defaultLook);
    return { svgs: drawSceneSheets(stageSpread(story.book, spread.id), players), bleed: BLEED };
  });
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
