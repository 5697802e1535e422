import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { findOnPath } from '../support/browser.ts';
import type { WebKitPrograms } from './webkit.ts';

/** Engines beside Chromium, and their Debian packages. */
export const PACKAGES = {
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
} as const;

type EngineName = keyof typeof PACKAGES;

/** An installed Firefox, or undefined. */
export function findFirefox(): string | undefined {
  return findOnPath('firefox-esr') ?? findOnPath('firefox');
}

/** WebKit's MiniBrowser is not on the path: Debian keeps it with the library. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => `${folder}/${name}`)])
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((file) => existsSync(file));
}

/** An installed WebKit with its driver and a virtual screen, or undefined. */
export function findWebKit(): WebKitPrograms | undefined {
  const [screen, driver, browser] = [findOnPath('Xvfb'), findOnPath('WebKitWebDriver'), miniBrowser()];
  return screen && driver && browser ? { screen, driver, browser } : undefined;
}

const isHere = (name: EngineName): boolean => Boolean(name === 'Firefox' ? findFirefox() : findWebKit());

/**
 * Installs missing engines where possible (as root on Debian). Returns a sentence for each that is still missing: the
 * main journey then skips it.
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

/** Gives up soon without a network; a missing engine is skipped. */
function aptGet(args: readonly string[]): void {
  try {
    execFileSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20', ...args], {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // The caller reports what is missing.
  }
}
