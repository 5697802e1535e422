import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { BakedArt } from '../../../design/BakedArt.tsx';
import { Modal } from '../../../design/Modal.tsx';

/**
 * The screen that ends a bedtime reading. It asks nothing and shows no buttons; a tap or a key wakes it, and
 * only then it offers to read on.
 */
export function GoodNightScreen({
  name,
  stage,
  onReadOn,
  onClose,
}: {
  /** The child to wish good night; without a name when missing. */
  name?: string | undefined;
  stage: RefObject<HTMLElement | null>;
  onReadOn: () => void;
  /** Closes the book; not offered when missing. */
  onClose?: (() => void) | undefined;
}) {
  const [awake, setAwake] = useState(false);
  const heading = useId();
  const readOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (awake) readOn.current?.focus({ preventScroll: true });
  }, [awake]);
  useEffect(() => {
    for (const film of stage.current?.querySelectorAll('video') ?? []) film.pause();
  }, [stage]);
  useEffect(() => {
    if (awake) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      setAwake(true);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [awake]);
  return (
    <Modal className="rd-good-night" labelledBy={heading} onClose={awake ? onReadOn : () => setAwake(true)}>
      <div className="rd-good-night-page">
        <BakedArt name="lullaby" eager className="rd-good-night-picture" />
        <h2 id={heading}>
          Good night
          {name && (
            <>
              , <bdi>{name}</bdi>
            </>
          )}
          .
        </h2>
        {awake ? (
          <div className="rd-good-night-acts">
            <button type="button" className="felt felt-honey" ref={readOn} onClick={onReadOn}>
              Read on
            </button>
            {onClose && (
              <button type="button" className="felt felt-quiet" onClick={onClose}>
                Close the book
              </button>
            )}
          </div>
        ) : (
          // As large as the window: a tap anywhere presses it, and screen readers find it.
          <button
            type="button"
            className="rd-good-night-wake"
            aria-label="Wake up"
            onClick={() => setAwake(true)}
          />
        )}
      </div>
    </Modal>
  );
}
