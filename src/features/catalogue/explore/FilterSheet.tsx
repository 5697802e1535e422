import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Modal } from '../../../design/Modal.tsx';

/**
 * The filters on a narrow screen: a bottom sheet that leaves the results visible above and shows their number
 * on its close button.
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
  const titleId = useId();
  return (
    <Modal className="filter-sheet" labelledBy={titleId} onClose={onClose}>
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
    </Modal>
  );
}
