import { setOwnCovers } from '../../design/own-covers.ts';
import { currentHero } from '../../features/hero/current-hero.ts';
import { coverAtHand, heroCover, onEvening } from './hero-cover.tsx';
import { whenNear } from './when-near.ts';

/**
 * Puts the child who reads next on every cover, from now on and whoever that becomes. Answers with the way to stop. What is
 * drawn is kept on the device under the member's name.
 */
export function followHero(memberId: string | null): () => void {
  const follow = () => {
    const hero = currentHero.get();
    setOwnCovers(
      hero && {
        atHand: (slug) => coverAtHand(memberId, slug, hero),
        find: (slug, place, found) =>
          whenNear(place, 0, () => heroCover(memberId, slug, hero).then(found, () => undefined)),
      },
    );
  };
  follow();
  const stop = currentHero.subscribe(follow);
  const stopEvening = onEvening(follow);
  return () => {
    stop();
    stopEvening();
    setOwnCovers(null);
  };
}
