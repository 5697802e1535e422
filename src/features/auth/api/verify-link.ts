import type { EmailOtpType } from '@supabase/supabase-js';
import { authFailure } from '../auth-failure.ts';
import { connectAuth } from '../connection.ts';

const TYPES: readonly EmailOtpType[] = ['signup', 'recovery', 'email_change', 'email', 'magiclink', 'invite'];

/** Whether a word from an address names a kind of mail we send. */
export function isLinkType(type: string | null): type is EmailOtpType {
  return TYPES.some((known) => known === type);
}

/**
 * Uses the link of a mail. True when it also signed the reader in; false when it was accepted but another
 * mailbox has to confirm too. Throws AuthFailure when the link is spent, expired or unknown.
 */
export async function verifyLink(link: { tokenHash: string; type: EmailOtpType }): Promise<boolean> {
  const client = await connectAuth().catch((error: unknown) => {
    throw authFailure(error);
  });
  const { data, error } = await client.auth.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (error) throw authFailure(error);
  return data.session !== null;
}
