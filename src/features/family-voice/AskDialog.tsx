import { useEffect, useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { ApiProblem } from '../../platform/api-problem.ts';
import { canEncrypt } from '../../platform/family-voice/bytes.ts';
import type { LinkChild } from '../../platform/family-voice/request-link.ts';
import { AskForm } from './AskForm.tsx';
import { type FoundKey, findFamilyKey, makeFamilyKey } from './api/family-key.ts';
import {
  type Asked,
  askForRecording,
  listRecordingRequests,
  MANY_LINKS,
  type SentLink,
} from './api/recording-requests.ts';
import { EnterCode } from './EnterCode.tsx';
import { FamilyCodeDetails } from './FamilyCode.tsx';
import { keyFailure, NEEDS_HTTPS } from './key-messages.ts';
import { LinkList } from './LinkList.tsx';
import { ReadyLink } from './ReadyLink.tsx';
import './family-voice.css';

/** A child of the family, for the form and for the link. */
export interface AskChild {
  readonly id: string;
  readonly name: string;
  readonly link: LinkChild;
}

/**
 * Asks a relative to read a book aloud: makes a link for a named person, lists the family's links, and ends them. A
 * grown-up has confirmed already.
 */
export function AskDialog({
  memberId,
  story,
  childrenOfFamily,
  titleOf,
  onClose,
}: {
  memberId: string;
  /** The story's slug. */
  story: string;
  /** The child who is in the book first. */
  childrenOfFamily: readonly AskChild[];
  titleOf: (story: string) => string;
  onClose: () => void;
}) {
  const [found, setFound] = useState<FoundKey>();
  const [failure, setFailure] = useState<string>();
  const [links, setLinks] = useState<readonly SentLink[]>([]);
  const [shown, setShown] = useState<SentLink>();
  const key = typeof found === 'object' ? found : null;

  useEffect(() => {
    if (!canEncrypt()) return setFailure(NEEDS_HTTPS);
    findFamilyKey(memberId).then(setFound, (error: unknown) => setFailure(whyNot(error)));
  }, [memberId]);
  useEffect(() => {
    if (!key) return;
    let cancelled = false;
    listRecordingRequests(memberId, key).then(
      (listed) => cancelled || setLinks(withListed(listed)),
      // The form works without the list.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [memberId, key]);

  /** Makes a link. @returns what to tell when it did not work */
  const ask = async (asked: Asked): Promise<string | null> => {
    try {
      const usable = key ?? (await makeFamilyKey(memberId));
      setFound(usable);
      if (usable === 'needs-code') return null;
      const link = await askForRecording(usable, asked);
      setLinks((list) => [link, ...list]);
      setShown(link);
      return null;
    } catch (error) {
      return whyNot(error);
    }
  };

  if (shown && key)
    return (
      <Dialog open onClose={onClose} title={`The link for ${shown.request.relative}`}>
        <ReadyLink
          link={shown}
          title={titleOf(shown.request.story)}
          code={key.code}
          onBack={() => setShown(undefined)}
        />
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} title="Ask someone to read">
      <div className="family-voice">
        {failure !== undefined && <p role="alert">{failure}</p>}
        {failure === undefined && found === undefined && <p role="status">One moment…</p>}
        {found === 'needs-code' && <EnterCode memberId={memberId} onKey={setFound} />}
        {(found === 'none' || key) && (
          <AskForm
            story={story}
            title={titleOf(story)}
            childrenOfFamily={childrenOfFamily}
            onAsk={ask}
            onClose={onClose}
          />
        )}
        {key && (
          <LinkList links={links} titleOf={titleOf} onShow={setShown} onEnded={(id) => setLinks(ended(id))} />
        )}
        {key && <FamilyCodeDetails code={key.code} />}
        {failure !== undefined && (
          <div>
            <Button tone="quiet" onClick={onClose}>
              Close
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Adds the account's list, which may be older than what was made and ended here while it was on its way. */
const withListed = (listed: readonly SentLink[]) => (here: readonly SentLink[]) => [
  ...here,
  ...listed.filter(({ id }) => !here.some((link) => link.id === id)),
];

const ended = (id: string) => (list: readonly SentLink[]) =>
  list.map((link) => (link.id === id ? { ...link, endedAt: new Date() } : link));

function whyNot(error: unknown): string {
  if (error instanceof ApiProblem && error.problem === 'no-room')
    return error.code === MANY_LINKS
      ? 'You have sixty links, which is all that there is room for. Please end those that nobody needs any more, and ask again tomorrow.'
      : 'Three relatives are asked to read this book already. Please end one of the links first.';
  return keyFailure(error);
}
