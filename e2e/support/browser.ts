import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function runnable(file: string | undefined): file is string {
  try {
    accessSync(file ?? '', constants.X_OK);
    return Boolean(file);
  } catch {
    return false;
  }
}

function onPath(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The browser the journeys run in: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else Playwright's own
 * download. undefined where there is none.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!runnable(named))
      throw new Error(`CHROMIUM_PATH is ${named}, which cannot be run. Name a Chromium or unset it.`);
    return named;
  }
  const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...NAMES.map(onPath), macChrome, chromium.executablePath()].find(runnable);
}

/** Finds a browser or, as root on Debian, installs Chromium. Throws a sentence that says what to install. */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && onPath('apt-get')) {
    console.log('No Chromium here: installing it with apt-get.');
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      ...quiet,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'The journeys need a browser. Install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
}
