import { SHELF } from '../../../../content/shelf.ts';
import { Shelf } from '../../../design/Shelf.tsx';
import { coverSizes, StoryCover } from '../StoryCover.tsx';
import { similarStories } from './similar-stories.ts';

/** A shelf of similar stories, most similar first. */
export function SimilarStories({ slug, linkTo }: { slug: string; linkTo: (slug: string) => string }) {
  return (
    <section className="section">
      <h2>More like this</h2>
      <Shelf label="More like this">
        {similarStories(slug, SHELF, 6).map((story) => (
          <li key={story.slug}>
            <StoryCover story={story} to={linkTo(story.slug)} sizes={coverSizes.row} />
          </li>
        ))}
      </Shelf>
    </section>
  );
}
