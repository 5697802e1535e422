import { useRef } from 'react';
import { type PersonalizedCover, usePersonalizedCover } from './personalized-covers.ts';

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
  const { address, held } = usePersonalizedCover(slug, place);
  if (address) return <img src={address} width={540} height={720} alt={alt} data-hero-cover={slug} />;
  return <BakedCover slug={slug} sizes={sizes} alt={alt} eager={eager} place={place} held={held} />;
}

/** A story's baked cover, in its light and dark variants. */
export function BakedCover({
  slug,
  sizes,
  alt = '',
  eager = false,
  place,
  held,
}: CoverProps & {
  place?: React.Ref<HTMLImageElement>;
  /** Shows blank paper meanwhile, so that the cover never shows another child first. */
  held?: PersonalizedCover['held'];
}) {
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
        data-held={held}
        {...(eager && { fetchPriority: 'high' })}
      />
    </picture>
  );
}
