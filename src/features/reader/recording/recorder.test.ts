import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startRecording } from './recorder.ts';

class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  getSettings = () => ({ deviceId: 'headset' });
  stop() {
    this.readyState = 'ended';
  }
  /** The device goes: browsers end the track and stop its recorder by themselves. */
  goAway() {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }
}

class FakeRecorder extends EventTarget {
  static last: FakeRecorder;
  /** A recorder that never tells that it has stopped. */
  static deaf = false;
  state: 'recording' | 'inactive' = 'inactive';
  mimeType = 'audio/webm';
  constructor(readonly stream: { getTracks(): FakeTrack[] }) {
    super();
    FakeRecorder.last = this;
  }
  timeslice = 0;
  start(timeslice: number) {
    this.state = 'recording';
    this.timeslice = timeslice;
  }
  give(words: string) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([words]) }));
  }
  stop() {
    if (this.state === 'inactive') throw new DOMException('inactive', 'InvalidStateError');
    this.state = 'inactive';
    if (FakeRecorder.deaf) return;
    queueMicrotask(() => {
      this.give('');
      this.dispatchEvent(new Event('stop'));
    });
  }
}

let track: FakeTrack;
let devices: EventTarget & { here: string[] };
beforeEach(() => {
  vi.useFakeTimers();
  track = new FakeTrack();
  FakeRecorder.deaf = false;
  devices = Object.assign(new EventTarget(), {
    here: ['headset', 'built in'],
    getUserMedia: async () => ({ getTracks: () => [track] }),
    enumerateDevices: async () => devices.here.map((deviceId) => ({ deviceId })),
  });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', { mediaDevices: devices });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function begin() {
  const lost = vi.fn();
  const take = await startRecording(lost);
  return { take, lost, recorder: FakeRecorder.last };
}
const text = async (voice: { sound: Blob } | null) => voice?.sound.text() ?? null;

describe('a recording', () => {
  test('is collected in chunks, and releases the microphone', async () => {
    const { take, lost, recorder } = await begin();
    expect(recorder.timeslice).toBeGreaterThan(0);
    recorder.give('Once ');
    recorder.give('upon');
    vi.advanceTimersByTime(3000);
    const voice = await take.finish();
    expect(await text(voice)).toBe('Once upon');
    expect(voice!.lengthMs).toBe(3000);
    expect(track.readyState).toBe('ended');
    expect(lost).not.toHaveBeenCalled();
  });

  test('finishes twice with the same result', async () => {
    const { take, recorder } = await begin();
    recorder.give('Once');
    expect(await take.finish()).toBe(await take.finish());
  });

  test('is null when the microphone gave no sound', async () => {
    const { take } = await begin();
    expect(await take.finish()).toBeNull();
    expect(track.readyState).toBe('ended');
  });

  test('releases the microphone when discarded, and when the recorder fails', async () => {
    const { take } = await begin();
    take.discard();
    expect(track.readyState).toBe('ended');
    track = new FakeTrack();
    vi.stubGlobal(
      'MediaRecorder',
      class {
        constructor() {
          throw new Error('no codec');
        }
      },
    );
    await expect(startRecording(vi.fn())).rejects.toThrow('no codec');
    expect(track.readyState).toBe('ended');
  });
});

describe('when the microphone is lost', () => {
  const ways: [string, (recorder: FakeRecorder) => Promise<void> | void][] = [
    ['with its headset', () => track.goAway()],
    ['and the recorder stops by itself', (recorder) => recorder.stop()],
    ['with an error', (recorder) => void recorder.dispatchEvent(new Event('error'))],
    [
      'to a call',
      async () => {
        track.dispatchEvent(new Event('mute'));
        await vi.advanceTimersByTimeAsync(2500);
      },
    ],
    [
      'without its track being told',
      async () => {
        devices.here = ['built in'];
        devices.dispatchEvent(new Event('devicechange'));
        await vi.advanceTimersByTimeAsync(1);
      },
    ],
  ];
  test.each(ways)('%s: notifies once and keeps what was recorded', async (_, go) => {
    const { take, lost, recorder } = await begin();
    recorder.give('Once upon');
    await go(recorder);
    await vi.advanceTimersByTimeAsync(1);
    expect(lost).toHaveBeenCalledTimes(1);
    track.goAway();
    expect(lost).toHaveBeenCalledTimes(1);
    const ending = take.finish();
    await vi.advanceTimersByTimeAsync(1);
    expect(await text(await ending)).toBe('Once upon');
    expect(track.readyState).toBe('ended');
  });

  test('keeps recording through a short mute', async () => {
    const { lost } = await begin();
    track.dispatchEvent(new Event('mute'));
    await vi.advanceTimersByTimeAsync(500);
    track.dispatchEvent(new Event('unmute'));
    devices.dispatchEvent(new Event('devicechange'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(lost).not.toHaveBeenCalled();
  });

  test('finishes even if the recorder never stops', async () => {
    FakeRecorder.deaf = true;
    const { take, recorder } = await begin();
    recorder.give('Once upon');
    const ending = take.finish();
    await vi.advanceTimersByTimeAsync(2500);
    expect(await text(await ending)).toBe('Once upon');
    expect(track.readyState).toBe('ended');
  });
});
