/**
 * Prometheus metrics (docs/deploy.md explains each). Labels come from a fixed few words: never an address, a name or an
 * id.
 */
import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Database } from './engine/database.ts';
import type { MailQueueStats } from './mail/mail-queue.ts';
import { registry } from './metric-counters.ts';
import { isLoopback } from './settings/setting-checks.ts';

/** The part of the site that a path belongs to. */
export function areaOf(path: string): string {
  const [, first = '', version = ''] = path.split('/');
  if (['auth', 'rest', 'functions'].includes(first) && version === 'v1') return first;
  if (first === 'till') return 'till';
  return ['livez', 'healthz', 'config.json', 'metrics'].includes(first) ? 'server' : 'pages';
}

export interface MetricSources {
  /** Folder whose disk is measured. */
  readonly dataDir: string;
  readonly sql: Database;
  /** The connection pool of requests. */
  readonly requests: pg.Pool;
  readonly letters: () => MailQueueStats;
}

let sources: MetricSources | null = null;

/** Reads these whenever metrics are scraped. */
export function registerMetrics(newSources: MetricSources): void {
  if (sources === null) collectDefaultMetrics({ register: registry, prefix: 'playroom_' });
  sources = newSources;
}

/** A gauge read on scrape; `read` returns values by label, or one without. */
function gaugeOnScrape<Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  read: (sources: MetricSources) => Promise<readonly (readonly [Record<Label, string>, number])[]>,
): void {
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      // When the database does not answer, only its metrics are missing.
      const values = sources ? await read(sources).catch(() => []) : [];
      for (const [labels, value] of values) this.set(labels, value);
    },
  });
}

gaugeOnScrape('playroom_disk_bytes', 'The disk of DATA_DIR.', ['what'], async ({ dataDir }) => {
  const { blocks, bavail, bsize } = await statfs(dataDir);
  return [
    [{ what: 'size' }, blocks * bsize],
    [{ what: 'free' }, bavail * bsize],
  ];
});
gaugeOnScrape('playroom_table_bytes', 'Tables with their indexes.', ['table'], async ({ sql }) => {
  const rows = await sql<{ name: string; bytes: string }[]>`
    select format('%s.%s', n.nspname, c.relname) as name, pg_total_relation_size(c.oid)::text as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('auth', 'public', 'private', 'playroom')`;
  return rows.map(({ name, bytes }) => [{ table: name }, Number(bytes)] as const);
});
gaugeOnScrape('playroom_database_bytes', 'The whole database.', [], async ({ sql }) => {
  const [row] = await sql<{ bytes: string }[]>`select pg_database_size(current_database())::text as bytes`;
  return [[{}, Number(row?.bytes)]];
});
gaugeOnScrape(
  'playroom_database_connections',
  'Connections of requests.',
  ['state'],
  async ({ requests }) => [
    [{ state: 'busy' }, requests.totalCount - requests.idleCount],
    [{ state: 'idle' }, requests.idleCount],
    [{ state: 'awaited' }, requests.waitingCount],
  ],
);
gaugeOnScrape(
  'playroom_mails',
  'Mails since the start, by what became of them.',
  ['state'],
  async ({ letters }) => {
    const { waiting, sent, failedTries, abandoned } = letters();
    return [
      [{ state: 'waiting' }, waiting],
      [{ state: 'sent' }, sent],
      [{ state: 'failed_tries' }, failedTries],
      [{ state: 'given_up' }, abandoned],
    ];
  },
);
gaugeOnScrape('playroom_oldest_mail_seconds', 'How long the oldest mail waits.', [], async ({ letters }) => [
  [{}, letters().oldestSeconds],
]);

/** Everything as text, and its type. */
export const metricsText = async () => ({ text: await registry.metrics(), type: registry.contentType });

export interface MetricsAccess {
  readonly metricsToken: string | null;
  readonly siteUrl?: string;
  readonly trustProxy: boolean;
}

/**
 * Whether a caller may read the metrics: with the token, or as a program of this machine. Behind a proxy every call
 * comes from this machine, so forwarded ones don't count; a public site behind a proxy without forwarding headers needs
 * the token.
 * @param socketAddress where the connection comes from
 */
export function mayReadMetrics(headers: Headers, socketAddress: string, access: MetricsAccess): boolean {
  const { metricsToken, siteUrl, trustProxy } = access;
  const bearerToken = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (bearerToken !== undefined) return metricsToken !== null && isSame(bearerToken, metricsToken);
  const isForwarded = [...headers.keys()].some((name) =>
    /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/.test(name),
  );
  const isPublic = siteUrl !== undefined && !isLoopback(new URL(siteUrl).hostname);
  const address = socketAddress.replace(/^::ffff:/, '');
  return isLoopback(address) && !isForwarded && (trustProxy || !isPublic);
}

function isSame(candidate: string, token: string): boolean {
  const [a, b] = [Buffer.from(candidate), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
