/** Everything behind the API of one machine (secrets, database, engine), opened in order and closed in reverse. */
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { requireRestored } from './backup/restore-marker.ts';
import { type Cluster, startCluster } from './engine/cluster.ts';
import { type Engine, openEngine } from './engine/engine.ts';
import { findRunAs } from './engine/postgres-account.ts';
import { loadDatabasePassword, loadSecrets, type Secrets } from './engine/secrets.ts';
import { consoleTransport, createMailer, renderMail, smtpTransport } from './mail/mail.ts';
import { type MailQueue, openMailQueue } from './mail/mail-queue.ts';
import { PROJECT_ROOT } from './project.ts';
import type { Settings } from './settings/settings.ts';
import { StartError } from './settings/start-error.ts';
import { assertDatabasePassword, explainStartFailure, isDiskFull } from './settings/start-failures.ts';

export interface Backend {
  readonly engine: Engine;
  /** The mail queue. */
  readonly letters: MailQueue;
  readonly secrets: Secrets;
  /** Resolves when the embedded PostgreSQL has ended; never for an external one. */
  readonly databaseEnded: Promise<void>;
  readonly close: () => Promise<void>;
}

const MIGRATIONS = path.join(PROJECT_ROOT, 'supabase', 'migrations');

type BackendSettings = Pick<Settings, 'dataDir' | 'databaseUrl' | 'siteUrl' | 'smtpUrl' | 'mailFrom'>;

/**
 * Opens what the settings ask for.
 * @param print where mails go on a machine that cannot send any
 * @param restoring during a restore: a folder with the migrations of the backup's database
 * @throws StartError with what to fix
 */
export async function openBackend(
  settings: BackendSettings,
  print: (text: string) => void = (text) => process.stdout.write(text),
  restoring?: { readonly migrations: string },
): Promise<Backend> {
  try {
    if (!restoring) requireRestored(settings.dataDir);
    return await open(settings, print, restoring?.migrations ?? MIGRATIONS);
  } catch (error) {
    throw await explainStartFailure(error, settings.dataDir);
  }
}

async function open(
  settings: BackendSettings,
  print: (text: string) => void,
  migrationsFolder: string,
): Promise<Backend> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 }).catch(
    async (error: NodeJS.ErrnoException) => {
      if (await isDiskFull(error, settings.dataDir)) throw error;
      throw new StartError(
        `DATA_DIR ${settings.dataDir} cannot be made (${error.code}); choose a folder this user may write to.`,
      );
    },
  );
  const secrets = await loadSecrets(settings.dataDir).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === undefined || (await isDiskFull(error, settings.dataDir))) throw error;
    throw new StartError(
      `DATA_DIR ${settings.dataDir} cannot be used (${error.code}); choose a folder this user may write to.`,
    );
  });
  const cluster: Cluster | null =
    settings.databaseUrl === null
      ? await startCluster({
          dataDir: settings.dataDir,
          ...(await loadDatabasePassword(settings.dataDir)),
          runAs: findRunAs(),
        })
      : null;
  try {
    if (cluster) await assertDatabasePassword(cluster, settings.dataDir);
    const templates = path.join(PROJECT_ROOT, 'supabase', 'templates');
    const post = settings.smtpUrl
      ? smtpTransport(settings.smtpUrl, settings.mailFrom)
      : consoleTransport(print);
    const engine = await openEngine({
      database: cluster?.connection ?? { url: settings.databaseUrl ?? '' },
      secrets,
      siteUrl: settings.siteUrl,
      letters: createMailer(settings.siteUrl, async (draft) => queue.add(draft)),
      migrationsFolder,
    });
    // Writes nothing before the engine is open.
    const queue = openMailQueue(engine.sql, async (draft) => post(await renderMail(templates, draft)));
    await storeKnownStories(engine);
    return {
      engine,
      letters: queue,
      secrets,
      databaseEnded: cluster?.ended ?? new Promise(() => undefined),
      async close() {
        await queue.close();
        await engine.close();
        await cluster?.stop();
      },
    };
  } catch (error) {
    await cluster?.stop();
    throw error;
  }
}

/** Tells the database which stories this version has; the library rejects any other. */
async function storeKnownStories({ sql }: Engine): Promise<void> {
  const slugs = await readdir(path.join(PROJECT_ROOT, 'content', 'stories')).catch(() => []);
  await sql`
    insert into private.known_stories select unnest(${slugs.filter(isSlug)}::text[]) on conflict do nothing`;
}

const isSlug = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 80;
