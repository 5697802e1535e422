/**
 * A font as PDF embeds it. Web fonts are WOFF: the tables of a TrueType font, each compressed by zlib. Each
 * file holds one script, so the file is the subset.
 */
import { unzlibSync } from 'fflate';
import { formatNumber, type PdfWriter, type Ref } from './writer.ts';

/** Tables that a PDF viewer needs to draw glyphs by number. */
const EMBEDDED = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

export class Font {
  readonly name: string;
  readonly #tables: ReadonlyMap<string, Uint8Array>;
  readonly #glyphs: ReadonlyMap<number, number>;
  readonly #unit: number;
  readonly #advances: DataView;
  readonly #hCount: number;
  /** The glyphs used, with the character each stands for. */
  readonly #set = new Map<number, number>();
  #ref: Ref | undefined;

  /** @param name the font's name in the PDF, without spaces. Throws unless it is a WOFF of a TrueType font. */
  constructor(name: string, woff: Uint8Array) {
    this.name = name;
    this.#tables = readTables(woff);
    if (!this.#tables.has('glyf')) throw new Error(`${name} is no TrueType font.`);
    this.#unit = 1000 / this.#view('head').getUint16(18);
    this.#hCount = this.#view('hhea').getUint16(34);
    this.#advances = this.#view('hmtx');
    this.#glyphs = readGlyphMap(this.#view('cmap'));
  }

  /** Whether the font has a character. */
  has(letter: string): boolean {
    return this.#glyphs.has(letter.codePointAt(0)!);
  }

  /** A text's width at font size 1; missing characters have no width. */
  width(text: string): number {
    let width = 0;
    for (const letter of text) width += this.#advance(this.#glyphs.get(letter.codePointAt(0)!) ?? 0);
    return width / 1000;
  }

  /** The text as glyph numbers, for a PDF operator. */
  codes(text: string): string {
    let hex = '';
    for (const letter of text) {
      const code = letter.codePointAt(0)!;
      const glyph = this.#glyphs.get(code) ?? 0;
      this.#set.set(glyph, code);
      hex += glyph.toString(16).padStart(4, '0');
    }
    return `<${hex}>`;
  }

  /** Reserves the font's object, which `write` fills once all text is set. */
  ref(writer: PdfWriter): Ref {
    this.#ref ??= writer.reserve();
    return this.#ref;
  }

  /** Writes the font, if any text uses it. */
  async write(writer: PdfWriter): Promise<void> {
    if (this.#ref === undefined) return;
    const file = buildTrueType(
      new Map(EMBEDDED.flatMap((tag) => (this.#tables.has(tag) ? [[tag, this.#tables.get(tag)!]] : []))),
    );
    const program = await writer.stream(`/Length1 ${file.length}`, file);
    const glyphs = [...this.#set].sort(([a], [b]) => a - b);
    const unicode = await writer.stream('', toUnicodeMap(glyphs));
    const [head, hhea] = [this.#view('head'), this.#view('hhea')];
    const box = [36, 38, 40, 42].map((at) => formatNumber(head.getInt16(at) * this.#unit));
    const [ascent, descent] = [hhea.getInt16(4) * this.#unit, hhea.getInt16(6) * this.#unit];
    const named = `/${subsetTag(this.name)}+${this.name}`;
    const descriptor = writer.put(
      `<</Type/FontDescriptor/FontName${named}/Flags 4/FontBBox[${box.join(' ')}]/ItalicAngle 0/Ascent ${formatNumber(ascent)}/Descent ${formatNumber(descent)}/CapHeight ${formatNumber(ascent * 0.8)}/StemV 80/FontFile2 ${program} 0 R>>`,
    );
    const widths = glyphs.map(([glyph]) => `${glyph}[${formatNumber(this.#advance(glyph))}]`).join('');
    const descendant = writer.put(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont${named}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/CIDToGIDMap/Identity/W[${widths}]>>`,
    );
    writer.put(
      `<</Type/Font/Subtype/Type0/BaseFont${named}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
      this.#ref,
    );
  }

  #view(tag: string): DataView {
    const table = this.#tables.get(tag);
    if (!table) throw new Error(`${this.name} has no table ${tag}.`);
    return new DataView(table.buffer, table.byteOffset, table.byteLength);
  }

  /** In thousandths of the font size. */
  #advance(glyph: number): number {
    return this.#advances.getUint16(Math.min(glyph, this.#hCount - 1) * 4) * this.#unit;
  }
}

function readTables(woff: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF file.');
  const tables = new Map<string, Uint8Array>();
  for (let i = 0; i < view.getUint16(12); i++) {
    const at = 44 + i * 20;
    const tag = String.fromCharCode(...woff.subarray(at, at + 4));
    const [start, packed, length] = [4, 8, 12].map((more) => view.getUint32(at + more)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(start, start + packed);
    tables.set(tag, packed < length ? unzlibSync(bytes) : bytes);
  }
  return tables;
}

/** Glyph numbers by code point, from cmap's Unicode tables in formats 4 and 12. */
function readGlyphMap(cmap: DataView): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const [platform, at] = [cmap.getUint16(4 + i * 8), cmap.getUint32(8 + i * 8)];
    if (platform !== 0 && platform !== 3) continue;
    const format = cmap.getUint16(at);
    if (format === 12)
      for (let g = 0; g < cmap.getUint32(at + 12); g++) {
        const [from, to, first] = [0, 4, 8].map((more) => cmap.getUint32(at + 16 + g * 12 + more)) as [
          number,
          number,
          number,
        ];
        for (let code = from; code <= to; code++) glyphs.set(code, first + code - from);
      }
    if (format !== 4) continue;
    const doubled = cmap.getUint16(at + 6);
    for (let s = 0; s < doubled; s += 2) {
      const end = cmap.getUint16(at + 14 + s);
      const start = cmap.getUint16(at + 16 + doubled + s);
      const delta = cmap.getUint16(at + 16 + 2 * doubled + s);
      const place = at + 16 + 3 * doubled + s;
      const range = cmap.getUint16(place);
      for (let code = start; code <= end && code < 0xffff; code++) {
        const found = range === 0 ? code : cmap.getUint16(place + range + 2 * (code - start));
        const glyph = found === 0 ? 0 : (found + delta) & 0xffff;
        if (glyph > 0) glyphs.set(code, glyph);
      }
    }
  }
  return glyphs;
}

/** Builds a TrueType file from some tables. Omits checksums, which PDF viewers do not read. */
function buildTrueType(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const start = 12 + tables.size * 16;
  const padded = (length: number) => (length + 3) & ~3;
  const size = [...tables.values()].reduce((sum, { length }) => sum + padded(length), start);
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  const power = Math.floor(Math.log2(tables.size));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.size);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, tables.size * 16 - (16 << power));
  let [at, entry] = [start, 12];
  for (const [tag, bytes] of tables) {
    for (let i = 0; i < 4; i++) file[entry + i] = tag.charCodeAt(i);
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    file.set(bytes, at);
    at += padded(bytes.length);
    entry += 16;
  }
  return file;
}

/** Maps glyphs to characters, so that text can be searched, copied and read aloud. */
function toUnicodeMap(glyphs: readonly (readonly [glyph: number, code: number])[]): string {
  const hex = (value: number) => value.toString(16).padStart(4, '0');
  const utf16 = (code: number) =>
    [...String.fromCodePoint(code)]
      .flatMap((c) => c.split(''))
      .map((unit) => hex(unit.charCodeAt(0)))
      .join('');
  const blocks: string[] = [];
  for (let i = 0; i < glyphs.length; i += 100) {
    const block = glyphs.slice(i, i + 100);
    blocks.push(
      `${block.length} beginbfchar\n${block.map(([glyph, code]) => `<${hex(glyph)}> <${utf16(code)}>`).join('\n')}\nendbfchar`,
    );
  }
  return `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n${blocks.join('\n')}\nendcmap\nCMapName currentdict /CMap defineresource pop\nend\nend`;
}

/** The six-letter tag of a font subset. */
function subsetTag(name: string): string {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return Array.from({ length: 6 }, (_, i) => String.fromCharCode(65 + (Math.floor(sum / 26 ** i) % 26))).join(
    '',
  );
}
