import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Modal } from './Modal.tsx';

/** A modal dialog on raised paper. Mounted only while open. */
export function Dialog({
  open,
  onClose,
  title,
  picture,
  top,
  centred = false,
  closeLabel = 'Close',
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** An animal that peeks over the upper edge. */
  picture?: ReactNode;
  /** A picture inside the dialog, above the title. */
  top?: ReactNode;
  centred?: boolean;
  closeLabel?: string;
  children: ReactNode;
}) {
  return open ? (
    <OpenDialog {...{ onClose, title, picture, top, centred, closeLabel }}>{children}</OpenDialog>
  ) : null;
}

function OpenDialog({
  onClose,
  title,
  picture,
  top,
  centred,
  closeLabel,
  children,
}: {
  onClose: () => void;
  title: string;
  picture: ReactNode;
  top: ReactNode;
  centred: boolean;
  closeLabel: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const body = useRef<HTMLDivElement>(null);
  // The browser focuses the first button and scrolls it into view: with large type that hides the title.
  useEffect(() => {
    // New browsers return a promise, which must not become the effect's cleanup.
    body.current?.scrollTo(0, 0);
  }, []);
  return (
    <Modal className="paper-dialog" labelledBy={titleId} onClose={onClose}>
      {picture && <div className="paper-dialog-picture">{picture}</div>}
      <div className="paper paper-high">
        <div ref={body} className={`paper-dialog-body ${centred ? 'text-center' : ''}`}>
          {top}
          {/* Keeps clear of the close button, which is 44 px wide: above it in a dialog with a picture, beside it in one without. */}
          <h2 id={titleId} className={centred ? (top ? '' : 'mx-10') : 'pr-12'}>
            {title}
          </h2>
          {children}
        </div>
        <button
          type="button"
          className="text-link absolute right-4 top-4 min-w-11 justify-center text-ink"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <X aria-hidden size={26} />
        </button>
      </div>
    </Modal>
  );
}
