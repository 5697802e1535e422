import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, said, start } from './child.ts';
import { type Engine, keyPresses, mousePress, WINDOW } from './engine.ts';

/** The programs WebKit needs here: a screen that nobody sees, the driver, and the smallest browser there is. */
export interface WebKitPrograms {
  readonly screen: string;
  readonly driver: string;
  readonly browser: string;
}

/** How WebDriver names an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts a WebKit of its own on a screen of its own, and speaks WebDriver with it. */
export async function startWebKit({ screen, driver, browser }: WebKitPrograms): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const started: ReturnType<typeof start>[] = [];
  const close = async () => {
    for (const child of started.reverse()) await end(child);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const shown = start(screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    started.push(shown);
    const display = await said(shown, shown.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/);
    const port = await freePort();
    const env = {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      // No GPU, no desktop: neither is looked for.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
      GIO_USE_VFS: 'local',
      HOME: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_RUNTIME_DIR: home,
    };
    const served = start(driver, ['-p', String(port)], { stdio: ['ignore', 'pipe', 'pipe'], env });
    started.push(served);
    return await talk(`http://127.0.0.1:${port}`, served, browser, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/** A port nobody listens on now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

async function talk(
  driver: string,
  served: ReturnType<typeof start>,
  binary: string,
  close: () => Promise<void>,
): Promise<Engine> {
  const surprises: string[] = [];
  for (const stream of [served.stdout!, served.stderr!])
    stream.on('data', (piece: Buffer) => {
      for (const line of String(piece).split('\n'))
        if (/^CONSOLE .*\bERROR\b/.test(line)) surprises.push(line);
    });
  const ask = async <Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Value> => {
    const answer = await fetch(driver + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      // A window that shows nothing yet is never pictured; nothing else takes this long.
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await listening(driver);
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } },
  });
  const session = `/session/${sessionId}`;
  const run: Engine['run'] = async (work, ...taken) => {
    const text = await ask<string | null>('POST', `${session}/execute/sync`, {
      script: `return JSON.stringify((${work})(...${JSON.stringify(taken)}))`,
      args: [],
    });
    return text === null ? undefined : JSON.parse(text);
  };
  // The window has a bar of its own around what it shows.
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, ...WINDOW });
  const bar = await run(() => ({ width: outerWidth - innerWidth, height: outerHeight - innerHeight }));
  await ask('POST', `${session}/window/rect`, {
    width: WINDOW.width + bar.width,
    height: WINDOW.height + bar.height,
  });
  return {
    surprises,
    open: async (url) => void (await ask('POST', `${session}/url`, { url })),
    run,
    press: async (x, y) => void (await ask('POST', `${session}/actions`, { actions: mousePress(x, y) })),
    keys: async (...keys) => void (await ask('POST', `${session}/actions`, { actions: keyPresses(keys) })),
    async give(selector, file) {
      const found = await ask<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      });
      await ask('POST', `${session}/element/${found[ELEMENT]}/value`, { text: file });
    },
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    close,
  };
}

/** Waits until the driver answers. */
async function listening(driver: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(`${driver}/status`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
