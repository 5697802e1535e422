/** Scheduled deletion: a member who asked, one who changed their mind, one who is gone, and others. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purge } from '../../server/engine/purge.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { PASSWORD, type TestMember } from '../../server/testing/test-app.ts';
import { type BillingApp, openBillingApp } from './support/billing-app.ts';

let memberships: BillingApp;
beforeAll(async () => {
  memberships = await openBillingApp(null);
});
afterAll(() => memberships?.playroom.close());

const sql = () => memberships.playroom.backend.engine.sql;
const scheduleDeletion = (member: TestMember) =>
  memberships.call('delete-account', member, { when: 'in seven days' });
const leavingOf = async ({ client }: TestMember) => (await client.from('leavings').select()).data;
const mailsTo = (member: TestMember) =>
  memberships.playroom.mails.filter((mail) => mail.includes(`Mail to ${member.email}:`));
/** Shifts the request by so many days into the past. */
const daysLater = ({ userId }: TestMember, days: number) =>
  sql()`update public.leavings set asked_at = asked_at - make_interval(days => ${days}),
    goes_at = goes_at - make_interval(days => ${days}) where user_id = ${userId}`;
const logIn = (member: TestMember) =>
  memberships.playroom.visitor().auth.signInWithPassword({ email: member.email, password: PASSWORD });
async function family(name: string): Promise<TestMember> {
  const member = await memberships.playroom.member(name);
  const names = { first_name: 'Zoë', last_name: 'B', adventurer_name: 'C' };
  await member.client.from('profiles').insert({ user_id: member.userId, ...names });
  await member.client.from('heroes').insert({ name: 'Mia', pronouns: 'she', look: {} });
  return member;
}

test('mails the day of a scheduled deletion once, and keeps everything until then', async () => {
  const member = await family('asking');
  const { status, body } = await scheduleDeletion(member);
  expect(status).toBe(200);
  expect(body).toEqual({ deleted: false, goes_at: expect.any(String) });
  const days = (Date.parse(String(body.goes_at)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThanOrEqual(7);
  await eventually(() => expect(mailsTo(member)).toHaveLength(1));
  expect(mailsTo(member)[0]).toContain('will be deleted');

  // A repeated request keeps the date, without a second mail.
  await daysLater(member, 3);
  const again = await scheduleDeletion(member);
  expect(Date.parse(String(again.body.goes_at))).toBe(Date.parse(String(body.goes_at)) - 3 * 86_400_000);
  expect(await leavingOf(member)).toHaveLength(1);
  expect((await logIn(member)).error).toBeNull();
  expect((await member.client.from('heroes').select('name')).data).toEqual([{ name: 'Mia' }]);
  expect(mailsTo(member)).toHaveLength(1);
});

test('keeps everything when the member changes their mind, also past the day', async () => {
  const member = await family('wavering');
  await scheduleDeletion(member);
  expect((await member.client.rpc('keep_account')).data).toBe(true);
  expect((await member.client.rpc('keep_account')).data).toBe(false);
  await daysLater(member, 8);
  await purge(sql());
  expect(await leavingOf(member)).toEqual([]);
  expect((await member.client.from('heroes').select()).data).toHaveLength(1);
});

test('keeps the account for six days; after seven deletes every row and sends a last mail', async () => {
  const member = await family('leaving');
  const otherFamily = await family('staying');
  await scheduleDeletion(member);
  await daysLater(member, 6);
  const removedTables: string[] = [];
  await purge(sql(), (email) => removedTables.push(email));
  expect(removedTables).not.toContain(member.email);
  expect((await logIn(member)).error).toBeNull();

  await daysLater(member, 1);
  await purge(sql(), (email) => removedTables.push(email));
  expect(removedTables).toContain(member.email);
  expect((await logIn(member)).error?.message).toBe('Invalid login credentials');
  expect((await member.client.from('heroes').select()).error).not.toBeNull();
  for (const table of ['profiles', 'heroes', 'leavings', 'subscriptions'])
    expect(await sql().unsafe(`select 1 from public.${table} where user_id = $1`, [member.userId])).toEqual(
      [],
    );
  expect(
    await sql()`select 1 from auth.audit_log_entries where payload ->> 'actor_id' = ${member.userId}`,
  ).toEqual([]);
  expect((await otherFamily.client.from('heroes').select()).data).toHaveLength(1);
});

test('sends the last mail after an immediate deletion too', async () => {
  const member = await family('hurried');
  await scheduleDeletion(member);
  expect((await memberships.call('delete-account', member, { when: 'now' })).body).toEqual({ deleted: true });
  await eventually(() => expect(mailsTo(member).at(-1)).toContain('is deleted'));
});

test('sells no plan to a leaving member, and keeps a member who pays', async () => {
  const member = await family('paying');
  const open = await memberships.call('create-checkout', member, { plan: 'basic' });
  expect(open.status).toBe(200);
  await scheduleDeletion(member);
  const rejected = await memberships.call('create-checkout', member, { plan: 'basic' });
  expect(rejected).toMatchObject({ status: 409, body: { error: { code: 'leaving' } } });
  // In case an earlier checkout was paid after all.
  await sql()`insert into public.subscriptions (user_id, tier, status) values (${member.userId}, 'basic', 'active')`;
  await daysLater(member, 8);
  await purge(sql());
  expect((await logIn(member)).error).toBeNull();
  expect(await leavingOf(member)).toEqual([]);
});

test('lets nobody schedule, cancel or see another member’s deletion', async () => {
  const member = await family('private');
  const otherMember = await family('prying');
  await scheduleDeletion(member);
  const visitor = memberships.playroom.visitor();
  expect(await leavingOf(otherMember)).toEqual([]);
  expect((await visitor.from('leavings').select()).error?.code).toBe('42501');
  for (const client of [member.client, otherMember.client, visitor]) {
    const row = { user_id: member.userId };
    expect((await client.from('leavings').insert(row)).error?.code).toBe('42501');
    expect(
      (await client.from('leavings').update({ goes_at: '2020-01-01' }).eq('user_id', member.userId)).error
        ?.code,
    ).toBe('42501');
    expect((await client.from('leavings').delete().eq('user_id', member.userId)).error?.code).toBe('42501');
    for (const [name, args] of [
      ['leave_in_seven_days', { member: otherMember.userId }],
      ['purge_leavings', {}],
    ] as const)
      expect((await client.rpc(name as never, args as never)).error, name).not.toBeNull();
  }
  expect((await otherMember.client.rpc('keep_account')).data).toBe(false);
  expect((await visitor.rpc('keep_account')).error?.code).toBe('42501');
  expect(await leavingOf(member)).toHaveLength(1);
  expect(await leavingOf(otherMember)).toEqual([]);
});

test('accepts now or in seven days, and nothing else ends a plan or an account', async () => {
  const member = await family('unclear');
  for (const when of ['tomorrow', 7, null, ['now'], ''])
    expect((await memberships.call('delete-account', member, { when })).status).toBe(400);
  expect((await memberships.call('delete-account', null, { when: 'in seven days' })).status).toBe(401);
  expect(await leavingOf(member)).toEqual([]);
});
