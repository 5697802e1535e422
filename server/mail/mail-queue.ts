/**
 * The mail queue: rows of `playroom.letters`, so that neither a mail server that is down nor a restart loses one. A row
 * contains a template and its values, including a link's token, so it is deleted as soon as the mail is delivered,
 * rejected for good, or too old. Several servers share the queue.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../engine/database.ts';
import { log } from '../log.ts';
import type { MailDraft, MailTemplate } from './mail.ts';

/** How long delivery is retried, in minutes. A link works for an hour (engine.ts); news are useful for two days. */
const LINK_RETRY_MINUTES = 60;
const NEWS_RETRY_MINUTES = 48 * 60;
const LINKS: ReadonlySet<MailTemplate> = new Set(['confirmation', 'recovery', 'email_change']);

/** Interval between checks for due mails. */
const POLL_INTERVAL_MS = 10_000;
const MAX_DELIVERIES = 4;
/** A delivery that is still running this long after shutdown is abandoned, and retried later. */
const CLOSE_TIMEOUT_MS = 2000;
/** A queued mail older than this makes `/healthz` report delayed mail. */
const DELAYED_AFTER_S = 120;

/** Queue statistics for `/healthz` and metrics, without recipients or subjects. */
export interface MailQueueStats {
  /** Undelivered mails of all servers, and the age of the oldest in seconds. */
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Of this server since its start. */
  readonly sent: number;
  readonly failedTries: number;
  readonly abandoned: number;
}

export interface MailQueue {
  /** Queues a mail and delivers it at once, in the background. Rejects when it could not be queued. */
  readonly add: (draft: MailDraft) => Promise<void>;
  readonly stats: () => MailQueueStats;
  readonly state: () => 'ok' | 'delayed';
  /** Stops delivering; queued mails stay for the next start. Running deliveries get two seconds. */
  readonly close: () => Promise<void>;
}

interface QueuedMail {
  readonly id: string;
  readonly template: MailTemplate;
  readonly recipient: string;
  readonly data: Record<string, string>;
  readonly attempts: number;
}

/**
 * Takes over queued mails and continues.
 * @param sql as the database's owner; the request login may not read mails
 * @param deliver rejects with nodemailer's error when delivery failed
 */
export function openMailQueue(sql: Database, deliver: (draft: MailDraft) => Promise<void>): MailQueue {
  const counts = { sent: 0, failedTries: 0, abandoned: 0 };
  let queueAge = { waiting: 0, oldestSeconds: 0 };
  let isClosing = false;
  let runnerCount = 0;
  const running = new Set<Promise<void>>();

  const run = async () => {
    for (;;) {
      if (isClosing) return;
      const row = await nextDue(sql);
      if (!row) return;
      const failure = await deliver({ template: row.template, to: row.recipient, values: row.data }).then(
        () => null,
        (error: unknown) => failureOf(error),
      );
      if (failure === null) counts.sent += 1;
      else {
        counts.failedTries += 1;
        log.error(`A mail could not be delivered (${failure.reason}), try ${row.attempts}.`);
        if (failure.isPermanent) counts.abandoned += 1;
      }
      if (failure === null || failure.isPermanent)
        await sql`delete from playroom.letters where id = ${row.id}`;
      else await sql`update playroom.letters set last_error = ${failure.reason} where id = ${row.id}`;
    }
  };

  /** Runs background work that `close` waits for. */
  const runInBackground = (work: () => Promise<void>) => {
    const background = work()
      .catch((error: unknown) => log.error('The queue of letters could not be read', error))
      .finally(() => running.delete(background));
    running.add(background);
  };
  const start = () => {
    if (isClosing || runnerCount >= MAX_DELIVERIES) return;
    runnerCount += 1;
    runInBackground(() => run().finally(() => (runnerCount -= 1)));
  };
  const poll = async () => {
    const expiredRows = await sql`delete from playroom.letters where expires_at <= now() returning id`;
    counts.abandoned += expiredRows.length;
    if (expiredRows.length > 0) log.error(`${expiredRows.length} mails were given up after many tries.`);
    const [queueRow] = await sql<{ waiting: number; oldest: number }[]>`
      select count(*)::integer as waiting,
        coalesce(extract(epoch from now() - min(created_at)), 0)::integer as oldest
      from playroom.letters`;
    queueAge = { waiting: queueRow?.waiting ?? 0, oldestSeconds: queueRow?.oldest ?? 0 };
    start();
  };
  const schedulePoll = () => runInBackground(poll);
  runInBackground(async () => {
    // Retries earlier failures at once: a misconfigured mail server may be fixed now.
    await sql`update playroom.letters set next_try = now() where last_error is not null`;
    await poll();
  });
  const timer = setInterval(schedulePoll, POLL_INTERVAL_MS).unref();

  return {
    async add({ template, to, values }) {
      const minutes = LINKS.has(template) ? LINK_RETRY_MINUTES : NEWS_RETRY_MINUTES;
      await sql`
        insert into playroom.letters (template, recipient, data, expires_at)
        values (${template}, ${to}, ${JSON.stringify(values)}, now() + make_interval(mins => ${minutes}))`;
      start();
    },
    stats: () => ({ ...counts, ...queueAge }),
    state: () => (queueAge.oldestSeconds > DELAYED_AFTER_S ? 'delayed' : 'ok'),
    async close() {
      isClosing = true;
      clearInterval(timer);
      await Promise.race([Promise.all(running), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Takes the mail that is due first and postpones its next try, so that no other runner or server takes it and an
 * interrupted one is retried: after a minute, then twice as long, at most an hour.
 */
async function nextDue(sql: Database): Promise<QueuedMail | undefined> {
  const [row] = await sql<QueuedMail[]>`
    update playroom.letters set attempts = attempts + 1, last_error = null,
      next_try = now() + least(interval '1 minute' * power(2, attempts), interval '1 hour')
    where id = (
      select id from playroom.letters where next_try <= now() and expires_at > now()
      order by next_try limit 1 for update skip locked
    )
    returning id, template, recipient, data, attempts`;
  return row;
}

/** Nodemailer's code and the SMTP status, which identify nobody; an unknown mailbox is not retried. */
function failureOf(error: unknown): { reason: string; isPermanent: boolean } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const reason = [code, responseCode].filter((part) => /^\w{1,40}$/.test(String(part ?? ''))).join(' ');
  const isRejected = (code === 'EENVELOPE' || code === 'EMESSAGE') && Number(responseCode) >= 500;
  return { reason: reason || 'unknown', isPermanent: isRejected };
}
