import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BITS_PER_SECOND, canRecord, startRecording } from './recorder.ts';

class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  muted = false;
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
  /** The types that this browser records. */
  static types = ['audio/webm;codecs=opus'];
  static isTypeSupported = (type: string) => FakeRecorder.types.includes(type);
  state: 'recording' | 'paused' | 'inactive' = 'inactive';
  mimeType: string;
  constructor(
    readonly stream: { getTracks(): FakeTrack[] },
    readonly options: MediaRecorderOptions,
  ) {
    super();
    this.mimeType = options.mimeType ?? '';
    FakeRecorder.last = this;
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
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
  FakeRecorder.types = ['audio/webm;codecs=opus'];
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
  const host = { onPaused: vi.fn(), onLost: vi.fn(), onGrowth: vi.fn() };
  const take = await startRecording(host);
  return { take, host, lost: host.onLost, recorder: FakeRecorder.last };
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

  test.each([
    [['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
    [['audio/mp4'], 'audio/mp4'],
    [[], ''],
  ])('of a browser that records %j is %j, small and mono', async (types, type) => {
    FakeRecorder.types = types;
    const asked = vi.spyOn(devices as unknown as MediaDevices, 'getUserMedia');
    const { recorder } = await begin();
    expect(recorder.mimeType).toBe(type);
    expect(recorder.options.audioBitsPerSecond).toBe(BITS_PER_SECOND);
    expect(asked.mock.calls[0]![0]!.audio).toMatchObject({ channelCount: 1 });
  });

  test.each([
    [['audio/mp4'], true],
    [['audio/ogg'], false],
    [[], false],
  ])('is not begun by a browser that records %j and so could: %j', (types, could) => {
    FakeRecorder.types = types;
    expect(canRecord()).toBe(could);
  });

  test('hands over what is recorded as it grows, until it ends', async () => {
    const { take, host, recorder } = await begin();
    recorder.give('Once ');
    vi.advanceTimersByTime(1000);
    recorder.give('upon');
    const drafts = host.onGrowth.mock.calls.map(([draft]) => draft as { sound: Blob; lengthMs: number });
    expect(await Promise.all(drafts.map(text))).toEqual(['Once ', 'Once upon']);
    expect(drafts[1]!.lengthMs).toBe(1000);
    await take.finish();
    expect(host.onGrowth).toHaveBeenCalledTimes(2);
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
        static isTypeSupported = () => true;
        constructor() {
          throw new Error('no codec');
        }
      },
    );
    await expect(startRecording({ onPaused: vi.fn(), onLost: vi.fn() })).rejects.toThrow('no codec');
    expect(track.readyState).toBe('ended');
  });
});

describe('a call', () => {
  const call = async () => {
    track.muted = true;
    track.dispatchEvent(new Event('mute'));
    await vi.advanceTimersByTimeAsync(2500);
  };

  test('pauses the recording, which goes on after it, and is not counted', async () => {
    const { take, host, recorder } = await begin();
    vi.advanceTimersByTime(1000);
    recorder.give('Once ');
    await call();
    expect(recorder.state).toBe('paused');
    expect(host.onPaused).toHaveBeenCalledOnce();
    expect(host.onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(take.resume()).toBe(false);
    track.muted = false;
    expect(take.resume()).toBe(true);
    expect(recorder.state).toBe('recording');
    vi.advanceTimersByTime(1000);
    recorder.give('upon');
    const voice = await take.finish();
    expect(await text(voice)).toBe('Once upon');
    // The microphone was muted for two seconds before the recording paused.
    expect(voice!.lengthMs).toBe(4000);
  });

  test('that takes the microphone for good leaves what was read', async () => {
    const { take, recorder } = await begin();
    recorder.give('Once');
    await call();
    track.goAway();
    expect(take.resume()).toBe(false);
    expect(await text(await take.finish())).toBe('Once');
  });
});

describe('when the microphone is lost', () => {
  const ways: [string, (recorder: FakeRecorder) => Promise<void> | void][] = [
    ['with its headset', () => track.goAway()],
    ['and the recorder stops by itself', (recorder) => recorder.stop()],
    ['with an error', (recorder) => void recorder.dispatchEvent(new Event('error'))],
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
