/**
 * Prints contact sheets of scene features with the five sample heroes: `npx tsx scripts/contact-sheets/stage.ts [name
 * …] [--large] [--out=folder]` writes docs/art/stage-*.webp. For review after a change of stage, camera, light or
 * papers.
 */
import sharp, { type OverlayOptions } from 'sharp';
import { SAMPLE_LOOKS } from '../../illustration/sample-looks.ts';
import { drawScene } from '../../illustration/scene/svg/draw-scene.ts';
import { STAGE_SHEETS } from './stage/all.ts';
import { playersFor, type StageHero, type StageRow, type StageSheet } from './stage/stage-sheet.ts';
import { writeSheet } from './write-sheet.ts';
import '../../illustration/load-all-parts.ts';

const [LABEL, GAP] = [18, 4];
const args = process.argv.slice(2);
const sheetNames = args.filter((arg) => !arg.startsWith('--'));
const folder = args.find((arg) => arg.startsWith('--out='))?.slice(6) ?? 'docs/art';
const WIDTH = args.includes('--large') ? 220 : 138;
const HEIGHT = Math.round((WIDTH * 1320) / 900);
const block = (heroes: number) => ({ width: heroes * (WIDTH + GAP) + 14, height: HEIGHT + LABEL + GAP });

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function pictures(
  { name, scene }: StageRow,
  heroes: readonly StageHero[],
  left: number,
  top: number,
): Promise<OverlayOptions[]> {
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${block(heroes.length).width}" height="${LABEL}"><text x="4" y="13" font-family="sans-serif" font-size="12" fill="#4b434c">${escaped(name)}</text></svg>`;
  const cells: OverlayOptions[] = [{ input: Buffer.from(label), left, top }];
  for (const [i, sitter] of heroes.entries()) {
    const svg = drawScene(scene, playersFor(sitter), { prefix: `s${i}-` });
    const input = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).png().toBuffer();
    cells.push({ input, left: left + i * (WIDTH + GAP), top: top + LABEL });
  }
  return cells;
}

async function write({
  name,
  across,
  rows,
  takeTurns,
  heroes: all = SAMPLE_LOOKS,
}: StageSheet): Promise<void> {
  const cells: OverlayOptions[] = [];
  const { width, height } = block(takeTurns ? 1 : all.length);
  for (const [i, row] of rows.entries()) {
    const heroes: readonly StageHero[] = takeTurns ? [all[i % all.length]!] : all;
    const [left, top] = [GAP + (i % across) * width, GAP + Math.floor(i / across) * height];
    cells.push(...(await pictures(row, heroes, left, top)));
  }
  const file = `${folder}/${name}.webp`;
  const size = { width: GAP + across * width, height: GAP + Math.ceil(rows.length / across) * height };
  const ground = sharp({ create: { ...size, channels: 3, background: '#e6dac5' } });
  const { size: bytes } = await writeSheet(ground.composite(cells), file);
  console.log(`${file} ${size.width} × ${size.height}, ${(bytes / 1024).toFixed(0)} KB`);
}

for (const sheet of STAGE_SHEETS)
  if (sheetNames.length === 0 || sheetNames.some((arg) => sheet.name.includes(arg))) await write(sheet);
