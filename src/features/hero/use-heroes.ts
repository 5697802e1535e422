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

/** Where a hero was saved, for the message to a parent; `nowhere`: the device has no room either. */
export type HeroSaveResult = 'account' | 'device' | 'no-room' | 'unreachable' | 'signed-out' | 'nowhere';

export type Heroes = {
  list: ListedHero[];
  /** True until the account's heroes are known, fetched or cached; the device's are listed already. */
  loading: boolean;
  /** True until the request to the account has settled. */
  fetching: boolean;
  /** The error of the fetch; the device's heroes are listed all the same. */
  problem: Problem | null;
  tryAgain: () => void;
  /** Saves a hero: on the device at once, in the account as soon as it can be reached. Never throws. */
  save: (hero: Hero, isKnown: boolean) => Promise<HeroSaveResult>;
  /**
   * Saves a change of an existing hero: on the device at once, in the account after a short delay. Resolves
   * to false when the device has no room.
   */
  saveChange: (hero: Hero) => Promise<boolean>;
  remove: (hero: Hero) => void;
  restore: (hero: Hero) => void;
};

/** Milliseconds without changes before a hero is sent to the account. */
const SYNC_DELAY_MS = 1000;

/** Saves a hero in the device's list, the current hero and the draft. */
function saveOnDevice(hero: Hero, memberId: string | null, isKnown: boolean): void {
  deviceHeroes.set(withSaved(deviceHeroes.get(), hero, memberId, memberId !== null && isKnown, Date.now()));
  if (currentHero.get()?.id === hero.id) currentHero.set(hero);
  updateDraftFromHero(hero);
}

/**
 * The family's heroes, account and device merged. `keeps` is the plan's limit (null: unlimited), undefined
 * while unknown.
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
      // The Supabase client retries failed reads itself for some seconds; retrying here too would take half a
      // minute.
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

  const cached = useMemo(() => (memberId === null ? null : heroesCache(memberId).get()), [memberId]);
  const loaded = account.data ?? cached;
  const heroes = useMemo(() => listHeroes(loaded ?? [], list, memberId), [loaded, list, memberId]);

  const save = useCallback(
    async (hero: Hero, isKnown: boolean): Promise<HeroSaveResult> => {
      saveOnDevice(hero, memberId, isKnown);
      if (memberId === null) return (await deviceHeroes.isPersisted()) ? 'device' : 'nowhere';
      const { stopped } = await sendPendingHeroes(memberId);
      const pendingEntry = entriesFor(deviceHeroes.get(), memberId).find(
        (entry) => entry.hero.id === hero.id,
      );
      if (!pendingEntry) return 'account';
      if (!(await deviceHeroes.isPersisted())) return 'nowhere';
      if (stopped) return stopped;
      return pendingEntry.noRoom ? 'no-room' : 'unreachable';
    },
    [memberId],
  );

  const sending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saveChange = useCallback(
    (hero: Hero) => {
      saveOnDevice(hero, memberId, true);
      clearTimeout(sending.current);
      // Not cleared on unmount: the change must be sent.
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
        const isRemoved = deviceHeroes
          .get()
          .every((entry) => entry.hero.id !== hero.id || entry.change === 'gone');
        if (isRemoved && currentHero.get()?.id === hero.id) currentHero.set(null);
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
    loading: memberId !== null && account.isPending && loaded === null,
    fetching: memberId !== null && account.isPending,
    problem: account.error ? problemFrom(account.error) : null,
    tryAgain: () => void account.refetch(),
    save,
    saveChange,
    remove,
    restore,
  };
}
