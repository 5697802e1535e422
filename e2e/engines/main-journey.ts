import { writeFile } from 'node:fs/promises';
import { expect, type TestInfo } from '@playwright/test';
import { jpegPhoto } from '../support/photos.ts';
import type { BrowserEngine } from './engine.ts';
import { signUp } from './sign-up.ts';
import { UserActions } from './user-actions.ts';

declare global {
  interface Window {
    opening?: { book: number; blank: number };
  }
}

/**
 * The main journey of a family, end to end: a hero from a photo, the child's book, a turn, the shelf, an account, the
 * shelf again, and a film. The same steps for every engine.
 */
export async function mainJourney(engine: BrowserEngine, site: string, info: TestInfo): Promise<void> {
  // End to end, on a machine that may run two more of them.
  info.setTimeout(180_000);
  const actions = new UserActions(engine, site);
  const photo = info.outputPath('child.jpg');
  await writeFile(photo, (await jpegPhoto()).buffer);

  await actions.open('/');
  await actions.expectVisible('heading', 'A playroom of possibilities');

  // A hero from a photo and a name.
  await actions.press('link', 'Make a hero');
  await actions.expectPath('/create-character');
  await actions.waitUntil(
    () => document.querySelector('.stage-doll')?.getAttribute('src')?.startsWith('blob:') === true,
    'the doll is drawn',
  );
  await engine.setFile('input[type=file]', photo);
  await actions.expectText('Uploading...');
  await actions.waitUntil(() => !document.body.innerText.includes('Uploading...'), 'the photo is read');
  await actions.fill('Hero name', 'Mila');
  await engine.run(watchOpening);
  await actions.press('button', 'Start Adventure');
  await actions.expectText('Creating Hero...');

  // The child's book opens with its picture in it, and turns.
  await actions.expectPath('/story-reader');
  await actions.waitUntil(pictureIsHere, 'the first picture is here');
  expect(await engine.run(() => window.opening), 'frames that showed the book without its picture').toEqual({
    book: expect.any(Number),
    blank: 0,
  });
  await actions.expectText('Mila');
  await actions.press('button', 'Next page');
  await actions.waitUntil(liesOpen, 'page 2 lies open', 2);
  await engine.keys('ArrowRight');
  await actions.waitUntil(liesOpen, 'page 3 lies open', 3);
  await actions.waitUntil(pictureIsHere, 'the picture of page 3 is here');

  // Saves it on the device, then in an account, also after a reload.
  await actions.press('button', 'Save Story to Library');
  await actions.waitUntil(
    () => document.body.innerText.includes('Saved to Your Library'),
    'the book is saved',
  );
  await signUp(actions);
  await actions.press('link', 'Library');
  await actions.expectPath('/library');
  await actions.waitUntil(bookOnShelf, 'the book is on the shelf', 'Half a Star');
  await actions.open('/library');
  await actions.waitUntil(bookOnShelf, 'the book is on the shelf after a reload', 'Half a Star');

  // A film plays in its frame, and fills it.
  await actions.open('/moon-balloon');
  await expect
    .poll(() => engine.run(filmState), { message: 'the film runs', timeout: 20_000 })
    .toMatchObject({ here: true, running: true });
  // WebKit plays for a moment before it reports the video's size.
  await expect
    .poll(() => engine.run(filmFills), { message: 'the film fills its frame' })
    .toEqual({ wide: true, high: true });
  expect(engine.errors).toEqual([]);
}

/** Counts frames that show the book, and those without its picture. Runs in the page. */
function watchOpening(): void {
  const seen = { book: 0, blank: 0 };
  window.opening = seen;
  const look = () => {
    const place = document.querySelector('.rd-spread[data-place="here"] .rd-picture');
    if (place) {
      const image = place.querySelector('img');
      // A preview is a picture too.
      const here = (image?.complete && image.naturalWidth > 0) || place.querySelector('canvas');
      seen.book += 1;
      if (!here) seen.blank += 1;
      if (seen.book > 20) return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function pictureIsHere(): boolean {
  const image = document.querySelector<HTMLImageElement>('.rd-spread[data-place="here"] img.rd-frame');
  return Boolean(image?.complete && image.naturalWidth > 0);
}

function liesOpen(page: number): boolean {
  const turning = document.querySelector('.rd-stage[data-turn]');
  const here = document.querySelector('.rd-spread[data-place="here"]');
  return !turning && here?.getAttribute('data-page') === String(page - 1);
}

function bookOnShelf(title: string): boolean {
  return [...document.querySelectorAll('article')].some((book) => book.innerText.includes(title));
}

/** The film's position, or why it does not play. Runs in the page. */
function filmState() {
  const film = document.querySelector<HTMLVideoElement>('.rd-spread[data-place="here"] video');
  const { readyState = 0, currentTime = 0, paused = true, error = null } = film ?? {};
  const running = readyState > 2 && currentTime > 0.2;
  return { here: Boolean(film), running, readyState, currentTime, paused, error: error?.message ?? null };
}

/** A frame of another shape than the film would show bars. Runs in the page. */
function filmFills(): { wide: boolean; high: boolean } {
  const film = document.querySelector<HTMLVideoElement>('.rd-spread[data-place="here"] video')!;
  const { width, height } = film.getBoundingClientRect();
  const scale = Math.min(width / film.videoWidth, height / film.videoHeight);
  return { wide: width - film.videoWidth * scale < 1, high: height - film.videoHeight * scale < 1 };
}
