import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { messageFor } from '../../platform/api-problem.ts';
import { endRecordingRequest, type SentLink } from './api/recording-requests.ts';
import { longDay } from './long-day.ts';

/** The family's links, each with its count and a way to end it. */
export function LinkList({
  links,
  titleOf,
  onShow,
  onEnded,
}: {
  links: readonly SentLink[];
  titleOf: (story: string) => string;
  onShow: (link: SentLink) => void;
  onEnded: (id: string) => void;
}) {
  if (links.length === 0) return null;
  return (
    <section aria-label="Your links" className="family-voice-links">
      <h3>Your links</h3>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <LinkRow link={link} title={titleOf(link.request.story)} onShow={onShow} onEnded={onEnded} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LinkRow({
  link,
  title,
  onShow,
  onEnded,
}: {
  link: SentLink;
  title: string;
  onShow: (link: SentLink) => void;
  onEnded: (id: string) => void;
}) {
  const [step, setStep] = useState<'rest' | 'sure' | 'ending'>('rest');
  const [problem, setProblem] = useState<string>();
  const { relative, hero } = link.request;
  const stands = link.endedAt === null && link.expiresAt > new Date();
  const end = async () => {
    setStep('ending');
    try {
      await endRecordingRequest(link.id);
      onEnded(link.id);
    } catch (error) {
      setProblem(messageFor(error));
    }
    setStep('rest');
  };
  return (
    <>
      <p>
        <b dir="auto">{relative}</b>
        {`, ${title} with `}
        <span dir="auto">{hero[0]}</span>
        <span className="meta block">
          {`${countWords(link.parcels)} ${stands ? `Good until ${longDay(link.expiresAt)}.` : 'This link has ended.'}`}
        </span>
      </p>
      {stands && step === 'rest' && (
        <div className="family-voice-acts">
          <Button
            tone="quiet"
            size="s"
            aria-label={`Show the link for ${relative}`}
            onClick={() => onShow(link)}
          >
            Show the link
          </Button>
          <Button
            tone="quiet"
            size="s"
            aria-label={`End the link for ${relative}`}
            onClick={() => setStep('sure')}
          >
            End the link
          </Button>
        </div>
      )}
      {stands && step !== 'rest' && (
        <div className="family-voice-acts">
          <p>Then nothing can be sent by it any more. What came stays yours.</p>
          <Button
            size="s"
            busy={step === 'ending'}
            aria-label={`End it: the link for ${relative}`}
            onClick={() => void end()}
          >
            End it
          </Button>
          <Button tone="quiet" size="s" onClick={() => setStep('rest')}>
            Keep it
          </Button>
        </div>
      )}
      <div aria-live="polite">{problem && <p className="field-error">{problem}</p>}</div>
    </>
  );
}

const countWords = (parcels: number): string =>
  parcels === 0 ? 'No recording yet.' : parcels === 1 ? 'One recording came.' : `${parcels} recordings came.`;
