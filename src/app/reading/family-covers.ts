import { setOwnCovers } from '../../design/own-covers.ts';
import { currentHero } from '../../features/hero/current-hero.ts';
import { heroCover } from './hero-cover.tsx';

/**
 * Puts the child who reads next on every cover, from now on and whoever that becomes. Answers with the way to stop. What is
 * drawn is kept on the device under the member's name.
 */
export function followHero(memberId: string | null): () => void {
  const follow = () => {
    const hero = currentHero.get();
    setOwnCovers(hero && ((slug) => heroCover(memberId, slug, hero)));
  };
  follow();
  const stop = currentHero.subscribe(follow);
  return () => {
    stop();
    setOwnCovers(null);
  };
}
