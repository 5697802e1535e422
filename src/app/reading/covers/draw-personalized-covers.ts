import { setPersonalizedCovers } from '../../../design/personalized-covers.ts';
import { currentHero } from '../../../features/hero/current-hero.ts';
import { onVisible } from '../../../platform/on-visible.ts';
import { heroCoverUrl, loadedCoverUrl, onDarkModeChange } from './hero-cover.tsx';

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
        request: (slug, place, found) =>
          onVisible(place, 0, () => heroCoverUrl(memberId, slug, hero).then(found, () => undefined)),
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
