import { type ReactNode, useId } from 'react';

/** A radio group of pictures, so that arrow keys, Tab and screen readers just work. */
export function PictureRadioGroup<Id extends string>({
  label,
  options,
  chosen,
  onChoose,
  className = '',
}: {
  label: string;
  /** `kept`: visible and focusable, but cannot be chosen. */
  options: readonly { id: Id; label: string; picture: ReactNode; kept?: boolean }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{label}</legend>
      <div className={`tray ${className}`}>
        {options.map((option) => (
          <label key={option.id} className="tray-choice" title={option.label}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.id}
              aria-label={option.label}
              checked={option.id === chosen}
              aria-disabled={option.kept || undefined}
              onChange={() => onChoose(option.id)}
            />
            {option.picture}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
