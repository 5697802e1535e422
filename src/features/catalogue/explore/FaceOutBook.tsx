import { BookOpen } from 'lucide-react';
import { memo } from 'react';
import type { Story } from '../../../../content/story-facts.ts';
import { ButtonLink } from '../../../design/Button.tsx';
import { CoverImage } from '../../../design/CoverImage.tsx';
import { Link } from '../../../platform/router.tsx';
import { coverSizes } from '../StoryCover.tsx';

/** One book face out, as bookshops call it: large, with its blurb and the link to it. */
export const FaceOutBook = memo(function FaceOutBook({ story, to }: { story: Story; to: string }) {
  return (
    <article className="face-out" aria-label={story.title}>
      <Link to={to} className="face-out-cover" tabIndex={-1} aria-hidden>
        <span className="book-cover">
          <CoverImage slug={story.slug} sizes={coverSizes.large} eager />
        </span>
      </Link>
      <h3>{story.title}</h3>
      <p className="meta">{`${story.genre} · ${story.difficulty} · ${story.duration}`}</p>
      <p className="face-out-blurb">{story.description}</p>
      <div>
        <ButtonLink
          to={to}
          icon={<BookOpen aria-hidden size={22} />}
          aria-label={`See the story: ${story.title}`}
        >
          See the story
        </ButtonLink>
      </div>
    </article>
  );
});
