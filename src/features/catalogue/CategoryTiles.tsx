import { Check } from 'lucide-react';
import { categoryCounts } from '../../../content/sample.ts';
import type { Genre } from '../../../content/story-facts.ts';
import { Art } from '../../design/Art.tsx';
import { SampleMark } from '../../design/SampleMark.tsx';

type TileGenre = keyof typeof categoryCounts;

const papers: Record<TileGenre, string> = {
  Animated: 'paper-honey',
  Fantasy: 'paper-dusk',
  Adventure: 'paper-clay',
  'Sci-Fi': 'paper-linen',
  Mystery: 'paper-honey',
  Educational: 'paper-sage',
  Interactive: 'paper-dusk',
};
const tiles = Object.entries(categoryCounts) as [TileGenre, number][];

/** One tile a category; at most one is chosen. The counts are SPEC's sample until a family reads; then the shelf's own. */
export function CategoryTiles({
  chosen,
  counts,
  onPress,
}: {
  chosen: Genre | null;
  /** Stories there really are in a category; null shows the sample. */
  counts: ((genre: Genre) => number) | null;
  onPress: (genre: Genre) => void;
}) {
  return (
    <>
      <ul className="category-tiles" aria-label="Categories">
        {tiles.map(([genre, sample]) => {
          const count = counts?.(genre) ?? sample;
          return (
            <li key={genre}>
              <button
                type="button"
                className={`paper ${papers[genre]} category-tile`}
                aria-pressed={chosen === genre}
                onClick={() => onPress(genre)}
              >
                <Art
                  name={`category-${genre.toLowerCase() as Lowercase<TileGenre>}`}
                  eager
                  className="art-image"
                />
                <span className="category-name">{genre}</span>
                <span className="meta">{count === 1 ? '1 story' : `${count} stories`}</span>
                {chosen === genre && (
                  <span className="category-check">
                    <Check aria-hidden size={18} strokeWidth={3} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {!counts && (
        <p className="meta mt-2 flex items-center gap-2">
          <SampleMark /> counts
        </p>
      )}
    </>
  );
}
