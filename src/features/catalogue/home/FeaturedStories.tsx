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
 * Home's carousel of five: the first is face out, large with a blurb card, the others smaller. `linkTo`
 * returns each link, since not all open their own story.
 */
export function FeaturedStories({
  linkTo,
  faceOut,
}: {
  linkTo: (slug: string) => BookTarget;
  /** False when Home shows a family's own book large: then all five look alike. */
  faceOut: boolean;
}) {
  const slides = featured.map((story, index) => {
    const link = linkTo(story.slug);
    const large = index === 0 || !faceOut;
    return {
      id: story.slug,
      title: story.title,
      content: (
        <FeaturedSlide link={link} card={index === 0 && faceOut}>
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

/** A book, and for the face-out one the blurb card beside it. */
function FeaturedSlide({ link, card, children }: { link: BookTarget; card: boolean; children: ReactNode }) {
  if (!card) return children;
  return (
    <div className="featured-first">
      {children}
      <div className="paper featured-card">
        <p>{FACE_OUT_BLURB}</p>
        {/* Hidden from keyboard and screen readers: the book beside it is the same link. */}
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
