import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../design/Button.tsx';
import { Paper } from '../../../design/Paper.tsx';

/** A book that was just removed, saved or only opened. */
export interface Removed {
  readonly key: string;
  readonly title: string;
  readonly wasSaved: boolean;
  readonly onPutBack: () => void;
}

/** Why a book could not be saved, and what to do about it. */
export interface SaveFailure {
  readonly title: string;
  readonly description: string;
}

export type FailedSave = SaveFailure & { readonly onTryAgain: () => void };

/** Notices above the books: the account is unreachable, the plan is full, or a book was removed. */
export function LibraryNotices({
  onTryAgain,
  fullAt,
  removed,
  saved,
  failed,
}: {
  /** Set when the account's library could not be read. */
  onTryAgain: (() => void) | undefined;
  /** Path of the plans, when the plan has no room for more. */
  fullAt: string | undefined;
  removed: Removed | undefined;
  /** Title of an opened book that has just been saved. */
  saved: string | undefined;
  /** The opened book that could not be saved. */
  failed: FailedSave | undefined;
}) {
  return (
    <>
      {onTryAgain && (
        <Notice>
          We can’t reach your shelf just now; this is how it was last seen.
          <Button tone="quiet" size="s" onClick={onTryAgain}>
            Try again
          </Button>
        </Notice>
      )}
      {fullAt && (
        <Notice>
          Your shelf is full. The newest books stay on this device; take one off, or choose a plan with more
          room.
          <ButtonLink tone="quiet" size="s" to={fullAt}>
            See the plans
          </ButtonLink>
        </Notice>
      )}
      {removed && (
        <Notice>
          {removed.wasSaved
            ? `${removed.title} is off your shelf.`
            : `${removed.title} is not listed as opened any more.`}
          <Button
            key={removed.key}
            autoFocus
            tone="quiet"
            size="s"
            icon={<Undo2 aria-hidden size={19} />}
            onClick={removed.onPutBack}
          >
            Put it back
          </Button>
        </Notice>
      )}
      {saved && <FocusedNotice key={saved}>{saved} is on your shelf.</FocusedNotice>}
      {failed && (
        <FocusedNotice
          action={
            <Button tone="quiet" size="s" onClick={failed.onTryAgain}>
              Try again
            </Button>
          }
        >
          <b>{failed.title}.</b> {failed.description}
        </FocusedNotice>
      )}
    </>
  );
}

/** Takes the focus, because the button that was pressed is gone. */
function FocusedNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Notice>
      <p ref={words} tabIndex={-1}>
        {children}
      </p>
      {action}
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <Paper
      tone="honey"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 py-4"
      role="status"
    >
      {children}
    </Paper>
  );
}
