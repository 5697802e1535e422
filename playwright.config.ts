import { defineConfig, devices } from '@playwright/test';
import { DESKTOP_VIEWPORT } from './e2e/engines/engine.ts';
import { CHROMIUM_FLAGS, findBrowser } from './e2e/support/browser.ts';

const port = Number(process.env.E2E_PORT ?? 4173);
const executablePath = findBrowser('journeys');
if (!executablePath) throw new Error('No Chromium here. `npm test` installs one; or set CHROMIUM_PATH.');

/**
 * What a Chromium with a window does that no test needs: two pages of its own beside each tab for the address bar
 * (half the cost of opening a tab), and a process ahead of need. A second list replaces the first on the command
 * line, so what Playwright itself turns off is named again.
 */
const WITHOUT = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'AimEnabled'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'OptimizationHints'],
  ...['ThirdPartyStoragePartitioning', 'NetworkTimeServiceQuerying', 'PreconnectToSearch'],
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  // The report lists what passed only the second time as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Whole books are read, and passwords are made slow on purpose: a busy machine needs its time.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // A worker would answer before the answers a test makes up; e2e/offline.spec.ts lets it.
    serviceWorkers: 'block',
    video: 'off',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        ...CHROMIUM_FLAGS,
        `--disable-features=${WITHOUT.join(',')}`,
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
      ],
    },
  },
  projects: [
    // The main job in every engine there is here: they bring windows of their own.
    {
      name: 'engines',
      testMatch: 'engines/*.spec.ts',
      // WebKit shows one frame without the picture about once in five tries on a busy machine: it counts as tried again.
      retries: 2,
      use: { ...devices['Desktop Chrome'], viewport: DESKTOP_VIEWPORT },
    },
    {
      name: 'desktop',
      testIgnore: 'engines/**',
      use: { ...devices['Desktop Chrome'], viewport: DESKTOP_VIEWPORT },
    },
    {
      name: 'phone',
      // What is the same whatever the size of a window and the kind of a pointer is tried once, on the desktop.
      grepInvert: /@any-size/,
      testIgnore: 'engines/**',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // Each point is seven pixels on the real thing, and all of them are drawn by the processor here.
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  // The product itself, as `npm start` runs it, on a data folder of its own; its mails are read from its output.
  webServer: {
    command: 'node e2e/support/start-server.mjs',
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      // Each test says its own address, so that one test's sign-ups don't use up another's allowance.
      TRUST_PROXY: '1',
    },
  },
});
