/** A member cannot mail strangers by requesting one email after the other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, type TestApp, type TestMember } from '../testing/test-app.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

const ask = async ({ client }: TestMember, email: string) => (await client.auth.updateUser({ email })).error;

test('allows a member four requests an hour', async () => {
  const member = await playroom.member('restless');
  const answers = [];
  for (let time = 0; time < 6; time += 1)
    answers.push(await ask(member, `stranger-${time}@elsewhere.example`));
  expect(answers.map((error) => error?.status ?? 200)).toEqual([200, 200, 200, 200, 429, 429]);
  expect(answers[4]).toMatchObject({ code: 'over_email_send_rate_limit' });
  const strangers = () => playroom.mails.filter((mail) => mail.includes('Mail to stranger-'));
  await eventually(() => expect(strangers()).toHaveLength(4));
  expect(strangers().join()).not.toContain(member.email);
  // Other changes of a member still work.
  expect((await member.client.auth.updateUser({ data: { first_name: 'Zoë' } })).error).toBeNull();
});

test('mails an address three times a day, whoever asks and however it is spelled', async () => {
  const spellings = [
    'victim@home.example',
    'VICTIM@home.example',
    'ｖｉｃｔｉｍ@home.example',
    ' victim@HOME.example',
  ];
  const answers = [];
  for (const [index, spelling] of spellings.entries())
    answers.push(await ask(await playroom.member(`asks-${index}`), spelling));
  expect(answers.map((error) => error?.status ?? 200)).toEqual([200, 200, 200, 429]);
});
