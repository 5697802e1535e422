import { ArrowLeft } from 'lucide-react';
import { LinkField } from '../../design/LinkField.tsx';
import { requestPath } from '../../platform/family-voice/request-link.ts';
import type { SentLink } from './api/recording-requests.ts';
import { FamilyCodeDetails } from './FamilyCode.tsx';
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
  const address = window.location.origin + requestPath(request);
  const [child] = request.hero;
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
      <LinkField address={address} title={title} />
      <FamilyCodeDetails code={code} />
      <button type="button" className="text-link justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden size={20} />
        Your links
      </button>
    </div>
  );
}
