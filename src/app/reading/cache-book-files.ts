import type { Book } from '../../features/reader/book.ts';
import { cacheFiles } from '../../platform/offline/cache-files.ts';

/**
 * Keeps what a book that lies open is made of: the file of its words, where it has one (`slug`), the pictures and films
 * that were made ahead. All that draws the others is on the device with the app itself. Films of another host stay there;
 * their pages have a still.
 */
export function cacheBookFiles(slug: string | null, { spreads }: Book): Promise<void> {
  const files = spreads.flatMap(({ picture }) => {
    if (picture.kind === 'video') return [picture.poster, playsWebm() ? picture.webm : picture.mp4];
    const { src, sheets } = picture;
    return [src, sheets?.far, sheets?.middle, sheets?.near];
  });
  const own = files.filter((file): file is string => Boolean(file?.startsWith('/')));
  return cacheFiles([...(slug === null ? [] : [`/books/${encodeURIComponent(slug)}.json`]), ...own]);
}

const playsWebm = () => document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== '';
