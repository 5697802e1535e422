import { throwIfError } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';
import type { DeviceHero } from '../sync/device-heroes.ts';

/**
 * Tells a member's account one change of a hero. Sending it twice, or again after a crash before the answer came, does
 * the same as sending it once: the hero's own id is the row's. Throws `ApiProblem`.
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
    // Deleted on another device meanwhile: what was just made here wins.
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
