import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Problem, problemFrom } from '../../platform/api-problem.ts';
import { clearNoRoom } from '../../platform/device/outbox.ts';
import { usePersistedStore } from '../../platform/device/persisted-store.ts';
import { getQueryClient } from '../../platform/query.ts';
import { heroesKey, readHeroes } from './api/read-heroes.ts';
import { currentHero } from './current-hero.ts';
import { resetDraftOf, updateDraftFromHero } from './draft.ts';
import type { Hero } from './hero.ts';
import { heroesCache } from './heroes-cache.ts';
import {
  deviceHeroes,
  entriesFor,
  type ListedHero,
  listHeroes,
  UNDO_TIME,
  withoutExpired,
  withRemoved,
  withRestored,
  withSaved,
} from './sync/device-heroes.ts';
import { sendPendingHeroes } from './sync/send-heroes.ts';

/** Where a saved hero came to be kept, for the sentence a parent reads; `nowhere`: the device has no room either. */
export type HeroSaveResult = 'account' | 'device' | 'no-room' | 'unreachable' | 'signed-out' | 'nowhere';

export type Heroes = {
  list: ListedHero[];
  /** True until the account's heroes are known, be it from memory; the device's own are in `shelf` already. */
  loading: boolean;
  /** True until the account has answered or could not be reached. */
  fetching: boolean;
  /** Why the account's heroes could not be fetched; the device's are in `shelf` all the same. */
  problem: Problem | null;
  tryAgain: () => void;
  /** Keeps a hero: on the device at once, in a member's account as soon as it can be reached. Never throws. */
  save: (hero: Hero, isKnown: boolean) => Promise<HeroSaveResult>;
  /**
   * Keeps a change of a hero there is: on the device at once, in a member's account a moment after the last one. False
   * when the device has no room for it.
   */
  saveChange: (hero: Hero) => Promise<boolean>;
  remove: (hero: Hero) => void;
  restore: (hero: Hero) => void;
};

/** How long changes of a hero must rest before an account is told, in milliseconds. */
const SYNC_DELAY_MS = 1000;

/** Writes a hero into the device's list, and wherever else on this device it is shown. */
function saveOnDevice(hero: Hero, memberId: string | null, isKnown: boolean): void {
  deviceHeroes.set(withSaved(deviceHeroes.get(), hero, memberId, memberId !== null && isKnown, Date.now()));
  if (currentHero.get()?.id === hero.id) currentHero.set(hero);
  updateDraftFromHero(hero);
}

/**
 * The family's heroes: a member's account and this device as one shelf. `keeps` is how many heroes the plan keeps (null:
 * as many as one likes), undefined while that is not known.
 */
export function useHeroes(member: { id: string } | null, keeps?: number | null): Heroes {
  const memberId = member?.id ?? null;
  const client = getQueryClient();
  const account = useQuery(
    {
      queryKey: heroesKey(memberId ?? ''),
      queryFn: async ({ signal }) => {
        const heroes = await readHeroes(memberId ?? '', signal);
        heroesCache(memberId ?? '').set(heroes);
        return heroes;
      },
      enabled: memberId !== null,
      // The client itself tries a failed read again, for some seconds; three times that would be half a minute.
      retry: false,
    },
    client,
  );
  const list = usePersistedStore(deviceHeroes);

  useEffect(() => {
    deviceHeroes.set(withoutExpired(deviceHeroes.get(), Date.now()));
    if (memberId === null) return;
    const send = () => void sendPendingHeroes(memberId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [memberId]);

  const inAccount = account.data?.length;
  useEffect(() => {
    if (memberId === null || inAccount === undefined || keeps === undefined) return;
    const again = clearNoRoom(deviceHeroes.get());
    if ((keeps !== null && inAccount >= keeps) || again === deviceHeroes.get()) return;
    deviceHeroes.set(again);
    void sendPendingHeroes(memberId);
  }, [memberId, inAccount, keeps]);

  const remembered = useMemo(() => (memberId === null ? null : heroesCache(memberId).get()), [memberId]);
  const known = account.data ?? remembered;
  const heroes = useMemo(() => listHeroes(known ?? [], list, memberId), [known, list, memberId]);

  const save = useCallback(
    async (hero: Hero, isKnown: boolean): Promise<HeroSaveResult> => {
      saveOnDevice(hero, memberId, isKnown);
      if (memberId === null) return (await deviceHeroes.isPersisted()) ? 'device' : 'nowhere';
      const { stopped } = await sendPendingHeroes(memberId);
      const left = entriesFor(deviceHeroes.get(), memberId).find((entry) => entry.hero.id === hero.id);
      if (!left) return 'account';
      if (!(await deviceHeroes.isPersisted())) return 'nowhere';
      if (stopped) return stopped;
      return left.noRoom ? 'no-room' : 'unreachable';
    },
    [memberId],
  );

  const sending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveChange = useCallback(
    (hero: Hero) => {
      saveOnDevice(hero, memberId, true);
      clearTimeout(sending.current);
      // Also when the screen is left meanwhile.
      if (memberId !== null)
        sending.current = setTimeout(() => void sendPendingHeroes(memberId), SYNC_DELAY_MS);
      return deviceHeroes.isPersisted();
    },
    [memberId],
  );

  const remove = useCallback(
    (hero: Hero) => {
      resetDraftOf(hero.id);
      deviceHeroes.set(withRemoved(deviceHeroes.get(), hero, memberId, Date.now()));
      setTimeout(() => {
        deviceHeroes.set(withoutExpired(deviceHeroes.get(), Date.now()));
        const isGone = deviceHeroes
          .get()
          .every((entry) => entry.hero.id !== hero.id || entry.change === 'gone');
        if (isGone && currentHero.get()?.id === hero.id) currentHero.set(null);
        if (memberId !== null) void sendPendingHeroes(memberId);
      }, UNDO_TIME + 50);
    },
    [memberId],
  );

  const restore = useCallback((hero: Hero) => {
    deviceHeroes.set(withRestored(deviceHeroes.get(), hero.id));
  }, []);

  return {
    list: heroes,
    loading: memberId !== null && account.isPending && known === null,
    fetching: memberId !== null && account.isPending,
    problem: account.error ? problemFrom(account.error) : null,
    tryAgain: () => void account.refetch(),
    save,
    saveChange,
    remove,
    restore,
  };
}
