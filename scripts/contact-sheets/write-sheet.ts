/** The file format of contact sheets. */
import type { OutputInfo, Sharp } from 'sharp';

/** Writes a contact sheet as WebP, small enough to commit. @param file ends in `.webp` */
export const writeSheet = (sheet: Sharp, file: string): Promise<OutputInfo> =>
  sheet.webp({ quality: 30, effort: 6, smartSubsample: true }).toFile(file);
