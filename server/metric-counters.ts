/** The counters that parts of the server increment; `metrics.ts` adds what is read on each scrape. */
import { Counter, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];

export const responses = new Counter({
  name: 'playroom_responses_total',
  help: 'Answers by part of the site and HTTP status.',
  labelNames: ['area', 'status'],
  registers,
});
export const refusals = new Counter({
  name: 'playroom_refusals_total',
  help: 'Calls refused by a limit: which call, and by which of its counts.',
  labelNames: ['call', 'by'],
  registers,
});
export const webhookRefusals = new Counter({
  name: 'playroom_webhook_refusals_total',
  help: 'Signed events of the payment provider whose signature does not fit.',
  registers,
});
export const browserCrashes = new Counter({
  name: 'playroom_browser_crashes_total',
  help: 'Pages that broke in a browser, each with a line in the log.',
  registers,
});
export const databaseWaits = new Histogram({
  name: 'playroom_database_wait_seconds',
  help: 'How long a request waited for a connection to the database.',
  buckets: [0.005, 0.05, 0.25, 1, 3],
  registers,
});
export const slowQueries = new Counter({
  name: 'playroom_slow_queries_total',
  help: 'Queries that took longer than half a second.',
  registers,
});
