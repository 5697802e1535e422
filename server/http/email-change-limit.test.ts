/** A member cannot mail strangers by requesting one email after the other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, type TestApp, type TestMember } from '../testing/test-app.ts';

let playroom: TestApp;
beforeAll(async () => {
  playroom = await openTestApp();
});
afterAll(() => playroom?.close());

const requestChange = async ({ client }: TestMember, email: string) =>
  (await client.auth.updateUser({ email })).error;

test('allows a member four requests an hour', async () => {
  const member = await playroom.member('restless');
  const errors = [];
  for (let time = 0; time < 6; time += 1)
    errors.push(await requestChange(member, `stranger-${time}@elsewhere.example`));
  expect(errors.map((error) => error?.status ?? 200)).toEqual([200, 200, 200, 200, 429, 429]);
  expect(errors[4]).toMatchObject({ code: 'over_email_send_rate_limit' });
  const mailsToStrangers = () => playroom.mails.filter((mail) => mail.includes('Mail to stranger-'));
  await eventually(() => expect(mailsToStrangers()).toHaveLength(4));
  expect(mailsToStrangers().join()).not.toContain(member.email);
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
  const errors = [];
  for (const [index, email] of spellings.entries())
    errors.push(await requestChange(await playroom.member(`asks-${index}`), email));
  expect(errors.map((error) => error?.status ?? 200)).toEqual([200, 200, 200, 429]);
});
