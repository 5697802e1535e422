/** The fonts of a PDF: our own, fetched when a book needs their script, and the device's for all other characters. */
import andikaCyrillic from '@fontsource/andika/files/andika-cyrillic-400-normal.woff?url';
import andikaCyrillicBold from '@fontsource/andika/files/andika-cyrillic-700-normal.woff?url';
import andikaLatin from '@fontsource/andika/files/andika-latin-400-normal.woff?url';
import andikaLatinBold from '@fontsource/andika/files/andika-latin-700-normal.woff?url';
import andikaExtended from '@fontsource/andika/files/andika-latin-ext-400-normal.woff?url';
import andikaExtendedBold from '@fontsource/andika/files/andika-latin-ext-700-normal.woff?url';
import grandstanderLatin from '@fontsource/grandstander/files/grandstander-latin-700-normal.woff?url';
import grandstanderExtended from '@fontsource/grandstander/files/grandstander-latin-ext-700-normal.woff?url';
import type { BidiRun } from './bidi-runs.ts';
import { Font } from './font.ts';
import type { FontSource, RasterWord, TypeFace } from './text-renderer.ts';

/** Characters beyond the first file: Latin with marks, and Cyrillic. */
const EXTENDED = /[\u0100-\u02af\u1e00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff]/;
const CYRILLIC = /[\u0400-\u045f\u0490-\u0491\u04b0-\u04b1]/;

interface FontFile {
  readonly name: string;
  readonly file: string;
  /** Fetched when a text matches; null is always needed, and cached with the app. */
  readonly where: RegExp | null;
}

const FONT_FILES: Readonly<Record<TypeFace, readonly FontFile[]>> = {
  text: [
    { name: 'Andika', file: andikaLatin, where: null },
    { name: 'AndikaExtended', file: andikaExtended, where: EXTENDED },
    { name: 'AndikaCyrillic', file: andikaCyrillic, where: CYRILLIC },
  ],
  bold: [
    { name: 'Andika-Bold', file: andikaLatinBold, where: null },
    { name: 'AndikaExtended-Bold', file: andikaExtendedBold, where: EXTENDED },
    { name: 'AndikaCyrillic-Bold', file: andikaCyrillicBold, where: CYRILLIC },
  ],
  display: [
    { name: 'Grandstander', file: grandstanderLatin, where: null },
    { name: 'GrandstanderExtended', file: grandstanderExtended, where: EXTENDED },
    // Grandstander has no Cyrillic; the reading face stands in.
    { name: 'AndikaCyrillic-Bold', file: andikaCyrillicBold, where: CYRILLIC },
  ],
};

/** The CSS fonts for rasterized words, with the device's fonts as fallback. */
const CANVAS_FONTS: Readonly<Record<TypeFace, string>> = {
  text: '400 Npx Andika, sans-serif',
  bold: '700 Npx Andika, sans-serif',
  display: '700 Npx "Grandstander Variable", sans-serif',
};

/**
 * Fonts for one file; each remembers the glyphs used. Offline only the app's cached fonts are available; words
 * in other scripts are rasterized, like any that no font of ours covers. @param fetchFile fetches a font's
 * bytes
 */
export function appFonts(fetchFile: (address: string) => Promise<Uint8Array> = fetchBytes): FontSource {
  const fonts = new Map<string, Promise<Font>>();
  const loaded: Font[] = [];
  const loadFont = ({ name, file }: FontFile): Promise<Font> => {
    const known = fonts.get(name);
    if (known) return known;
    const getting = fetchFile(file).then((bytes) => {
      const font = new Font(name, bytes);
      loaded.push(font);
      return font;
    });
    fonts.set(name, getting);
    return getting;
  };
  return {
    fonts: async (face, text) => {
      const asked = FONT_FILES[face].filter(({ where }) => where?.test(text) ?? true);
      const got = await Promise.all(
        asked.map((script) => (script.where ? loadFont(script).catch(() => null) : loadFont(script))),
      );
      return got.filter((font) => font !== null);
    },
    used: () => loaded,
    paint: async (run, face, dots) => rasterize(run, face, dots),
  };
}

/**
 * The font files that a text may need, in every face; offline, those cached with the app. Rejects when these
 * are missing.
 */
export async function fontFiles(
  text: string,
): Promise<{ family: string; weight: 400 | 700; bytes: Uint8Array }[]> {
  const wanted = new Map(
    (Object.keys(FONT_FILES) as TypeFace[]).flatMap((face) =>
      FONT_FILES[face]
        .filter(({ where }) => where?.test(text) ?? true)
        .map((script) => [
          script.name,
          { ...script, weight: face === 'text' ? (400 as const) : (700 as const) },
        ]),
    ),
  );
  const files = await Promise.all(
    [...wanted.values()].map(async ({ name, file, weight, where }) => {
      // E-readers have fonts of their own for these.
      const bytes = await fetchBytes(file).catch((reason: unknown) =>
        where ? null : Promise.reject(reason),
      );
      return bytes && { family: name.replace('-Bold', ''), weight, bytes };
    }),
  );
  return files.filter((file) => file !== null);
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The letters were answered with ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Rasterizes a run on a canvas, where the browser shapes and orders its characters. Text keeps only its
 * coverage and is tinted when drawn; emoji keep their colours.
 */
function rasterize({ text, level, emoji }: BidiRun, face: TypeFace, dots: number): RasterWord {
  const canvas = document.createElement('canvas');
  const preparePen = () => {
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('This browser paints no words.');
    pen.font = CANVAS_FONTS[face].replace('N', String(dots));
    pen.direction = level % 2 ? 'rtl' : 'ltr';
    pen.textAlign = 'left';
    return pen;
  };
  const size = preparePen().measureText(text);
  const left = Math.ceil(Math.max(0, size.actualBoundingBoxLeft)) + 2;
  const right = Math.ceil(Math.max(size.width, size.actualBoundingBoxRight)) + 2;
  const up = Math.ceil(Math.max(0, size.actualBoundingBoxAscent)) + 2;
  const down = Math.ceil(Math.max(0, size.actualBoundingBoxDescent)) + 2;
  canvas.width = left + right;
  canvas.height = up + down;
  // Resizing a canvas resets its state.
  const pen = preparePen();
  pen.fillText(text, left, up);
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  const pixelCount = canvas.width * canvas.height;
  const cover = Uint8Array.from({ length: pixelCount }, (_, i) => data[i * 4 + 3]!);
  const colours = Uint8Array.from(
    { length: emoji ? pixelCount * 3 : 0 },
    (_, i) => data[Math.floor(i / 3) * 4 + (i % 3)]!,
  );
  return {
    pixels: { width: canvas.width, height: canvas.height, colours, cover },
    advance: size.width / dots,
    at: [-left / dots, -down / dots],
    width: canvas.width / dots,
    height: canvas.height / dots,
  };
}
