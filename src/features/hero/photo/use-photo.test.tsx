import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoError } from './accept.ts';
import { PhotoDesk } from './photo-desk.ts';
import { usePhoto } from './use-photo.ts';

vi.mock('./photo-desk.ts', () => ({ PhotoDesk: vi.fn() }));

const bitmap = { width: 400, height: 300, close: vi.fn() } as unknown as ImageBitmap;
const palettes = { skin: [], hair: [], cloth: [] } as never;
const deskThat = (open: () => Promise<ImageBitmap>) =>
  vi.mocked(PhotoDesk).mockImplementation(function desk() {
    return { open, read: async () => null, close: () => undefined } as unknown as PhotoDesk;
  } as never);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a photo', () => {
  it('is on its way for 2 seconds, however quickly it was opened, and then lies in the hoop', async () => {
    deskThat(async () => bitmap);
    const { result } = renderHook(() => usePhoto(palettes, () => undefined));
    act(() => void result.current.choose(new Blob(['photo'])));
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(result.current).toMatchObject({ uploading: true, bitmap: null });
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(result.current).toMatchObject({ uploading: false, bitmap, problem: null });
  });

  it('that is refused says so at once, and leaves the one before', async () => {
    deskThat(async () => bitmap);
    const { result } = renderHook(() => usePhoto(palettes, () => undefined));
    act(() => void result.current.choose(new Blob(['photo'])));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    deskThat(() => Promise.reject(new PhotoError('gif')));
    act(() => void result.current.choose(new Blob(['GIF'])));
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(result.current).toMatchObject({ uploading: false, bitmap, problem: 'gif' });
  });
});
