// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaceBox, PhotoReading } from './photo-reading.ts';
import { PhotoWorkerClient } from './photo-worker-client.ts';
import { type Photo, usePhoto } from './use-photo.ts';
import { PhotoError } from './validate-photo.ts';

vi.mock('./photo-worker-client.ts', () => ({ PhotoWorkerClient: vi.fn() }));

const bitmap = { width: 400, height: 300, close: vi.fn() } as unknown as ImageBitmap;
const palettes = { skin: [], hair: [], cloth: [] } as never;
const deskThat = (open: () => Promise<ImageBitmap>) =>
  vi.mocked(PhotoWorkerClient).mockImplementation(function desk() {
    return { open, find: async () => faces, read, prepare, close } as unknown as PhotoWorkerClient;
  } as never);

const near: FaceBox = { left: 0.4, top: 0.3, right: 0.6, bottom: 0.6 };
const far: FaceBox = { left: 0.1, top: 0.3, right: 0.2, bottom: 0.45 };
const reading = { skin: 3 } as PhotoReading;
let faces: FaceBox[] | null = [];
const read = vi.fn<PhotoWorkerClient['read']>();
const prepare = vi.fn();
const close = vi.fn();

beforeEach(() => {
  faces = [];
  read.mockReset().mockResolvedValue(reading);
  prepare.mockReset();
  close.mockReset();
  vi.mocked(PhotoWorkerClient).mockClear();
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

  it('sets the hoop round the face by itself, and another face with one tap, which starts anew', async () => {
    deskThat(async () => bitmap);
    faces = [near, far];
    const onReading = vi.fn();
    const { result } = renderHook(() => usePhoto(palettes, onReading));
    act(() => void result.current.choose(new Blob(['photo'])));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(result.current).toMatchObject({ chosen: 0, noFace: false, faces });
    expect(result.current.crop.x).toBeCloseTo(0.5);
    expect(result.current.crop.zoom).toBeGreaterThan(1);
    expect(onReading).toHaveBeenLastCalledWith(reading, true);
    await act(async () => result.current.chooseFace(1));
    expect(read).toHaveBeenLastCalledWith(1, expect.anything(), palettes);
    expect(result.current.chosen).toBe(1);
    expect(result.current.crop.x).toBeLessThan(0.3);
    expect(onReading).toHaveBeenCalledTimes(2);
  });

  it('is read inside the 2 seconds, and seen after them where reading takes longer', async () => {
    deskThat(async () => bitmap);
    faces = [near];
    const onReading = vi.fn();
    let resolveReading: (of: PhotoReading) => void = () => undefined;
    read.mockReturnValue(new Promise((resolve) => (resolveReading = resolve)));
    const { result } = renderHook(() => usePhoto(palettes, onReading));
    act(() => void result.current.choose(new Blob(['photo'])));
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(read).toHaveBeenCalledExactlyOnceWith(0, expect.anything(), palettes);
    await act(() => vi.advanceTimersByTimeAsync(1990));
    expect(result.current).toMatchObject({ bitmap, uploading: true });
    expect(onReading).not.toHaveBeenCalled();
    await act(async () => resolveReading(reading));
    expect(result.current).toMatchObject({ bitmap, uploading: false, faces, chosen: 0 });
    expect(onReading).toHaveBeenCalledExactlyOnceWith(reading, true);
  });

  it('finds what reads it there, if a parent looked for it a while', async () => {
    deskThat(async () => bitmap);
    const { result } = renderHook(() => usePhoto(palettes, () => undefined));
    act(() => result.current.prepare());
    expect(prepare).toHaveBeenCalledOnce();
    act(() => void result.current.choose(new Blob(['photo'])));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(result.current.bitmap).toBe(bitmap);
    expect(PhotoWorkerClient).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });

  it.each([
    ['when none is chosen', (photo: Photo) => photo.cancel(), false],
    ['when the page is left', () => undefined, true],
  ])('frees everything that was loaded for it: %s', (_, leave, leaves) => {
    deskThat(async () => bitmap);
    const { result, unmount } = renderHook(() => usePhoto(palettes, () => undefined));
    act(() => result.current.prepare());
    act(() => leave(result.current));
    if (leaves) unmount();
    expect(close).toHaveBeenCalledOnce();
  });

  it('without a face is not read at all until somebody taps it', async () => {
    deskThat(async () => bitmap);
    const onReading = vi.fn();
    const { result } = renderHook(() => usePhoto(palettes, onReading));
    act(() => void result.current.choose(new Blob(['photo'])));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(result.current.noFace).toBe(true);
    expect(read).not.toHaveBeenCalled();
    expect(onReading).toHaveBeenCalledExactlyOnceWith(null, true);
    faces = [near];
    await act(async () => result.current.tap({ x: 0.5, y: 0.45 }));
    expect(result.current).toMatchObject({ noFace: false, chosen: 0 });
    expect(onReading).toHaveBeenLastCalledWith(reading, true);
  });

  it('is read from the hoop where faces can’t be looked for', async () => {
    deskThat(async () => bitmap);
    faces = null;
    const { result } = renderHook(() => usePhoto(palettes, () => undefined));
    act(() => void result.current.choose(new Blob(['photo'])));
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(read).toHaveBeenLastCalledWith(null, expect.anything(), palettes);
    expect(result.current.noFace).toBe(false);
  });
});
