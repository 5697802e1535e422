import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { killGroup, spawnGroup, waitForOutput } from './child-process.ts';
import { type BrowserEngine, DESKTOP_VIEWPORT } from './engine.ts';

/** WebKit's programs: a virtual screen, the driver, and the MiniBrowser. */
export interface WebKitPrograms {
  readonly screen: string;
  readonly driver: string;
  readonly browser: string;
}

const KEYS: Readonly<Record<string, string>> = {
  ArrowRight: Key.ARROW_RIGHT,
  ArrowLeft: Key.ARROW_LEFT,
  PageDown: Key.PAGE_DOWN,
  Home: Key.HOME,
  End: Key.END,
};

/** Starts a WebKit with its own home folder and virtual screen. */
export async function startWebKit({ screen, driver, browser }: WebKitPrograms): Promise<BrowserEngine> {
  const homeFolder = await mkdtemp(join(tmpdir(), 'webkit-'));
  const started: ReturnType<typeof spawnGroup>[] = [];
  const close = async () => {
    for (const child of started.reverse()) await killGroup(child);
    await rm(homeFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const displayServer = spawnGroup(
      screen,
      ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      {
        stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      },
    );
    started.push(displayServer);
    const display = await waitForOutput(
      displayServer,
      displayServer.stdio[3] as NodeJS.ReadableStream,
      /(\d+)\n/,
    );
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      // Disables lookups of GPU and desktop.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
      GIO_USE_VFS: 'local',
      HOME: homeFolder,
      XDG_CACHE_HOME: homeFolder,
      XDG_CONFIG_HOME: homeFolder,
      XDG_DATA_HOME: homeFolder,
      XDG_RUNTIME_DIR: homeFolder,
    };
    const served = spawnGroup(driver, ['-p', String(port)], { stdio: ['ignore', 'pipe', 'pipe'], env });
    started.push(served);
    const errors: string[] = [];
    for (const stream of [served.stdout!, served.stderr!])
      stream.on('data', (chunk: Buffer) => {
        for (const line of String(chunk).split('\n'))
          if (/^CONSOLE .*\bERROR\b/.test(line)) errors.push(line);
      });
    const address = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${address}/status`).then(
        () => true,
        () => false,
      );
    await expect.poll(isReady, { message: 'the driver answers', timeout: 30_000 }).toBe(true);
    const session = await new Builder()
      .usingServer(address)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: browser,
            args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
          },
        }),
      )
      .build();
    return { errors, close, ...(await pageOf(session)) };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A port nobody listens on now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function pageOf(session: WebDriver): Promise<Omit<BrowserEngine, 'errors' | 'close'>> {
  const run: BrowserEngine['run'] = async (work, ...args) => {
    const text = await session.executeScript<string | null>(
      `return JSON.stringify((${work})(...${JSON.stringify(args)}))`,
    );
    return text === null ? undefined : JSON.parse(text);
  };
  // The window has a toolbar around the page.
  const window = session.manage().window();
  await window.setRect({ x: 0, y: 0, ...DESKTOP_VIEWPORT });
  const bar = await run(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
  await window.setRect({
    x: 0,
    y: 0,
    width: DESKTOP_VIEWPORT.width + bar.width,
    height: DESKTOP_VIEWPORT.height + bar.height,
  });
  return {
    open: (url) => session.get(url),
    run,
    press: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    async keys(...keys) {
      const actions = session.actions();
      for (const key of keys) actions.sendKeys(KEYS[key] ?? key);
      await actions.perform();
    },
    setFile: (selector, file) => session.findElement(By.css(selector)).sendKeys(file),
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
  };
}
