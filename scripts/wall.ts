/** All books side by side, for the art director's last look: each with its cover and five pictures, and the covers alone. */
import sharp, { type OverlayOptions } from 'sharp';
import { COVERS } from '../content/generated/covers.ts';
import { coverSvg } from '../src/illustration/covers/draw.ts';
import { drawScene } from '../src/illustration/scene/draw.ts';
import { castBook, stageSpread } from '../src/illustration/scene/staging.ts';
import { SITTERS } from '../src/illustration/sitters.ts';
import { readBook } from './read-books.ts';
import '../src/illustration/whole-kit.ts';

const GROUND = '#e6dac5';
const GAP = 6;
const LABEL = 18;
const HEIGHT = 200;
const COVER = { width: 150, height: HEIGHT };
const PICTURE = { width: 136, height: HEIGHT };
const PICTURES = 5;
/** Two books side by side. */
const BOOKS_A_ROW = 2;
const COVERS_A_ROW = 8;

const drawn = (svg: string, { width, height }: { width: number; height: number }) =>
  sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();

async function print(layers: OverlayOptions[], width: number, height: number, file: string): Promise<void> {
  await sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(layers)
    .png({ palette: true, colours: 200, effort: 8 })
    .toFile(file);
  console.log(file);
}

/** Hangs the wall to `wall` and the covers to `covers`; files are written over. Every book shows another of the five sitters. */
export async function hangWall(wall: string, covers: string): Promise<void> {
  const slugs = Object.keys(COVERS).sort();
  const row = COVER.width + PICTURES * (PICTURE.width + GAP) + 2 * GAP;
  const line = HEIGHT + LABEL + GAP;
  const [hung, fronts]: [OverlayOptions[], OverlayOptions[]] = [[], []];
  for (const [at, slug] of slugs.entries()) {
    const left = GAP + (at % BOOKS_A_ROW) * row;
    const top = GAP + Math.floor(at / BOOKS_A_ROW) * line;
    const cover = COVERS[slug];
    const told = await readBook(slug);
    if (!cover) continue;
    const front = await drawn(coverSvg(cover), COVER);
    const name = `<svg xmlns="http://www.w3.org/2000/svg" width="${row}" height="${LABEL}"><text x="2" y="13" font-family="sans-serif" font-size="12" fill="#33212a">${cover.title.join(' ')}</text></svg>`;
    hung.push({ input: Buffer.from(name), left, top }, { input: front, left, top: top + LABEL });
    fronts.push({
      input: front,
      left: GAP + (at % COVERS_A_ROW) * (COVER.width + GAP),
      top: GAP + Math.floor(at / COVERS_A_ROW) * (COVER.height + GAP),
    });
    if (!told) continue;
    const { spreads } = told.book;
    const hero = SITTERS[at % SITTERS.length]!;
    const count = Math.min(PICTURES, spreads.length);
    const shown = Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * spreads.length) / count));
    for (const [i, spread] of shown.entries()) {
      const { id } = spreads[spread]!;
      const svg = drawScene(stageSpread(told.book, id), castBook(told.book, hero.look));
      hung.push({
        input: await drawn(svg, PICTURE),
        left: left + COVER.width + GAP + i * (PICTURE.width + GAP),
        top: top + LABEL,
      });
    }
  }
  const rows = Math.ceil(slugs.length / BOOKS_A_ROW);
  await print(hung, GAP + BOOKS_A_ROW * row, GAP + rows * line, wall);
  await print(
    fronts,
    GAP + COVERS_A_ROW * (COVER.width + GAP),
    GAP + Math.ceil(slugs.length / COVERS_A_ROW) * (COVER.height + GAP),
    covers,
  );
}
