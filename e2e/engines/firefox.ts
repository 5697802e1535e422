import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { end, said, start } from './child.ts';
import { type Engine, keyPresses, mousePress, WINDOW } from './engine.ts';

/** What a fresh Firefox would ask of the world, and must not. */
const SETTINGS = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutConfig.showWarning': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** A message of WebDriver BiDi, as far as it is read here. */
interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  result?: unknown;
  params?: unknown;
  error?: string;
  message?: string;
}

/** A connection that asks one thing at a time or many, and hears what is told unasked. */
class Bidi {
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, (answer: Message) => void>();
  #last = 0;

  constructor(socket: WebSocket, hear: (method: string, params: never) => void) {
    this.#socket = socket;
    socket.on('message', (text) => {
      const message = JSON.parse(String(text)) as Message;
      if (message.type === 'event') hear(message.method!, message.params as never);
      else this.#asked.get(message.id!)?.(message);
    });
    socket.on('close', () => {
      for (const answer of this.#asked.values())
        answer({ type: 'error', error: 'closed', message: 'Firefox closed the connection' });
    });
  }

  async ask<Result>(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<Message>((answer) => this.#asked.set(id, answer));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    this.#asked.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as Result;
  }

  close(): void {
    this.#socket.close();
  }
}

type Logged = { level: string; text: string; source?: { realm?: string } };
type Fetched = { request: { url: string }; errorText?: string; response?: { status: number } };
type Value = { type: string; value?: string; sharedId?: string };
type Ran = { type: 'success'; result: Value } | { type: 'exception'; exceptionDetails: { text: string } };

/** Starts a Firefox of its own, without a window, and speaks WebDriver BiDi with it. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const settings = Object.entries(SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), settings.join('\n'));
  const firefox = start(program, [
    ...['--headless', '--no-remote', '--profile', profile],
    ...['--remote-debugging-port', '0', `--width=${WINDOW.width}`, `--height=${WINDOW.height}`],
  ]);
  const close = async () => {
    await end(firefox);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const address = await said(firefox, firefox.stderr!, /WebDriver BiDi listening on (ws:\S+)/);
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    return await talk(socket, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function talk(socket: WebSocket, close: () => Promise<void>): Promise<Engine> {
  const surprises: string[] = [];
  const bidi = new Bidi(socket, (method, params) => {
    if (method === 'log.entryAdded') {
      const { level, text } = params as Logged;
      if (level === 'error') surprises.push(text);
    } else {
      const { request, errorText, response } = params as Fetched;
      // What a page that is left was still loading, or a film that is enough, is stopped.
      if (errorText && errorText !== 'NS_BINDING_ABORTED')
        surprises.push(`request failed: ${request.url} ${errorText}`);
      if (response && response.status >= 400) surprises.push(`answer ${response.status}: ${request.url}`);
    }
  });
  await bidi.ask('session.new', { capabilities: {} });
  await bidi.ask('session.subscribe', {
    events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'],
  });
  const { contexts } = await bidi.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]!.context;
  await bidi.ask('browsingContext.setViewport', { context, viewport: WINDOW });

  const evaluate = async (expression: string): Promise<Value> => {
    const ran = await bidi.ask<Ran>('script.evaluate', {
      expression,
      awaitPromise: false,
      target: { context },
    });
    if (ran.type === 'exception') throw new Error(ran.exceptionDetails.text);
    return ran.result;
  };
  return {
    surprises,
    open: async (url) =>
      void (await bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(work, ...taken) {
      const { type, value } = await evaluate(`JSON.stringify((${work})(...${JSON.stringify(taken)}))`);
      return type === 'undefined' ? undefined : JSON.parse(value!);
    },
    press: async (x, y) =>
      void (await bidi.ask('input.performActions', { context, actions: mousePress(x, y) })),
    keys: async (...keys) =>
      void (await bidi.ask('input.performActions', { context, actions: keyPresses(keys) })),
    async give(selector, file) {
      const { sharedId } = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      if (!sharedId) throw new Error(`Nothing is ${selector} here.`);
      await bidi.ask('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    async picture() {
      const { data } = await bidi.ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      bidi.close();
      await close();
    },
  };
}
