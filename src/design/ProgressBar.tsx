/** A progress bar with its number. `value` is a percentage, 0 to 100. */
export function ProgressBar({ value, label, text }: { value: number; label: string; text?: string }) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <span className="flex items-center gap-2.5">
      <span
        className="progress"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ width: `${percent}%` }} />
      </span>
      <span className="font-display text-[1rem] font-bold leading-none" aria-hidden>
        {text ?? `${percent}%`}
      </span>
    </span>
  );
}
