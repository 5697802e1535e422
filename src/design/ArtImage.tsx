import { ART, type ArtName, artSource } from '../illustration/ui/baked.ts';

/** One of the interface's baked pictures, at its own size or narrower. Decoration unless it is given a text. */
export function ArtImage({
  name,
  alt = '',
  eager = false,
}: {
  name: ArtName;
  alt?: string;
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
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className="art-image"
      />
    </picture>
  );
}
