import { Check } from 'lucide-react';
import { useState } from 'react';
import { FeltPicture } from '../../design/FeltPicture.tsx';
import { thankRelative } from '../../features/family-voice/api/received-recordings.ts';
import type { Reading } from '../../platform/family-voice/reading.ts';
import { THANKS_PICTURES, type ThanksPicture } from '../../platform/family-voice/thanks.ts';
import './say-thanks.css';

/** Lets the child send one of six pictures to a relative who has read. Another one takes its place. */
export function SayThanks({ memberId, reading }: { memberId: string; reading: Reading }) {
  const [chosen, setChosen] = useState<ThanksPicture | undefined>(reading.thanks?.picture);
  const [waits, setWaits] = useState(reading.thanks?.sent === false);
  const send = (picture: ThanksPicture) => {
    setChosen(picture);
    setWaits(false);
    thankRelative(memberId, reading, picture).catch(() => setWaits(true));
  };
  return (
    <fieldset className="say-thanks">
      <legend>
        Say thank you to <bdi>{reading.relative}</bdi>
      </legend>
      <div className="say-thanks-pictures">
        {THANKS_PICTURES.map((picture) => (
          <button
            key={picture}
            type="button"
            className="say-thanks-picture"
            aria-pressed={picture === chosen}
            onClick={() => send(picture)}
          >
            <FeltPicture name={picture} size={56} />
            {picture === chosen && (
              <span className="tick">
                <Check aria-hidden size={16} strokeWidth={3} />
              </span>
            )}
          </button>
        ))}
      </div>
      <p role="status" className="meta">
        {chosen && waits && 'It is sent when you are online again.'}
        {chosen && !waits && (
          <>
            <bdi>{reading.relative}</bdi> finds it behind the link.
          </>
        )}
      </p>
    </fieldset>
  );
}
