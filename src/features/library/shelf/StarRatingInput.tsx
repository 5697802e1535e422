import { Star } from 'lucide-react';
import { useId } from 'react';

const STARS = [1, 2, 3, 4, 5] as const;

/**
 * A radio group of no star to five. Clicking the chosen star clears the rating; a keyboard uses “No stars”.
 */
export function StarRatingInput({
  title,
  rating,
  onRate,
}: {
  title: string;
  rating: number;
  onRate: (rating: number) => void;
}) {
  const name = useId();
  return (
    <fieldset className="stars-choice">
      <legend className="sr-only">Your stars for {title}</legend>
      {STARS.map((star) => (
        <label key={star} className="star-choice" title={star === 1 ? '1 star' : `${star} stars`}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            aria-label={star === 1 ? '1 star' : `${star} stars`}
            checked={star === rating}
            onChange={() => onRate(star)}
            onClick={() => star === rating && onRate(0)}
          />
          <Star
            aria-hidden
            size={26}
            className={star <= rating ? 'fill-honey text-wood-edge' : 'fill-transparent text-field-line'}
          />
        </label>
      ))}
      <label className="star-none meta">
        <input
          type="radio"
          className="sr-only"
          name={name}
          checked={rating === 0}
          onChange={() => onRate(0)}
        />
        No stars
      </label>
    </fieldset>
  );
}
