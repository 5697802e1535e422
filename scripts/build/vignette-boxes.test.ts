// @vitest-environment node
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readBook } from '../../content/read-books.ts';
import { splitBook } from '../../content/split-book.ts';
import { isIn } from '../../content/spread-layout.ts';
import { defaultLook } from '../../illustration/figures/hero/look/look.ts';
import { bookPicture } from '../../illustration/scene/svg/book-picture.ts';
import { withBoxes } from './vignette-boxes.ts';

const source = (await readBook('dragon-valley'))!;
const { file } = splitBook({ slug: 'dragon-valley', title: '' }, source.book, null);
const spread = file.spreads.find(({ id }) => id === 'creep')!;

it('draws every vignette whole and alone, on transparent paper', async () => {
  const vignettes = await withBoxes(file, spread);
  expect(vignettes.map(({ of }) => of[0])).toEqual(['oar', 'bell', 'ski']);
  const picture = bookPicture(file, spread.scene, { hero: { name: 'Ada', look: defaultLook } }, 'page');
  for (const { box, ...vignette } of vignettes) {
    const [left, top, width, height] = box!;
    const frame = { left, top, right: left + width, bottom: top + height };
    const { data, info } = await sharp(
      Buffer.from(picture.whole({ alone: { shows: isIn(vignette), frame } })),
    )
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]!;
    const rim = [
      ...Array.from({ length: info.width }, (_, x) => [x, 0, x, info.height - 1]),
      ...Array.from({ length: info.height }, (_, y) => [0, y, info.width - 1, y]),
    ].flatMap(([a, b, c, d]) => [alphaAt(a!, b!), alphaAt(c!, d!)]);
    expect(Math.max(...rim), vignette.of.join()).toBeLessThan(80);
    expect(data.filter((alpha, i) => i % 4 === 3 && alpha > 200).length).toBeGreaterThan(300);
  }
});

it('refuses a vignette that shows nothing', async () => {
  const vignettes = [{ of: ['anchor'], beside: 1, describe: 'An anchor.' }];
  await expect(withBoxes(file, { ...spread, vignettes })).rejects.toThrow(
    '“anchor” in “creep” shows nothing',
  );
});
