/**
 * Writes the objects of a PDF file one after another, so that a finished page is only bytes. The caller defines
 * their content; ISO 32000-1 is the grammar.
 */
import { zlibSync } from 'fflate';

/** An object's number. */
export type Ref = number;

const encoder = new TextEncoder();
/** Marks the file as binary for transfer programs. */
const BINARY = new Uint8Array([37, 226, 227, 207, 211, 10]);

export class PdfWriter {
  readonly #parts: BlobPart[] = [];
  readonly #places: number[] = [0];
  #length = 0;

  constructor() {
    this.#write('%PDF-1.7\n');
    this.#write(BINARY);
  }

  /** The number of bytes written. */
  get length(): number {
    return this.#length;
  }

  /** Reserves the number of an object that is written later. */
  reserve(): Ref {
    return this.#places.push(0) - 1;
  }

  /** Writes an object; `body` is a PDF dictionary, array or number. */
  put(body: string, ref: Ref = this.reserve()): Ref {
    this.#begin(ref);
    this.#write(`${body}\nendobj\n`);
    return ref;
  }

  /** Writes a compressed stream. `entries` are its dictionary's beside length and filter. */
  async stream(entries: string, content: string | Uint8Array, ref: Ref = this.reserve()): Promise<Ref> {
    const packed = await deflate(typeof content === 'string' ? encoder.encode(content) : content);
    this.#begin(ref);
    this.#write(`<<${entries}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`);
    this.#write(packed);
    this.#write('\nendstream\nendobj\n');
    return ref;
  }

  /** Writes the cross-reference table and returns the file. Nothing can be written after. */
  finish(root: Ref, info: Ref, id: string): Blob {
    const start = this.#length;
    const table = this.#places.map((place, ref) =>
      ref === 0 ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`,
    );
    const missing = this.#places.findIndex((place, ref) => ref > 0 && place === 0);
    if (missing > 0) throw new Error(`Object ${missing} was promised and never written.`);
    this.#write(
      `xref\n0 ${table.length}\n${table.join('')}trailer\n<</Size ${table.length}/Root ${root} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]>>\nstartxref\n${start}\n%%EOF\n`,
    );
    return new Blob(this.#parts, { type: 'application/pdf' });
  }

  #begin(ref: Ref): void {
    this.#places[ref] = this.#length;
    this.#write(`${ref} 0 obj\n`);
  }

  #write(part: string | Uint8Array<ArrayBuffer>): void {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }
}

/** Compresses as zlib does, off the main thread where the browser can. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof CompressionStream === 'undefined') return new Uint8Array(zlibSync(bytes));
  const packing = new Blob([bytes as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(packing).arrayBuffer());
}

/** Formats a number for PDF: at most two decimals, never an exponent. */
export function formatNumber(value: number): string {
  const hundredths = Math.round(value * 100);
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2).replace(/0$/, '');
}

/** Formats any text as a PDF string. */
export function textString(text: string): string {
  let hex = 'FEFF';
  for (let i = 0; i < text.length; i++) hex += text.charCodeAt(i).toString(16).padStart(4, '0');
  return `<${hex.toUpperCase()}>`;
}
