import { useEffect, useState } from 'react';
import { CoverImage } from '../../design/CoverImage.tsx';
import type { Hero } from '../../features/hero/hero.ts';
import { bitmapOf } from './drawn-picture.ts';

/** Covers drawn in this visit, by story and look; a few dozen at the most, some 60 KB each. */
const drawn = new Map<string, Promise<string>>();

/** A blob URL of the story's cover with this hero on it, 540 × 720; rejects for a story without a cover. */
function heroCover(slug: string, { look }: Hero): Promise<string> {
  const key = `${slug} ${JSON.stringify(look)}`;
  const known = drawn.get(key);
  if (known) return known;
  const drawing: Promise<string> = bitmapOf(
    async () => {
      const [{ COVERS }, { coverSvg }] = await Promise.all([
        import('../../../content/generated/covers.ts'),
        import('../../illustration/covers/draw.ts'),
      ]);
      const cover = COVERS[slug];
      if (!cover) throw new Error(`There is no cover for ${slug}.`);
      return coverSvg(cover, { look });
    },
    540,
    4 / 3,
  ).then((bitmap) => URL.createObjectURL(bitmap));
  drawn.set(key, drawing);
  drawing.catch(() => drawn.delete(key));
  return drawing;
}

/**
 * A story's cover with the family's own hero. The baked one stands there until the other is drawn, and stays where it
 * can't be; the place never changes its size.
 */
export function HeroCover({
  slug,
  hero,
  sizes,
  alt = '',
  eager = false,
}: {
  slug: string;
  hero: Hero;
  sizes: string;
  alt?: string;
  eager?: boolean;
}) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let gone = false;
    heroCover(slug, hero).then(
      (url) => gone || setAddress(url),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [slug, hero]);
  if (!address) return <CoverImage slug={slug} sizes={sizes} alt={alt} eager={eager} />;
  return <img src={address} width={540} height={720} alt={alt} data-hero-cover={slug} />;
}
