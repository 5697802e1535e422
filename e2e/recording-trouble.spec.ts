import type { Page } from '@playwright/test';
import { LARGEST_PARCEL } from '../supabase/functions/_shared/recording-link.ts';
import {
  answerLink,
  goToFirstPage,
  makeRecordingLink,
  recordClip,
  skipToSending,
  takeParcels,
} from './pages/recording-link.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** A microphone that hears a steady tone: loudness 1 is as loud as it gets, 0 is one that is switched off. */
const hearTone = (page: Page, loudness: number) =>
  page.addInitScript((loudness) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const audio = new AudioContext();
      await audio.resume();
      const [tone, volume, microphone] = [
        audio.createOscillator(),
        audio.createGain(),
        audio.createMediaStreamDestination(),
      ];
      volume.gain.value = loudness;
      tone.connect(volume).connect(microphone);
      tone.start();
      Object.assign(window, { volume });
      return microphone.stream;
    };
  }, loudness);
const setLoudness = (page: Page, loudness: number) =>
  page.evaluate((loudness) => {
    (window as unknown as { volume: GainNode }).volume.gain.value = loudness;
  }, loudness);

/** Adds bytes to the clip of the first page, as if she had read on for minutes. */
const lengthenFirstClip = (page: Page, bytes: number) =>
  page.evaluate(
    (bytes) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('read-for');
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('clips', 'readwrite');
          const cursor = transaction.objectStore('clips').openCursor();
          cursor.onsuccess = () => {
            const clip = cursor.result!.value as { bytes: ArrayBuffer };
            const longer = new Uint8Array(clip.bytes.byteLength + bytes);
            longer.set(new Uint8Array(clip.bytes));
            cursor.result!.update({ ...clip, bytes: longer.buffer });
          };
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    bytes,
  );

test('a full parcel stops the recording, keeps it, and is sent before she reads on @any-size', async ({
  page,
}) => {
  const { path } = await makeRecordingLink();
  await answerLink(page);
  const parcels = await takeParcels(page);
  await page.goto(path);
  await goToFirstPage(page);
  await recordClip(page);
  // Another second or two, and the parcel is full.
  await lengthenFirstClip(page, LARGEST_PARCEL - 76 * 1024);
  await page.reload();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Record this page' }).click();
  await expect(page.getByText('One parcel is full')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Hear it' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send what you have' }).click();
  await expect(page.getByRole('heading', { name: 'You have read 2 of 15 pages' })).toBeVisible();
  await page.getByRole('button', { name: 'Send to Mila’s family' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Grandma Ruth' })).toBeVisible();
  expect(parcels).toHaveLength(1);
  // With the token before it.
  expect(parcels[0]!.length).toBeGreaterThan(LARGEST_PARCEL - 80 * 1024);
  expect(parcels[0]!.length).toBeLessThanOrEqual(LARGEST_PARCEL + 32);
  // Now there is room again, for the page that comes next.
  await page.getByRole('button', { name: 'Read another page' }).click();
  await expect(page.getByText('Page 3 of 15')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record this page' })).toBeEnabled();
});

test('keeps the screen on while a page is recorded, and no longer @any-size', async ({ page }) => {
  await page.addInitScript(() => {
    const held = { locks: 0 };
    Object.assign(window, { held });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async () => {
          held.locks += 1;
          return {
            release: async () => {
              held.locks -= 1;
            },
          };
        },
      },
    });
  });
  const locks = () => page.evaluate(() => (window as unknown as { held: { locks: number } }).held.locks);
  const { path } = await makeRecordingLink();
  await answerLink(page);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  expect(await locks()).toBe(0);
  await goToFirstPage(page);
  await expect.poll(locks).toBe(1);
  await recordClip(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 15')).toBeVisible();
  await expect.poll(locks).toBe(1);
  await skipToSending(page);
  await expect.poll(locks).toBe(0);
});

test('a microphone that is off or far away is told, in the sound check and while recording @any-size', async ({
  page,
}) => {
  await hearTone(page, 0);
  const { path } = await makeRecordingLink();
  await answerLink(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Try the microphone' }).click();
  await expect(page.getByText('Say a few words')).toBeVisible();
  await expect(page.getByText('We hear nothing yet. See that the microphone is switched on')).toBeVisible();
  await setLoudness(page, 0.01);
  await expect(page.getByText('We hear you from far away. Come closer')).toBeVisible();
  await setLoudness(page, 0.5);
  await expect(page.getByText('We hear you well.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.getByRole('button', { name: 'Begin without one' }).click();
  await page.getByRole('button', { name: 'Record this page' }).click();
  await expect(page.getByText('Recording. Read aloud')).toBeVisible();
  await expect(page.getByText('Recording, but we hardly hear you.')).toBeVisible();
  await expectAccessible(page);
  await setLoudness(page, 0.5);
  await expect(page.getByText('Recording. Read aloud')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
});

test('records and keeps all while the server answers 500, and sends when it is back @any-size', async ({
  page,
  expected,
}) => {
  expected.failure(/functions\/v1/);
  const { path } = await makeRecordingLink();
  await page.route('**/functions/v1/**', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto(path);
  await goToFirstPage(page);
  await recordClip(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await skipToSending(page);
  await page.getByRole('button', { name: 'Send to Mila’s family' }).click();
  await expect(page.getByText('It could not be sent just now. Your recordings stay')).toBeVisible();
  await page.unroute('**/functions/v1/**');
  await answerLink(page);
  const parcels = await takeParcels(page);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Grandma Ruth' })).toBeVisible();
  expect(parcels).toHaveLength(1);
});
