import { throwIfError } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';
import type { PendingChange } from '../reading/library-entry.ts';

/** Sends one pending change to the account; idempotent. Throws `ApiProblem` or a network error. */
export async function sendLibraryChange(memberId: string, news: PendingChange): Promise<void> {
  const client = await getSupabase();
  if (news.removed) {
    const mine = client.from('library_entries').delete().eq('user_id', memberId).eq('story_slug', news.story);
    return throwIfError(
      await (news.hero === null ? mine.is('hero_id', null) : mine.eq('hero_id', news.hero)),
    );
  }
  throwIfError(
    await client.rpc('save_progress', {
      story_slug: news.story,
      hero_id: news.hero,
      page: news.page,
      pages: news.pages,
      reading: news.reading,
      path: news.path ?? '',
      friend_id: news.friend ?? null,
      third_id: news.third ?? null,
      fourth_id: news.fourth ?? null,
      saved_at: news.savedAt,
      ...(news.readAt && { read_at: news.readAt }),
      ...(news.completedAt && { completed_at: news.completedAt }),
    }),
  );
  const { rating, favourite } = news;
  if (rating === undefined && favourite === undefined) return;
  const mine = client
    .from('library_entries')
    .update({ ...(rating !== undefined && { rating }), ...(favourite !== undefined && { favourite }) })
    .eq('user_id', memberId)
    .eq('story_slug', news.story);
  throwIfError(await (news.hero === null ? mine.is('hero_id', null) : mine.eq('hero_id', news.hero)));
}
