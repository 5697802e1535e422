/**
 * Withdraws from the contract, logged in or not. `{ name, email, order? }` records the statement and answers
 * `WithdrawalAnswer`: a member with their own email is refunded at once; everybody else gets the same answer, whether
 * or not the email has an account, and a mail goes there. `{ token }`, from the mailed link, ends it.
 */

import { type AuthenticatedMember, authenticate } from '../_shared/authentication.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { canonicalEmailAddress } from '../_shared/email-address.ts';
import { FunctionError, handlePost, readJsonObject } from '../_shared/response.ts';
import { prove, settle, type WithdrawalAnswer, withdrawalResponse } from '../_shared/withdrawal.ts';

const MAX_LINE_LENGTH = 100;

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const body = await readJsonObject(request);
    return 'token' in body
      ? confirm(deps, body.token)
      : state(deps, statementOf(body), await memberOf(request, deps));
  });
}

interface Statement {
  readonly name: string;
  readonly email: string;
  readonly order: string;
}

function statementOf({ name, email, order = '' }: Record<string, unknown>): Statement {
  const address = typeof email === 'string' ? canonicalEmailAddress(email) : null;
  const [nameLine, orderLine] = [lineOf(name), lineOf(order)];
  if (!nameLine || orderLine === null || address === null)
    throw new FunctionError(400, 'invalid_statement', 'Please give your name and the email of your account.');
  return { name: nameLine, email: address, order: orderLine };
}

/** One line of text, or null for anything else or too long. */
function lineOf(value: unknown): string | null {
  const line = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : null;
  // The database cannot store a NUL or a lone surrogate.
  return line === null || line.length > MAX_LINE_LENGTH || /[\p{Cc}\p{Cs}]/u.test(line) ? null : line;
}

/** The member behind the request, or null for a visitor. */
async function memberOf(request: Request, deps: FunctionDeps): Promise<AuthenticatedMember | null> {
  try {
    return await authenticate(request, deps);
  } catch (error) {
    if (error instanceof FunctionError && error.status === 401) return null;
    throw error;
  }
}

async function state(
  deps: FunctionDeps,
  statement: Statement,
  member: AuthenticatedMember | null,
): Promise<WithdrawalAnswer> {
  const token = randomToken();
  const { data, error } = await deps.admin
    .rpc('state_withdrawal', {
      given_name: statement.name,
      given_email: statement.email,
      given_order: statement.order,
      given_token_hash: await hashOf(token),
      moment: deps.now().toISOString(),
    })
    .single();
  if (error !== null) throw new Error(`The database refused noting a withdrawal (${error.code}).`);
  const { id, stated_at, member: owner, is_new } = data;
  if (id === null || stated_at === null) throw new Error('The database noted no withdrawal.');
  const isOwner = member !== null && member.userId === owner;
  const mail = {
    to: statement.email,
    name: statement.name,
    order: statement.order,
    statedAt: new Date(stated_at),
  };
  if (is_new && isOwner) deps.write({ template: 'withdrawal_received', ...mail });
  else if (is_new && owner === null) deps.write({ template: 'withdrawal_unknown', ...mail });
  else if (is_new) deps.write({ template: 'withdrawal_confirm', token, ...mail });
  const row = isOwner ? await prove(deps, { id }) : null;
  if (row !== null) return withdrawalResponse(await settle(deps, row));
  return {
    stated_at: mail.statedAt.toISOString(),
    state: 'letter',
    refunded_cents: null,
    currency: null,
  };
}

async function confirm(deps: FunctionDeps, token: unknown): Promise<WithdrawalAnswer> {
  const row = typeof token === 'string' ? await prove(deps, { tokenHash: await hashOf(token) }) : null;
  if (row === null)
    throw new FunctionError(404, 'unknown_link', 'This link is not known here, or is too old.');
  return withdrawalResponse(await settle(deps, row));
}

/** 256 random bits in hexadecimal. */
function randomToken(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

async function hashOf(token: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))));
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
