import { useEffect, useMemo, useState } from 'react';
import type { RelativeVoice } from '../../features/reader/narration/relative-voice.ts';
import { type Reading, spreadsOf } from '../../platform/family-voice/reading.ts';

/** Loaded when a member looks at books: a visitor has no readings. */
const loadStore = () => import('../../platform/family-voice/received-store.ts');

const NONE: readonly Reading[] = [];

/** What relatives have read for a member, as this device has it; undefined while it is looked for. */
export function useReadings(memberId: string | null): readonly Reading[] | undefined {
  const [found, setFound] = useState<{ memberId: string; readings: readonly Reading[] }>();
  useEffect(() => {
    if (memberId === null) return;
    let cancelled = false;
    let stop: (() => void) | undefined;
    void loadStore().then(async ({ listReadings, onReadingsChange }) => {
      const look = async () => {
        // Without storage there are none.
        const readings = await listReadings(memberId).catch(() => NONE);
        if (!cancelled) setFound({ memberId, readings });
      };
      if (cancelled) return;
      stop = onReadingsChange(() => void look());
      await look();
    });
    return () => {
      cancelled = true;
      stop?.();
    };
  }, [memberId]);
  if (memberId === null) return NONE;
  return found?.memberId === memberId ? found.readings : undefined;
}

/** The readings of a book with a child in it. */
export const readingsOf = (
  readings: readonly Reading[] | undefined,
  story: string,
  heroId: string | null | undefined,
): readonly Reading[] =>
  readings?.filter((reading) => reading.story === story && reading.link.heroId === heroId) ?? NONE;

/** "Grandma Ruth has read this for you", of all who have; undefined when nobody has. */
export function readByWords(readings: readonly Reading[]): string | undefined {
  const names = [...new Set(readings.map(({ relative }) => relative))];
  if (names.length === 0) return undefined;
  const list = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return `${list} ${names.length === 1 ? 'has' : 'have'} read this for you`;
}

/** A book's relatives as the reader takes them: stable while the readings are; undefined while these are looked for. */
export function useRelatives(
  memberId: string | null,
  story: string,
  heroId: string | null | undefined,
  bookLanguage: string,
): readonly RelativeVoice[] | undefined {
  const readings = useReadings(memberId);
  return useMemo(
    () =>
      readings &&
      readingsOf(readings, story, heroId).map((reading) => voiceOf(memberId ?? '', reading, bookLanguage)),
    [readings, story, heroId, memberId, bookLanguage],
  );
}

function voiceOf(memberId: string, reading: Reading, bookLanguage: string): RelativeVoice {
  const { link, relative, language } = reading;
  const find = async (place: Parameters<Awaited<ReturnType<typeof loadStore>>['findClip']>[2]) =>
    (await loadStore()).findClip(memberId, link.id, place);
  return {
    id: link.id,
    name: relative,
    readsWords: language === undefined || language.split('-')[0] === bookLanguage.split('-')[0],
    spreads: spreadsOf(reading),
    findPage: (spread) => find(`spread ${spread}`),
    findGreeting: find,
  };
}
