import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/**
 * Switches between panels as an ARIA tab list: one Tab stop, arrow keys move inside. The panel needs
 * `id={panelId}` and `role="tabpanel"`.
 */
export function SegmentedControl<Id extends string>({
  label,
  options,
  chosen,
  onChoose,
  panelId,
}: {
  label: string;
  options: { id: Id; label: string; icon?: ReactNode }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  panelId: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const chosenIndex = options.findIndex((option) => option.id === chosen);
    const next = (chosenIndex + step + options.length) % options.length;
    onChoose(options[next]!.id);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className="segments" role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          role="tab"
          className="toggle"
          aria-selected={option.id === chosen}
          aria-controls={panelId}
          tabIndex={option.id === chosen ? 0 : -1}
          onClick={() => onChoose(option.id)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  );
}
