import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';

export interface Chromium {
  /** Main-thread ms to decode an SVG and draw it `width` pixels wide, without a GPU. */
  draw(svg: string, width: number): Promise<number>;
  close(): Promise<void>;
}

/** Opens the tests' browser on an empty page; null without one. */
export async function openChromium(): Promise<Chromium | null> {
  const executablePath = findBrowser();
  if (!executablePath) return null;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  // Thread time, not wall time: other load affects it less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  return {
    close: () => browser.close(),
    draw: async (svg, width) => {
      const before = await worked();
      await page.evaluate(
        async ([text, pixels]) => {
          const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
          const image = new Image();
          image.src = url;
          await image.decode();
          const canvas = document.createElement('canvas');
          canvas.width = pixels;
          canvas.height = Math.round((pixels * image.naturalHeight) / image.naturalWidth);
          const context = canvas.getContext('2d', { willReadFrequently: true });
          context?.drawImage(image, 0, 0, canvas.width, canvas.height);
          // Reading a pixel forces it to draw now.
          context?.getImageData(0, 0, 1, 1);
          URL.revokeObjectURL(url);
        },
        [svg, width] as const,
      );
      return (await worked()) - before;
    },
  };
}
