import { SHELF } from '../../../content/shelf.ts';
import { Shelf } from '../../design/Shelf.tsx';
import { coverSizes, StoryBook } from './StoryBook.tsx';
import { storiesLike } from './similar-stories.ts';

/** A shelf of stories near to one, nearest first. */
export function MoreLikeThis({ slug, linkTo }: { slug: string; linkTo: (slug: string) => string }) {
  return (
    <section className="section">
      <h2>More like this</h2>
      <Shelf label="More like this">
        {storiesLike(slug, SHELF, 6).map((story) => (
          <li key={story.slug}>
            <StoryBook story={story} to={linkTo(story.slug)} sizes={coverSizes.row} />
          </li>
        ))}
      </Shelf>
    </section>
  );
}
