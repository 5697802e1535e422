import { getSupabase } from '../../../platform/supabase.ts';
import type { News } from '../reading.ts';

/** Why the account did not take a piece of news. */
export class NewsRefused extends Error {
  override name = 'NewsRefused';
  readonly reason: 'no-room' | 'unreachable' | 'refused';
  constructor(reason: NewsRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Tells the account one piece of news; sending the same twice does no harm. Throws NewsRefused. */
export async function sendNews(memberId: string, news: News): Promise<void> {
  const client = await getSupabase().catch(() => {
    throw new NewsRefused('unreachable');
  });
  if (news.removed) {
    const mine = client.from('library_entries').delete().eq('user_id', memberId).eq('story_slug', news.story);
    return check(await (news.hero === null ? mine.is('hero_id', null) : mine.eq('hero_id', news.hero)));
  }
  check(
    await client.rpc('save_progress', {
      story_slug: news.story,
      hero_id: news.hero,
      page: news.page,
      pages: news.pages,
      reading: news.reading,
      path: news.path ?? '',
      friend_id: news.friend ?? null,
    }),
  );
  if (news.rating === undefined) return;
  const mine = client
    .from('library_entries')
    .update({ rating: news.rating })
    .eq('user_id', memberId)
    .eq('story_slug', news.story);
  check(await (news.hero === null ? mine.is('hero_id', null) : mine.eq('hero_id', news.hero)));
}

/** Throws what an answer of the data API means for news. `status` 0 is no answer at all. */
function check({ error, status }: { error: { hint: string | null } | null; status: number }): void {
  if (!error) return;
  if (error.hint === 'library_limit') throw new NewsRefused('no-room');
  // Signed out meanwhile, too busy, or away: all of them pass.
  throw new NewsRefused(
    status === 0 || status === 401 || status === 429 || status >= 500 ? 'unreachable' : 'refused',
  );
}
