import { SHELF } from '../../../../content/shelf.ts';
import { CoverImage } from '../../../design/CoverImage.tsx';
import { similarStories } from '../../../features/catalogue/story/similar-stories.ts';
import type { Hero } from '../../../features/hero/hero.ts';
import { Link } from '../../../platform/router.tsx';
import { storyPath } from '../../paths.ts';
import { HeroCover } from '../covers/hero-cover.tsx';

/**
 * Books similar to the one just read, with its hero on their covers. Lazy, because the whole catalogue comes
 * with it.
 */
export default function SimilarBooks({
  slug,
  hero,
  count,
}: {
  slug: string;
  hero: Hero | null;
  count: number;
}) {
  const similar = similarStories(slug, SHELF, count);
  const books = similar.length > 0 ? similar : SHELF.slice(0, count);
  return (
    <section className="similar-books" aria-label={count === 1 ? 'The next book' : 'Books like this one'}>
      <h3>Next on the shelf</h3>
      <ul>
        {books.map(({ slug: sister, title }) => (
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
