import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { contentTypeOf } from '../../server/http/content-types.ts';
import type { BrowserEngine } from './engine.ts';
import { UserActions } from './user-actions.ts';

const PAPER = fileURLToPath(new URL('../../public/', import.meta.url));

/** Serves the built page that holds the reader alone. @returns its address, and how to stop */
export async function serveReader(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://reader');
    const file = normalize(pathname === '/' ? '/index.html' : pathname);
    try {
      const body = await readFile(join(pathname.startsWith('/paper/') ? PAPER : folder, file));
      response.writeHead(200, { 'content-type': contentTypeOf(extname(file)) }).end(body);
    } catch {
      // A browser asks for an icon by itself.
      response.writeHead(file === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/**
 * A book with every kind of page, turned from its title page to its last page and back: endpaper and title page, a plate
 * with a loud word, bleeds, a wordless spread, a plain plate, vignettes. The same steps for every engine.
 */
export async function turnPageKinds(engine: BrowserEngine, site: string): Promise<void> {
  const actions = new UserActions(engine, site);
  const liesOpen = (page: number, what: string) => actions.waitUntil(isOpen, `${what} lies open`, page);

  // Endpaper and title page; the first spread follows by itself.
  await actions.open('/?spreads=6&layouts=1&title=open');
  await actions.expectText('for Mila');
  await liesOpen(1, 'the page with the loud word');
  await engine.keys('ArrowLeft');
  await liesOpen(0, 'the title page');
  expect(await engine.run(titlePage)).toEqual({ title: 'The Moon Balloon', patterned: true });
  await engine.keys('ArrowRight');

  // A plate beside its words, one of them in large letters.
  await liesOpen(1, 'the page with the loud word');
  expect(await engine.run(plate)).toEqual({ beside: true, inside: true });
  expect(await engine.run(loudWord)).toEqual({ large: true, letters: 6, inside: true });

  // Read by the engine's voice, or followed without one: the mark passes over the large letters.
  await actions.press('button', 'Read to me');
  await actions.waitUntil(isReadOrAsks, 'words are marked, or the reader says that there is no voice');
  if (await engine.run(asksForVoice)) await actions.press('button', 'Follow the words');
  await actions.waitUntil(isLoudWordMarked, 'the loud word is marked');
  await actions.press('button', 'Pause reading');

  // Bleeds and a wordless spread: one picture over both pages, which meets at the fold.
  await actions.press('button', 'Next page');
  await liesOpen(2, 'the bleed');
  expect(await engine.run(bleed)).toEqual({ covers: true, meets: true, words: 'left' });
  await engine.keys('ArrowRight');
  await liesOpen(3, 'the wordless spread');
  expect(await engine.run(bleed)).toEqual({ covers: true, meets: true, words: 'none' });
  await engine.keys('PageDown');
  await liesOpen(4, 'the second bleed');
  expect(await engine.run(bleed)).toEqual({ covers: true, meets: true, words: 'right' });

  // Quick keys are all answered, and end on the right page with its picture.
  await engine.keys('ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight');
  await liesOpen(5, 'the plate');
  expect(await engine.run(plate)).toEqual({ beside: true, inside: true });
  await engine.keys('End');
  await liesOpen(6, 'the page with vignettes');
  expect(await engine.run(vignettes)).toEqual({ names: ['An oar', 'A bell', 'A snail'], inside: true });
  await engine.keys('Home');
  await liesOpen(1, 'the first page');
  expect(engine.errors).toEqual([]);
}

/** Whether a page, from 1 with the title page as 0, lies open and its pictures are there. Runs in the page. */
function isOpen(page: number): boolean {
  const here = document.querySelector('.rd-spread[data-place="here"]');
  const pictures = [...(here?.querySelectorAll('img') ?? [])];
  return (
    !document.querySelector('.rd-stage[data-turn]') &&
    here?.getAttribute('data-page') === String(page - 1) &&
    pictures.every((picture) => picture.complete && picture.naturalWidth > 0)
  );
}

function titlePage(): { title: string | undefined; patterned: boolean } {
  const here = document.querySelector('.rd-spread[data-place="here"]')!;
  const endpaper = getComputedStyle(here.querySelector('.rd-endpaper')!).backgroundImage;
  return { title: here.querySelector('h2')?.textContent, patterned: endpaper.includes('data:image') };
}

/** The open plate: on the other page than the words, and inside its page. Runs in the page. */
function plate(): { beside: boolean; inside: boolean } {
  const here = document.querySelector('.rd-spread[data-place="here"]')!;
  const [words, page, picture] = ['.rd-words', '.rd-picture', '.rd-plate img'].map((part) =>
    here.querySelector(part)!.getBoundingClientRect(),
  );
  return {
    beside: Math.abs(words!.right - page!.left) < 2,
    inside: picture!.left > page!.left && picture!.right < page!.right && picture!.bottom < page!.bottom,
  };
}

function loudWord(): { large: boolean; letters: number; inside: boolean } {
  const here = document.querySelector('.rd-spread[data-place="here"]')!;
  const [word, words] = ['.rd-loud svg', '.rd-words'].map((part) =>
    here.querySelector(part)!.getBoundingClientRect(),
  );
  const size = Number.parseFloat(getComputedStyle(here.querySelector('.rd-text')!).fontSize);
  return {
    large: word!.height > 2 * size,
    letters: here.querySelectorAll('.rd-loud path').length,
    inside: word!.left >= words!.left && word!.right <= words!.right,
  };
}

function asksForVoice(): boolean {
  const follow = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Follow the words'),
  );
  return follow !== undefined && follow.getClientRects().length > 0;
}

function isReadOrAsks(): boolean {
  const follow = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.includes('Follow the words'),
  );
  return document.querySelector('.rd-spoken') !== null || (follow?.getClientRects().length ?? 0) > 0;
}

function isLoudWordMarked(): boolean {
  const word = document.querySelector('[data-place="here"] .rd-loud')!.getBoundingClientRect();
  return [...document.querySelectorAll('.rd-spoken')].some((mark) => {
    const { top, bottom } = mark.getBoundingClientRect();
    return (top + bottom) / 2 > word.top && (top + bottom) / 2 < word.bottom;
  });
}

/** The open bleed: each page shows its half of one picture. `words` is the page that they lie on. Runs in the page. */
function bleed(): { covers: boolean; meets: boolean; words: 'left' | 'right' | 'none' } {
  const here = document.querySelector('.rd-spread[data-place="here"]')!;
  const [left, right] = [...here.querySelectorAll('.rd-bleed')].map((half) => ({
    page: half.getBoundingClientRect(),
    picture: half.querySelector('img')!.getBoundingClientRect(),
    words: half.querySelector('.rd-text') !== null,
  }));
  const isNear = (one: number, other: number) => Math.abs(one - other) < 1;
  return {
    covers: [left!, right!].every(
      ({ page, picture }) => isNear(picture.width, 2 * page.width) && isNear(picture.height, page.height),
    ),
    meets: isNear(left!.picture.left, right!.picture.left) && isNear(left!.page.right, right!.page.left),
    words: left!.words ? 'left' : right!.words ? 'right' : 'none',
  };
}

/** The small pictures among the words, and whether each lies inside the page. Runs in the page. */
function vignettes(): { names: (string | null)[]; inside: boolean } {
  const page = document.querySelector('.rd-spread[data-place="here"] .rd-words')!;
  const box = page.getBoundingClientRect();
  const pictures = [...page.querySelectorAll('img')];
  return {
    names: pictures.map((picture) => picture.getAttribute('alt')),
    inside: pictures.every((picture) => {
      const { left, right, bottom } = picture.getBoundingClientRect();
      return left >= box.left && right <= box.right && bottom <= box.bottom;
    }),
  };
}
