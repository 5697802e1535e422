/**
 * The oldest PostgreSQL that docs/deploy.md supports, reached by DATABASE_URL as an ordinary role: one cluster a test
 * run, a database per test app.
 */
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findRunAs } from '../engine/postgres-account.ts';
import { buildOnce } from './build-once.ts';
import { freePort } from './ports.ts';
import { dataOf, runPostgres15 } from './postgres-15.ts';

const PASSWORD = 'keeper-password-1';

export interface ExternalPostgres {
  readonly port: number;
  /** Runs one statement as superuser, in the database `postgres` by default. */
  readonly admin: (statement: string, database?: string) => Promise<void>;
  /** The address of a database for the ordinary role `keeper`, who owns it. */
  readonly urlOf: (database: string) => string;
}

/** The cluster of this run, started on first use. */
export async function externalPostgres(): Promise<ExternalPostgres> {
  const installation = await buildOnce('postgres-15', async (folder) => {
    const { port } = await startExternalPostgres(path.dirname(folder));
    await writeFile(path.join(folder, 'port'), String(port));
  });
  return connectTo(Number(readFileSync(path.join(installation, 'port'), 'utf8')));
}

/** A cluster with the role `keeper` and nothing else, until `endPostgres15`. @param folder where its data goes */
export async function startExternalPostgres(folder: string): Promise<ExternalPostgres> {
  const { account } = findRunAs();
  const data = dataOf(folder);
  await mkdir(data, { mode: 0o700 });
  await chmod(folder, 0o755);
  if (account) await chown(data, account.uid, account.gid);
  const port = await freePort();
  runPostgres15('initdb', '-D', data, '-U', 'owner', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync');
  const options = `-p ${port} -h 127.0.0.1 -k '' -F -c max_connections=60`;
  runPostgres15('pg_ctl', '-D', data, '-w', '-l', path.join(data, 'log'), '-o', options, 'start');
  const postgres = connectTo(port);
  await postgres.admin(`create role keeper login createrole bypassrls password '${PASSWORD}'`);
  return postgres;
}

function connectTo(port: number): ExternalPostgres {
  return {
    port,
    urlOf: (database) => `postgresql://keeper:${PASSWORD}@127.0.0.1:${port}/${database}`,
    async admin(statement, database = 'postgres') {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'owner', database });
      await client.connect();
      try {
        await client.query(statement);
      } finally {
        await client.end();
      }
    },
  };
}
