import { expect, test } from 'vitest';
import { fromStored, toStored } from './stored-recording.ts';

const VOICE = { sound: new Blob(['Once upon'], { type: 'audio/webm' }), lengthMs: 3000 };

test('a recording is stored without a Blob, and comes back whole', async () => {
  const stored = await toStored(VOICE);
  expect(Object.values(stored).some((value: unknown) => value instanceof Blob)).toBe(false);
  const voice = fromStored(stored);
  expect(await voice.sound.text()).toBe('Once upon');
  expect(voice).toMatchObject({ lengthMs: 3000, sound: { type: 'audio/webm' } });
});

test('a recording that an earlier version stored is read', () => {
  expect(fromStored(VOICE)).toBe(VOICE);
});
