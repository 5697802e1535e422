import { AudioLines, BookHeart, Trash2 } from 'lucide-react';
import { Button } from '../../../design/Button.tsx';
import { Dialog } from '../../../design/Dialog.tsx';
import { StarRatingInput } from './StarRatingInput.tsx';

/** Dialog with the rare actions on a book: rate it, export it, or take it off the shelf. */
export function BookActionsDialog({
  title,
  rating,
  onRate,
  onExport,
  onAsk,
  onRemove,
  onClose,
}: {
  title: string;
  rating: number;
  onRate: (rating: number) => void;
  /** Exports the book as PDF or EPUB. */
  onExport: () => void;
  /** Asks a relative to read it aloud; missing where nobody is signed in, or no child is in it. */
  onAsk?: (() => void) | undefined;
  onRemove: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title={title} centred>
      <div className="book-actions">
        <StarRatingInput title={title} rating={rating} onRate={onRate} />
        <Button onClick={onClose}>Done</Button>
        <button
          type="button"
          className="text-link"
          onClick={() => {
            onClose();
            onExport();
          }}
        >
          <BookHeart aria-hidden size={21} />
          Keep as a book
        </button>
        {onAsk && (
          <button
            type="button"
            className="text-link"
            onClick={() => {
              onClose();
              onAsk();
            }}
          >
            <AudioLines aria-hidden size={21} />
            Ask someone to read
          </button>
        )}
        <button
          type="button"
          className="text-link"
          aria-label={`Remove ${title} from your shelf`}
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          <Trash2 aria-hidden size={21} />
          Take it off the shelf
        </button>
      </div>
    </Dialog>
  );
}
