import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../design/Button.tsx';
import { Paper } from '../../../design/Paper.tsx';

/** What has to be said above a shelf: it is far away or full, or a book has just left it. */
export function LibraryNotices({
  onTryAgain,
  fullAt,
  removed,
}: {
  /** The account's shelf could not be read. */
  onTryAgain: (() => void) | undefined;
  /** The plan has no room for more: where the plans are. */
  fullAt: string | undefined;
  removed: { key: string; title: string; onPutBack: () => void } | undefined;
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
          {removed.title} is off your shelf.
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
    </>
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
