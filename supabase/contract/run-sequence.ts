/** Sends a sequence to an auth service and returns its masked responses. */
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mask, tokenParts } from './mask.ts';
import { type ContractSession, MissingSessionError, Placeholders } from './placeholders.ts';
import { type CallStep, isCall, type Json, PASSWORD, type Sequence, type SequenceStep } from './sequence.ts';
import type { AuthTarget } from './target.ts';

export interface RecordedResponse {
  readonly description: string;
  readonly request: {
    readonly call: string;
    readonly session?: string;
    readonly body?: Json;
    readonly unversioned?: true;
  };
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: Json;
}

/** Longest real wait instead of shifting times, in seconds. */
const MAX_WAIT_S = 15;
/** Headers that say how to read a response. */
const HEADERS = ['content-type', 'x-supabase-api-version'];

/** Why a sequence cannot run against a service; null when it can. */
export function skipReason({ steps }: Sequence, target: AuthTarget): string | null {
  const hasStep = (test: (step: SequenceStep) => boolean) => steps.some(test);
  if (!target.readMailTo && hasStep((step) => 'mailTo' in step)) return 'it needs the links in letters';
  if (!target.waitFor && hasStep((step) => 'waitSeconds' in step && step.waitSeconds > MAX_WAIT_S))
    return 'it needs hours to pass';
  if (
    !target.sign &&
    hasStep((step) => 'forgery' in step && (step.forgery === 'expired' || step.forgery === 'no session'))
  )
    return 'it needs the key that signs tokens';
  if (!target.removeAccount && hasStep((step) => 'removeAccountOf' in step))
    return 'it needs a key that may delete accounts';
  return null;
}

/**
 * @param onSession called with each new session, for the cleanup
 * @returns the responses up to the first call whose session an earlier step did not get
 */
export async function runSequence(
  { name, steps }: Sequence,
  target: AuthTarget,
  onSession: (session: ContractSession) => void = () => undefined,
): Promise<RecordedResponse[]> {
  const responses: RecordedResponse[] = [];
  const placeholders = new Placeholders(name, target);
  const makeAccount =
    target.makeAccount ?? ((email: string, password: string) => signUpUnseen(target, email, password));

  const take = async (step: SequenceStep): Promise<void> => {
    if (isCall(step)) {
      const response = await target.fetch(requestOf(step, placeholders, target));
      const content = parsed(await response.text());
      placeholders.learnUserIds(usersIn(content));
      if (isSession(content)) {
        onSession(content);
        if (step.storeAs) placeholders.storeSession(step.storeAs, content);
      }
      responses.push(toRecordedResponse(step, response, mask(content, placeholders.names)));
    } else if ('account' in step) await makeAccount(placeholders.address(step.account), PASSWORD);
    else if ('mailTo' in step)
      placeholders.storeText(
        step.storeAs,
        (await target.readMailTo?.(placeholders.address(step.mailTo))) ?? '',
      );
    else if ('waitSeconds' in step)
      await (target.waitFor?.(step.waitSeconds) ?? sleep(step.waitSeconds * 1000));
    else if ('forgery' in step)
      placeholders.storeText(
        step.storeAs,
        await forge(step.forgery, placeholders.session(step.ofSession).access_token, target),
      );
    else await target.removeAccount?.(placeholders.session(step.removeAccountOf).user.id);
  };

  try {
    for (const step of steps) await take(step);
  } catch (error) {
    if (!(error instanceof MissingSessionError)) throw error;
  }
  return responses;
}

function requestOf(step: CallStep, placeholders: Placeholders, target: AuthTarget): Request {
  const [method = '', path = ''] = step.call.split(' ');
  const headers = new Headers({ apikey: target.key, accept: 'application/json' });
  if (!step.unversioned) headers.set('x-supabase-api-version', '2024-01-01');
  if (step.session) {
    const token = step.session.startsWith('{')
      ? placeholders.fillText(step.session)
      : placeholders.session(step.session).access_token;
    headers.set('authorization', `Bearer ${token}`);
  }
  const body =
    step.rawBody ?? (step.body === undefined ? undefined : JSON.stringify(placeholders.fillIn(step.body)));
  if (body !== undefined) headers.set('content-type', 'application/json;charset=UTF-8');
  const init = { method, headers, redirect: 'manual' } as const;
  return new Request(target.url + path, body === undefined ? init : { ...init, body });
}

function toRecordedResponse(step: CallStep, { status, headers }: Response, body: Json): RecordedResponse {
  const { description, call, session, unversioned } = step;
  const requestBody = step.rawBody ?? step.body;
  return {
    description,
    request: {
      call,
      ...(session ? { session } : {}),
      ...(unversioned ? { unversioned } : {}),
      ...(requestBody === undefined ? {} : { body: requestBody }),
    },
    status,
    headers: Object.fromEntries(
      HEADERS.flatMap((name) => {
        const value = headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    body,
  };
}

async function signUpUnseen({ url, key, fetch }: AuthTarget, email: string, password: string): Promise<void> {
  const headers = { apikey: key, 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const response = await fetch(new Request(`${url}/signup`, { method: 'POST', headers, body }));
  if (!response.ok) throw new Error(`No account could be made: ${await response.text()}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isSession = (value: unknown): value is ContractSession =>
  isObject(value) && typeof value.access_token === 'string' && isObject(value.user);

function usersIn(value: unknown): { id: string; email: string }[] {
  if (!isObject(value)) return [];
  const { id, email } = value;
  const users = typeof id === 'string' && typeof email === 'string' ? [{ id, email }] : [];
  return isObject(value.user) ? [...users, ...usersIn(value.user)] : users;
}

async function forge(forgery: string, token: string, target: AuthTarget): Promise<string> {
  const { header, claims } = tokenParts(token) ?? { header: {}, claims: {} };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  if (forgery === 'no algorithm') return `${part({ ...header, alg: 'none' })}.${part(claims)}.`;
  if (forgery === 'another secret') {
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
    return `${text}.${createHmac('sha256', 'another secret').update(text).digest('base64url')}`;
  }
  const then = Math.floor(Date.now() / 1000) - 2 * 3600;
  const changed =
    forgery === 'expired'
      ? { ...claims, iat: then, exp: then + 3600 }
      : { ...claims, session_id: '00000000-0000-4000-8000-000000000000' };
  return (await target.sign?.(changed)) ?? '';
}
