import { throwIfError } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';
import { type Hero, parseHero } from '../hero.ts';

export const heroesKey = (memberId: string) => ['heroes', memberId] as const;

/** Reads the heroes of a member's account, oldest first. Throws `ApiProblem`; `signal` aborts. */
export async function readHeroes(memberId: string, signal: AbortSignal): Promise<Hero[]> {
  const client = await getSupabase();
  const response = await client
    .from('heroes')
    .select('id, name, pronouns, look')
    .eq('user_id', memberId)
    .order('created_at', { ascending: true })
    .abortSignal(signal);
  throwIfError(response);
  return (response.data ?? []).flatMap((row) => parseHero(row) ?? []);
}
