import { SHELF } from '../../../content/shelf.ts';
import { CoverImage } from '../../design/CoverImage.tsx';
import { storiesLike } from '../../features/catalogue/similar-stories.ts';
import type { Hero } from '../../features/hero/hero.ts';
import { Link } from '../../platform/router.tsx';
import { storyPath } from '../paths.ts';
import { HeroCover } from './hero-cover.tsx';

/** Three books near to the one just read, with the hero who read it on their covers. Lazy: the whole shelf comes with it. */
export default function SisterBooks({ slug, hero }: { slug: string; hero: Hero | null }) {
  const near = storiesLike(slug, SHELF, 3);
  const sisters = near.length > 0 ? near : SHELF.slice(0, 3);
  return (
    <section className="sister-books" aria-label="Books like this one">
      <h3>Next on the shelf</h3>
      <ul>
        {sisters.map(({ slug: sister, title }) => (
          <li key={sister}>
            <Link to={storyPath(sister)} className="book-cover block" aria-label={title}>
              {hero ? (
                <HeroCover slug={sister} hero={hero} sizes="96px" />
              ) : (
                <CoverImage slug={sister} sizes="96px" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
