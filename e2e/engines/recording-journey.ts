import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect, type TestInfo } from '@playwright/test';
import { figures } from '../pages/grown-up.ts';
import { chromiumOf } from './chromium.ts';
import type { BrowserEngine } from './engine.ts';
import { signUp } from './sign-up.ts';
import { UserActions } from './user-actions.ts';

declare global {
  interface Window {
    /** What the page has begun to play. */
    heard?: HTMLMediaElement[];
  }
}

/**
 * A relative's recording, end to end: asked for, recorded with the engine's own fake microphone, interrupted by a reload,
 * sent, fetched and heard. An engine that cannot record says so; Chromium is the relative's device then.
 */
export async function recordingJourney(engine: BrowserEngine, site: string, info: TestInfo): Promise<void> {
  info.setTimeout(240_000);
  const family = new UserActions(engine, site);
  await signUp(family);
  await engine.run(storeMila, crypto.randomUUID());
  const link = await askGrandma(family, engine);

  const canRecord = await engine.run(recordsClips);
  info.annotations.push({ type: 'records here', description: String(canRecord) });
  if (canRecord) {
    await recordAndSend(engine, site, link);
  } else {
    await isToldThatItCannotRecord(engine, site, link);
    const browser = await chromium.launch(info.project.use.launchOptions);
    try {
      await recordAndSend(chromiumOf(await browser.newPage()), site, link);
    } finally {
      await browser.close();
    }
  }

  await family.open('/story/ocean-adventure');
  await family.expectText('Grandma Ruth has read this for you');
  await engine.run(noticePlays);
  await family.press('link', 'Grandma Ruth reads');
  await expect
    .poll(() => engine.run(heardSounds), { message: 'her voice is heard', timeout: 20_000 })
    .toContainEqual({ plays: true, error: null });
  expect(engine.errors).toEqual([]);
}

/** Asks by the book's page, behind the gate for grown-ups. @returns the link's path and hash */
async function askGrandma(family: UserActions, engine: BrowserEngine): Promise<string> {
  await family.open('/story/ocean-adventure');
  await family.press('button', 'Ask someone to read');
  await family.expectText('Is a grown-up here?');
  const words = await engine.run(() => document.querySelector('[data-testid="gate-number"]')!.textContent);
  await family.fill('In figures', String(figures(words.trim())));
  await family.press('button', 'Go on');
  await family.fill('Who is asked?', 'Grandma Ruth');
  await family.press('button', 'Make the link');
  await expect.poll(() => engine.run(readyLink), { message: 'the link is made' }).toContain('/read-for/');
  const { pathname, hash } = new URL(await engine.run(readyLink));
  return pathname + hash;
}

/** Records two pages, the second one interrupted by a reload, and sends them. */
async function recordAndSend(engine: BrowserEngine, site: string, link: string): Promise<void> {
  const relative = new UserActions(engine, site);
  await relative.open(link);
  await relative.press('button', 'Begin');
  await relative.press('button', 'Try the microphone');
  await relative.expectText('We hear you well.');
  await relative.press('button', 'Go on');
  await relative.press('button', 'Begin without one');
  await relative.expectText('Page 1 of 15');
  await relative.press('button', 'Record this page');
  await relative.expectText('Recording. Read aloud');
  await wait(1500);
  await relative.press('button', 'Stop');
  await relative.expectText('Kept on this device');
  await relative.press('button', 'Next page');
  await relative.expectText('Page 2 of 15');
  await relative.press('button', 'Record this page');
  await relative.expectText('Recording. Read aloud');
  await wait(2600);
  // Interrupted: the link is opened again in the middle of a page.
  await engine.open('about:blank');
  await relative.open(link);
  await relative.expectText('You were interrupted here.');
  await relative.press('button', 'Next page');
  for (let page = 3; page <= 15; page++) {
    await relative.expectText(`Page ${page} of 15`);
    await relative.press('button', 'Leave this page out');
  }
  await relative.press('button', 'End without one');
  await relative.expectText('You have read 2 of 15 pages');
  await relative.press('button', 'Send to Mila’s family');
  await relative.expectText('Thank you, Grandma Ruth');
}

/** The sound check says what to do, and nothing of it is an error. */
async function isToldThatItCannotRecord(engine: BrowserEngine, site: string, link: string): Promise<void> {
  const relative = new UserActions(engine, site);
  await relative.open(link);
  await relative.press('button', 'Begin');
  await relative.press('button', 'Try the microphone');
  await relative.expectText('This browser can’t record.');
}

/** Makes a child of the family on the device. Runs in the page. */
function storeMila(id: string): void {
  const hero = { id, name: 'Mila', pronouns: 'she', look: {} };
  localStorage.setItem('playroom-hero', JSON.stringify(hero));
  localStorage.setItem('playroom-heroes', JSON.stringify([{ hero, change: 'new', owner: null, at: 1 }]));
}

/** The link that the dialog shows; '' before. Runs in the page. */
function readyLink(): string {
  const field = [...document.querySelectorAll<HTMLInputElement>('dialog[open] input, dialog[open] textarea')];
  return field.find(({ value }) => value.includes('/read-for/'))?.value ?? '';
}

/** Whether the engine records a type of sound that families' devices play. Runs in the page. */
function recordsClips(): boolean {
  return (
    typeof MediaRecorder !== 'undefined' &&
    ['audio/webm', 'audio/mp4'].some((type) => MediaRecorder.isTypeSupported(type))
  );
}

/** Runs in the page. */
function noticePlays(): void {
  const play = HTMLMediaElement.prototype.play;
  const heard: HTMLMediaElement[] = [];
  window.heard = heard;
  HTMLMediaElement.prototype.play = function () {
    heard.push(this);
    // Firefox reports an error where a machine has no sound card, unless it plays silently.
    this.muted = true;
    return play.call(this);
  };
}

/** What has begun to play, and whether it got beyond its beginning. Runs in the page. */
function heardSounds(): { plays: boolean; error: string | null }[] {
  return (window.heard ?? []).map(({ currentTime, error }) => ({
    plays: currentTime > 0.3,
    error: error?.message ?? null,
  }));
}
