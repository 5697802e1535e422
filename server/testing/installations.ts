/**
 * Databases for tests. The first of a run is created as at a first start; the others are copies, which takes a tenth of
 * the time. TEST_POSTGRES=15 uses the oldest supported PostgreSQL.
 */
import { execFile } from 'node:child_process';
import { appendFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openBackend } from '../backend.ts';
import type { Database } from '../engine/database.ts';
import type { Settings } from '../settings/settings.ts';
import { buildOnce } from './build-once.ts';
import { externalPostgres } from './external-postgres.ts';

export type Installation = Pick<Settings, 'dataDir' | 'databaseUrl' | 'siteUrl' | 'smtpUrl' | 'mailFrom'>;

const TEMPLATE = 'playroom_template';
const cp = promisify(execFile);

/** The PostgreSQL version under test. */
export const POSTGRES = process.env.TEST_POSTGRES ?? '18';

/** Fixed settings of an installation under test. */
const placeAt = (dataDir: string, databaseUrl: string | null): Installation => ({
  dataDir,
  databaseUrl,
  siteUrl: 'http://playroom.test',
  smtpUrl: null,
  mailFrom: 'Test <test@playroom.test>',
});

/** An installation with today's schema and no family. `dataDir` is alone in a folder, which the caller removes. */
export async function migratedInstallation(): Promise<Installation> {
  return POSTGRES === '15' ? foreignPlace() : embeddedPlace();
}

/** A data folder as a first start leaves it, with today's schema and no family; for `DATA_DIR` of a whole server. */
export async function copyDataFolder(target: string): Promise<void> {
  const template = await buildOnce('embedded', (folder) => migrate(placeAt(folder, null)));
  await cp('cp', ['-a', template, target]);
}

async function embeddedPlace(): Promise<Installation> {
  const dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'story-playroom-test-')), 'data');
  await copyDataFolder(dataDir);
  // It lives for a minute; tests with whole servers cover durability.
  const configFile = path.join(dataDir, 'postgres', 'postgresql.conf');
  await appendFile(configFile, '\nfsync = off\nfull_page_writes = off\n');
  return placeAt(dataDir, null);
}

/** An installation before its first start. @param dataDir an absolute path; the folder need not exist */
export async function emptyInstallation(dataDir: string): Promise<Installation> {
  if (POSTGRES !== '15') return placeAt(dataDir, null);
  const { admin, urlOf } = await externalPostgres();
  await foreignTemplate();
  const name = ownName();
  await admin(`create database ${name} owner keeper`);
  return placeAt(dataDir, urlOf(name));
}

let count = 0;
function ownName(): string {
  count += 1;
  return `playroom_${process.pid}_${count}`;
}

async function foreignTemplate(): Promise<string> {
  const { admin, urlOf } = await externalPostgres();
  return buildOnce('foreign', async (folder) => {
    // What docs/deploy.md tells a superuser to run before version 16.
    await admin('create role service_role nologin bypassrls');
    await admin(`create database ${TEMPLATE} owner keeper`);
    await migrate(placeAt(folder, urlOf(TEMPLATE)));
  });
}

async function foreignPlace(): Promise<Installation> {
  const { admin, urlOf } = await externalPostgres();
  const foreignFolder = await foreignTemplate();
  const name = ownName();
  await admin(`create database ${name} owner keeper template ${TEMPLATE}`);
  const dataDir = path.join(await mkdtemp(path.join(tmpdir(), 'story-playroom-test-')), 'data');
  await cp('cp', ['-a', foreignFolder, dataDir]);
  return placeAt(dataDir, urlOf(name));
}

/** Runs one statement as superuser of an open installation; the owner of an external PostgreSQL is not one. */
export async function asSuperuser(
  { databaseUrl }: Installation,
  owner: Database,
  statement: string,
): Promise<void> {
  if (databaseUrl === null) await owner.unsafe(statement);
  else await (await externalPostgres()).admin(statement, new URL(databaseUrl).pathname.slice(1));
}

async function migrate(place: Installation): Promise<void> {
  const backend = await openBackend(place, () => undefined);
  await backend.close();
}
