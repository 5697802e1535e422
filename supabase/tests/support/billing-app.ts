/** The test app with its own clock and a choice of payment provider, for tests of billing. */
import { createFunctions } from '../../../server/functions.ts';
import { openTestApp, type TestApp, type TestMember } from '../../../server/testing/test-app.ts';
import type { StripeSettings } from '../../functions/_shared/settings.ts';

/** The site URL that `openTestApp` uses. */
export const SITE_URL = 'http://playroom.test';

export interface FunctionResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface BillingApp {
  readonly playroom: TestApp;
  /** The functions' current time; tests set it. */
  readonly clock: { now: Date };
  /** Answers as the server does on its port. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Calls a function by POST, as the member or as a visitor. */
  readonly call: (name: string, member: TestMember | null, body?: unknown) => Promise<FunctionResponse>;
  /** What the server runs on a schedule. */
  readonly settleWithdrawals: () => Promise<void>;
  /** The member's subscription row, bypassing row-level security. */
  readonly row: (member: TestMember) => Promise<Record<string, unknown> | undefined>;
}

/** @param stripe keys and address of a mock; null for the fake Stripe */
export async function openBillingApp(stripe: StripeSettings | null): Promise<BillingApp> {
  const clock = { now: new Date() };
  const playroom = await openTestApp(() => clock.now);
  const { engine, secrets } = playroom.backend;
  const payments = { siteUrl: SITE_URL, stripe, fakeStripe: stripe === null };
  const functions = createFunctions(payments, engine, secrets, () => clock.now);
  const app = playroom.appWith({ functions: functions.handlers, fakeStripe: functions.fakeStripe });
  const fetchApp = async (request: Request) => app.fetch(request);
  return {
    playroom,
    clock,
    fetch: fetchApp,
    async call(name, member, body) {
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      if (member !== null) headers.authorization = `Bearer ${member.session.access_token}`;
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const url = `${SITE_URL}/functions/v1/${name}`;
      const response = await fetchApp(new Request(url, { method: 'POST', headers, ...init }));
      return { status: response.status, body: (await response.json()) as FunctionResponse['body'] };
    },
    settleWithdrawals: functions.settleWithdrawals,
    async row({ userId }) {
      return (await engine.sql`select * from public.subscriptions where user_id = ${userId}`)[0];
    },
  };
}
