import { throwIfError } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';
import type { DeviceHero } from '../sync/device-heroes.ts';

/**
 * Sends one change of a hero to the account. Idempotent, also after a lost answer: the hero's id is the row's
 * id. Throws `ApiProblem`.
 */
export async function sendHeroChange(memberId: string, { hero, change, edited }: DeviceHero): Promise<void> {
  const client = await getSupabase();
  const { id, name, pronouns, look } = hero;
  if (change === 'gone') {
    return throwIfError(await client.from('heroes').delete().eq('id', id).eq('user_id', memberId));
  }
  if (change === 'edit' || edited) {
    const changed = await client
      .from('heroes')
      .update({ name, pronouns, look: { ...look } })
      .eq('id', id)
      .eq('user_id', memberId)
      .select('id');
    throwIfError(changed);
    // The row was deleted on another device; the newer change here restores it.
    if (changed.data?.length) return;
  }
  throwIfError(
    await client
      .from('heroes')
      .upsert(
        { id, user_id: memberId, name, pronouns, look: { ...look } },
        { onConflict: 'id', ignoreDuplicates: true },
      ),
  );
}
