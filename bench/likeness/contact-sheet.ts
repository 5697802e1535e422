/** Each photo with the hero read from it beside it, as one picture for a person to judge. */
import sharp, { type OverlayOptions } from 'sharp';
import type { Look } from '../../illustration/figures/hero/look/look.ts';
import { heroBust } from '../../illustration/figures/hero/rig.ts';
import '../../illustration/load-all-parts.ts';

export type PhotoAndLook = { file: string; name: string; look: Look | null };

const [ACROSS, SIDE, LINE] = [6, 180, 24];

const labelText = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE * 2}" height="${LINE}"><text x="4" y="17" font-size="14" font-family="sans-serif">${text.replace(/[<&]/g, '')}</text></svg>`,
  );

/** Writes the sheet as a JPEG to `to`, which should lie outside of the repository. */
export async function writeContactSheet(pairs: readonly PhotoAndLook[], to: string): Promise<void> {
  const placed: OverlayOptions[] = [];
  for (const [index, { file, name, look }] of pairs.entries()) {
    const left = (index % ACROSS) * SIDE * 2;
    const top = Math.floor(index / ACROSS) * (SIDE + LINE);
    const photo = await sharp(file, { failOn: 'none' })
      .rotate()
      .resize(SIDE - 4, SIDE, { fit: 'contain', background: '#fff' })
      .toBuffer();
    placed.push({ input: photo, left, top }, { input: labelText(name), left, top: top + SIDE });
    if (!look) continue;
    const hero = await sharp(Buffer.from(heroBust(look, { textures: 'none', size: true })))
      .resize(SIDE, SIDE, { fit: 'contain', background: '#f4ecdd' })
      .flatten({ background: '#f4ecdd' })
      .toBuffer();
    placed.push({ input: hero, left: left + SIDE, top });
  }
  await sharp({
    create: {
      width: ACROSS * SIDE * 2,
      height: Math.ceil(pairs.length / ACROSS) * (SIDE + LINE),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(placed)
    .jpeg({ quality: 88 })
    .toFile(to);
}
