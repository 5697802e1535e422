import { moonBalloonPages, moonBalloonPictures } from '../../../content/stories/the-moon-balloon/text.ts';
import type { Book } from '../../features/reader/book.ts';
import { PAGE } from '../../illustration/scene/scene.ts';

export const MOON_BALLOON_SLUG = 'the-moon-balloon';

/** Where the product's own films lie; STORY_VIDEO_BASE_URL names another place with the same folders. */
export const OWN_VIDEOS = '/stories';

/** The Moon Balloon: four pages, a sentence and a film each. `videos` is the address the films lie under. */
export function moonBalloonBook(videos: string): Book {
  return {
    id: MOON_BALLOON_SLUG,
    title: 'The Moon Balloon',
    lang: 'en-US',
    direction: 'ltr',
    spreads: moonBalloonPages.map((sentence, at) => {
      const film = `${MOON_BALLOON_SLUG}/${at + 1}`;
      return {
        id: `${MOON_BALLOON_SLUG}-${at + 1}`,
        text: [sentence],
        picture: {
          kind: 'video',
          alt: moonBalloonPictures[at]!,
          width: PAGE.width,
          height: PAGE.height,
          webm: `${videos}/${film}.webm`,
          mp4: `${videos}/${film}.mp4`,
          // The still is always ours, so that the page is whole before any film comes.
          poster: `${OWN_VIDEOS}/${film}.webp`,
        },
      };
    }),
  };
}
