import { SHELF } from '../../../content/shelf.ts';
import { CoverImage } from '../../design/CoverImage.tsx';
import { storiesLike } from '../../features/catalogue/similar-stories.ts';
import { Link } from '../../platform/router.tsx';
import { storyPath } from '../paths.ts';

/** Three books near to the one just read. Lazy: the whole shelf comes with it. */
export default function SisterBooks({ slug }: { slug: string }) {
  const near = storiesLike(slug, SHELF, 3);
  const sisters = near.length > 0 ? near : SHELF.slice(0, 3);
  return (
    <section className="mt-8" aria-label="Books like this one">
      <h3>Next on the shelf</h3>
      <ul className="mt-3 flex justify-center gap-4">
        {sisters.map(({ slug: sister, title }) => (
          <li key={sister} className="w-24">
            <Link to={storyPath(sister)} className="book-cover block" aria-label={title}>
              <CoverImage slug={sister} sizes="96px" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
