import { Check } from 'lucide-react';
import { categoryCounts } from '../../../content/sample.ts';
import type { Genre } from '../../../content/story-facts.ts';
import { Art } from '../../design/Art.tsx';
import { SampleMark } from '../../design/SampleMark.tsx';
import { CATEGORY_NAMES, type CategoryName, categoryArtName } from '../../illustration/ui/categories.ts';

const papers: Record<CategoryName, string> = {
  Animated: 'paper-honey',
  Fantasy: 'paper-dusk',
  Adventure: 'paper-clay',
  'Sci-Fi': 'paper-linen',
  Mystery: 'paper-honey',
  Educational: 'paper-sage',
  Interactive: 'paper-dusk',
};

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
      <ul className="scroll-row category-tiles" aria-label="Categories">
        {CATEGORY_NAMES.map((genre) => {
          const count = counts?.(genre) ?? categoryCounts[genre];
          return (
            <li key={genre}>
              <button
                type="button"
                className={`paper ${papers[genre]} category-tile`}
                aria-pressed={chosen === genre}
                onClick={() => onPress(genre)}
              >
                <Art name={categoryArtName(genre)} eager className="art-image" />
                <span className="category-name">{genre}</span>
                <span className="meta">{count === 1 ? '1 story' : `${count} stories`}</span>
                {chosen === genre && (
                  <span className="tick category-check">
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
