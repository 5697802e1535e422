/**
 * Draws the icons of the installed app: one with round corners, one full-bleed for systems that mask icons, and one for
 * Apple, whose systems round it themselves. Run alone to look at them: `npx tsx scripts/build/bake-icons.ts folder`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { appIcon } from '../../illustration/ui/app-icon.ts';
import '../../illustration/load-all-parts.ts';

const CORNERS = Buffer.from('<svg width="512" height="512"><rect width="512" height="512" rx="104"/></svg>');

/** Writes `icons/*.png` into a folder. */
export async function bakeIcons(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'icons');
  await mkdir(folder, { recursive: true });
  const fullIcon = await sharp(Buffer.from(appIcon())).resize(512, 512).png().toBuffer();
  const roundIcon = await sharp(fullIcon)
    .composite([{ input: CORNERS, blend: 'dest-in' }])
    .png()
    .toBuffer();
  const write = (name: string, picture: Buffer, size: number) =>
    sharp(picture)
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(path.join(folder, name));
  await Promise.all([
    write('app-192.png', roundIcon, 192),
    write('app-512.png', roundIcon, 512),
    write('maskable-512.png', fullIcon, 512),
    write('apple-touch-180.png', fullIcon, 180),
  ]);
}

const alone = process.argv[1] && path.resolve(process.argv[1]) === path.resolve(import.meta.filename);
if (alone) await bakeIcons(process.argv[2] ?? 'dist/client');
