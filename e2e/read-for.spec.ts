import { openParcel } from '../src/platform/family-voice/parcel.ts';
import { sealThanks } from '../src/platform/family-voice/thanks.ts';
import {
  answerLink,
  goToFirstPage,
  makeRecordingLink,
  recordClip,
  sentBy,
  skipToSending,
  takeParcels,
} from './pages/recording-link.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/** How a WebM file begins. */
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const TOKEN_BYTES = 32;

test('a relative records by a link and sends it; nothing leaves in the clear', async ({ page }) => {
  const { request, path, key } = await makeRecordingLink();
  const sent: Promise<Buffer>[] = [];
  page.on('request', (each) => sent.push(sentBy(each)));
  await answerLink(page);
  const parcels = await takeParcels(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Mila would love to hear this from you' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('What Mila calls you').fill('Granny Ruth');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Try the microphone' }).click();
  await expect(page.getByText('We hear you well.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await recordClip(page, 'Record a greeting');
  await page.getByRole('button', { name: 'To the first page' }).click();

  await expect(page.getByText('In the night, something sang.')).toBeVisible();
  await expect(page.locator('.read-for-frame img')).toBeVisible();
  await recordClip(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hear it' }).click();
  await expect(page.getByRole('button', { name: 'Hear it' })).toBeVisible();
  await recordClip(page, 'Record again');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('Page 2 of 15')).toBeVisible();
  await skipToSending(page);
  await expect(page.getByRole('heading', { name: 'You have read 1 of 15 pages' })).toBeVisible();
  await expect(page.getByText('Only for grown-ups')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send to Mila’s family' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Granny Ruth' })).toBeVisible();

  expect(parcels).toHaveLength(1);
  expect(parcels[0]!.subarray(0, TOKEN_BYTES).toString()).toBe(request.token);
  const parcel = await openParcel(parcels[0]!.subarray(TOKEN_BYTES), key.privateKey, request.token);
  expect(parcel).toMatchObject({ story: 'ocean-adventure', relative: 'Granny Ruth' });
  expect(parcel.pages.map(({ clip }) => clip.type)).toEqual(['audio/webm']);
  const clips = [parcel.before!, parcel.pages[0]!.clip];
  for (const { bytes, seconds } of clips) {
    expect(Buffer.from(bytes).subarray(0, 4)).toEqual(WEBM);
    expect(seconds).toBeGreaterThan(1);
    // 24 kbit/s, and what a file's head takes.
    expect(bytes.length).toBeLessThan(seconds * 3000 * 1.5 + 1000);
  }
  const all = Buffer.concat(await Promise.all(sent));
  const payload = path.slice(path.indexOf('#') + 1);
  for (const secret of ['Mila', 'Ruth', payload.slice(10, 60), request.familyKey, request.thanksKey])
    expect(all.includes(secret), `${secret} leaves the device`).toBe(false);
  for (const { bytes } of clips) expect(all.includes(Buffer.from(bytes.subarray(200, 232)))).toBe(false);
  expect(all.includes(WEBM)).toBe(false);
});

test('keeps the words in sight above the controls while recording, on every phone', async ({
  page,
  hasTouch,
}) => {
  const { path } = await makeRecordingLink();
  await answerLink(page);
  await page.goto(path);
  await goToFirstPage(page);
  const press = (name: string) => {
    const button = page.getByRole('button', { name });
    return hasTouch ? button.tap() : button.click();
  };
  const controls = page.locator('.read-for-controls');
  const paragraphs = page.locator('.read-for-words > p');
  await press('Record this page');
  await expect(page.getByText('Recording. Read aloud')).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [320, 568],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const bar = (await controls.boundingBox())!;
    expect(bar.height, `${width} × ${height}`).toBeLessThan(0.4 * height);
    const first = (await paragraphs.first().boundingBox())!;
    expect(first.y + first.height, `the first words at ${width} × ${height}`).toBeLessThan(bar.y);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const last = (await paragraphs.last().boundingBox())!;
    expect(last.y + last.height, `the last words at ${width} × ${height}`).toBeLessThanOrEqual(bar.y);
    await expect(page.getByRole('button', { name: 'Stop' })).toBeInViewport({ ratio: 1 });
  }
  await press('Stop');
  await expect(page.getByText('Kept on this device')).toBeInViewport();
  await press('Hear it');
  await expect(page.getByRole('button', { name: 'Hear it' })).toBeVisible();
  await press('Next page');
  await expect(page.getByText('Page 2 of 15')).toBeVisible();
});

test('goes on where a reload, or a closed tab, interrupted', async ({ page, context }) => {
  const { path } = await makeRecordingLink();
  await answerLink(page);
  await page.goto(path);
  await goToFirstPage(page);
  await recordClip(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByRole('button', { name: 'Record this page' }).click();
  await expect(page.getByText('Recording. Read aloud')).toBeVisible();
  await page.waitForTimeout(2600);
  await page.reload();
  await expect(page.getByText('You were interrupted here.')).toBeVisible();
  await expect(page.getByText('Page 2 of 15')).toBeVisible();
  await page.close();

  const next = await context.newPage();
  await answerLink(next);
  const parcels = await takeParcels(next);
  await next.goto(path);
  await expect(next.getByText('Page 2 of 15')).toBeVisible();
  await next.getByRole('button', { name: 'Next page' }).click();
  await skipToSending(next);
  await expect(next.getByRole('heading', { name: 'You have read 2 of 15 pages' })).toBeVisible();
  await next.getByRole('button', { name: 'Send to Mila’s family' }).click();
  await expect(next.getByRole('heading', { name: 'Thank you, Grandma Ruth' })).toBeVisible();
  expect(parcels).toHaveLength(1);
  // What was sent is kept here no more.
  await next.reload();
  await expect(next.getByRole('heading', { name: 'Thank you, Grandma Ruth' })).toBeVisible();
  const kept = await next.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('read-for');
        opening.onsuccess = () => {
          const count = opening.result.transaction('clips').objectStore('clips').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(kept).toBe(0);
});

test('sends what the network refused, and the very same bytes @any-size', async ({
  page,
  context,
  expected,
}) => {
  expected.failure(/send-recording|recording-link/);
  expected.consoleError(/ERR_INTERNET_DISCONNECTED/);
  const { path } = await makeRecordingLink();
  await answerLink(page);
  const parcels = await takeParcels(page, 500, 503);
  await page.goto(path);
  await goToFirstPage(page);
  await recordClip(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await skipToSending(page);
  const send = page.getByRole('button', { name: /^Send/ });
  for (let times = 0; times < 2; times++) {
    await send.click();
    await expect(page.getByText('It could not be sent just now.')).toBeVisible();
  }
  // Playwright answers a routed request offline too.
  await page.unroute('**/functions/v1/send-recording');
  await context.setOffline(true);
  await send.click();
  await expect(page.getByText('You are offline. Your recordings stay on this device.')).toBeVisible();
  await context.setOffline(false);
  const later = await takeParcels(page);
  await page.reload();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you, Grandma Ruth' })).toBeVisible();
  expect(parcels).toHaveLength(2);
  for (const again of [parcels[1]!, later[0]!]) expect(again.equals(parcels[0]!)).toBe(true);
});

const REFUSALS = [
  ['NotAllowedError', 'The microphone could not be used. Allow it'],
  ['NotFoundError', 'There is no microphone here.'],
  ['NotReadableError', 'The microphone is busy'],
] as const;
for (const [name, message] of REFUSALS)
  test(`tells what to do on ${name}, and goes on without @any-size`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', name));
    }, name);
    const { path } = await makeRecordingLink();
    await answerLink(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByRole('button', { name: 'Try the microphone' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await page.getByRole('button', { name: 'Go on without' }).click();
    await page.getByRole('button', { name: 'Record a greeting' }).click();
    await expect(page.getByText(message)).toBeVisible();
    await expectAccessible(page);
  });

test('on a full device keeps a recording while its window is open, and sends it @any-size', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'clips' || this.name === 'unfinished')
        throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  const { path } = await makeRecordingLink();
  await answerLink(page);
  const parcels = await takeParcels(page);
  await page.goto(path);
  await goToFirstPage(page);
  await page.getByRole('button', { name: 'Record this page' }).click();
  await expect(page.getByText('Recording. Read aloud')).toBeVisible();
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('There is no room on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await skipToSending(page);
  await page.getByRole('button', { name: 'Send to Mila’s family' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Grandma Ruth' })).toBeVisible();
  expect(parcels).toHaveLength(1);
});

test('pauses for a call, and goes on after it @any-size', async ({ page }) => {
  await page.addInitScript(() => {
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await ask(wish);
      Object.assign(window, { stream });
      return stream;
    };
  });
  const { path } = await makeRecordingLink();
  await answerLink(page);
  await page.goto(path);
  await goToFirstPage(page);
  await page.getByRole('button', { name: 'Record this page' }).click();
  await expect(page.getByText('Recording. Read aloud')).toBeVisible();
  await page.evaluate(() => {
    const [track] = (window as unknown as { stream: MediaStream }).stream.getTracks();
    track!.dispatchEvent(new Event('mute'));
  });
  await expect(page.getByText('Paused, perhaps for a call.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Recording. Read aloud')).toBeVisible();
  await page.waitForTimeout(1200);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
});

test('records MP4 where a browser records nothing else @any-size', async ({ page }) => {
  await page.addInitScript(() => {
    MediaRecorder.isTypeSupported = (type) => type === 'audio/mp4';
  });
  const { request, path, key } = await makeRecordingLink();
  await answerLink(page);
  const parcels = await takeParcels(page);
  await page.goto(path);
  await goToFirstPage(page);
  await recordClip(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await skipToSending(page);
  await page.getByRole('button', { name: 'Send to Mila’s family' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Grandma Ruth' })).toBeVisible();
  const parcel = await openParcel(parcels[0]!.subarray(TOKEN_BYTES), key.privateKey, request.token);
  expect(parcel.pages.map(({ clip }) => clip.type)).toEqual(['audio/mp4']);
});

test('says that a link is damaged, has ended or is full, and shows the child’s picture', async ({ page }) => {
  const { request, path } = await makeRecordingLink({ language: 'pl' });
  await answerLink(page, { open: false, parcelsLeft: 0 });
  await page.goto(path.slice(0, -4));
  await expect(page.getByRole('heading', { name: 'This link is not whole' })).toBeVisible();
  await page.goto(path);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await answerLink(page, { parcelsLeft: 0 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This link has brought all it can' })).toBeVisible();
  await answerLink(page, { thanks: await sealThanks('boat', request) });
  await page.reload();
  await expect(page.getByText('aloud in Polish')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A boat' })).toBeVisible();
  await expectAccessible(page);
});
