import { Search, X } from 'lucide-react';
import { useRef } from 'react';

/** A search box with a clear button. The label is for assistive technology, the placeholder for the eye. */
export function SearchField({
  label,
  value,
  placeholder,
  onChange,
}: {
  label: string;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="field">
      <Search aria-hidden size={22} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className="text-link min-w-11 justify-center"
          aria-label="Clear search"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X aria-hidden size={22} />
        </button>
      )}
    </search>
  );
}
