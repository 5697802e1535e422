import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeBase64url, encodeLinkData } from '../link-data.ts';
import { createFamilyKey } from './family-key.ts';
import { type RecordingRequest, readRequestLink, requestPath, requestToken } from './request-link.ts';

let familyKey: string;
beforeAll(async () => {
  familyKey = (await createFamilyKey()).key.publicKey;
});
const TOKEN = 'k3-_'.repeat(8);
const request = (over: Partial<RecordingRequest> = {}): RecordingRequest => ({
  token: TOKEN,
  familyKey,
  thanksKey: encodeBase64url(new Uint8Array(32).fill(9)),
  story: 'neverland',
  hero: ['Zoë', 'she', { hair: 'curls' }],
  relative: 'Grandma Ruth',
  ...over,
});
const parts = (path: string) => {
  const { pathname, hash } = new URL(path, 'https://stories.example');
  return [pathname, hash] as const;
};

describe('a link that asks a relative', () => {
  test('comes back whole', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Grandma Ruth', 'Бабушка', 'סבתא', '爷爷 👴🏽'),
        fc.constantFrom(undefined, 'de', 'pt-BR', 'zh-Hant-TW'),
        (relative, language) => {
          const sent = request({ relative, ...(language ? { language } : {}) });
          expect(readRequestLink(...parts(requestPath(sent)))).toEqual(sent);
        },
      ),
    );
  });

  test('shows the server its token alone', () => {
    const [pathname] = parts(requestPath(request()));
    expect(pathname).toBe(`/read-for/${TOKEN}`);
    expect(requestToken(pathname)).toBe(TOKEN);
  });

  test.each([
    ['a full stop of the sentence around it', (path: string) => `${path}.`],
    ['a bracket and a tracker', (path: string) => `${path})&utm_source=mail`],
    ['soft hyphens', (path: string) => `${path.slice(0, 90)}\u00AD${path.slice(90)}`],
    ['its signs encoded once', (path: string) => path.replace('#read=', '#read%3D')],
    ['and twice', (path: string) => path.replace('#read=', '#read%253D')],
  ])('is read through %s', (_, change) => {
    expect(readRequestLink(...parts(change(requestPath(request()))))).toEqual(request());
  });

  test('is refused when it was cut, or any character changed', () => {
    const path = requestPath(request());
    const from = path.indexOf('=') + 1;
    fc.assert(
      fc.property(fc.integer({ min: from, max: path.length - 1 }), (at) => {
        expect(readRequestLink(...parts(path.slice(0, at)))).toBeNull();
        const changed = `${path.slice(0, at)}${path[at] === 'A' ? 'B' : 'A'}${path.slice(at + 1)}`;
        expect(readRequestLink(...parts(changed))).toBeNull();
      }),
    );
  });

  test.each<[string, unknown[]]>([
    ['another version', [2]],
    ['a short family key', [1, 'AAAA']],
    ['a long thanks key', [1, 'key', encodeBase64url(new Uint8Array(33))]],
    ['a story that is a path', [1, 'key', 'thanks', '../secrets']],
    ['a child without a name', [1, 'key', 'thanks', 'neverland', ['', 'she', {}]]],
    ['no child', [1, 'key', 'thanks', 'neverland', null]],
    ['a relative without a name', [1, 'key', 'thanks', 'neverland', ['Zoë', 'she', {}], ' ']],
    [
      'a relative with too long a name',
      [1, 'key', 'thanks', 'neverland', ['Zoë', 'she', {}], 'x'.repeat(41)],
    ],
    ['a language that is none', [1, 'key', 'thanks', 'neverland', ['Zoë', 'she', {}], 'Ruth', '<b>']],
    ['more than belongs in it', [1, 'key', 'thanks', 'neverland', ['Zoë', 'she', {}], 'Ruth', 'de', 1]],
  ])('is refused with %s', (_, sent) => {
    const real = request();
    const honest = [1, real.familyKey, real.thanksKey, real.story, real.hero, real.relative];
    const filled = sent.map((value) =>
      value === 'key' ? real.familyKey : value === 'thanks' ? real.thanksKey : value,
    );
    const data = [...filled, ...honest.slice(filled.length)];
    expect(readRequestLink(`/read-for/${TOKEN}`, `#read=${encodeLinkData(data)}`)).toBeNull();
    expect(readRequestLink(`/read-for/${TOKEN}`, `#read=${encodeLinkData(honest)}`)).toEqual(real);
  });

  test.each([
    '/read-for/',
    '/read-for/short',
    `/read-for/${TOKEN}/x`,
    `/story/${TOKEN}`,
    `/read-for/${TOKEN}x`,
  ])('is none at %s', (pathname) => {
    const [, hash] = parts(requestPath(request()));
    expect(readRequestLink(pathname, hash)).toBeNull();
  });
});
