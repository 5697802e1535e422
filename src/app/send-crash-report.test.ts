// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn(async (_address: string, _init?: RequestInit) => Response.json({ supabaseUrl: null }));
vi.stubGlobal('fetch', fetched);

/** A page that has sent nothing yet. */
async function openPage(path = '/') {
  vi.resetModules();
  window.history.replaceState(null, '', path);
  return (await import('./send-crash-report.ts')).sendCrashReport;
}
const reports = () =>
  fetched.mock.calls
    .filter(([address]) => address.endsWith('/report-crash'))
    .map(([, init]) => JSON.parse(String(init?.body)));

/** An error as Chromium would throw it from the files of the build. */
function crash(message: string, frames = ['Library-a1b2c3d.js:1:204511'], name = 'TypeError') {
  const error = Object.assign(new Error(message), { name });
  const places = frames.map((frame) => `    at read (${location.origin}/assets/${frame})`);
  error.stack = [`${name}: ${message}`, ...places].join('\n');
  return error;
}

beforeEach(() => {
  fetched.mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

it('sends version, screen, error, places in our code and browser, and nothing else', async () => {
  const send = await openPage('/story/ocean-adventure');
  await send('window', crash('x is not a function', ['Library-a1b2c3d.js:1:204511', 'shell-9_8-7zz.js:3:7']));
  expect(reports()).toEqual([
    {
      version: '0.0.0',
      screen: '/story/:storyId',
      caughtBy: 'window',
      error: 'TypeError',
      reactCode: 0,
      stack: ['Library-a1b2c3d.js:1:204511', 'shell-9_8-7zz.js:3:7'],
      browser: expect.any(String),
    },
  ]);
  const [, init] = fetched.mock.calls.find(([address]) => address.endsWith('/report-crash'))!;
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  expect(init?.headers, 'no session').toBeUndefined();
});

it.each([
  ['in the message', crash('Cannot read the look of Mila')],
  ['in a message that reads like a place', crash(`Mila\n at ${location.origin}/assets/Mila-a1b2c3d.js:1:2`)],
  ['in the name of the error', crash('x', undefined, 'MilaError')],
  [
    'in the address of a frame',
    crash('x', ['Library-a1b2c3d.js:1:2?with=Mila', '../story-reader#with=Mila:1:2']),
  ],
  ['in a thrown text', 'Mila is missing'],
  ['in a thrown object', { name: 'Mila', message: 'Mila', stack: 'Mila' }],
])('never sends a child’s name %s', async (_where, error) => {
  const send = await openPage('/story-reader?story=neverland#with=Mila');
  await send('screen', error);
  expect(reports()).toHaveLength(1);
  expect(JSON.stringify(fetched.mock.calls)).not.toContain('Mila');
});

it.each([
  [
    'Chromium',
    'Error: o\n    at read (ORIGIN/assets/Library-a1b2c3d.js:1:20)\n    at ORIGIN/assets/shell-a1b2c3d.js:2:7',
  ],
  ['Firefox', '@ORIGIN/assets/Library-a1b2c3d.js:1:20\n@ORIGIN/assets/shell-a1b2c3d.js:2:7\n'],
  ['Safari', '@ORIGIN/assets/Library-a1b2c3d.js:1:20\nORIGIN/assets/shell-a1b2c3d.js:2:7\n[native code]'],
])('reads the places of a stack of %s, whose letters a short message repeats', async (_engine, stack) => {
  const send = await openPage();
  await send('window', Object.assign(new Error('o'), { stack: stack.replaceAll('ORIGIN', location.origin) }));
  expect(reports()).toMatchObject([{ stack: ['Library-a1b2c3d.js:1:20', 'shell-a1b2c3d.js:2:7'] }]);
});

it('sends no more than five a page, and each only once', async () => {
  const send = await openPage();
  for (let i = 0; i < 3; i += 1) await send('window', crash('again'));
  expect(reports()).toHaveLength(1);
  for (let i = 0; i < 9; i += 1) await send('window', crash('x', [`shell-a1b2c3d.js:1:${i}`]));
  expect(reports()).toHaveLength(5);
});

it('drops a report without a network', async () => {
  const send = await openPage();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await send('window', crash('x'));
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  [
    'of a browser extension',
    Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/inject.js:1:2' }),
  ],
  ['of a network that is away', crash('Failed to fetch')],
  [
    'of code that a newer version has replaced',
    crash('Failed to fetch dynamically imported module: /assets/a.js'),
  ],
  ['of a cancelled request', crash('The user aborted a request.', undefined, 'AbortError')],
])('sends no error %s', async (_what, error) => {
  const send = await openPage();
  await send('promise', error);
  expect(fetched).not.toHaveBeenCalled();
});

it('tells the number of an error of React', async () => {
  const send = await openPage('/a/lost/page');
  await send(
    'window',
    crash('Minified React error #418; visit https://react.dev/errors/418?args[]=Mila', undefined, 'Error'),
  );
  expect(reports()).toMatchObject([{ reactCode: 418, screen: '*', error: 'Error' }]);
});
