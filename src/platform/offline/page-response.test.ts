import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageResponse } from './page-response.ts';

const PATIENCE = 4000;
const kept = async () => new Response('kept');
const nothing = async () => undefined;
const said = async (answer: Promise<Response>) => (await answer).text();
const server = (status: number) => Promise.resolve(new Response(`server ${status}`, { status }));

describe('responding to a navigation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([200, 404])("returns the server's response with status %i", async (status) => {
    expect(await said(pageResponse(server(status), kept, PATIENCE))).toBe(`server ${status}`);
  });

  it.each([500, 502, 503])(
    'returns the cached page instead of a %i, and the response when none is cached',
    async (status) => {
      expect(await said(pageResponse(server(status), kept, PATIENCE))).toBe('kept');
      expect(await said(pageResponse(server(status), nothing, PATIENCE))).toBe(`server ${status}`);
    },
  );

  it('returns the cached page without a network, and rejects when none is cached', async () => {
    const away = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
    expect(await said(pageResponse(away(), kept, PATIENCE))).toBe('kept');
    await expect(pageResponse(away(), nothing, PATIENCE)).rejects.toThrow('Failed to fetch');
  });

  it('waits for a slow network up to the timeout', async () => {
    const never = new Promise<Response>(() => undefined);
    const shown = vi.fn();
    void said(pageResponse(never, kept, PATIENCE)).then(shown);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveBeenCalledWith('kept');
  });

  it('waits for the server when nothing is cached, and ignores a late rejection', async () => {
    let answer = (_: Response) => {};
    let fail = (_: Error) => {};
    const slow = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const lost = new Promise<Response>((_, reject) => {
      fail = reject;
    });
    const shown = said(pageResponse(slow, nothing, PATIENCE));
    const other = said(pageResponse(lost, kept, PATIENCE));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    answer(new Response('late'));
    fail(new Error('nobody hears it'));
    expect(await shown).toBe('late');
    expect(await other).toBe('kept');
  });
});
