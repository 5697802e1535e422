import { Check } from 'lucide-react';
import { categoryCounts } from '../../../content/sample.ts';
import type { Genre } from '../../../content/story-facts.ts';
import { Art } from '../../design/Art.tsx';

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

/** One tile a category; at most one is chosen. The counts are SPEC's, not the shelf's. */
export function CategoryTiles({
  chosen,
  onPress,
}: {
  chosen: Genre | null;
  onPress: (genre: Genre) => void;
}) {
  return (
    <ul className="category-tiles" aria-label="Categories">
      {tiles.map(([genre, count]) => (
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
      ))}
    </ul>
  );
}
