import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageResponse } from './page-response.ts';

const TIMEOUT_MS = 4000;
const cachedPage = async () => new Response('kept');
const noCachedPage = async () => undefined;
const textOf = async (answer: Promise<Response>) => (await answer).text();
const server = (status: number) => Promise.resolve(new Response(`server ${status}`, { status }));

describe('responding to a navigation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([200, 404])("returns the server's response with status %i", async (status) => {
    expect(await textOf(pageResponse(server(status), cachedPage, TIMEOUT_MS))).toBe(`server ${status}`);
  });

  it.each([500, 502, 503])(
    'returns the cached page instead of a %i, and the response when none is cached',
    async (status) => {
      expect(await textOf(pageResponse(server(status), cachedPage, TIMEOUT_MS))).toBe('kept');
      expect(await textOf(pageResponse(server(status), noCachedPage, TIMEOUT_MS))).toBe(`server ${status}`);
    },
  );

  it('returns the cached page without a network, and rejects when none is cached', async () => {
    const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
    expect(await textOf(pageResponse(offline(), cachedPage, TIMEOUT_MS))).toBe('kept');
    await expect(pageResponse(offline(), noCachedPage, TIMEOUT_MS)).rejects.toThrow('Failed to fetch');
  });

  it('waits for a slow network up to the timeout', async () => {
    const unanswered = new Promise<Response>(() => undefined);
    const shown = vi.fn();
    void textOf(pageResponse(unanswered, cachedPage, TIMEOUT_MS)).then(shown);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
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
    const failing = new Promise<Response>((_, reject) => {
      fail = reject;
    });
    const shown = textOf(pageResponse(slow, noCachedPage, TIMEOUT_MS));
    const other = textOf(pageResponse(failing, cachedPage, TIMEOUT_MS));
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    answer(new Response('late'));
    fail(new Error('nobody hears it'));
    expect(await shown).toBe('late');
    expect(await other).toBe('kept');
  });
});
