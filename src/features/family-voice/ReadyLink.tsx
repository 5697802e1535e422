import { ArrowLeft, Copy, Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Field } from '../../design/Field.tsx';
import { requestPath } from '../../platform/family-voice/request-link.ts';
import type { SentLink } from './api/recording-requests.ts';
import { FamilyCode } from './FamilyCode.tsx';
import { longDay } from './long-day.ts';

/** A link to copy or share, and the sentence that says what it shows. */
export function ReadyLink({
  link: { request, expiresAt },
  title,
  code,
  onBack,
}: {
  link: SentLink;
  /** The story's title. */
  title: string;
  /** The family's code, for a further device. */
  code: string;
  onBack: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  const address = window.location.origin + requestPath(request);
  const [child] = request.hero;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      // The clipboard is missing or forbidden: select the link for copying by hand.
      field.current?.select();
      setCopied('by-hand');
    }
  };
  return (
    <div className="family-voice">
      <p>
        {'The link shows '}
        <b>{title}</b>
        {' with '}
        <b dir="auto">{child}</b>
        {'’s name and look, and says that '}
        <b dir="auto">{request.relative}</b>
        {` is asked: whoever has it can see that and record for you, until ${longDay(expiresAt)} or until you end it.`}
      </p>
      <Field
        ref={field}
        label="The link"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="family-voice-acts">
        <Button icon={<Copy aria-hidden size={21} />} onClick={() => void copy()}>
          Copy
        </Button>
        {typeof navigator.share === 'function' && (
          <Button
            tone="quiet"
            icon={<Share2 aria-hidden size={21} />}
            onClick={() => void navigator.share({ url: address, title }).catch(() => undefined)}
          >
            Share
          </Button>
        )}
        <span role="status" className="text-soft">
          {copied === 'yes' && 'Copied.'}
          {copied === 'by-hand' && 'It is marked: copy it by hand.'}
        </span>
      </div>
      <FamilyCode code={code} />
      <button type="button" className="text-link justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden size={20} />
        Your links
      </button>
    </div>
  );
}
