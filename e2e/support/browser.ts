import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const WINDOWED = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/**
 * The same Chromium without the window around its pages: a page of ours costs it 0.4 s of processor instead of 1.7
 * (decision 143). Debian has it beside the other.
 */
const SHELL = 'chromium-headless-shell';

/** A browser that asks nobody anything: no sandbox in containers, no graphics card, nothing fetched by itself. */
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

/** The program of a name, where there is one. */
export function findOnPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The browser the journeys run in: `CHROMIUM_PATH`, else an installed headless shell, Chromium or Chrome, else
 * Playwright's own download; for what is measured, one with a window as families have. undefined where there is none.
 */
export function findBrowser(kind: 'journeys' | 'measured' = 'measured'): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!runnable(named))
      throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run. Name a Chromium or unset it.`);
    return named;
  }
  const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const names = kind === 'journeys' ? [SHELL, ...WINDOWED] : WINDOWED;
  return [...names.map(findOnPath), macChrome, chromium.executablePath()].find(runnable);
}

/** Asks Debian for a package. @returns whether it is here now */
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
 * Finds a browser for the journeys or, as root on Debian, installs one: the headless shell, else the whole Chromium.
 * Throws a sentence that says what to install.
 */
export function findOrInstallBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  const asDebianRoot = process.getuid?.() === 0 && findOnPath('apt-get');
  if (!named && !runnable(findOnPath(SHELL)) && asDebianRoot) {
    console.log('Asking Debian for a browser without a window.');
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      // The lists that are here may do.
    }
    if (!installed(SHELL) && !findBrowser('journeys')) installed('chromium');
  }
  const found = findBrowser('journeys');
  if (found) return found;
  throw new Error(
    'The journeys need a browser. Install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}
