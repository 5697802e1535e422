/**
 * Records the responses of a real auth service into `recorded/`: `tsx supabase/contract/record.ts OF`, such as
 * `"supabase/auth v2.196.0"`. README.md says what must run for it.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { removeAccount, shiftTimesBack, tokenInMail } from './database-hooks.ts';
import { writeRecording } from './recordings.ts';
import { runSequence } from './run-sequence.ts';
import { SEQUENCES } from './sequences/index.ts';

const { AUTH_URL, AUTH_URL_CONFIRMING, AUTH_SECRET, AUTH_DATABASE, SMTP_PORT } = process.env;
const [version] = process.argv.slice(2);
if (!version || !AUTH_URL || !AUTH_URL_CONFIRMING || !AUTH_SECRET || !AUTH_DATABASE || !SMTP_PORT)
  throw new Error(
    'Say whose answers these are, and set AUTH_URL, AUTH_URL_CONFIRMING, AUTH_SECRET, AUTH_DATABASE, SMTP_PORT.',
  );

const letters: { to: string; text: string }[] = [];
const mailbox = receiveMail(Number(SMTP_PORT));
const database = new pg.Client({ connectionString: AUTH_DATABASE });
await database.connect();
const sql = async (statement: string) => (await database.query(statement)).rows as Record<string, string>[];
const run = randomUUID().slice(0, 8);

for (const sequence of SEQUENCES) {
  const responses = await runSequence(sequence, {
    url: sequence.confirmations ? AUTH_URL_CONFIRMING : AUTH_URL,
    key: 'none',
    fetch,
    addressOf: (person) => `${person}-${run}@example.com`,
    makeAccount,
    readMailTo: nextLetter,
    waitFor: (seconds) => shiftTimesBack(sql, seconds),
    removeAccount: (userId) => removeAccount(sql, userId),
    sign,
  });
  await writeRecording({
    sequence: sequence.name,
    summary: sequence.summary,
    source: { version, date: new Date().toISOString().slice(0, 10) },
    responses,
  });
  console.log(`${sequence.name}: ${responses.length} answers`);
}
await database.end();
mailbox.close();

function sign(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', AUTH_SECRET ?? '')
    .update(text)
    .digest('base64url')}`;
}

/** Both services share the database; the one without confirmations creates accounts for both. */
async function makeAccount(email: string, password: string): Promise<void> {
  const response = await fetch(`${AUTH_URL}/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`No account could be made: ${await response.text()}`);
}

async function nextLetter(address: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const mailIndex = letters.findIndex(({ to, text }) => to === address && tokenInMail(text) !== null);
    const [letter] = mailIndex < 0 ? [] : letters.splice(mailIndex, 1);
    if (letter) return tokenInMail(letter.text) ?? '';
    await sleep(50);
  }
  throw new Error(`No letter came to ${address}.`);
}

/** An SMTP server for every mailbox; supports what a sender without TLS needs. */
function receiveMail(port: number) {
  const server = createServer((socket) => {
    let to = '';
    let text: string | null = null;
    let buffered = '';
    socket.write('220 mailbox\r\n');
    socket.on('data', (chunk) => {
      const lines = (buffered + chunk.toString()).split('\r\n');
      buffered = lines.pop() ?? '';
      for (const line of lines) {
        if (text !== null) {
          if (line === '.') {
            letters.push({ to, text: text.replace(/=\r?\n/g, '').replaceAll('=3D', '=') });
            text = null;
            socket.write('250 kept\r\n');
          } else text += `${line}\n`;
        } else if (/^DATA/i.test(line)) {
          text = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else {
          to = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? to;
          socket.write('250 mailbox\r\n');
        }
      }
    });
    socket.on('error', () => undefined);
  });
  return server.listen(port, '127.0.0.1');
}
