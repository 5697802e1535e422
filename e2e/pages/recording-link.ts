import { expect, type Page, type Request } from '@playwright/test';
import { encodeChild } from '../../src/app/reading/shared-link.ts';
import { createFamilyKey, type FamilyKey } from '../../src/platform/family-voice/family-key.ts';
import { type RecordingRequest, requestPath } from '../../src/platform/family-voice/request-link.ts';
import type { RequestState } from '../../src/platform/family-voice/voice-api.ts';

/** A link by which a family asks for a recording, with the key that opens what comes. */
export async function makeRecordingLink(
  change: Partial<RecordingRequest> = {},
): Promise<{ request: RecordingRequest; path: string; key: FamilyKey }> {
  const { key } = await createFamilyKey();
  const secret = (bytes: number) =>
    Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('base64url');
  const hero = {
    id: '00000000-0000-4000-8000-000000000009',
    name: 'Mila',
    pronouns: 'she',
    look: {},
  } as const;
  const request: RecordingRequest = {
    token: secret(24),
    familyKey: key.publicKey,
    thanksKey: secret(32),
    story: 'ocean-adventure',
    hero: encodeChild(hero as never),
    relative: 'Grandma Ruth',
    ...change,
  };
  return { request, path: requestPath(request), key };
}

/** Answers for the server that a link stands, or what is given. */
export const answerLink = (page: Page, state: Partial<RequestState> = {}) =>
  page.route('**/functions/v1/recording-link', (route) =>
    route.fulfill({
      json: {
        open: state.open ?? true,
        expires_at: state.expiresAt ?? '2026-12-28T10:00:00.000Z',
        parcels_left: state.parcelsLeft ?? 3,
        thanks: state.thanks ? Buffer.from(state.thanks).toString('base64url') : null,
      },
    }),
  );

/** Takes parcels for the server, answering with each status in turn and then 200. @returns the bodies that came */
export async function takeParcels(page: Page, ...statuses: number[]): Promise<Buffer[]> {
  const bodies: Buffer[] = [];
  await page.route('**/functions/v1/send-recording', (route) => {
    bodies.push(route.request().postDataBuffer()!);
    const status = statuses.shift() ?? 200;
    return route.fulfill({ status, json: status === 200 ? { received: true } : { code: 'unavailable' } });
  });
  return bodies;
}

/** From the welcome to the first page. */
export async function goToFirstPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Try the microphone' }).click();
  await expect(page.getByText('We hear you well.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on', exact: true }).click();
  await page.getByRole('button', { name: 'Begin without one' }).click();
}

/** Records what the open step is about, for some 1.5 s. */
export async function recordClip(page: Page, button: string | RegExp = 'Record this page'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText('Recording. Read aloud')).toBeVisible();
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
}

/** Leaves out all that follows. */
export async function skipToSending(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: /^(Leave this page out|End without one)$/ });
  const heading = page.getByRole('heading', { level: 1 });
  for (let step = 0; step < 60; step++) {
    const before = await heading.innerText();
    if (/^You have read/.test(before)) return;
    await skip.click();
    await expect(heading).not.toHaveText(before);
  }
}

/** Everything that a request tells a server: its address, headers and body. */
export async function sentBy(request: Request): Promise<Buffer> {
  const head = JSON.stringify([request.url(), await request.allHeaders()]);
  return Buffer.concat([Buffer.from(head), request.postDataBuffer() ?? Buffer.alloc(0)]);
}
