import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { placeOfSpread } from '../../platform/family-voice/reading.ts';
import type { RecordingRequest } from '../../platform/family-voice/request-link.ts';
import type { RequestState } from '../../platform/family-voice/voice-api.ts';
import { bitsFor } from './bits-for.ts';
import { ClosedLink } from './ClosedLink.tsx';
import { RecordClip } from './RecordClip.tsx';
import { SendStep } from './SendStep.tsx';
import { Sent } from './Sent.tsx';
import { SoundCheck } from './SoundCheck.tsx';
import { bytesOf, MAX_CLIP_BYTES } from './send-recordings.ts';
import { neighbour, placeOf, type Step, stepName, stepNamed } from './steps.ts';
import { useRecordingDraft } from './use-recording-draft.ts';
import { Welcome } from './Welcome.tsx';
import './read-for.css';

export interface PageToRecord {
  /** The id of its spread. */
  readonly id: string;
  /** Its paragraphs; none on a page without words. */
  readonly words: readonly string[];
}

interface RecordBookProps {
  request: RecordingRequest;
  child: string;
  title: string;
  cover: ReactNode;
  pages: readonly PageToRecord[];
  /** The link opens no more of the book than these pages. */
  partial: boolean;
  /** The picture of a page. */
  picture: (index: number) => ReactNode;
  /** What the server says of the link; undefined while it has not said, or can't be reached. */
  link: RequestState | undefined;
  /** Links to what the law asks for. */
  legal: ReactNode;
  /** The picture that the child has sent. */
  thanks: ReactNode;
}

/** Records a book page by page, one thing a screen, and sends it. */
export function RecordBook(props: RecordBookProps) {
  const { request, child, title, pages, picture, link } = props;
  const { token } = request;
  const draft = useRecordingDraft(token, request.relative);
  const { progress, clips } = draft;
  const spreads = useMemo(() => pages.map(({ id }) => id), [pages]);
  const screen = useRef<HTMLElement>(null);
  const shown = progress && stepName(stepNamed(progress.step, spreads), spreads);
  // A new step starts at its top, and its heading is read out; the first one is where the browser has put it.
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && shown !== before.current) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      screen.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [shown]);

  if (!progress) return null;
  const closed = link && (link.open ? link.parcelsLeft === 0 && 'full' : 'ended');
  if (closed && !(closed === 'full' && progress.sent.length > 0))
    return <ClosedLink reason={closed} child={child} kept={clips.size} onForget={draft.forget} />;
  const step: Step = closed === 'full' ? { kind: 'sent' } : stepNamed(progress.step, spreads);
  const isDone = (id: string) => clips.has(placeOfSpread(id)) || progress.sent.includes(placeOfSpread(id));
  const read = spreads.filter(isDone).length;
  const go = (to: Step, more: { leftOut?: readonly string[] } = {}) =>
    draft.change({ step: stepName(to, spreads), ...more });
  const next = () => go(neighbour(step, 1, spreads));
  /** The first page that is neither read nor left out; sending when there is none. */
  const firstUnread = (): Step => {
    const index = spreads.findIndex((id) => !isDone(id) && !progress.leftOut.includes(id));
    return index < 0 ? { kind: 'send' } : { kind: 'page', index };
  };
  const cover = <div className="read-for-cover">{props.cover}</div>;
  const place = placeOf(step, spreads);
  const voice = place ? clips.get(place) : undefined;
  const recording = place && {
    voice,
    save: (recorded: NonNullable<typeof voice>) => draft.keep(place, recorded),
    saveDraft: (soFar: NonNullable<typeof voice>) => draft.keepUnfinished(place, soFar),
    room: MAX_CLIP_BYTES - bytesOf(clips) + (voice?.sound.size ?? 0),
    bitsPerSecond: bitsFor(pages),
    onSend: () => go({ kind: 'send' }),
    onNext: next,
  };

  return (
    <article className="read-for" data-step={step.kind} ref={screen}>
      {step.kind !== 'welcome' && step.kind !== 'sent' && (
        <div className="read-for-top">
          <button type="button" className="text-link" onClick={() => go(neighbour(step, -1, spreads))}>
            <ArrowLeft size={22} aria-hidden />
            Back
          </button>
          {step.kind === 'page' && (
            <p>
              Page {step.index + 1} of {pages.length}
            </p>
          )}
        </div>
      )}
      {draft.onlyHere && (
        <p className="read-for-notice" role="status">
          This browser can’t keep your recordings. Please send them before you close this page.
        </p>
      )}
      {step.kind === 'welcome' && props.thanks}
      {step.kind === 'welcome' && (
        <Welcome
          child={child}
          title={title}
          cover={cover}
          legal={props.legal}
          relative={progress.relative}
          onName={(relative) => draft.change({ relative })}
          language={languageName(request.language)}
          kept={clips.size > 0 || progress.sent.length > 0 ? Math.max(read, 1) : 0}
          pages={pages.length}
          until={link && dayOf(link.expiresAt)}
          onNext={next}
          onGoOn={() => go(firstUnread())}
        />
      )}
      {step.kind === 'check' && <SoundCheck picture={cover} onNext={next} />}
      {recording && step.kind === 'greeting' && (
        <RecordClip
          key={step.place}
          {...recording}
          label="Record a greeting"
          nextLabel={step.place === 'before' ? 'To the first page' : 'Go on'}
          skipLabel={step.place === 'before' ? 'Begin without one' : 'End without one'}
          onSkip={next}
        >
          <h1 tabIndex={-1}>
            {step.place === 'before' ? 'Say hello to ' : 'Say good night to '}
            <bdi>{child}</bdi>
          </h1>
          <p className="read-for-words">
            {step.place === 'before'
              ? 'If you like: a few words before the story.'
              : 'If you like: a few words after the story.'}
          </p>
          {cover}
        </RecordClip>
      )}
      {recording && step.kind === 'page' && (
        <RecordClip
          key={spreads[step.index]}
          {...recording}
          label="Record this page"
          nextLabel={step.index + 1 < pages.length ? 'Next page' : 'Go on'}
          skipLabel={progress.sent.includes(place) ? 'Sent already: go on' : 'Leave this page out'}
          onSkip={() => {
            const id = spreads[step.index]!;
            go(neighbour(step, 1, spreads), { leftOut: [...new Set([...progress.leftOut, id])] });
          }}
        >
          <h1 className="sr-only" tabIndex={-1}>
            Page {step.index + 1}
          </h1>
          <div className="read-for-picture">{picture(step.index)}</div>
          <PageWords words={pages[step.index]?.words ?? []} language={languageName(request.language)} />
        </RecordClip>
      )}
      {step.kind === 'send' && (
        <SendStep
          child={child}
          book={{ ...request, relative: progress.relative, spreads, clips }}
          missing={spreads.flatMap((id, index) => (isDone(id) ? [] : [{ index, page: index + 1 }]))}
          read={read}
          pages={pages.length}
          partial={props.partial}
          onPage={(index) => go({ kind: 'page', index })}
          onSent={draft.markSent}
        />
      )}
      {step.kind === 'sent' && (
        <Sent
          child={child}
          relative={progress.relative}
          picture={props.thanks || cover}
          onMore={read < pages.length && link?.parcelsLeft !== 0 ? () => go(firstUnread()) : undefined}
        />
      )}
    </article>
  );
}

function PageWords({ words, language }: { words: readonly string[]; language: string | undefined }) {
  if (words.length === 0)
    return (
      <p className="read-for-words">There are no words here. Tell what you see, or leave the page out.</p>
    );
  return (
    <div className="read-for-words">
      {language && <p className="text-soft">Tell it in {language}, in your own words.</p>}
      {words.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** A language's English name. */
const languageName = (tag: string | undefined): string | undefined =>
  tag && new Intl.DisplayNames(['en'], { type: 'language' }).of(tag);

/** A day in words; undefined for none. */
const dayOf = (iso: string): string | undefined =>
  iso
    ? new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'long' }).format(new Date(iso))
    : undefined;
