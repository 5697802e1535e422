import type { Page } from '@playwright/test';
import { chooseSpeed, pressForGrownUps } from './pages/reader-tools.ts';
import { expect, openPage, test } from './support/reader-test.ts';

test.skip(({ isMobile }) => isMobile, 'The voice is the same on a phone');

/**
 * Mocks speech voices. `boundaries` says whether they report words; `speech.say` advances by hand, so that no test
 * depends on speed.
 */
async function giveVoices(page: Page, { boundaries = true, voices = true } = {}): Promise<void> {
  await page.addInitScript(
    ({ boundaries, voices }) => {
      type Fake = { text: string; rate: number; voice: { name: string } | null } & Record<
        string,
        (event: object) => void
      >;
      const said: Fake[] = [];
      let current: Fake | null = null;
      const fake = {
        said,
        boundaries,
        /** Reports the word at `charIndex`. */
        word: (charIndex: number) => current?.onboundary?.({ name: 'word', charIndex }),
        end: () => {
          const endedUtterance = current;
          current = null;
          endedUtterance?.onend?.({});
        },
      };
      Object.assign(window, { speech: fake });
      window.SpeechSynthesisUtterance = class {
        constructor(readonly text: string) {}
      } as unknown as typeof SpeechSynthesisUtterance;
      Object.defineProperty(window, 'speechSynthesis', {
        value: Object.assign(new EventTarget(), {
          getVoices: () =>
            voices
              ? [
                  { name: 'Far', lang: 'en-US', localService: false, default: true },
                  { name: 'Near', lang: 'en-US', localService: true, default: false },
                  { name: 'Nah', lang: 'de-DE', localService: true, default: false },
                ]
              : [],
          speak(utterance: Fake) {
            said.push(utterance);
            current = utterance;
            setTimeout(() => utterance.onstart?.({}), 0);
          },
          cancel() {
            current = null;
          },
        }),
      });
    },
    { boundaries, voices },
  );
}

const said = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { speech: { said: { text: string }[] } }).speech.said.map(({ text }) => text),
  );
const word = (page: Page, charIndex: number) =>
  page.evaluate(
    (at) => (window as unknown as { speech: { word: (at: number) => void } }).speech.word(at),
    charIndex,
  );
const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as { speech: { end: () => void } }).speech.end());

/** The word under the highlight, by its position. */
const markedWord = (page: Page) =>
  page.evaluate(() => {
    const spokenBox = document.querySelector('.rd-spoken')?.getBoundingClientRect();
    if (!spokenBox) return null;
    const caret = document.caretPositionFromPoint(
      spokenBox.x + spokenBox.width / 2,
      spokenBox.y + spokenBox.height / 2,
    );
    const text = caret?.offsetNode.textContent ?? '';
    const offset = caret?.offset ?? 0;
    return `${/[\p{L}’]*$/u.exec(text.slice(0, offset))?.[0]}${/^[\p{L}’]*/u.exec(text.slice(offset))?.[0]}`;
  });

test('reads with a device voice and marks the spoken word', async ({ page, openBook }) => {
  await giveVoices(page);
  await openBook();
  await page.getByRole('button', { name: 'Read to me' }).click();
  await expect
    .poll(() => said(page))
    .toEqual(['The balloon went up, past the roofs and the sleeping trees.']);
  expect(
    await page.evaluate(
      () =>
        (window as unknown as { speech: { said: { voice: { name: string } }[] } }).speech.said[0]!.voice.name,
    ),
  ).toBe('Near');
  await word(page, 4);
  await expect.poll(() => markedWord(page)).toBe('balloon');
  await word(page, 30);
  await expect.poll(() => markedWord(page)).toBe('roofs');
  await endSentence(page);
  await expect.poll(() => said(page)).toHaveLength(2);
});

test('estimates the spoken word where the voice reports none', async ({ page, openBook }) => {
  await giveVoices(page, { boundaries: false });
  await openBook();
  await page.getByRole('button', { name: 'Read to me' }).click();
  await expect.poll(() => markedWord(page)).not.toBeNull();
  const first = await markedWord(page);
  await expect.poll(() => markedWord(page)).not.toBe(first);
});

test('pauses on a tap, and continues from the same sentence', async ({ page, openBook }) => {
  await giveVoices(page);
  await openBook();
  await page.getByRole('button', { name: 'Read to me' }).click();
  await expect(page.getByRole('button', { name: 'Pause reading' })).toBeVisible();
  await endSentence(page);
  await expect.poll(() => said(page)).toHaveLength(2);
  await page.getByText('There was the moon').click();
  await page.getByRole('button', { name: 'Read on' }).click();
  const sentences = await said(page);
  expect(sentences).toHaveLength(3);
  expect(sentences[2]).toBe(sentences[1]);
});

test('pauses when the tab is hidden', async ({ page, openBook }) => {
  await giveVoices(page);
  await openBook();
  await page.getByRole('button', { name: 'Read to me' }).click();
  await page.getByRole('button', { name: 'Pause reading' }).waitFor();
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('button', { name: 'Read on' })).toBeVisible();
});

test('pauses when a film on the page plays sound', async ({ page, openBook }) => {
  await giveVoices(page);
  await openBook('film=1&page=1');
  await page.getByRole('button', { name: 'Read to me' }).click();
  // The silent film beside the words changes nothing.
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false);
  await expect(page.getByRole('button', { name: 'Pause reading' })).toBeVisible();
  await page.locator('video').evaluate((film: HTMLVideoElement) => {
    film.muted = false;
  });
  await expect(page.getByRole('button', { name: 'Read on' })).toBeVisible();
});

test('continues from page to page when enabled', async ({ page, openBook }) => {
  await giveVoices(page);
  await openBook('spreads=2');
  await pressForGrownUps(page, 'Voice');
  await page.getByRole('button', { name: 'Turn the page for me' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Read to me' }).click();
  for (let sentence = 1; sentence <= 4; sentence++) {
    await expect.poll(() => said(page)).toHaveLength(sentence);
    await endSentence(page);
  }
  await expect.poll(() => openPage(page)).toBe(2);
  await expect.poll(async () => (await said(page)).at(-1)).toBe('Down by the river the old mill was asleep.');
  // At bedtime the book is the last: a page covers its end, and asks only who is awake.
  await pressForGrownUps(page, 'Voice');
  await page.getByRole('button', { name: 'This book' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.rd')).toHaveAttribute('data-contrast', 'night');
  for (let sentence = 5; sentence <= 7; sentence++) {
    await expect.poll(() => said(page)).toHaveLength(sentence);
    await endSentence(page);
  }
  const night = page.getByRole('dialog', { name: 'Good night.' });
  await expect(night).toBeVisible();
  await expect(night.getByRole('button')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(night.getByRole('button', { name: 'Read on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(night).toHaveCount(0);
  expect(await openPage(page)).toBe(2);
  await expect(page.locator('.rd')).toHaveAttribute('data-contrast', 'paper');
});

test('stays on the page when not enabled', async ({ page, openBook }) => {
  await giveVoices(page);
  await openBook('page=2');
  await page.getByRole('button', { name: 'Read to me' }).click();
  for (let sentence = 1; sentence <= 2; sentence++) {
    await expect.poll(() => said(page)).toHaveLength(sentence);
    await endSentence(page);
  }
  await expect(page.getByRole('button', { name: 'Read to me' })).toBeVisible();
  await expect(page.locator('.rd-spoken')).toHaveCount(0);
});

test('follows a page turned while it reads', async ({ page, openBook }) => {
  await giveVoices(page);
  await openBook();
  await page.getByRole('button', { name: 'Read to me' }).click();
  await expect.poll(() => said(page)).toHaveLength(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await said(page)).at(-1)).toBe('Down by the river the old mill was asleep.');
});

test('has three speeds that apply at once', async ({ page, openBook }) => {
  await giveVoices(page);
  await openBook();
  const rates = () =>
    page.evaluate(() =>
      (window as unknown as { speech: { said: { rate: number }[] } }).speech.said.map(({ rate }) => rate),
    );
  await chooseSpeed(page, 'Slow');
  await page.getByRole('button', { name: 'Read to me' }).click();
  await expect.poll(rates).toEqual([0.7]);
  await chooseSpeed(page, 'Quick');
  await expect.poll(rates).toEqual([0.7, 1.3]);
  await chooseSpeed(page, 'Normal');
  await expect.poll(rates).toEqual([0.7, 1.3, 1]);
});

test('announces a missing voice before a page passes in silence, and still marks the words', async ({
  page,
  openBook,
}) => {
  await giveVoices(page, { voices: false });
  await page.addInitScript(() => {
    const Heard = window.AudioContext;
    Object.assign(window, { sounds: 0 });
    window.AudioContext = class extends Heard {
      constructor() {
        super();
        (window as unknown as { sounds: number }).sounds += 1;
      }
    };
  });
  const sounds = () => page.evaluate(() => (window as unknown as { sounds: number }).sounds);
  await openBook();
  await page.getByRole('button', { name: 'Read to me' }).click();
  const panel = page.getByRole('dialog', { name: 'Voice' });
  await expect(panel).toContainText('This device has no voice for this book');
  await expect(panel.getByRole('button', { name: 'Record this page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read to me', includeHidden: true })).toHaveCount(1);
  expect(await markedWord(page)).toBeNull();
  await panel.getByRole('button', { name: 'Follow the words' }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => markedWord(page)).not.toBeNull();
  const first = await markedWord(page);
  await expect.poll(() => markedWord(page)).not.toEqual(first);
  expect(await sounds()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => openPage(page)).toBe(2);
  expect(await sounds()).toBe(1);
  // Reading continues with the page, until paused.
  await expect.poll(() => markedWord(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Pause reading' }).click();
  await expect(page.getByRole('button', { name: 'Read on' })).toBeVisible();
});

test('a parent’s recording stays on the device, plays instead, and can be deleted', async ({
  page,
  openBook,
}) => {
  await giveVoices(page);
  const requests: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && requests.push(request.url()));
  await openBook();
  await pressForGrownUps(page, 'Voice');
  await page.getByRole('button', { name: 'Record this page' }).click();
  await page.getByRole('button', { name: 'Stop' }).click({ delay: 1200 });
  await expect(page.getByText('Your voice is kept for this page')).toBeVisible();
  await page.reload();
  await page.locator('.rd-spread[data-place="here"]').waitFor();
  await pressForGrownUps(page, 'Voice');
  await expect(page.getByText('Your voice is kept for this page')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Read to me' }).click();
  await expect.poll(() => markedWord(page)).not.toBeNull();
  expect(await said(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Read to me' })).toBeVisible();
  await pressForGrownUps(page, 'Voice');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Record this page' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Read to me' }).click();
  await expect.poll(() => said(page)).toHaveLength(1);
  expect(requests).toEqual([]);
});

test('explains a refused microphone', async ({ page, openBook }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  });
  await openBook();
  await pressForGrownUps(page, 'Voice');
  await page.getByRole('button', { name: 'Record this page' }).click();
  await expect(page.getByText('The microphone could not be used.')).toBeVisible();
});

test('keeps a recording when the microphone disconnects, and tells the parent', async ({
  page,
  openBook,
}) => {
  await page.addInitScript(() => {
    const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      Object.assign(window, { stream });
      return stream;
    };
  });
  await openBook();
  await pressForGrownUps(page, 'Voice');
  await page.getByRole('button', { name: 'Record this page' }).click();
  await expect(page.getByText('Recording. Read the page aloud')).toBeVisible();
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    const [track] = (window as unknown as { stream: MediaStream }).stream.getTracks();
    track!.stop();
    track!.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('The microphone went away')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record again' })).toBeVisible();
  await page.reload();
  await page.locator('.rd-spread[data-place="here"]').waitFor();
  await pressForGrownUps(page, 'Voice');
  await expect(page.getByText('Your voice is kept for this page')).toBeVisible();
});
