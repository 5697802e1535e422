import { useEffect, useRef } from 'react';
import type { Look } from '../../../illustration/figures/hero/look/look.ts';
import { Doll } from './Doll.tsx';

/** Milliseconds that the "Creating Hero..." overlay shows (SPEC §2); saving runs meanwhile. */
export const CREATING_TIME = 3000;

/** Modal overlay while the hero is created. Cannot be dismissed, because it offers no choice. */
export function CreatingHeroDialog({ look }: { look: Look }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="paper-dialog creating"
      aria-labelledby="creating-hero"
      onCancel={(event) => event.preventDefault()}
      // Chrome closes a modal dialog on a second Escape although `cancel` was prevented; it opens again at
      // once.
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
    >
      <div className="paper paper-high">
        <div className="paper-dialog-body text-center">
          <div className="creating-sheet">
            <Doll look={look} cut="portrait" className="creating-doll" />
            <svg viewBox="0 0 160 200" className="creating-cut" aria-hidden="true">
              <path
                pathLength={100}
                d="M54 196C50 170 46 150 40 132C30 128 26 112 34 106C26 92 22 70 30 50C38 24 58 8 82 8C108 8 128 26 134 52C140 74 136 94 128 108C134 116 130 128 122 132C116 150 112 172 108 196Z"
              />
            </svg>
          </div>
          <h2 id="creating-hero">Creating Hero...</h2>
          <div className="creating-bar progress" aria-hidden>
            <i />
          </div>
        </div>
      </div>
    </dialog>
  );
}
