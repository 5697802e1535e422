/**
 * The requests of the app that make an account and pay for a plan, without a screen or a browser. Journeys send them
 * through a page, `npm run dev` through the application in its own process.
 */
import type { Session } from '@supabase/supabase-js';

/** Answers a request to the site by its path. */
export type Send = (
  path: string,
  init: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly names: {
    readonly first_name: string;
    readonly last_name: string;
    readonly adventurer_name: string;
  };
}

/** Headers of every API request: the project's key, and the caller's session. */
async function apiHeaders(send: Send, session?: Session): Promise<Record<string, string>> {
  const { supabaseKey } = await (await send('/config.json', { method: 'GET' })).json();
  return { apikey: supabaseKey, ...(session && { authorization: `Bearer ${session.access_token}` }) };
}

/** Posts JSON. Returns the JSON response, null when empty. Throws with the status when rejected. */
export async function postJson(send: Send, session: Session | undefined, path: string, data: object) {
  const headers = { ...(await apiHeaders(send, session)), 'content-type': 'application/json' };
  const answer = await send(path, { method: 'POST', headers, body: JSON.stringify(data) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
  return JSON.parse((await answer.text()) || 'null');
}

/** Rows that a member may read: `heroes?select=name`. */
export async function readRows(
  send: Send,
  session: Session,
  rows: string,
): Promise<Record<string, unknown>[]> {
  const headers = await apiHeaders(send, session);
  const answer = await send(`/rest/v1/${rows}`, { method: 'GET', headers });
  if (!answer.ok) throw new Error(`${rows} answered ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Creates an account by the form's two requests: the account, then its profile row. */
export async function createAccount(send: Send, { email, password, names }: NewAccount): Promise<Session> {
  const session: Session = await postJson(send, undefined, '/auth/v1/signup', {
    email,
    password,
    data: names,
  });
  await postJson(send, session, '/rest/v1/profiles', { user_id: session.user.id, ...names });
  return session;
}

/** Pays for a plan at the fake Stripe, by the requests of its page. */
export async function payForPlan(send: Send, session: Session, plan: 'basic' | 'premium'): Promise<void> {
  const { url } = await postJson(send, session, '/functions/v1/create-checkout', { plan });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const paid = await send(new URL(url).pathname, { method: 'POST', headers, body: 'action=pay' });
  if (paid.status >= 400) throw new Error(`The fake Stripe answered ${paid.status}`);
}
