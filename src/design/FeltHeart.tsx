import './felt-heart.css';

/** A felt heart icon; the button around it sets its colours unless it is `filled`. */
export function FeltHeart({ size = 28, filled }: { size?: number; filled?: boolean }) {
  return (
    <svg
      aria-hidden
      className="felt-heart"
      data-filled={filled || undefined}
      width={size}
      height={size}
      viewBox="0 0 28 28"
    >
      <path d="M14 24.6C9.2 21.4 3 16.6 3 10.6 3 6.9 5.7 4.2 9.1 4.3c2.1 0 3.9 1.1 4.9 2.9 1-1.8 2.9-3 5-3 3.4 0 6 2.8 6 6.4 0 6-6.2 10.9-11 14Z" />
      <path
        className="felt-heart-seam"
        d="M14 21.2C10 18.4 5.7 14.8 5.7 10.7c0-2.1 1.5-3.7 3.4-3.7 2.1 0 3.7 1.6 4.9 4 1.2-2.4 2.8-4.1 5-4.1 1.9 0 3.3 1.7 3.3 3.8 0 4.1-4.3 7.7-8.3 10.5Z"
      />
    </svg>
  );
}
