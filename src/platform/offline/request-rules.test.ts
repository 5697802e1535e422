import { describe, expect, it } from 'vitest';
import { cachedPagePath, requestKind } from './request-rules.ts';

const origin = 'https://playroom.test';
const of = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  requestKind({ method, mode }, new URL(path, origin), origin);

describe('requests that the worker handles', () => {
  it.each([
    ['/assets/shell-Ab1.js', 'code'],
    ['/books/neverland.json', 'book'],
    ['/covers/neverland-360.avif', 'picture'],
    ['/stories/the-moon-balloon/1.webp', 'picture'],
    ['/stories/the-moon-balloon/1.webm', 'film'],
    ['/stories/the-moon-balloon/1.mp4', 'film'],
  ])('%s is a %s', (path, kind) => expect(of(path)).toBe(kind));

  it.each(['/', '/library', '/story/neverland', '/auth/confirm?token_hash=x', '/story-reader?story=a.b'])(
    '%s is a page on navigation',
    (path) => expect(of(path, 'navigate')).toBe('page'),
  );
});

describe('requests that the worker ignores', () => {
  it.each([
    '/auth/v1/token',
    '/rest/v1/heroes',
    '/functions/v1/open-book',
    '/storage/v1/x',
    '/config.json',
    '/healthz',
    '/closed-books/neverland',
    '/own-covers/x',
    '/@vite/client',
    'https://films.example.org/stories/1.webm',
    'https://abc.supabase.co/rest/v1/heroes',
  ])('%s', (path) => expect(of(path)).toBeNull());

  it.each(['/dev/gallery', '/dev', '/till/pay', '/licences.txt', '/books/neverland.json', '/rest/v1/heroes'])(
    'ignores a navigation to %s',
    (path) => expect(of(path, 'navigate')).toBeNull(),
  );

  it('ignores anything but a GET', () => {
    expect(of('/', 'navigate', 'POST')).toBeNull();
    expect(of('/assets/a.js', 'cors', 'HEAD')).toBeNull();
  });
});

it('serves the prerendered page of an address, and the shell for any other', () => {
  const drawn = new Set(['/', '/library']);
  expect(cachedPagePath('/', drawn, '/profile')).toBe('/');
  expect(cachedPagePath('/library/', drawn, '/profile')).toBe('/library');
  expect(cachedPagePath('/story/neverland', drawn, '/profile')).toBe('/profile');
});
