/** Sends the sequences to an operator's project, reports differences from the recordings, and cleans up. */
import { randomBytes } from 'node:crypto';
import { compareResponses, unexplained } from './compare.ts';
import { PROJECT_DIFFERENCES } from './known-differences.ts';
import type { ContractSession } from './placeholders.ts';
import { readRecording } from './recordings.ts';
import { runSequence, skipReason } from './run-sequence.ts';
import { SEQUENCES } from './sequences/index.ts';
import type { AuthTarget } from './target.ts';

export interface Project {
  /** Its address, such as `https://….supabase.co`. */
  readonly url: string;
  /** The public API key. */
  readonly key: string;
  /** A key that may delete accounts; without it the accounts stay, signed out. */
  readonly secretKey: string | null;
  /** An email pattern in which `{}` is replaced to make it unique, such as `me+{}@example.org`. */
  readonly addresses: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

export interface CheckReport {
  /** Names of the sequences that were sent. */
  readonly completed: readonly string[];
  /** The skipped ones, and why. */
  readonly skipped: readonly { readonly sequence: string; readonly reason: string }[];
  /** One line for each field that differs from the recording. */
  readonly differences: readonly string[];
  /** Fields missing in the recording; a newer version may add some. */
  readonly addedFields: readonly string[];
  /** Emails of accounts that still exist. */
  readonly remaining: readonly string[];
}

/** @param hooks hooks beside calls */
export async function checkProject(project: Project, hooks: Partial<AuthTarget> = {}): Promise<CheckReport> {
  const target = { ...targetOf(project), ...hooks };
  const health = await target.fetch(new Request(`${target.url}/health`, { headers: { apikey: target.key } }));
  if (!health.ok)
    throw new Error(
      `there is no auth service at ${target.url}, or the key is not its own (${health.status})`,
    );
  const sessions: ContractSession[] = [];
  const completed: string[] = [];
  const skipped: { sequence: string; reason: string }[] = [];
  const allDifferences: string[] = [];
  for (const sequence of SEQUENCES) {
    const reason = skipReason(sequence, target);
    if (reason !== null) {
      skipped.push({ sequence: sequence.name, reason });
      continue;
    }
    const responses = await runSequence(sequence, target, (session) => sessions.push(session));
    if (responses.some(({ status }) => status === 429))
      skipped.push({ sequence: sequence.name, reason: 'the project asks to wait (429); try again later' });
    else {
      completed.push(sequence.name);
      allDifferences.push(...compareResponses(await readRecording(sequence.name), responses));
    }
  }
  const remaining = await cleanUp(target, sessions);
  const unexplainedLines = unexplained(allDifferences, PROJECT_DIFFERENCES).unlisted;
  const isAddedField = (line: string) => / \/ (headers|body)\.[^:]*: nothing → /.test(line);
  return {
    completed,
    skipped,
    differences: unexplainedLines.filter((line) => !isAddedField(line)),
    addedFields: unexplainedLines.filter(isAddedField),
    remaining,
  };
}

function targetOf({ url, key, secretKey, addresses, fetch }: Project): AuthTarget {
  const auth = `${url.replace(/\/+$/, '')}/auth/v1`;
  const run = randomBytes(4).toString('hex');
  const remove = (secret: string) => async (userId: string) => {
    const headers = { apikey: secret, authorization: `Bearer ${secret}` };
    const response = await fetch(new Request(`${auth}/admin/users/${userId}`, { method: 'DELETE', headers }));
    if (!response.ok && response.status !== 404)
      throw new Error(`The secret key may not delete an account: ${response.status}.`);
  };
  return {
    url: auth,
    key,
    fetch,
    addressOf: (person) => addresses.replace('{}', `${person}-${run}`),
    ...(secretKey ? { removeAccount: remove(secretKey) } : {}),
  };
}

/** Deletes the accounts of a run where it may, else signs them out everywhere. @returns emails of those that stay */
async function cleanUp(target: AuthTarget, sessions: readonly ContractSession[]): Promise<string[]> {
  const users = new Map(sessions.map(({ user }) => [user.id, user.email]));
  if (target.removeAccount) {
    for (const id of users.keys()) await target.removeAccount(id);
    return [];
  }
  for (const { access_token } of sessions) {
    const headers = { apikey: target.key, authorization: `Bearer ${access_token}` };
    await target.fetch(new Request(`${target.url}/logout?scope=global`, { method: 'POST', headers }));
  }
  return [...users.values()];
}
