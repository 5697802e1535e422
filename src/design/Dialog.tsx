import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';

/**
 * A sheet of high paper over the scrim. The browser's own modal dialog keeps the focus inside, gives it back
 * and closes on Escape; a click on the scrim closes too. Mounted only while open.
 */
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
  /** An animal may peek over the upper edge. */
  picture?: ReactNode;
  /** A picture inside the sheet, above the title. */
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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // Removing an open dialog from the page gives no focus back, so it is done here.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same
    <dialog
      ref={dialog}
      className="paper-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {picture && <div className="paper-dialog-picture">{picture}</div>}
      <div className="paper paper-high">
        <div className={`paper-dialog-body ${centred ? 'text-center' : ''}`}>
          {top}
          <h2 id={titleId} className={centred ? '' : 'pr-12'}>
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
    </dialog>
  );
}
