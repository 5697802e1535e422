/**
 * A parcel as bytes, before it is sealed: the length of a JSON header in 4 bytes, the header, the clips one after another,
 * and zeros that round the whole up, so that a parcel's size tells little about what was read.
 */
import { type Bytes, concatBytes, textBytes } from './bytes.ts';
import type { Clip, Parcel } from './parcel.ts';
import { ParcelError } from './parcel-error.ts';
import { isLanguageTag, isStorySlug, LONGEST_RELATIVE } from './request-link.ts';

const LENGTH_BYTES = 4;
/** Longest book has some thirty spreads. */
const MAX_PAGES = 100;
const MAX_SPREAD_LENGTH = 80;
const MAX_SECONDS = 3600;
const CLIP_TYPES = ['audio/webm', 'audio/mp4'] as const;

/** What the header says of a clip; its bytes follow in the header's order. */
type ClipHeader = readonly [type: Clip['type'], seconds: number, bytes: number];

interface Header {
  readonly version: 1;
  readonly story: string;
  readonly relative: string;
  readonly language?: string;
  readonly recordedAt: string;
  readonly pages: readonly (readonly [spread: string, clip: ClipHeader])[];
  readonly before?: ClipHeader;
  readonly after?: ClipHeader;
}

/** Packs a parcel; null when it takes more than `maxBytes`. */
export function packParcel(parcel: Parcel, maxBytes: number): Bytes | null {
  const { version, story, relative, language, recordedAt, pages, before, after } = parcel;
  const header: Header = {
    version,
    story,
    relative,
    ...(language === undefined ? {} : { language }),
    recordedAt,
    pages: pages.map(({ spread, clip }) => [spread, clipHeader(clip)] as const),
    ...(before ? { before: clipHeader(before) } : {}),
    ...(after ? { after: clipHeader(after) } : {}),
  };
  const text = textBytes(JSON.stringify(header));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, text.length);
  const clips = [...pages.map(({ clip }) => clip), ...(before ? [before] : []), ...(after ? [after] : [])];
  const packed = concatBytes([length, text, ...clips.map(({ bytes }) => bytes)]);
  if (packed.length > maxBytes) return null;
  return concatBytes([
    packed,
    new Uint8Array(Math.min(paddedLength(packed.length), maxBytes) - packed.length),
  ]);
}

/** @throws {ParcelError} when it is no parcel, or one of a newer version */
export function unpackParcel(packed: Uint8Array): Parcel {
  const unreadable = (cause?: unknown) => new ParcelError('unreadable', { cause });
  let header: Partial<Record<keyof Header, unknown>>;
  let at: number;
  try {
    const textLength = new DataView(packed.buffer, packed.byteOffset).getUint32(0);
    at = LENGTH_BYTES + textLength;
    const text = packed.subarray(LENGTH_BYTES, at);
    header = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch (error) {
    throw unreadable(error);
  }
  if (typeof header !== 'object' || header === null) throw unreadable();
  if (header.version !== 1) throw new ParcelError('newer');
  const takeClip = (value: unknown): Clip => {
    if (!isClipHeader(value)) throw unreadable();
    const [type, seconds, length] = value;
    const bytes = packed.slice(at, at + length);
    if (bytes.length !== length) throw unreadable();
    at += length;
    return { type, seconds, bytes };
  };
  const { story, relative, language, recordedAt, pages } = header;
  if (typeof story !== 'string' || !isStorySlug(story) || typeof recordedAt !== 'string') throw unreadable();
  if (typeof relative !== 'string' || Array.from(relative).length > LONGEST_RELATIVE) throw unreadable();
  if (Number.isNaN(Date.parse(recordedAt)) || !Array.isArray(pages) || pages.length > MAX_PAGES)
    throw unreadable();
  if (language !== undefined && (typeof language !== 'string' || !isLanguageTag(language)))
    throw unreadable();
  return {
    version: 1,
    story,
    relative,
    ...(language === undefined ? {} : { language }),
    recordedAt,
    pages: pages.map((page: unknown) => {
      const [spread, clip] = Array.isArray(page) ? (page as readonly unknown[]) : [];
      if (typeof spread !== 'string' || spread === '' || spread.length > MAX_SPREAD_LENGTH)
        throw unreadable();
      return { spread, clip: takeClip(clip) };
    }),
    ...(header.before === undefined ? {} : { before: takeClip(header.before) }),
    ...(header.after === undefined ? {} : { after: takeClip(header.after) }),
  };
}

const clipHeader = ({ type, seconds, bytes }: Clip): ClipHeader => [type, seconds, bytes.length];

function isClipHeader(value: unknown): value is ClipHeader {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [type, seconds, bytes] = value as readonly unknown[];
  return (
    CLIP_TYPES.some((known) => known === type) &&
    typeof seconds === 'number' &&
    seconds >= 0 &&
    seconds <= MAX_SECONDS &&
    Number.isSafeInteger(bytes) &&
    (bytes as number) > 0
  );
}

/**
 * The padded length of so many bytes: Padmé (Nikitin et al., PURBs, 2019), which leaks O(log log n) bits of a length
 * for 12 % more bytes at most.
 */
export function paddedLength(length: number): number {
  const exponent = Math.floor(Math.log2(length));
  const step = 2 ** (exponent - (Math.floor(Math.log2(exponent)) + 1));
  return Math.ceil(length / step) * step;
}
