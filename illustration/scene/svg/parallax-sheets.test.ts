// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { scenesOf } from '../../../content/book-file.ts';
import { book as sample } from '../../../content/sample-story/book.ts';
import { defaultLook } from '../../figures/hero/look/look.ts';
import { PAGE, SHEET_BLEED } from '../../paper/page.ts';
import { BACKDROP_IDS } from '../format/ids.ts';
import type { Scene } from '../format/scene.ts';
import { drawScene } from './draw-scene.ts';
import { drawParallaxSheets, type ParallaxSheets } from './parallax-sheets.ts';
import '../../load-all-parts.ts';

/** Everything is drawn at a fifth of its size: enough to see a gap, and quick. */
const SCALE = 0.2;
const HEIGHT = PAGE.height * SCALE;
const SHEET_WIDTH = (PAGE.width + 2 * SHEET_BLEED) * SCALE;
const SIDE = SHEET_BLEED * SCALE;

/** The pixels of an SVG, RGBA, drawn small from the start rather than made smaller. */
async function pixels(svg: string, width: number): Promise<Buffer> {
  const small = svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${HEIGHT}"`);
  return sharp(Buffer.from(small)).ensureAlpha().raw().toBuffer();
}

/** The three sheets over each other, the far one moved by `far` pixels and the near one by `near`. */
async function stacked(sheets: ParallaxSheets, far = 0, near = 0) {
  const raw = { width: SHEET_WIDTH, height: HEIGHT, channels: 4 as const };
  const [back, figures, front] = await Promise.all(
    [sheets.far, sheets.middle, sheets.near].map((svg) => pixels(svg, SHEET_WIDTH)),
  );
  const room = { ...raw, width: SHEET_WIDTH + 2 * SIDE };
  const all = await sharp({ create: { ...room, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: back!, raw, left: SIDE + far, top: 0 },
      { input: figures!, raw, left: SIDE, top: 0 },
      { input: front!, raw, left: SIDE + near, top: 0 },
    ])
    .raw()
    .toBuffer();
  return sharp(all, { raw: room })
    .extract({ left: 2 * SIDE, top: 0, width: PAGE.width * SCALE, height: HEIGHT })
    .raw()
    .toBuffer();
}

test('stacked sheets show the same as the whole picture', async () => {
  for (const scene of scenesOf(sample)) {
    const whole = await pixels(drawScene(scene, defaultLook), PAGE.width * SCALE);
    const cut = await stacked(drawParallaxSheets(scene, defaultLook));
    const difference = whole.reduce((sum, value, i) => sum + Math.abs(value - (cut[i] ?? 0)), 0);
    // Only the tooth of the paper, a few steps of 255, is missing.
    expect(difference / whole.length).toBeLessThan(4);
  }
});

describe('moving sheets open no gap at the sides of', () => {
  test.each(BACKDROP_IDS)('%s', async (backdrop) => {
    const scene: Scene = { backdrop, light: 'dusk', seed: 3, cast: [], describe: '' };
    const sheets = drawParallaxSheets(scene, defaultLook);
    for (const way of [-1, 1]) {
      const seen = await stacked(sheets, way * 4, way * -2);
      const open = seen.filter((value, i) => i % 4 === 3 && value < 250).length;
      expect(open).toBe(0);
    }
  });
});
