import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';

interface SentProps {
  child: string;
  relative: string;
  /** The picture that the child has sent, or the book's cover until one comes. */
  picture: ReactNode;
  /** Reads more; undefined when all is read or the link takes no more. */
  onMore: (() => void) | undefined;
}

/** After sending: thanks, and perhaps the child's. */
export function Sent({ child, relative, picture, onMore }: SentProps) {
  return (
    <>
      {picture}
      <h1 tabIndex={-1}>
        Thank you, <bdi>{relative}</bdi>
      </h1>
      <p className="read-for-words">
        Your voice is on its way to <bdi>{child}</bdi>’s family, and no longer kept on this device. You can
        close this page. Open the link again in a few days: perhaps <bdi>{child}</bdi> has sent you a picture.
      </p>
      {onMore && (
        <div className="read-for-controls">
          <Button tone="sage" onClick={onMore}>
            Read another page
          </Button>
        </div>
      )}
    </>
  );
}
