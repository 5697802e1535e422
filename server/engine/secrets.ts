/**
 * The secrets of one installation, made at its first start: nothing is shipped, nothing has a default.
 * `secrets.json` is readable by its owner only; whoever has it can sign in as anybody.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { chmod, open, readFile, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartError } from '../start-error.ts';

const shape = z.object({
  /** Signs access tokens (HS256). */
  jwtSecret: z.string().min(32),
  /** Public: the browser sends it with every call. */
  publishableKey: z.string().startsWith('sb_publishable_'),
  /** The service role's key; never leaves the server. */
  secretKey: z.string().startsWith('sb_secret_'),
  /** Password of the embedded PostgreSQL's only user. */
  databasePassword: z.string().min(16),
});

export type Secrets = Readonly<z.infer<typeof shape>>;

/** Reads `secrets.json` of a data folder, or makes it. @throws StartError when the file is damaged */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return createSecrets(file);
  }
  if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600);
  const parsed = shape.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new StartError(
      `${file} is damaged; restore it from a backup, or delete it to make new keys (every member then signs in again).`,
    );
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function createSecrets(file: string): Promise<Secrets> {
  const secrets: Secrets = {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: apiKey('publishable'),
    secretKey: apiKey('secret'),
    databasePassword: randomBytes(24).toString('base64url'),
  };
  // Written aside, synced and renamed: a crash leaves the whole file or none.
  const draft = `${file}.${process.pid}`;
  const handle = await open(draft, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(secrets, null, 2)}\n`);
  await handle.sync();
  await handle.close();
  await rename(draft, file);
  return secrets;
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

/** A further secret for one purpose, the same at every start; knowing it tells nothing about the others. */
export function deriveSecret(secrets: Secrets, purpose: string): string {
  return createHmac('sha256', secrets.jwtSecret).update(purpose).digest('base64url');
}
