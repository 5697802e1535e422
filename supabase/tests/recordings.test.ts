/** Recordings from afar: the family, a relative with a link, another family, the owner of the database, a stranger. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purge } from '../../server/engine/purge.ts';
import { openTestApp, type TestApp, type TestMember } from '../../server/testing/test-app.ts';
import { readFamily } from '../../src/features/profile/api/export-family.ts';
import {
  bookTag,
  createFamilyKey,
  type FamilyKey,
  openNote,
  sealNote,
  unwrapFamilyKey,
} from '../../src/platform/family-voice/family-key.ts';
import { openParcel, type Parcel, sealParcel } from '../../src/platform/family-voice/parcel.ts';
import { openThanks, sealThanks } from '../../src/platform/family-voice/thanks.ts';
import { encodeBase64url } from '../../src/platform/link-data.ts';
import { bookHash, LARGEST_PARCEL, tokenHash } from '../functions/_shared/recording-link.ts';

let playroom: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'story-playroom-books-'));
  for (const slug of ['story-1', 'story-2'])
    await writeFile(
      path.join(folder, `${slug}.json`),
      JSON.stringify({ spreads: [{ id: `end-of-${slug}` }] }),
    );
  playroom = await openTestApp(undefined, folder);
});
afterAll(async () => {
  await playroom?.close();
  await rm(folder, { recursive: true, force: true });
});
const sql = () => playroom.backend.engine.sql;

const WORDS = 'Grandma Ruth';
const parcel = (marker = 7, length = 900): Parcel => ({
  version: 1,
  story: 'story-1',
  relative: WORDS,
  recordedAt: '2026-11-28T18:00:00.000Z',
  pages: [
    { spread: 'attic', clip: { type: 'audio/webm', seconds: 9, bytes: new Uint8Array(length).fill(marker) } },
  ],
});

interface Family extends TestMember {
  readonly key: FamilyKey;
  readonly wrapped: Uint8Array;
}
async function family(name: string): Promise<Family> {
  const member = await playroom.member(name);
  const { key, wrapped } = await createFamilyKey();
  const row = { public_key: key.publicKey, wrapped: encodeBase64url(wrapped) };
  expect((await member.client.from('voice_keys').insert(row)).error).toBeNull();
  return { ...member, key, wrapped };
}

interface Link {
  readonly id: string;
  readonly token: string;
  readonly thanksKey: string;
}
const newToken = () => encodeBase64url(crypto.getRandomValues(new Uint8Array(24)));
async function ask({ client, key }: Family, story = 'story-1', token = newToken()) {
  const thanksKey = encodeBase64url(crypto.getRandomValues(new Uint8Array(32)));
  const note = encodeBase64url(await sealNote(key, { token, thanksKey, story, relative: WORDS }));
  const { data, error } = await client.rpc('ask_for_recording', {
    token_hash: await tokenHash(token),
    book_tag: await bookTag(key, story, 'Mila'),
    book_hash: await bookHash(token, story),
    note,
  });
  return { error, link: { id: data?.[0]?.id ?? '', token, thanksKey } as Link };
}

async function post(name: string, body: BodyInit, app = playroom.app) {
  const response = await app.request(`http://playroom.test/functions/v1/${name}`, { method: 'POST', body });
  const answer = (await response.json()) as Record<string, unknown> & { error?: { code: string } };
  return { status: response.status, body: answer, code: answer.error?.code };
}
const state = async ({ token }: Pick<Link, 'token'>) =>
  (await post('recording-link', JSON.stringify({ token }))).body;
const send = ({ token }: Pick<Link, 'token'>, sealed: Uint8Array) =>
  post('send-recording', new Blob([token, new Uint8Array(sealed)]));
const seal = ({ key }: Family, { token }: Link, content = parcel()) =>
  sealParcel(content, { familyKey: key.publicKey, token });
const waiting = async ({ client }: TestMember, device: string) =>
  (await client.rpc('waiting_recordings', { device })).data ?? [];
const bytesOf = (base64: unknown) => new Uint8Array(Buffer.from(String(base64), 'base64'));
const parcelCount = async ({ userId }: TestMember) =>
  (await sql()`select 1 from public.recording_parcels where user_id = ${userId}`).length;

describe('a recording from afar', () => {
  test('is asked for, sent without an account, and reaches both devices of the family', async () => {
    const home = await family('home');
    const { link } = await ask(home);
    expect(await state(link)).toMatchObject({ open: true, parcels_left: 3, thanks: null });
    const sealed = await seal(home, link);
    expect((await send(link, sealed)).body).toEqual({ received: true });

    const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
    await waiting(home, tablet);
    const [first] = await waiting(home, phone);
    expect(first).toMatchObject({ request_id: link.id, bytes: sealed.length });
    const fetched = bytesOf((await home.client.rpc('fetch_recording', { parcel: first!.id! })).data);
    expect(await openParcel(fetched, home.key.privateKey, link.token)).toEqual(parcel());
    const confirm = (device: string) => home.client.rpc('confirm_recording', { parcel: first!.id!, device });
    expect((await confirm(phone)).data).toBe(true);
    expect((await confirm(phone)).data).toBe(false);
    expect(await waiting(home, phone)).toEqual([]);

    // The tablet gets the key by the account and the code.
    const { data: row } = await home.client.from('voice_keys').select().single();
    const wrapped = new Uint8Array(Buffer.from(row!.wrapped, 'base64url'));
    const onTablet = await unwrapFamilyKey(wrapped, row!.public_key, home.key.code);
    const [second] = await waiting(home, tablet);
    const again = bytesOf((await home.client.rpc('fetch_recording', { parcel: second!.id! })).data);
    expect(await openParcel(again, onTablet!.privateKey, link.token)).toEqual(parcel());
    const { data: requests } = await home.client.from('recording_requests').select();
    const note = new Uint8Array(Buffer.from(requests![0]!.note, 'base64url'));
    expect(await openNote(onTablet!, note)).toMatchObject({ relative: WORDS, token: link.token });
    expect(requests![0]!.parcels).toBe(1);

    // All devices have it: nothing is left here.
    await confirm(tablet);
    expect(await parcelCount(home)).toBe(0);
    // Sent again after a lost answer, it does not come twice.
    expect((await send(link, sealed)).body).toEqual({ received: true });
    expect(await parcelCount(home)).toBe(0);
  });

  test('goes when the last device that lacked it is removed, and waits while there is no device', async () => {
    const home = await family('removed');
    const { link } = await ask(home);
    await send(link, await seal(home, link));
    const [phone, tablet] = [crypto.randomUUID(), crypto.randomUUID()];
    const [one] = await waiting(home, phone);
    await waiting(home, tablet);
    await home.client.rpc('confirm_recording', { parcel: one!.id!, device: phone });
    expect(await parcelCount(home)).toBe(1);
    await home.client.from('voice_devices').delete().eq('id', tablet);
    expect(await parcelCount(home)).toBe(0);
    await send(link, await seal(home, link));
    await home.client.from('voice_devices').delete().eq('id', phone);
    expect(await parcelCount(home)).toBe(1);
  });

  test('is thanked for on its link', async () => {
    const home = await family('thankful');
    const { link } = await ask(home);
    const sealed = encodeBase64url(await sealThanks('boat', link));
    expect((await home.client.rpc('thank_for_recording', { request: link.id, sealed })).data).toBe(true);
    const { thanks } = await state(link);
    expect(await openThanks(new Uint8Array(Buffer.from(String(thanks), 'base64url')), link)).toBe('boat');
  });

  test('opens for the relative the one book she was asked for, as far as the family may read it', async () => {
    const home = await family('reader');
    const { link } = await ask(home);
    const open = (story: string, token = link.token) =>
      post('open-book', JSON.stringify({ story, link: token }));
    expect((await open('story-1')).body).toEqual({ opened: false });
    await home.client.rpc('open_story', { slug: 'story-1' });
    expect((await open('story-1')).body).toEqual({
      opened: true,
      book: { spreads: [{ id: 'end-of-story-1' }] },
    });
    for (const [story, token] of [
      ['story-2', link.token],
      ['story-1', newToken()],
    ] as const)
      expect(await open(story, token)).toMatchObject({ status: 404, code: 'unknown_link' });
    await home.client.rpc('end_recording_request', { request: link.id });
    expect((await open('story-1')).code).toBe('unknown_link');
  });
});

describe('a link', () => {
  test('can be ended, and expires after 30 days', async () => {
    const home = await family('ending');
    const { link } = await ask(home);
    const sealed = await seal(home, link);
    expect((await home.client.rpc('end_recording_request', { request: link.id })).data).toBe(true);
    expect((await home.client.rpc('end_recording_request', { request: link.id })).data).toBe(false);
    const { link: old } = await ask(home);
    const days = (Date.parse(String((await state(old)).expires_at)) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    await sql()`update public.recording_requests set expires_at = now() where id = ${old.id}`;
    for (const dead of [link, old, { token: newToken() }]) {
      // All three look the same.
      expect(await state(dead)).toEqual({ open: false });
      expect(await send(dead, sealed)).toMatchObject({ status: 404, code: 'unknown_link' });
    }
    expect(await parcelCount(home)).toBe(0);
  });

  test('is one of three for a book; the server counts them without knowing the book', async () => {
    const home = await family('counted');
    const token = newToken();
    const first = await ask(home, 'story-1', token);
    for (let n = 0; n < 2; n += 1) expect((await ask(home)).error).toBeNull();
    const fourth = await ask(home);
    expect(fourth.error).toMatchObject({ code: 'PT409', hint: 'recording_limit' });
    // Asked again after a lost answer, it is the same link.
    expect((await ask(home, 'story-1', token)).link.id).toBe(first.link.id);
    expect((await ask(home, 'story-2')).error).toBeNull();
    await home.client.rpc('end_recording_request', { request: first.link.id });
    expect((await ask(home)).error).toBeNull();
  });

  test('is one of sixty for a family, and told by a hint of its own', async () => {
    const home = await family('many-links');
    await sql()`
      insert into public.recording_requests (user_id, token_hash, book_tag, book_hash, note, ended_at)
      select ${home.userId}::uuid, md5('a' || n) || md5('b' || n), repeat('t', 43), repeat('0', 64), repeat('n', 40), now()
      from generate_series(1, 59) n`;
    expect((await ask(home, 'story-1')).error).toBeNull();
    expect((await ask(home, 'story-2')).error).toMatchObject({
      code: 'PT409',
      hint: 'recording_links_limit',
    });
    await sql()`update public.recording_requests set ended_at = now() - interval '25 hours' where ended_at is not null and user_id = ${home.userId}::uuid`;
    expect((await ask(home, 'story-2')).error).toBeNull();
  });

  test('stays within three of a book under ten concurrent requests', async () => {
    const home = await family('hurried');
    const asked = await Promise.all(Array.from({ length: 10 }, () => ask(home)));
    expect(asked.filter(({ error }) => error === null)).toHaveLength(3);
  });

  test('takes three parcels, and a book no more than three that wait', async () => {
    const home = await family('full-book');
    const [{ link }, { link: other }] = [await ask(home), await ask(home)];
    for (let n = 1; n <= 2; n += 1) {
      await send(link, await seal(home, link));
      expect(await state(link)).toMatchObject({ parcels_left: 3 - n });
    }
    await send(other, await seal(home, other));
    expect(await state(other)).toMatchObject({ parcels_left: 0 });
    expect(await send(other, await seal(home, other))).toMatchObject({ status: 409, code: 'no_room' });
    expect(await parcelCount(home)).toBe(3);
  });

  test('takes one parcel too many from none of ten concurrent senders', async () => {
    const home = await family('crowded');
    const { link } = await ask(home);
    const sealed = await Promise.all(Array.from({ length: 10 }, () => seal(home, link)));
    const answers = await Promise.all(sealed.map((one) => send(link, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await parcelCount(home)).toBe(3);
  });

  test('refuses the fifty-first try', async () => {
    const home = await family('tried');
    const { link } = await ask(home);
    await sql()`update public.recording_requests set tries = 50 where id = ${link.id}`;
    expect(await send(link, await seal(home, link))).toMatchObject({ status: 429, code: 'too_often' });
  });

  test('takes 2 MB, and not a byte more', async () => {
    const home = await family('heavy');
    const { link } = await ask(home);
    const largest = crypto.getRandomValues(new Uint8Array(65536));
    const whole = new Uint8Array(LARGEST_PARCEL).map((_, at) => largest[at % 65536]!);
    expect((await send(link, whole)).status).toBe(200);
    expect((await send(link, new Uint8Array(LARGEST_PARCEL + 1))).status).toBe(413);
    expect(await send(link, new Uint8Array(199))).toMatchObject({ status: 400, code: 'invalid_recording' });
    expect(await send({ token: 'short' }, new Uint8Array(300))).toMatchObject({ code: 'unknown_link' });
  });

  test('waits for tomorrow when all families together have filled the table', async () => {
    const home = await family('last');
    const { link } = await ask(home);
    const replace = (body: string) =>
      sql().unsafe(
        `create or replace function private.recording_space() returns bigint language sql immutable as '${body}'`,
      );
    await replace('select 1000::bigint');
    try {
      expect(await send(link, await seal(home, link))).toMatchObject({ status: 503, code: 'unavailable' });
      expect(await parcelCount(home)).toBe(0);
    } finally {
      await replace('select 8::bigint * 1024 * 1024 * 1024');
    }
    expect((await send(link, await seal(home, link))).status).toBe(200);
  });

  test.each(['{}', '{"token":7}', '{"token":"../secrets"}', `{"token":"${'é'.repeat(32)}"}`])(
    'is closed for %s',
    async (body) => {
      expect((await post('recording-link', body)).body).toEqual({ open: false });
    },
  );
});

describe('with the ciphertext in hand', () => {
  let home: Family;
  let thief: Family;
  let link: Link;
  let sealed: Uint8Array;
  beforeAll(async () => {
    home = await family('robbed');
    thief = await family('thief');
    link = (await ask(home)).link;
    sealed = await seal(home, link);
    await send(link, sealed);
  });

  test('another family opens nothing, with its own key and every token', async () => {
    for (const token of [link.token, newToken()])
      await expect(openParcel(sealed, thief.key.privateKey, token)).rejects.toThrow('unreadable');
    expect(await unwrapFamilyKey(home.wrapped, home.key.publicKey, thief.key.code)).toBeNull();
  });

  test('another family and a visitor read, count, fetch, end and delete nothing', async () => {
    const [row] = await sql()<
      { id: string }[]
    >`select id from public.recording_parcels where user_id = ${home.userId}`;
    const device = crypto.randomUUID();
    await waiting(home, device);
    const tables = [
      'voice_keys',
      'voice_devices',
      'recording_requests',
      'recording_parcels',
      'recording_receipts',
    ] as const;
    for (const table of tables) {
      const rows = (await thief.client.from(table as 'voice_keys').select()).data ?? [];
      expect(
        rows.filter((one) => one.user_id !== thief.userId),
        table,
      ).toEqual([]);
      expect(
        (
          await playroom
            .visitor()
            .from(table as 'voice_keys')
            .select()
        ).error?.code,
        table,
      ).toBe('42501');
    }
    for (const client of [thief.client, playroom.visitor()]) {
      const isMember = client === thief.client;
      const calls = [
        client.rpc('fetch_recording', { parcel: row!.id }),
        client.rpc('confirm_recording', { parcel: row!.id, device }),
        client.rpc('end_recording_request', { request: link.id }),
        client.rpc('thank_for_recording', { request: link.id, sealed: 'A'.repeat(40) }),
      ];
      for (const { data, error } of await Promise.all(calls)) {
        if (isMember) expect([data, error]).toEqual([data === null ? null : false, null]);
        else expect(error?.code).toBe('42501');
      }
      for (const [name, args] of [
        ['keep_recording', { given_token_hash: await tokenHash(link.token), sealed: 'AAAA' }],
        ['recording_link_state', { given_token_hash: await tokenHash(link.token) }],
        ['member_of_recording_link', { given_token_hash: '', given_book_hash: '' }],
      ] as const)
        expect((await client.rpc(name as never, args as never)).error?.code, name).toBe('42501');
      await client.from('recording_requests').delete().eq('id', link.id);
      await client.from('voice_devices').delete().eq('id', device);
      await client.from('voice_keys').delete().eq('user_id', home.userId);
    }
    // Somebody else's device is not taken over by naming it.
    await waiting(thief, device);
    expect(await state(link)).toMatchObject({ open: true });
    expect((await home.client.from('voice_devices').select()).data).toHaveLength(1);
    expect((await home.client.from('voice_keys').select()).data).toHaveLength(1);
    expect(await parcelCount(home)).toBe(1);
  });

  test('a member writes no parcel, receipt or count of their own', async () => {
    const { client, userId } = home;
    const row = { user_id: userId, request_id: link.id };
    for (const table of ['recording_parcels', 'recording_receipts', 'recording_requests', 'voice_devices'])
      expect((await client.from(table as 'voice_keys').insert(row as never)).error?.code, table).toBe(
        '42501',
      );
    const reset = client
      .from('recording_requests')
      .update({ parcels: 0 } as never)
      .eq('id', link.id);
    expect((await reset).error?.code).toBe('42501');
    expect(
      (
        await client
          .from('voice_keys')
          .insert({ user_id: thief.userId, public_key: 'A'.repeat(87), wrapped: 'A'.repeat(120) })
      ).error,
    ).not.toBeNull();
  });

  test('the owner of the database finds no name, story, key, token or sound in any row', async () => {
    const text: string[] = [];
    for (const table of [
      'voice_keys',
      'voice_devices',
      'recording_requests',
      'recording_parcels',
      'recording_receipts',
    ]) {
      const rows = await sql().unsafe<{ row: string }>(
        `select t::text as row from public.${table} t where user_id = $1`,
        [home.userId],
      );
      text.push(...rows.map(({ row }) => row));
    }
    const everything = text.join('\n');
    const [row] = await sql()<
      { sealed: Uint8Array }[]
    >`select s.sealed from private.sealed_recordings s join public.recording_parcels p on p.id = s.parcel_id where p.user_id = ${home.userId}`;
    const stored = Buffer.from(row!.sealed);
    const forms = (clear: Uint8Array | string) => {
      const bytes = Buffer.from(clear);
      return [
        bytes.toString('hex'),
        bytes.toString('base64'),
        bytes.toString('base64url'),
        bytes.toString('utf8'),
      ];
    };
    const thanksKey = Buffer.from(link.thanksKey, 'base64url');
    const sound = new Uint8Array(24).fill(7);
    for (const clear of [WORDS, 'story-1', 'attic', 'Mila', link.token, home.key.code, thanksKey, sound]) {
      for (const form of forms(clear)) expect(everything.includes(form), form).toBe(false);
      expect(stored.includes(Buffer.from(clear))).toBe(false);
    }
    // What the owner could try: every key that stands in the database.
    const owned = (await createFamilyKey()).key;
    await expect(openParcel(stored, owned.privateKey, await tokenHash(link.token))).rejects.toThrow(
      'unreadable',
    );
  });

  test('nobody moves a parcel to another link of the same family', async () => {
    const { link: other } = await ask(home);
    expect((await send(other, sealed)).status).toBe(200);
    const rows = await waiting(home, crypto.randomUUID());
    const moved = rows.find(({ request_id }) => request_id === other.id)!;
    const fetched = bytesOf((await home.client.rpc('fetch_recording', { parcel: moved.id! })).data);
    await expect(openParcel(fetched, home.key.privateKey, other.token)).rejects.toThrow('unreadable');
  });

  test('nothing of them reaches the log', () => {
    const log = playroom.logged.join('\n');
    for (const clear of [WORDS, link.token, home.key.code, home.key.publicKey])
      expect(log).not.toContain(clear);
  });
});

describe('what is kept', () => {
  test('goes 30 days after it came: parcels, then links; devices after 180 without use', async () => {
    const home = await family('aged');
    const [{ link }, { link: young }] = [await ask(home), await ask(home)];
    await send(link, await seal(home, link));
    await send(young, await seal(home, young));
    const [old, recent] = [crypto.randomUUID(), crypto.randomUUID()];
    await waiting(home, old);
    await waiting(home, recent);
    await sql()`update public.recording_parcels set sent_at = now() - interval '31 days' where request_id = ${link.id}`;
    await sql()`update public.recording_requests set expires_at = now() - interval '29 days' where id = ${link.id}`;
    await sql()`update public.voice_devices set seen_at = now() - interval '181 days' where id = ${old}`;
    await purge(sql());
    expect(await parcelCount(home)).toBe(1);
    expect((await home.client.from('recording_requests').select()).data).toHaveLength(2);
    expect((await home.client.from('voice_devices').select()).data?.map(({ id }) => id)).toEqual([recent]);
    await sql()`update public.recording_requests set expires_at = now() - interval '31 days' where id = ${link.id}`;
    await purge(sql());
    expect((await home.client.from('recording_requests').select()).data?.map(({ id }) => id)).toEqual([
      young.id,
    ]);
  });

  test('is in the family’s export, sealed, and opens with the code and the exported key', async () => {
    const home = await family('exporting');
    const { link } = await ask(home);
    const sealed = await seal(home, link);
    await send(link, sealed);
    await waiting(home, crypto.randomUUID());
    const { recordings } = await readFamily(home.client, home.userId);
    const text = JSON.stringify(recordings);
    for (const clear of [WORDS, 'story-1', link.token, home.key.code]) expect(text).not.toContain(clear);
    expect(recordings).toMatchObject({ devices: [{}], links: [{ id: link.id, parcels: 1 }], receipts: [] });
    const key = recordings.key as { public_key: string; wrapped: string };
    const [exported] = recordings.parcels as { sealed: string }[];
    expect([...bytesOf(exported!.sealed)]).toEqual([...sealed]);
    const wrapped = new Uint8Array(Buffer.from(key.wrapped, 'base64url'));
    const unwrapped = await unwrapFamilyKey(wrapped, key.public_key, home.key.code);
    expect(await openParcel(bytesOf(exported!.sealed), unwrapped!.privateKey, link.token)).toEqual(parcel());
  });

  test('goes with the account', async () => {
    const home = await family('leaving');
    const { link } = await ask(home);
    await send(link, await seal(home, link));
    const [one] = await waiting(home, crypto.randomUUID());
    await waiting(home, crypto.randomUUID());
    const [device] = (await home.client.from('voice_devices').select()).data ?? [];
    await home.client.rpc('confirm_recording', { parcel: one!.id!, device: device!.id });
    await playroom.service().rpc('delete_account' as never, { member: home.userId } as never);
    for (const table of [
      'voice_keys',
      'voice_devices',
      'recording_requests',
      'recording_parcels',
      'recording_receipts',
    ])
      expect(
        await sql().unsafe(`select 1 from public.${table} where user_id = $1`, [home.userId]),
        table,
      ).toEqual([]);
    expect(await state(link)).toEqual({ open: false });
  });

  test('is at most twenty devices of a member', async () => {
    const home = await family('many');
    for (let n = 0; n < 25; n += 1) await waiting(home, crypto.randomUUID());
    expect((await home.client.from('voice_devices').select()).data).toHaveLength(20);
  });
});
