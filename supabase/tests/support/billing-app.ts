/** The playroom with a clock of its own and a choice of payment provider, for tests of memberships. */
import { createFunctions } from '../../../server/functions.ts';
import { openTestApp, type TestApp, type TestMember } from '../../../server/testing/test-app.ts';
import type { StripeSettings } from '../../functions/_shared/settings.ts';

/** Where `openPlayroom` says the site is. */
export const SITE_URL = 'http://playroom.test';

export interface FunctionResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface BillingApp {
  readonly playroom: TestApp;
  /** What the functions take for now; tests set it. */
  readonly clock: { now: Date };
  /** Answers like the server on its port. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Calls a function by POST, as the member or as nobody. */
  readonly call: (name: string, member: TestMember | null, body?: unknown) => Promise<FunctionResponse>;
  /** What the server does on a schedule. */
  readonly settleWithdrawals: () => Promise<void>;
  /** The member's subscription row, past every rule. */
  readonly row: (member: TestMember) => Promise<Record<string, unknown> | undefined>;
}

/** @param stripe keys and address of a double; null for the test till */
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
