import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findOnPath } from '../support/browser.ts';
import type { WebKitPrograms } from './webkit.ts';

/** The engines beside Chromium, and Debian's packages with them. */
export const PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
} as const;

type EngineName = keyof typeof PACKAGES;

/** An installed Firefox; undefined where there is none. */
export function findFirefox(): string | undefined {
  return findOnPath('firefox-esr') ?? findOnPath('firefox');
}

/** WebKit's browser for tests has no name on the path: Debian keeps it with the library. */
function miniBrowser(): string | undefined {
  const rooms = ['/usr/lib', '/usr/libexec'].filter((room) => existsSync(room));
  return rooms
    .flatMap((room) => [room, ...readdirSync(room).map((name) => `${room}/${name}`)])
    .flatMap((room) => ['4.1', '4.0', '6.0'].map((version) => `${room}/webkit2gtk-${version}/MiniBrowser`))
    .find((file) => existsSync(file));
}

/** An installed WebKit with its driver and a screen for it; undefined where one of them is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const [screen, driver, browser] = [findOnPath('Xvfb'), findOnPath('WebKitWebDriver'), miniBrowser()];
  return screen && driver && browser ? { screen, driver, browser } : undefined;
}

const isHere = (name: EngineName): boolean => Boolean(name === 'Firefox' ? findFirefox() : findWebKit());

/**
 * Installs the engines that are missing where that can be done, which is as root on Debian. Gives back a sentence for
 * each that stays away: the main job is then not tried in it.
 */
export function installEngines(): string[] {
  const missing = (Object.keys(PACKAGES) as EngineName[]).filter((name) => !isHere(name));
  if (missing.length > 0 && process.getuid?.() === 0 && findOnPath('apt-get')) {
    console.log(`No ${missing.join(' and no ')} here: installing with apt-get.`);
    aptGet(['update', '-qq']);
    for (const name of missing)
      aptGet(['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES[name]]);
  }
  return missing
    .filter((name) => !isHere(name))
    .map(
      (name) =>
        `${name} is left out: it is not installed here (on Debian: apt-get install ${PACKAGES[name].join(' ')}).`,
    );
}

/** Without a network it gives up soon; what could not be installed is left out. */
function aptGet(args: readonly string[]): void {
  try {
    execFileSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args], {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The sentence about it is made by who asks what is here.
  }
}
