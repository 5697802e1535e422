/** Memory of a whole browser, as the kernel counts it (Linux). */
import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Proportional memory (PSS) of all the browser's processes, in MB; blobs live beside the page's own process. */
export async function browserMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { id }) => sum + pss(id), 0);
}

function pss(pid: number): number {
  try {
    const smaps = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(smaps)?.[1] ?? 0) / 1024;
  } catch {
    return 0; // It ended meanwhile.
  }
}

/** Tells the browser that memory is short: it lets go of decoded pictures and other caches, and keeps what is in use. */
export async function simulateShortMemory(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Memory.simulatePressureNotification', { level: 'critical' });
  await session.detach();
  await new Promise((resolve) => setTimeout(resolve, 2000));
}
