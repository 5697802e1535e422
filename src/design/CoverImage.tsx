/** The widths, in CSS pixels, at which every cover is baked by the build; the height is always 4/3 of it. */
const COVER_WIDTHS = [180, 360, 540] as const;

const sources = (slug: string, format: 'avif' | 'webp') =>
  COVER_WIDTHS.map((width) => `/covers/${slug}-${width}.${format} ${width}w`).join(', ');

/**
 * A story's baked cover. Decorative by default, because the title always stands beside it.
 * `sizes` is the usual attribute: how wide the cover is shown. `eager` for covers in the first screenful.
 */
export function CoverImage({
  slug,
  sizes,
  alt = '',
  eager = false,
}: {
  slug: string;
  sizes: string;
  alt?: string;
  eager?: boolean;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={sources(slug, 'avif')} sizes={sizes} />
      <img
        src={`/covers/${slug}-360.webp`}
        srcSet={sources(slug, 'webp')}
        sizes={sizes}
        width={360}
        height={480}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
