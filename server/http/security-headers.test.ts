import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes, pagePolicy, workerPolicy } from './security-headers.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const none = { supabaseUrl: null, storyVideoBaseUrl: null };

test('allows every inline script that runs by its hash, once', () => {
  const html = `
    <script>first()</script>
    <script type="module">second()</script><SCRIPT>first()</SCRIPT>
    <script src="/assets/a.js"></script>
    <script type="application/ld+json">{"data":true}</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf('first()'), hashOf('second()')]);
});

test('allows no inline script, no eval and no other host on a page', () => {
  const policy = pagePolicy('<script>x()</script>', none);
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
  expect(rules.get('script-src')).toEqual(["'self'", hashOf('x()')]);
  expect(policy).not.toContain('unsafe-eval');
  expect(rules.get('default-src')).toEqual(["'self'"]);
  expect(rules.get('connect-src')).toEqual(["'self'"]);
  expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
  expect(rules.get('object-src')).toEqual(["'none'"]);
  expect(rules.get('base-uri')).toEqual(["'none'"]);
  expect(policy).not.toMatch(/https?:/);
  // With Trusted Types, only our policies turn text into markup or scripts.
  expect(rules.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(rules.get('trusted-types')).toEqual(['story-playroom', 'service-worker']);
});

test('allows a Supabase project and a video host by origin only', () => {
  const policy = pagePolicy('', {
    supabaseUrl: 'https://abc.supabase.co',
    storyVideoBaseUrl: 'https://videos.example.org/stories',
  });
  expect(policy).toContain("connect-src 'self' https://abc.supabase.co;");
  expect(policy).toContain("media-src 'self' blob: https://videos.example.org;");
});

test('lets only the photo worker compile WebAssembly, and cuts it off from every other host', () => {
  const policy = workerPolicy('/assets/photo.worker-Ab1_x.js');
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|unsafe-eval'.*unsafe-eval|'unsafe-inline'/);
  for (const url of [
    '/assets/photo-Ab1.js',
    '/photo.worker-a.js',
    '/assets/x/photo.worker-a.js',
    '/explore',
  ]) {
    expect(workerPolicy(url), url).toBeNull();
  }
});

test('limits the service worker to one file on this site, at its one address', () => {
  const policy = workerPolicy('/service-worker.js');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/https?:|unsafe/);
  expect(workerPolicy('/assets/service-worker.js')).toBeNull();
});
