import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../design/Button.tsx';

/**
 * The filters on a narrow screen: a sheet that rises from below and leaves the results in sight above it, with
 * their number, as it changes, on the button that puts it away.
 */
export function FilterSheet({
  count,
  onClose,
  children,
}: {
  count: number;
  onClose: () => void;
  children: ReactNode;
}) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = sheet.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same
    <dialog
      ref={sheet}
      className="filter-sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="filter-sheet-body">
        <div className="row-between">
          <h2 id={titleId}>Filter</h2>
          <button
            type="button"
            className="text-link min-w-11 justify-center text-ink"
            aria-label="Close filters"
            onClick={onClose}
          >
            <X aria-hidden size={26} />
          </button>
        </div>
        {children}
      </div>
      <div className="filter-sheet-foot">
        <Button tone="sage" className="w-full" onClick={onClose}>
          <span aria-live="polite">
            {count === 0 ? 'No stories fit' : `Show ${count === 1 ? '1 story' : `${count} stories`}`}
          </span>
        </Button>
      </div>
    </dialog>
  );
}
