import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The browser's own modal dialog, open for as long as it is mounted: it keeps the focus inside, gives it back, and
 * closes on Escape; a click on the scrim closes too. How it looks is the caller's.
 */
export function Modal({
  className,
  labelledBy,
  onClose,
  children,
}: {
  className: string;
  /** The id of its heading. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // Removing an open dialog from the page gives no focus back, so it is done here; not where something has taken it.
      const focusIsFree = document.activeElement === null || document.activeElement === document.body;
      if (focusIsFree && opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
