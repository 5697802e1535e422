import { fetchAllRows } from '../../../platform/fetch-all-rows.ts';
import { getSupabase } from '../../../platform/supabase.ts';
import type { LibraryEntry } from '../reading/library-entry.ts';

export const libraryKey = (memberId: string) => ['library', memberId] as const;

/** Reads a member's library from the account, newest first. Throws `ApiProblem`; `signal` aborts. */
export async function readLibrary(memberId: string, signal: AbortSignal): Promise<LibraryEntry[]> {
  const client = await getSupabase();
  const rows = await fetchAllRows((from, to) =>
    client
      .from('library_entries')
      .select(
        'story_slug, hero_id, reading, page, pages, path, friend_id, third_id, fourth_id, rating, favourite, read_at, saved_at, completed_at',
      )
      .eq('user_id', memberId)
      .order('saved_at', { ascending: false })
      // A second order keeps pages stable for books saved in the same moment.
      .order('id')
      .range(from, to)
      .abortSignal(signal),
  );
  return rows.map((row) => ({
    story: row.story_slug,
    hero: row.hero_id,
    reading: row.reading,
    page: row.page,
    pages: row.pages,
    path: row.path,
    friend: row.friend_id,
    third: row.third_id,
    fourth: row.fourth_id,
    rating: row.rating,
    favourite: row.favourite,
    readAt: row.read_at,
    savedAt: row.saved_at,
    completedAt: row.completed_at,
  }));
}
