/** Mails survive a mail server that is down and a restart, and are delivered once. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openMockSmtp } from '../testing/mock-smtp.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type MailDraft, smtpTransport } from './mail.ts';
import { type MailQueue, openMailQueue } from './mail-queue.ts';

let playroom: TestApp;
const queues: MailQueue[] = [];
beforeAll(async () => {
  playroom = await openTestApp();
  // The app's own queue would take the mails.
  await playroom.backend.letters.close();
});
afterAll(() => playroom?.close());
const sql = () => playroom.backend.engine.sql;
beforeEach(async () => {
  await sql()`delete from playroom.letters`;
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()));
});

const open = (deliver: (draft: MailDraft) => Promise<void>) => {
  const queue = openMailQueue(sql(), deliver);
  queues.push(queue);
  return queue;
};
const newsDraft = (to = 'zoe@family.example'): MailDraft => ({
  template: 'account_deleted',
  to,
  values: { A: 'b' },
});
const failure = (code: string, responseCode?: number) => async () => {
  throw Object.assign(new Error('zoe@family.example'), { code, responseCode });
};
const rows = () =>
  sql()<{ attempts: number; last_error: string | null; seconds: number }[]>`
    select attempts, last_error, extract(epoch from next_try - now())::integer as seconds from playroom.letters`;
const makeDue = () => sql()`update playroom.letters set next_try = now() where last_error is not null`;

test('deletes a mail once it is delivered', async () => {
  const delivered: MailDraft[] = [];
  const queue = open(async (draft) => void delivered.push(draft));
  await queue.add(newsDraft());
  await eventually(async () => expect(await rows()).toEqual([]));
  expect(delivered).toEqual([newsDraft()]);
  expect(queue.stats()).toMatchObject({ sent: 1, failedTries: 0, abandoned: 0 });
});

test.each([
  ['deferred', 'EENVELOPE', 451],
  ['not taken because nobody answers', 'ESOCKET', undefined],
  ['not taken because of our password', 'EAUTH', 535],
])('retries a mail that is %s after a minute, then after twice as long', async (_, code, number) => {
  const queue = open(failure(code, number));
  const reason = [code, number].filter(Boolean).join(' ');
  await queue.add(newsDraft());
  await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 1, last_error: reason }]));
  expect((await rows())[0]?.seconds).toBeGreaterThan(50);
  expect((await rows())[0]?.seconds).toBeLessThanOrEqual(60);
  await makeDue();
  await queue.add(newsDraft('other@family.example'));
  await eventually(async () => expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([1, 2]));
  await eventually(async () =>
    expect((await rows()).some(({ attempts, seconds }) => attempts === 2 && seconds > 110)).toBe(true),
  );
  expect(playroom.logged.join()).not.toContain('zoe@family.example');
});

test('delivers in the end when the mail server defers, disappears and returns', async () => {
  const server = await openMockSmtp();
  const deliver = (url: string) => {
    const post = smtpTransport(url, 'Stories <hello@example.org>');
    return ({ to }: MailDraft) => post({ to, subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' });
  };
  server.ofRecipients = '451 later';
  const queue = open(deliver(server.url));
  await queue.add(newsDraft());
  await eventually(async () => expect(await rows()).toMatchObject([{ last_error: 'EENVELOPE 451' }]));
  await queue.close();
  const unreachableQueue = open(deliver('smtp://127.0.0.1:1/?ignoreTLS=true'));
  await eventually(async () => expect(await rows()).toMatchObject([{ attempts: 2, last_error: 'ESOCKET' }]));
  await unreachableQueue.close();
  server.ofRecipients = '250 ok';
  open(deliver(server.url));
  await eventually(async () => expect(await rows()).toEqual([]));
  expect(server.received.filter((line) => line === 'DATA')).toHaveLength(1);
  await server.close();
});

test('drops a mail to an unknown mailbox at once', async () => {
  const queue = open(failure('EENVELOPE', 550));
  await queue.add(newsDraft());
  await eventually(async () => expect(await rows()).toEqual([]));
  await eventually(() => expect(queue.stats()).toMatchObject({ sent: 0, failedTries: 1, abandoned: 1 }));
});

test('delivers at the next start what was queued when the server stopped', async () => {
  const first = open(failure('ESOCKET'));
  await first.add(newsDraft());
  await eventually(async () => expect(await rows()).toMatchObject([{ last_error: 'ESOCKET' }]));
  await first.close();
  const delivered: MailDraft[] = [];
  open(async (draft) => void delivered.push(draft));
  await eventually(() => expect(delivered).toEqual([newsDraft()]));
});

test('delivers each mail once from two servers', async () => {
  const delivered: string[] = [];
  const deliver = async ({ to }: MailDraft) => void delivered.push(to);
  const [one, two] = [open(deliver), open(deliver)];
  const addresses = Array.from({ length: 60 }, (_, index) => `family-${index}@family.example`);
  await Promise.all(addresses.map((to, index) => (index % 2 ? one : two).add(newsDraft(to))));
  await eventually(async () => expect(await rows()).toEqual([]));
  expect(delivered.sort()).toEqual(addresses.sort());
});

test('keeps links an hour and news two days, then deletes them', async () => {
  const queue = open(failure('ESOCKET'));
  await queue.add({ template: 'recovery', to: 'zoe@family.example', values: { TokenHash: 'h' } });
  await queue.add(newsDraft());
  const remainingRows = await sql()`
    select template, round(extract(epoch from expires_at - created_at) / 60)::integer as minutes
    from playroom.letters order by id`;
  expect(remainingRows).toEqual([
    { template: 'recovery', minutes: 60 },
    { template: 'account_deleted', minutes: 2880 },
  ]);
  await eventually(async () => expect((await rows()).every((row) => row.last_error)).toBe(true));
  await queue.close();
  await sql()`update playroom.letters set expires_at = now() where template = 'recovery'`;
  const next = open(failure('ESOCKET'));
  await eventually(() => expect(next.stats()).toMatchObject({ abandoned: 1, waiting: 1 }));
});

test('reports a mail delayed for minutes, without its recipient', async () => {
  const first = open(failure('ESOCKET'));
  expect(first.state()).toBe('ok');
  await first.add(newsDraft());
  await eventually(async () => expect(await rows()).toMatchObject([{ last_error: 'ESOCKET' }]));
  await first.close();
  await sql()`update playroom.letters set created_at = now() - interval '3 minutes'`;
  const second = open(failure('ESOCKET'));
  await eventually(() => expect(second.state()).toBe('delayed'));
  expect(second.stats()).toMatchObject({ waiting: 1 });
  expect(second.stats().oldestSeconds).toBeGreaterThanOrEqual(180);
  const app = playroom.appWith({ mail: second.state });
  const response = await app.request('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ status: 'ok', mail: 'delayed' });
});

test('denies the request login any read of queued mails', async () => {
  const client = await playroom.backend.engine.requests.connect();
  try {
    await expect(client.query('select * from playroom.letters')).rejects.toMatchObject({ code: '42501' });
  } finally {
    client.release();
  }
});
