import type { Spread } from '../../features/reader/book.ts';
import { cacheFiles } from '../../platform/offline/cache-files.ts';

/**
 * Caches an open book's files: its text where it is a file (`slug`), and baked pictures and films. Everything
 * else that draws it is cached with the app. Films on another host are not cached; their pages show the poster.
 */
export function cacheBookFiles(
  slug: string | null,
  { spreads }: { readonly spreads: readonly Spread[] },
): Promise<void> {
  const files = spreads.flatMap(({ picture }) => {
    if (picture.kind === 'video') return [picture.poster, playsWebm() ? picture.webm : picture.mp4];
    const { src, sheets } = picture;
    return [src, sheets?.far, sheets?.middle, sheets?.near];
  });
  const own = files.filter((file): file is string => Boolean(file?.startsWith('/')));
  return cacheFiles([...(slug === null ? [] : [`/books/${encodeURIComponent(slug)}.json`]), ...own]);
}

const playsWebm = () => document.createElement('video').canPlayType('video/webm; codecs="vp9"') !== '';
