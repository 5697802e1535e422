/**
 * The secrets of one installation, generated at its first start: nothing is shipped, nothing has a default.
 * `secrets.json` is readable by its owner only; it lets its reader sign in as anybody. The embedded database's password
 * has its own file, so that new keys don't lock anybody out of the data.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../settings/start-error.ts';
import type { Keyring } from './access-tokens.ts';

const shape = z.object({
  /** Signs access tokens (HS256). */
  jwtSecret: z.string().min(32),
  /** Previous signing keys, newest first: their tokens stay valid until they expire. */
  earlierJwtSecrets: z.array(z.string().min(32)).max(3).optional(),
  /** Public: the browser sends it with every call. */
  publishableKey: z.string().startsWith('sb_publishable_'),
  /** The service role's key; never leaves the server. */
  secretKey: z.string().startsWith('sb_secret_'),
  /** Where earlier versions stored the database password. */
  databasePassword: z.string().min(16).optional(),
});

export type Secrets = Readonly<z.infer<typeof shape>>;

const passwordShape = z.object({ password: z.string().min(16) });
const SECRETS = 'secrets.json';
const DATABASE = 'database.json';

/** The keys for members' tokens, the current one first. */
export const keyringOf = (secrets: Pick<Secrets, 'jwtSecret' | 'earlierJwtSecrets'>): Keyring => [
  secrets.jwtSecret,
  ...(secrets.earlierJwtSecrets ?? []),
];

/** Reads `secrets.json` of a data folder, or creates it. @throws StartError when the file is damaged */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, SECRETS);
  const stored = await readJson(file);
  if (stored === null) {
    const secrets: Secrets = {
      jwtSecret: randomBytes(48).toString('base64url'),
      publishableKey: apiKey('publishable'),
      secretKey: apiKey('secret'),
    };
    await writeAtomically(file, secrets);
    return secrets;
  }
  const parsed = shape.safeParse(stored.value);
  if (!parsed.success) {
    throw new StartError(
      `${file} is damaged; restore it from a backup, or delete it to make new keys (every member then signs in again).`,
    );
  }
  const { databasePassword, ...secrets } = parsed.data;
  if (databasePassword !== undefined) {
    if ((await readJson(path.join(dataDir, DATABASE))) === null)
      await writeAtomically(path.join(dataDir, DATABASE), { password: databasePassword });
    await writeAtomically(file, secrets);
  }
  return secrets;
}

/** The embedded PostgreSQL's password, from `database.json`, created at the first start. @throws StartError */
export async function loadDatabasePassword(
  dataDir: string,
): Promise<{ readonly password: string; readonly isNew: boolean }> {
  const file = path.join(dataDir, DATABASE);
  const stored = await readJson(file);
  if (stored === null) {
    const newPassword = { password: randomBytes(24).toString('base64url') };
    await writeAtomically(file, newPassword);
    return { ...newPassword, isNew: true };
  }
  const parsed = passwordShape.safeParse(stored.value);
  if (!parsed.success)
    throw new StartError(
      `${file} is damaged; restore it from a backup, or delete it to make a new password.`,
    );
  return { password: parsed.data.password, isNew: false };
}

/**
 * Replaces the signing key. Tokens of the old one stay valid for their hour, so nobody is signed out; a running server
 * uses the new key after a restart.
 */
export async function rotateKeys(dataDir: string): Promise<void> {
  const secrets = await loadSecrets(dataDir);
  await writeAtomically(path.join(dataDir, SECRETS), {
    ...secrets,
    jwtSecret: randomBytes(48).toString('base64url'),
    earlierJwtSecrets: [secrets.jwtSecret, ...(secrets.earlierJwtSecrets ?? [])].slice(0, 2),
  });
}

async function readJson(file: string): Promise<{ value: unknown } | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
  if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { value: undefined };
  }
}

async function writeAtomically(file: string, content: object): Promise<void> {
  // Written to a temporary file, synced and renamed: a crash leaves the whole file or none.
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
}

/** Supabase's key format: type, 22 random characters, 8 of a checksum. */
function apiKey(type: 'publishable' | 'secret'): string {
  const random = `sb_${type}_${randomBytes(17).toString('base64url').slice(0, 22)}`;
  const checksum = createHash('sha256')
    .update(`supabase-self-hosted|${random}`)
    .digest('base64url')
    .slice(0, 8);
  return `${random}_${checksum}`;
}

/** Derives a secret for one purpose, the same at every start; it reveals nothing about the others. */
export function deriveSecret(secrets: Pick<Secrets, 'jwtSecret'>, purpose: string): string {
  return createHmac('sha256', secrets.jwtSecret).update(purpose).digest('base64url');
}
