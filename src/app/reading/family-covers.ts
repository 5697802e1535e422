import { setPersonalizedCovers } from '../../design/personalized-covers.ts';
import { currentHero } from '../../features/hero/current-hero.ts';
import { onVisible } from '../../platform/on-visible.ts';
import { coverAtHand, heroCover, onEvening } from './hero-cover.tsx';

/**
 * Puts the child who reads next on every cover, from now on and whoever that becomes. Answers with the way to stop. What is
 * drawn is kept on the device under the member's name.
 */
export function followHero(memberId: string | null): () => void {
  const follow = () => {
    const hero = currentHero.get();
    setPersonalizedCovers(
      hero && {
        cached: (slug) => coverAtHand(memberId, slug, hero),
        request: (slug, place, found) =>
          onVisible(place, 0, () => heroCover(memberId, slug, hero).then(found, () => undefined)),
      },
    );
  };
  follow();
  const stop = currentHero.subscribe(follow);
  const stopEvening = onEvening(follow);
  return () => {
    stop();
    stopEvening();
    setPersonalizedCovers(null);
  };
}
