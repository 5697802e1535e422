import { ART, type ArtName, artSource } from '../../illustration/ui/baked-pictures.ts';

/**
 * A baked picture of the interface, decorative: what it tells stands beside it in words. Sized by its own
 * proportion, as wide as its place up to `className`'s width.
 */
export function BakedArt({
  name,
  className = '',
  eager = false,
}: {
  name: ArtName;
  className?: string;
  eager?: boolean;
}) {
  const [width, height] = ART[name];
  return (
    <picture>
      <source type="image/avif" srcSet={artSource(name, 'avif')} />
      <img
        src={artSource(name, 'webp')}
        width={width}
        height={height}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={`h-auto max-w-full ${className}`}
      />
    </picture>
  );
}
