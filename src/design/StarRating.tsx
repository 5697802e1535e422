import { Star } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5] as const;

/** A read-only rating from 0 to 5: filled stars, and one label for screen readers. */
export function StarRating({ rating }: { rating: number }) {
  const rounded = Math.round(Math.min(5, Math.max(0, rating)));
  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={`${rounded} of 5 stars`}>
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden
          size={20}
          className={star <= rounded ? 'fill-honey text-wood-edge' : 'fill-transparent text-field-line'}
        />
      ))}
    </span>
  );
}
