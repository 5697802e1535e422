import { Check } from 'lucide-react';
import { categoryCounts } from '../../../../content/sample.ts';
import type { Genre } from '../../../../content/story-facts.ts';
import {
  CATEGORY_NAMES,
  type CategoryName,
  categoryArtName,
} from '../../../../illustration/ui/categories.ts';
import { BakedArt } from '../../../design/BakedArt.tsx';
import { SampleBadge } from '../../../design/SampleBadge.tsx';

const paperColours: Record<CategoryName, string> = {
  Animated: 'paper-honey',
  Fantasy: 'paper-dusk',
  Adventure: 'paper-clay',
  'Sci-Fi': 'paper-linen',
  Mystery: 'paper-honey',
  Educational: 'paper-sage',
  Interactive: 'paper-dusk',
};

/**
 * One tile a category, at most one chosen, each with its real number of stories. Until a family reads, SPEC's
 * sample count stands beside it, marked as a sample.
 */
export function CategoryTiles({
  chosen,
  countOf,
  sample,
  onPress,
}: {
  chosen: Genre | null;
  /** The real number of stories in a category. */
  countOf: (genre: Genre) => number;
  /** Whether to show the sample counts too. */
  sample: boolean;
  onPress: (genre: Genre) => void;
}) {
  return (
    <>
      <ul className="scroll-row category-tiles" aria-label="Categories">
        {CATEGORY_NAMES.map((genre) => {
          const count = countOf(genre);
          return (
            <li key={genre}>
              <button
                type="button"
                className={`paper ${paperColours[genre]} category-tile`}
                aria-pressed={chosen === genre}
                onClick={() => onPress(genre)}
              >
                <BakedArt name={categoryArtName(genre)} eager className="art-image" />
                <span className="category-name">{genre}</span>
                <span className="meta">{sample ? `${count} to read` : inStories(count)}</span>
                {sample && (
                  <span className="category-sample">
                    <span className="sr-only">sample: </span>
                    {inStories(categoryCounts[genre])}
                  </span>
                )}
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
      {sample && (
        <p className="meta mt-2 flex items-center gap-2">
          <SampleBadge /> counts stand below what there is to read.
        </p>
      )}
    </>
  );
}

const inStories = (count: number) => (count === 1 ? '1 story' : `${count} stories`);
