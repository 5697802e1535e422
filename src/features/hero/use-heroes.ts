import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type Problem, problemFrom } from '../../platform/api-problem.ts';
import { clearNoRoom } from '../../platform/device/outbox.ts';
import { usePersistedStore } from '../../platform/device/persisted-store.ts';
import { getQueryClient } from '../../platform/query.ts';
import { heroesKey, readHeroes } from './api/read-heroes.ts';
import { currentHero } from './current-hero.ts';
import {
  deviceHeroes,
  entriesOf,
  type ShelvedHero,
  shelfOf,
  UNDO_TIME,
  withBroughtBack,
  withLetGo,
  withoutForgotten,
  withSaved,
} from './device-heroes.ts';
import { closeHero, followHero } from './draft.ts';
import type { Hero } from './hero.ts';
import { rememberedHeroes } from './remembered-heroes.ts';
import { sendWaiting } from './send-waiting.ts';

/** Where a saved hero came to be kept, for the sentence a parent reads; `nowhere`: the device has no room either. */
export type Kept = 'account' | 'device' | 'no-room' | 'unreachable' | 'signed-out' | 'nowhere';

export type Heroes = {
  shelf: ShelvedHero[];
  /** True until the account's heroes are known, be it from memory; the device's own are in `shelf` already. */
  loading: boolean;
  /** True until the account has answered or could not be reached. */
  asking: boolean;
  /** Why the account's heroes could not be fetched; the device's are in `shelf` all the same. */
  problem: Problem | null;
  tryAgain: () => void;
  /** Keeps a hero: on the device at once, in a member's account as soon as it can be reached. Never throws. */
  save: (hero: Hero, isKnown: boolean) => Promise<Kept>;
  /**
   * Keeps a change of a hero there is: on the device at once, in a member's account a moment after the last one. False
   * when the device has no room for it.
   */
  keepChange: (hero: Hero) => Promise<boolean>;
  letGo: (hero: Hero) => void;
  bringBack: (hero: Hero) => void;
};

/** How long changes of a hero must rest before an account is told, in milliseconds. */
const STILL = 1000;

/** Writes a hero into the device's list, and wherever else on this device it is shown. */
function keepOnDevice(hero: Hero, memberId: string | null, isKnown: boolean): void {
  deviceHeroes.set(withSaved(deviceHeroes.get(), hero, memberId, memberId !== null && isKnown, Date.now()));
  if (currentHero.get()?.id === hero.id) currentHero.set(hero);
  followHero(hero);
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
        rememberedHeroes(memberId ?? '').set(heroes);
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
    deviceHeroes.set(withoutForgotten(deviceHeroes.get(), Date.now()));
    if (memberId === null) return;
    const send = () => void sendWaiting(memberId);
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
    void sendWaiting(memberId);
  }, [memberId, inAccount, keeps]);

  const remembered = useMemo(() => (memberId === null ? null : rememberedHeroes(memberId).get()), [memberId]);
  const known = account.data ?? remembered;
  const shelf = useMemo(() => shelfOf(known ?? [], list, memberId), [known, list, memberId]);

  const save = useCallback(
    async (hero: Hero, isKnown: boolean): Promise<Kept> => {
      keepOnDevice(hero, memberId, isKnown);
      if (memberId === null) return (await deviceHeroes.isPersisted()) ? 'device' : 'nowhere';
      const { stopped } = await sendWaiting(memberId);
      const left = entriesOf(deviceHeroes.get(), memberId).find((entry) => entry.hero.id === hero.id);
      if (!left) return 'account';
      if (!(await deviceHeroes.isPersisted())) return 'nowhere';
      if (stopped) return stopped;
      return left.noRoom ? 'no-room' : 'unreachable';
    },
    [memberId],
  );

  const sending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keepChange = useCallback(
    (hero: Hero) => {
      keepOnDevice(hero, memberId, true);
      clearTimeout(sending.current);
      // Also when the screen is left meanwhile.
      if (memberId !== null) sending.current = setTimeout(() => void sendWaiting(memberId), STILL);
      return deviceHeroes.isPersisted();
    },
    [memberId],
  );

  const letGo = useCallback(
    (hero: Hero) => {
      closeHero(hero.id);
      deviceHeroes.set(withLetGo(deviceHeroes.get(), hero, memberId, Date.now()));
      setTimeout(() => {
        deviceHeroes.set(withoutForgotten(deviceHeroes.get(), Date.now()));
        const isGone = deviceHeroes
          .get()
          .every((entry) => entry.hero.id !== hero.id || entry.change === 'gone');
        if (isGone && currentHero.get()?.id === hero.id) currentHero.set(null);
        if (memberId !== null) void sendWaiting(memberId);
      }, UNDO_TIME + 50);
    },
    [memberId],
  );

  const bringBack = useCallback((hero: Hero) => {
    deviceHeroes.set(withBroughtBack(deviceHeroes.get(), hero.id));
  }, []);

  return {
    shelf,
    loading: memberId !== null && account.isPending && known === null,
    asking: memberId !== null && account.isPending,
    problem: account.error ? problemFrom(account.error) : null,
    tryAgain: () => void account.refetch(),
    save,
    keepChange,
    letGo,
    bringBack,
  };
}
