import { BookHeart, BookmarkCheck, BookmarkPlus, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { BakedArt } from '../../../design/BakedArt.tsx';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { Doll } from '../../../features/hero/Doll.tsx';
import type { Hero } from '../../../features/hero/hero.ts';
import { SaveFailureNote, SaveStatus, type Saving } from '../SaveStory.tsx';

/**
 * The end of a story: on to another adventure, or stay here. The hero waves. Below the answers are the
 * suggested next step (`children`) and, small, the other actions for this book.
 */
export function FinishedDialog({
  hero,
  onYes,
  onNo,
  onAgain,
  onKeep,
  saving,
  children,
}: {
  hero: Hero | null;
  onYes: () => void;
  onNo: () => void;
  /** Restarts the book. */
  onAgain: () => void;
  /** Keeps it outside of the app. */
  onKeep: () => void;
  saving: Saving;
  children: ReactNode;
}) {
  const { saved, save } = saving;
  return (
    <Dialog
      open
      onClose={onNo}
      title="Great Work!"
      centred
      top={
        hero ? (
          <Doll
            look={hero.look}
            cut="portrait"
            label={`${hero.name} waves`}
            className="finished-hero mx-auto"
          />
        ) : (
          <BakedArt name="great-work" className="mx-auto mb-4" />
        )
      }
    >
      <p className="mt-3 text-[1.25rem]">Would you like to go on another adventure?</p>
      <div className="mt-6 flex justify-center gap-4">
        <Button onClick={onYes}>Yes</Button>
        <Button tone="quiet" onClick={onNo}>
          No
        </Button>
      </div>
      {children}
      <div className="mt-5 flex flex-wrap justify-center gap-x-6">
        <button type="button" className="text-link" onClick={onAgain}>
          <RotateCcw aria-hidden size={20} />
          Read again
        </button>
        <button type="button" className="text-link" disabled={saving.saving} onClick={() => void save()}>
          {saved === null ? <BookmarkPlus aria-hidden size={20} /> : <BookmarkCheck aria-hidden size={20} />}
          {saved === null ? 'Save to the library' : `Saved${saved.where}`}
        </button>
        <SaveStatus {...saving} />
        <button type="button" className="text-link" onClick={onKeep}>
          <BookHeart aria-hidden size={20} />
          Keep as a book
        </button>
      </div>
      <SaveFailureNote saving={saving} className="mt-4" />
    </Dialog>
  );
}
