import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/**
 * Chromium's headless shell: a page costs it 0.4 s of processor instead of 1.7 (decision 143). Debian has it beside the
 * other.
 */
const SHELL = 'chromium-headless-shell';

/** A non-interactive browser: no sandbox in containers, no GPU, no background requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function runnable(file: string | undefined): file is string {
  try {
    accessSync(file ?? '', constants.X_OK);
    return Boolean(file);
  } catch {
    return false;
  }
}

/** The path of a program, or undefined. */
export function findOnPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The browser of the tests: `CHROMIUM_PATH`, else an installed headless shell, Chromium or Chrome, else Playwright's
 * download; benches use one with a window. Undefined when there is none.
 */
export function findBrowser(kind: 'journeys' | 'measured' = 'measured'): string | undefined {
  const envPath = process.env.CHROMIUM_PATH;
  if (envPath) {
    if (!runnable(envPath))
      throw new Error(`CHROMIUM_PATH is ${envPath}, which cannot be run. Name a Chromium or unset it.`);
    return envPath;
  }
  const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const names = kind === 'journeys' ? [SHELL, ...WINDOWED] : WINDOWED;
  return [...names.map(findOnPath), macChrome, chromium.executablePath()].find(runnable);
}

/** Installs a Debian package. @returns whether it is installed now */
function installed(name: string): boolean {
  try {
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return runnable(findOnPath(name));
  } catch {
    return false;
  }
}

/**
 * Finds a browser for the tests or, as root on Debian, installs one: the headless shell, else Chromium. Throws a
 * sentence that says what to install.
 */
export function findOrInstallBrowser(): string {
  const envPath = process.env.CHROMIUM_PATH;
  const asDebianRoot = process.getuid?.() === 0 && findOnPath('apt-get');
  if (!envPath && !runnable(findOnPath(SHELL)) && asDebianRoot) {
    console.log('Asking Debian for a browser without a window.');
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      // The existing package lists may suffice.
    }
    if (!installed(SHELL) && !findBrowser('journeys')) installed('chromium');
  }
  const browser = findBrowser('journeys');
  if (browser) return browser;
  throw new Error(
    'The journeys need a browser. Install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}
