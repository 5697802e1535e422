import { ART, type ArtName, artSource } from '../../illustration/ui/baked-pictures.ts';

/**
 * A decorative baked picture of the interface; the words beside it say the same. It keeps its own proportion
 * and grows up to the width in `className`.
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
