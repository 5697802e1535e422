/** The programs of PostgreSQL 15, where installed (Debian: postgresql-15) or where POSTGRES_15 names their folder. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findRunAs } from '../engine/postgres-account.ts';

const PROGRAMS = process.env.POSTGRES_15 ?? '/usr/lib/postgresql/15/bin';

/** Whether this machine has them. */
export const hasPostgres15 = (): boolean => existsSync(path.join(PROGRAMS, 'initdb'));

/** Runs a program to its end. @throws Error with its output */
export function runPostgres15(program: 'initdb' | 'pg_ctl', ...args: string[]): void {
  const { prefix, account } = findRunAs();
  const [command = '', ...rest] = [...prefix, path.join(PROGRAMS, program), ...args];
  const { status, stderr } = spawnSync(command, rest, { ...account, cwd: '/', encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
}

/** Data folder of a test run's cluster. @param shared the run's folder */
export const dataOf = (shared: string): string => path.join(shared, 'postgres-15-data');

/** Stops the cluster of a test run, if any. */
export function endPostgres15(shared: string): void {
  const data = dataOf(shared);
  if (existsSync(path.join(data, 'postmaster.pid')))
    runPostgres15('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
}
