import { throwIfError } from '../../../platform/api-problem.ts';
import { fetchAllRows } from '../../../platform/fetch-all-rows.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/** Counts from a family's own rows. */
export type FamilyCounts = {
  /** Slugs of the saved stories; one may occur twice, with two heroes. */
  stories: string[];
  heroes: number;
  /** Books opened in this calendar month (UTC). */
  openedThisMonth: number;
};

export const familyCountsKey = (memberId: string) => ['figures', memberId] as const;

/** Throws `ApiProblem`. */
export async function readFamilyCounts(memberId: string): Promise<FamilyCounts> {
  const client = await getSupabase();
  const month = `${new Date().toISOString().slice(0, 7)}-01`;
  const [library, heroes, openings] = await Promise.all([
    fetchAllRows((from, to) =>
      client.from('library_entries').select('story_slug').eq('user_id', memberId).order('id').range(from, to),
    ),
    client.from('heroes').select('id').eq('user_id', memberId),
    client.from('story_openings').select('story_slug').eq('user_id', memberId).eq('month', month),
  ]);
  for (const response of [heroes, openings]) throwIfError(response);
  return {
    stories: library.map((row) => row.story_slug),
    heroes: heroes.data?.length ?? 0,
    openedThisMonth: openings.data?.length ?? 0,
  };
}
