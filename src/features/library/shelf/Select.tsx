import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A native select, styled like a toggle. */
export function Select<Id extends string>({
  label,
  value,
  options,
  onPick,
  icon,
}: {
  /** Accessible name; only the chosen option is visible. */
  label: string;
  value: Id;
  options: readonly { readonly id: Id; readonly words: string }[];
  onPick: (id: Id) => void;
  icon: ReactNode;
}) {
  return (
    <span className="toggle select">
      {icon}
      <select aria-label={label} value={value} onChange={(event) => onPick(event.currentTarget.value as Id)}>
        {options.map(({ id, words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={20} className="select-arrow" />
    </span>
  );
}
