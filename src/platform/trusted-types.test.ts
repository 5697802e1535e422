import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads the module in a browser with Trusted Types. @returns it, and the names of the policies it creates */
async function withTrustedTypes() {
  const names: string[] = [];
  vi.stubGlobal('location', { origin: 'https://stories.example', href: 'https://stories.example/hero' });
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: object) => {
      names.push(name);
      return rules;
    },
  });
  return { names, ...(await import('./trusted-types.ts')) };
}

describe('with Trusted Types', () => {
  it('creates one policy', async () => {
    expect((await withTrustedTypes()).names).toEqual(['story-playroom']);
  });

  it('accepts drawings and the empty string', async () => {
    const { trustedSvg } = await withTrustedTypes();
    for (const fine of [
      '',
      '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
      '\n<svg><text>on = 3</text></svg>',
    ])
      expect(trustedSvg(fine)).toBe(fine);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '<svg onload="alert(1)"></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><a href="javascript:alert(1)">x</a></svg>',
    '<svg><foreignObject><b>x</b></foreignObject></svg>',
    '<b>x</b>',
    'text',
  ])('rejects %s', async (markup) => {
    const { trustedSvg } = await withTrustedTypes();
    expect(() => trustedSvg(markup)).toThrow(TypeError);
  });

  it('accepts the URLs of our workers and no other', async () => {
    const { trustedWorkerUrl } = await withTrustedTypes();
    for (const ours of ['/assets/photo.worker-Ab1.js', '/assets/encode.worker-Ab1.js'])
      expect(trustedWorkerUrl(ours)).toBe(ours);
    for (const other of [
      '/assets/x.js',
      'https://evil.example/assets/photo.worker-Ab1.js',
      'data:text/javascript,1',
    ])
      expect(() => trustedWorkerUrl(other)).toThrow(TypeError);
  });
});

it('without Trusted Types returns text unchanged', async () => {
  const { trustedSvg, trustedWorkerUrl } = await import('./trusted-types.ts');
  expect(trustedSvg('<b>x</b>')).toBe('<b>x</b>');
  expect(trustedWorkerUrl('/x.js')).toBe('/x.js');
});
