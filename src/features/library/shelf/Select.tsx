import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** One of several, in the room of one piece of felt: the device's own list opens. */
export function Select<Id extends string>({
  label,
  value,
  options,
  onPick,
  icon,
}: {
  /** For those who listen; the choice itself is what is seen. */
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
