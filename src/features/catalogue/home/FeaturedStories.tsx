import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { FACE_OUT_BLURB, OPENING } from '../../../../content/generated/opening.ts';
import { featuredSlugs } from '../../../../content/sample.ts';
import { CoverImage } from '../../../design/CoverImage.tsx';
import { type BookTarget, ShelfBook } from '../../../design/Shelf.tsx';
import { TextLink } from '../../../design/TextLink.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { coverSizes } from '../StoryCover.tsx';

const featured = featuredSlugs.flatMap((slug) => OPENING.find((story) => story.slug === slug) ?? []);

/**
 * Home's carousel of five: the first large, with its face to the room and a card of what it tells, the others smaller beside
 * it. `linkTo` says where each leads, since not all open their own story.
 */
export function FeaturedStories({
  linkTo,
  faceOut,
}: {
  linkTo: (slug: string) => BookTarget;
  /** A family's own book is the large one of its Home; then these are five alike. */
  faceOut: boolean;
}) {
  const slides = featured.map((story, at) => {
    const link = linkTo(story.slug);
    const large = at === 0 || !faceOut;
    return {
      id: story.slug,
      title: story.title,
      content: (
        <FeaturedSlide link={link} card={at === 0 && faceOut}>
          <ShelfBook
            {...link}
            cover={<CoverImage slug={story.slug} sizes={large ? coverSizes.large : coverSizes.row} />}
            title={story.title}
            meta={`${story.genre} · ${story.duration}`}
          />
        </FeaturedSlide>
      ),
    };
  });
  return <Carousel heading="Featured stories" slides={slides} large />;
}

/** A book and, for the one with its face to the room, the card a bookshop puts beside it. */
function FeaturedSlide({ link, card, children }: { link: BookTarget; card: boolean; children: ReactNode }) {
  if (!card) return children;
  return (
    <div className="featured-first">
      {children}
      <div className="paper featured-card">
        <p>{FACE_OUT_BLURB}</p>
        {/* The book leads there too, and is the one who listens and who tabs is told of. */}
        <TextLink
          {...link}
          tabIndex={-1}
          aria-hidden
          className="flex-row-reverse"
          icon={<ArrowRight aria-hidden size={20} />}
        >
          See the story
        </TextLink>
      </div>
    </div>
  );
}
