/** Paper star that marks premium items. */
export function PremiumStar() {
  return (
    <svg viewBox="0 0 24 24" className="premium-star" aria-hidden="true">
      <path
        d="M12 2.2 14.9 8.6 21.8 9.4 16.7 14.1 18.1 21 12 17.5 5.9 21 7.3 14.1 2.2 9.4 9.1 8.6Z"
        fill="var(--honey)"
        stroke="var(--ink)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
