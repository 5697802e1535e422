/**
 * Limits requests for a new email. Each sends two mails, one of them possibly to a stranger, so a member has a few
 * tries, and an email gets a few mails, whoever asks.
 */
import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { canonicalEmailAddress } from '../../supabase/functions/_shared/email-address.ts';
import { refusals } from '../metric-counters.ts';
import { type CounterFactory, consume, memoryCounters } from './rate-limit-counters.ts';

const HOUR = 3600;
const PER_MEMBER = { points: 4, seconds: HOUR };
const PER_ADDRESS = { points: 3, seconds: 24 * HOUR };

/** Middleware for `PUT /auth/v1/user`. @param memberOf the id of the member whose token a request carries */
export function limitEmailChanges(
  memberOf: (c: Context) => Promise<string | null>,
  counters: CounterFactory = memoryCounters,
): MiddlewareHandler {
  const perMember = counters('change-member', PER_MEMBER);
  const perAddress = counters('change-address', PER_ADDRESS);
  return async (c, next) => {
    const member = await memberOf(c);
    const address = member === null ? null : await requestedEmail(c.req.raw);
    if (member === null || address === null) return next();
    const waitSeconds =
      (await consume(perMember, member)).waitSeconds || (await consume(perAddress, address)).waitSeconds;
    if (waitSeconds === 0) return next();
    refusals.inc({ call: 'address_change', by: 'account' });
    c.header('Retry-After', String(waitSeconds));
    const msg =
      'A new address was asked for a few times already. Please look for our letters, or try again later.';
    return c.json({ code: 429, error_code: 'over_email_send_rate_limit', msg }, 429);
  };
}

/** A hash of the requested email, or null. */
async function requestedEmail(request: Request): Promise<string | null> {
  // Reads a clone; the engine reads the original later.
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const email = (body as { email?: unknown } | null)?.email;
  const address = typeof email === 'string' ? canonicalEmailAddress(email) : null;
  return address === null ? null : createHash('sha256').update(address).digest('base64url');
}
