import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The browser's modal dialog, open while mounted: it traps the focus, restores it, and closes on Escape and on
 * a click on the scrim. The caller styles it.
 */
export function Modal({
  className,
  labelledBy,
  onClose,
  children,
}: {
  className: string;
  /** The id of the dialog's heading. */
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
      // Unmounting an open dialog does not restore the focus, so this does; unless another element has taken
      // it.
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
