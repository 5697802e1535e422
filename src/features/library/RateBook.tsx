import { Star } from 'lucide-react';
import { useId } from 'react';

const STARS = [1, 2, 3, 4, 5] as const;

/** Five stars to choose from, as a radio group; the chosen one again takes the rating back to none. */
export function RateBook({
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
    <fieldset className="flex">
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
    </fieldset>
  );
}
