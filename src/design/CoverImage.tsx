import { useRef } from 'react';
import { usePersonalizedCover } from './personalized-covers.ts';

/** The widths in CSS pixels at which the build bakes every cover; the height is 4/3 of it. */
const COVER_WIDTHS = [180, 360, 540] as const;

const sources = (name: string, format: 'avif' | 'webp') =>
  COVER_WIDTHS.map((width) => `/covers/${name}-${width}.${format} ${width}w`).join(', ');

interface CoverProps {
  slug: string;
  sizes: string;
  alt?: string;
  eager?: boolean;
}

/**
 * A story's cover: the baked one, replaced by the family's personalized cover when there is one. Decorative by
 * default, because the title always stands beside it. `sizes` is the usual attribute; `eager` is for covers in
 * the first screenful.
 */
export function CoverImage({ slug, sizes, alt = '', eager = false }: CoverProps) {
  const place = useRef<HTMLImageElement>(null);
  const personalized = usePersonalizedCover(slug, place);
  if (personalized)
    return <img src={personalized} width={540} height={720} alt={alt} data-hero-cover={slug} />;
  return <BakedCover slug={slug} sizes={sizes} alt={alt} eager={eager} place={place} />;
}

/** A story's baked cover, in its light and dark variants. */
export function BakedCover({
  slug,
  sizes,
  alt = '',
  eager = false,
  place,
}: CoverProps & { place?: React.Ref<HTMLImageElement> }) {
  return (
    <picture>
      <source
        media="(prefers-color-scheme: dark)"
        type="image/avif"
        srcSet={sources(`${slug}-night`, 'avif')}
        sizes={sizes}
      />
      <source type="image/avif" srcSet={sources(slug, 'avif')} sizes={sizes} />
      <img
        ref={place}
        src={`/covers/${slug}-360.webp`}
        srcSet={sources(slug, 'webp')}
        sizes={sizes}
        width={360}
        height={480}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        {...(eager && { fetchPriority: 'high' })}
      />
    </picture>
  );
}
