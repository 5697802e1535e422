import { getSupabase } from '../../../platform/supabase.ts';

/** Everything the product keeps about a family, by subject, as it stands in the database. */
export type FamilyExport = {
  exportedAt: string;
  account: { id: string; email: string | null; createdAt: string; emailConfirmedAt: string | null };
  profile: unknown;
  heroes: unknown[];
  library: unknown[];
  subscription: unknown;
  storiesOpened: unknown[];
};

/** Reads all of it as the member herself. Throws the database's error: a part left out would be a lie. */
export async function exportFamily(memberId: string): Promise<FamilyExport> {
  const client = await getSupabase();
  const mine = <Table extends 'profiles' | 'heroes' | 'library_entries' | 'subscriptions' | 'story_openings'>(
    table: Table,
  ) =>
    client
      .from(table as 'heroes')
      .select('*')
      .eq('user_id', memberId);
  const [user, profile, heroes, library, subscription, openings] = await Promise.all([
    client.auth.getUser(),
    mine('profiles'),
    mine('heroes'),
    mine('library_entries'),
    mine('subscriptions'),
    mine('story_openings'),
  ]);
  if (user.error) throw user.error;
  for (const { error } of [profile, heroes, library, subscription, openings]) if (error) throw error;
  const { id, email, created_at, email_confirmed_at } = user.data.user;
  return {
    exportedAt: new Date().toISOString(),
    account: {
      id,
      email: email ?? null,
      createdAt: created_at,
      emailConfirmedAt: email_confirmed_at ?? null,
    },
    profile: profile.data?.[0] ?? null,
    heroes: heroes.data ?? [],
    library: library.data ?? [],
    subscription: subscription.data?.[0] ?? null,
    storiesOpened: openings.data ?? [],
  };
}
