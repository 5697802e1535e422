import { useEffect, useState } from 'react';
import { type BookFile, joinBook, type RestOfBook } from '../../../content/book-file.ts';
import { keepLinkBook, readLinkBook } from '../../features/read-for/recording-draft.ts';
import type { RecordingRequest } from '../../platform/family-voice/request-link.ts';
import { openBookByLink } from '../../platform/family-voice/voice-api.ts';
import { isBookData } from '../reading/is-book-data.ts';
import { loadBook } from '../reading/load-book.ts';

interface LinkBook {
  /** Undefined while it is fetched. */
  readonly file: BookFile | undefined;
  readonly missing: 'unknown' | 'unreachable' | undefined;
  readonly tryAgain: () => void;
}

/** The book of a link, as far as the family that asks may read it. */
export function useLinkBook({ token, story }: RecordingRequest): LinkBook {
  const [file, setFile] = useState<BookFile>();
  const [missing, setMissing] = useState<LinkBook['missing']>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` is how a reader asks again
  useEffect(() => {
    let cancelled = false;
    loadLinkBook(token, story).then(
      (found) => {
        if (cancelled) return;
        if (found) setFile(found);
        else setMissing('unknown');
      },
      () => cancelled || setMissing('unreachable'),
    );
    return () => {
      cancelled = true;
    };
  }, [token, story, tries]);
  const tryAgain = () => {
    setMissing(undefined);
    setTries(tries + 1);
  };
  return { file, missing, tryAgain };
}

/** The whole book, its public part where the family may not read more, or null. Rejects when it can't be fetched. */
async function loadLinkBook(token: string, story: string): Promise<BookFile | null> {
  const file = await loadBook(story);
  if (!file?.closed) return file;
  const rest = await openRest(token, story);
  return isBookData<RestOfBook>(rest) ? joinBook(file, rest) : file;
}

/** The part that the link opens; without a network, what it opened before. */
async function openRest(token: string, story: string): Promise<unknown> {
  try {
    const rest = await openBookByLink(token, story);
    if (rest) void keepLinkBook(token, rest).catch(() => undefined);
    return rest;
  } catch {
    return readLinkBook(token).catch(() => null);
  }
}
