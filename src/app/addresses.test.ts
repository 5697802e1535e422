// @vitest-environment node
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADDRESSES, type Address, addressOf, LOST, WORKSHOP } from './addresses.ts';
import { paths } from './paths.ts';

const table = Object.values({ ...ADDRESSES, ...WORKSHOP });

describe('the table of addresses', () => {
  it('names every screen there is, and none that is not', () => {
    const files = readdirSync('src/app/routes', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => name.replace(/\.tsx$/, ''));
    const named = [...table, LOST].map(({ screen }) => screen);
    // The workshop's rooms have furniture of their own beside them.
    expect(files.filter((name) => !name.startsWith('dev/')).sort()).toEqual(
      named.filter((name) => !name.startsWith('dev/')).sort(),
    );
    expect(files).toEqual(expect.arrayContaining(named));
  });

  it('finds the screen of every address that the app makes', () => {
    const testPaths = [
      ...Object.values(paths).map((make) => (make as (value: never) => string)('o’neil & co' as never)),
    ].map((address) => new URL(address, 'http://localhost').pathname);
    expect(testPaths.map((pathname) => addressOf(table, pathname)?.screen)).not.toContain(undefined);
    expect(new Set(testPaths.map((pathname) => addressOf(table, pathname))).size).toBe(testPaths.length);
  });

  it('has every screen drawn ahead but those that show nothing to a visitor', () => {
    const unrendered = Object.values(ADDRESSES).filter(({ prerender }: Address) => prerender === 'none');
    expect(unrendered.map(({ screen }) => screen)).toEqual([
      'Profile',
      'ReadFor',
      'FamilyKey',
      'AuthConfirm',
      'NewPassword',
    ]);
  });

  it('takes a slash at the end, and knows what it does not know', () => {
    expect(addressOf(table, '/library/')?.screen).toBe('Library');
    expect(addressOf(table, '/')?.screen).toBe('Home');
    expect(addressOf(table, '/story/neverland')?.screen).toBe('StoryDetail');
    for (const unknownPath of ['/story/', '/story', '/story/a/b', '/nowhere'])
      expect(addressOf(table, unknownPath), unknownPath).toBeUndefined();
  });
});
