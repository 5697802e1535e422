import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';

/** The end of a book: on to another adventure, or stay here. */
export function FinishedDialog({
  picture,
  onYes,
  onNo,
  more,
}: {
  picture?: ReactNode;
  onYes: () => void;
  onNo: () => void;
  /** Under the answers. */
  more?: ReactNode;
}) {
  return (
    <Dialog open onClose={onNo} title="Great Work!" centred top={picture}>
      <p className="mt-3 text-[1.25rem]">Would you like to go on another adventure?</p>
      <div className="mt-7 flex justify-center gap-4">
        <Button onClick={onYes}>Yes</Button>
        <Button tone="quiet" onClick={onNo}>
          No
        </Button>
      </div>
      {more}
    </Dialog>
  );
}
