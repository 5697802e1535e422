import { setPersonalizedCovers } from '../../../design/personalized-covers.ts';
import { currentHero } from '../../../features/hero/current-hero.ts';
import { onVisible } from '../../../platform/on-visible.ts';
import { cachedCoverUrl, heroCoverUrl, loadedCoverUrl, onDarkModeChange } from './hero-cover.tsx';

/**
 * Puts the child who reads next on every cover, from now on and whoever that becomes. Answers with the way to stop. What is
 * drawn is kept on the device under the member's name.
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
