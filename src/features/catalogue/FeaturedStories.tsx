import { OPENING } from '../../../content/generated/opening.ts';
import { featuredSlugs } from '../../../content/sample.ts';
import { CoverImage } from '../../design/CoverImage.tsx';
import { Book } from '../../design/Shelf.tsx';
import { Carousel } from './Carousel.tsx';
import { coverSizes } from './StoryBook.tsx';

const featured = featuredSlugs.flatMap((slug) => OPENING.find((story) => story.slug === slug) ?? []);

/** Home's carousel of five. `linkTo` says where each leads, since not all open their own story. */
export function FeaturedStories({ linkTo }: { linkTo: (slug: string) => string }) {
  const slides = featured.map((story) => ({
    id: story.slug,
    title: story.title,
    content: (
      <Book
        to={linkTo(story.slug)}
        cover={<CoverImage slug={story.slug} sizes={coverSizes.large} />}
        title={story.title}
        meta={`${story.genre} · ${story.duration}`}
      />
    ),
  }));
  return <Carousel heading="Featured stories" slides={slides} large />;
}
