/** Marks sample data that stands in for a family's own. */
export function SampleBadge({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-block -rotate-2 rounded-[9px_12px_8px_13px] border border-line bg-linen px-3 pt-1 pb-0.5 text-[1rem] leading-tight text-ink ${className}`}
    >
      sample
    </span>
  );
}
