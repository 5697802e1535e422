import { Button } from '../../design/Button.tsx';

interface ClosedLinkProps {
  reason: 'ended' | 'full';
  child: string;
  /** How many clips this device still holds. */
  kept: number;
  onForget: () => Promise<void>;
}

/** A link that takes nothing more, and what this device still holds of it. */
export function ClosedLink({ reason, child, kept, onForget }: ClosedLinkProps) {
  return (
    <article className="read-for" data-step="closed">
      <h1>{reason === 'ended' ? 'This link has ended' : 'This link has brought all it can'}</h1>
      <p className="read-for-words">
        {reason === 'ended'
          ? 'A link is good for 30 days, and a family can end it.'
          : 'As many recordings of this book have come as one link takes.'}{' '}
        If you would like to read to <bdi>{child}</bdi>, ask the family for a new one.
      </p>
      {kept > 0 && (
        <div className="read-for-controls">
          <p>What you recorded is still on this device, and nobody else can hear it.</p>
          <Button tone="quiet" onClick={() => void onForget().catch(() => undefined)}>
            Delete it from this device
          </Button>
        </div>
      )}
    </article>
  );
}
