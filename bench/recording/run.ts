/**
 * Measures a relative's recording: bytes of a minute, the time from opening the link to the first page recorded, and the
 * sealing of the largest parcel on a slow phone. `npm run bench -- recording [address]`; the address is a running build
 * (http://localhost:3000), whose answer about the link is made up.
 */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { answerLink, makeRecordingLink } from '../../e2e/pages/recording-link.ts';
import { findBrowser } from '../../e2e/support/browser.ts';
import { MAX_CLIP_BYTES } from '../../src/features/read-for/send-recordings.ts';
import { CHROMIUM_FLAGS, CPU_SLOWDOWN, formatTimes, PHONE } from '../slow-phone.ts';
import type { bench } from './page.ts';

const [address = 'http://localhost:3000'] = process.argv.slice(2);
const SECONDS = 30;
/** How long a person takes to find and press a button, to say a few words, and to read a word. */
const PERSON = { pressMs: 2500, fewWordsMs: 2000, wordMs: 600 };

const browser = await chromium.launch({
  executablePath: findBrowser('journeys')!,
  args: [
    ...CHROMIUM_FLAGS,
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
  ],
});
try {
  await measureBytes(browser);
  await measureSealing(browser);
  await measureFirstPage(browser);
} finally {
  await browser.close();
}

/** An empty secure page with `bench` in it. */
async function openPage(browser: Browser, slower: number): Promise<Page> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: fileURLToPath(new URL('./page.ts', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const page = await browser.newPage();
  await page.route('http://localhost:1/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title>' }),
  );
  await page.goto('http://localhost:1/');
  await page.evaluate(built.output[0].code);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

async function measureBytes(browser: Browser): Promise<void> {
  const page = await openPage(browser, 1);
  for (const kbits of [24, 10]) {
    const clip = await page.evaluate(
      ([bits, seconds]) => (window as unknown as { bench: typeof bench }).bench.record(bits, seconds),
      [kbits * 1000, SECONDS] as const,
    );
    const minute = (clip.bytes / clip.seconds) * 60;
    console.log(
      `asked for ${kbits} kbit/s, ${clip.type}: ${(minute / 1024).toFixed(0)} KB a minute (${((minute * 8) / 60_000).toFixed(1)} kbit/s), ` +
        `${(MAX_CLIP_BYTES / minute).toFixed(1)} minutes in one parcel`,
    );
  }
  await page.close();
}

async function measureSealing(browser: Browser): Promise<void> {
  const page = await openPage(browser, CPU_SLOWDOWN);
  const times: number[] = [];
  let sealed = 0;
  for (let round = 0; round < 9; round += 1) {
    const { ms, bytes } = await page.evaluate(
      (bytes) => (window as unknown as { bench: typeof bench }).bench.seal(25, bytes),
      MAX_CLIP_BYTES,
    );
    times.push(ms);
    sealed = bytes;
  }
  console.log(
    `25 clips of ${MAX_CLIP_BYTES} bytes, ${CPU_SLOWDOWN} × slower: ${formatTimes(times)}, sealed ${sealed} bytes`,
  );
  await page.close();
}

async function measureFirstPage(browser: Browser): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const { path } = await makeRecordingLink();
    await answerLink(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    let [machine, person, presses] = [0, 0, 0];
    const wait = async (work: () => Promise<unknown>) => {
      const since = performance.now();
      await work();
      machine += performance.now() - since;
    };
    const pause = async (ms: number) => {
      await page.waitForTimeout(ms);
      person += ms;
    };
    const press = async (name: string, then: string) => {
      await pause(PERSON.pressMs);
      presses += 1;
      await wait(async () => {
        await page.getByRole('button', { name, exact: true }).tap();
        await page.getByText(then).first().waitFor();
      });
    };
    await wait(async () => {
      await page.goto(address + path);
      await page.getByRole('button', { name: 'Begin' }).waitFor();
    });
    await press('Begin', 'First, a sound check');
    await press('Try the microphone', 'Say a few words');
    await pause(PERSON.fewWordsMs);
    await wait(() => page.getByText('We hear you well.').waitFor());
    await press('Go on', 'Say hello to');
    await press('Begin without one', 'Page 1 of');
    const words = (await page.locator('.read-for-words').innerText()).split(/\s+/).length;
    await press('Record this page', 'Recording. Read aloud');
    await pause(words * PERSON.wordMs);
    await press('Stop', 'Kept on this device');
    console.log(
      `first page: ${((machine + person) / 1000).toFixed(1)} s, of them the machine ${(machine / 1000).toFixed(1)} s; ${presses} presses, ${words} words read`,
    );
    await context.close();
  }
}
