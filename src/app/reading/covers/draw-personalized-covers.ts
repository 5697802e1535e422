import { setPersonalizedCovers } from '../../../design/personalized-covers.ts';
import { currentHero } from '../../../features/hero/current-hero.ts';
import { onVisible } from '../../../platform/on-visible.ts';
import { cachedCoverUrl, heroCoverUrl, loadedCoverUrl, onDarkModeChange } from './hero-cover.tsx';

/**
 * Draws the current hero on every cover, and follows when it changes. The covers are cached under the member's
 * id. @returns stops it
 */
export function drawHeroOnCovers(memberId: string | null): () => void {
  const update = () => {
    const hero = currentHero.get();
    setPersonalizedCovers(
      hero && {
        cached: (slug) => loadedCoverUrl(memberId, slug, hero),
        request: (slug, place, loaded) =>
          onVisible(place, 0, async () => {
            loaded(await cachedCoverUrl(memberId, slug, hero));
            await heroCoverUrl(memberId, slug, hero).then(loaded, () => undefined);
          }),
      },
    );
  };
  update();
  const stop = currentHero.subscribe(update);
  const stopEvening = onDarkModeChange(update);
  return () => {
    stop();
    stopEvening();
    setPersonalizedCovers(null);
  };
}
