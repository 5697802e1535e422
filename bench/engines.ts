/**
 * What a family waits for in each engine, side by side: the first paint of Home on a cold visit and when its first sight is whole, and
 * from "Start Adventure" to the picture of the child's book (SPEC lets the making take 3 s of it).
 * `npm run bench:engines -- [address] [rounds]`; the address is a running build (http://localhost:3000). Every round starts
 * every engine anew, in turn, with nothing kept. Firefox and WebKit are those of Debian; what is not installed is left out.
 */
import { chromium } from '@playwright/test';
import { chromiumOf } from '../e2e/engines/chromium.ts';
import { type Engine, WINDOW } from '../e2e/engines/engine.ts';
import { findFirefox, findWebKit } from '../e2e/engines/find.ts';
import { startFirefox } from '../e2e/engines/firefox.ts';
import { Hand } from '../e2e/engines/hand.ts';
import { startWebKit } from '../e2e/engines/webkit.ts';
import { findBrowser } from '../e2e/support/browser.ts';

const [address = 'http://localhost:3000', rounds = '5'] = process.argv.slice(2);

declare global {
  interface Window {
    /** Of the press on Start Adventure and the first frame with the book's picture, in ms since the page began. */
    waited?: { pressed: number; picture: number };
  }
}

interface Wait {
  /** First contentful paint of Home, ms since its navigation began. */
  readonly paint: number;
  /** The last picture of Home's first sight had come. */
  readonly whole: number;
  /** From the press to the first frame with the picture. */
  readonly picture: number;
}

async function startChromium(): Promise<Engine> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const engine = chromiumOf(await browser.newPage({ viewport: WINDOW }));
  return { ...engine, close: () => browser.close() };
}

/** What runs these files names their functions by a word that no page knows. */
const withNames = (engine: Engine): Engine => ({
  ...engine,
  run: (work, ...taken) =>
    engine.run(
      `(...taken) => { const __name = (named) => named; return (${work})(...taken); }` as unknown as typeof work,
      ...taken,
    ),
});

async function wait(started: Engine): Promise<Wait> {
  const engine = withNames(started);
  const hand = new Hand(engine, address);
  await hand.open('/');
  await hand.until(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    'the engine tells its first paint',
  );
  const { paint, whole } = await engine.run(() => {
    const seen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight && image.currentSrc,
    );
    const came = seen.map(
      ({ currentSrc }) => performance.getEntriesByName(currentSrc, 'resource') as PerformanceResourceTiming[],
    );
    const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
    return { paint, whole: Math.max(paint, ...came.flat().map(({ responseEnd }) => responseEnd)) };
  });
  await hand.open('/create-character');
  await hand.fill('Hero name', 'Mila');
  await engine.run(() => {
    const waited = { pressed: 0, picture: 0 };
    window.waited = waited;
    addEventListener(
      'click',
      () => {
        waited.pressed ||= performance.now();
      },
      true,
    );
    const look = () => {
      const image = document.querySelector<HTMLImageElement>('.rd-spread[data-place="here"] .rd-picture img');
      if (image?.complete && image.naturalWidth > 0) waited.picture = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await hand.press('button', 'Start Adventure');
  await hand.until(() => (window.waited?.picture ?? 0) > 0, 'the picture is here');
  const { pressed, picture } = await engine.run(() => window.waited!);
  return { paint, whole, picture: picture - pressed };
}

const [firefox, webkit] = [findFirefox(), findWebKit()];
const engines: Record<string, (() => Promise<Engine>) | null> = {
  Chromium: startChromium,
  Firefox: firefox ? () => startFirefox(firefox) : null,
  WebKit: webkit ? () => startWebKit(webkit) : null,
};
const told: Record<string, Wait[]> = {};
for (let round = 0; round < Number(rounds); round += 1)
  for (const [name, start] of Object.entries(engines)) {
    if (!start) continue;
    const engine = await start();
    try {
      told[name] = [...(told[name] ?? []), await wait(engine)];
    } finally {
      await engine.close();
    }
  }
const inWords = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return `${(sorted[sorted.length >> 1]! / 1000).toFixed(2)} s (${(sorted[0]! / 1000).toFixed(2)}–${(sorted.at(-1)! / 1000).toFixed(2)})`;
};
console.log('| engine | first paint of Home | its first sight whole | start to picture |');
console.log('|---|---|---|---|');
for (const name of Object.keys(engines)) {
  const waits = told[name];
  console.log(
    waits
      ? `| ${name} | ${inWords(waits.map(({ paint }) => paint))} | ${inWords(waits.map(({ whole }) => whole))} | ${inWords(waits.map(({ picture }) => picture))} |`
      : `| ${name} | is not installed here | | |`,
  );
}
