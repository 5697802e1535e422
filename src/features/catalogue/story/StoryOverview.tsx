import { Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import { AUTHOR, ILLUSTRATOR } from '../../../../content/about-book.ts';
import { ABOUT } from '../../../../content/generated/about.ts';
import type { Story } from '../../../../content/story-facts.ts';
import { ButtonLink } from '../../../design/Button.tsx';
import { CoverImage } from '../../../design/CoverImage.tsx';
import { SampleBadge } from '../../../design/SampleBadge.tsx';
import { StarRating } from '../../../design/StarRating.tsx';
import type { ReadingProgress } from '../reading-progress.ts';
import { ReadingBar } from '../StoryCover.tsx';

interface StoryOverviewProps {
  story: Story;
  /** Path of Start Adventure for this story. */
  startTo: string;
  /** Shown first, for a family with a hero. */
  readWith?: ReactNode;
  /** What a family should know before it begins. */
  note?: ReactNode;
  reading: ReadingProgress;
  /** The family's own rating; without it the sample rating shows, marked as one. */
  ownRating?: number | undefined;
  /** How much of the book is open to this reader. */
  opens: ReactNode;
  /** The cover with the family's hero, if there is one. */
  cover?: ReactNode;
}

/**
 * A story's page: cover, description and Start Adventure in a phone's first screen, then its facts as a
 * library card.
 */
export function StoryOverview(props: StoryOverviewProps) {
  const { story, startTo, readWith, note, reading, ownRating, opens, cover } = props;
  const description = ABOUT[story.slug];
  return (
    <article className="story-introduction">
      <div className="story-cover">
        <div className="book-cover">
          {cover ?? (
            <CoverImage
              slug={story.slug}
              sizes="(min-width: 768px) 360px, 250px"
              alt={`Cover of ${story.title}`}
              eager
            />
          )}
        </div>
      </div>
      <div className="story-words">
        <div className="story-names">
          <h1>{story.title}</h1>
          {story.secondTitle && <p className="story-second-title">{story.secondTitle}</p>}
        </div>
        {readWith && <div className="read-place">{readWith}</div>}
        <p className="story-description">{story.description}</p>
        {note && <p className="story-note">{note}</p>}
        <div className="story-begin">
          <ButtonLink
            size={readWith ? 's' : 'l'}
            to={startTo}
            tone={readWith ? 'quiet' : 'clay'}
            data-story={story.slug}
            icon={<Scissors aria-hidden size={24} />}
          >
            Start Adventure
          </ButtonLink>
        </div>
        <dl className="paper library-card">
          <Fact name="Genre">{story.genre}</Fact>
          <Fact name="Reading level">{story.difficulty}</Fact>
          <Fact name="Read time">{story.duration}</Fact>
          <Fact name="Open to you">{opens}</Fact>
          {description && <Fact name="Ages">{description.ages.join(' to ')}</Fact>}
          {description && <Fact name="Themes">{description.themes.join(', ')}</Fact>}
          {story.educational && <Fact name="You learn">{story.subject}</Fact>}
          {story.interactive && <Fact name="You choose">what happens</Fact>}
          <Fact name={ownRating ? 'Your rating' : 'Rating'}>
            <span className="inline-flex items-center gap-3">
              {!ownRating && <SampleBadge />}
              <StarRating rating={ownRating || story.rating} />
            </span>
          </Fact>
        </dl>
        {description && (
          <p className="story-good-to-know">
            <b>Good to know:</b> {description.contentNote}
            <span className="meta block">{`Written by ${AUTHOR}, pictures by ${ILLUSTRATOR}.`}</span>
          </p>
        )}
        {reading.percent > 0 && (
          <div className="mx-auto max-w-[320px] text-left md:mx-0">
            <ReadingBar title={story.title} reading={reading} />
          </div>
        )}
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
