/**
 * Converts a recording as browsers write it (Opus in WebM) to what EPUB accepts (Opus in Ogg): only the
 * container changes, nothing is decoded. RFC 7845 and RFC 3533 for Ogg, RFC 8794 for WebM's elements.
 */

/** Elements that only contain others: the reader descends into them. */
const CONTAINER_ELEMENTS = new Set([0x18538067, 0x1f43b675, 0x1654ae6b, 0xae, 0xa0]);
const CODEC = 0x86;
const CODEC_PRIVATE = 0x63a2;
const BLOCK_ELEMENTS = new Set([0xa3, 0xa1]);
/** Opus counts samples at this rate, whatever was recorded. */
const SAMPLE_RATE = 48_000;
const PACKETS_PER_PAGE = 50;

/** Throws when the recording is not Opus in WebM. */
export function webmToOgg(webm: Uint8Array): Uint8Array<ArrayBuffer> {
  const { head, packets } = readOpusPackets(webm);
  const ogg = new OggWriter();
  ogg.addPage([head], 0, 2);
  ogg.addPage([opusTags()], 0, 0);
  let samples = 0;
  for (let at = 0; at < packets.length; ) {
    const page: Uint8Array[] = [];
    let segments = 0;
    while (at < packets.length && page.length < PACKETS_PER_PAGE) {
      const packet = packets[at]!;
      const more = Math.floor(packet.length / 255) + 1;
      if (segments + more > 255) break;
      page.push(packet);
      segments += more;
      samples += packetSamples(packet);
      at += 1;
    }
    if (page.length === 0) throw new Error('A piece of the recording is too large.');
    ogg.addPage(page, samples, at === packets.length ? 4 : 0);
  }
  return ogg.toBytes();
}

function readOpusPackets(webm: Uint8Array): { head: Uint8Array; packets: Uint8Array[] } {
  let head: Uint8Array | undefined;
  let codec = '';
  const packets: Uint8Array[] = [];
  for (let at = 0; at < webm.length; ) {
    const id = readVint(webm, at, true);
    const size = readVint(webm, at + id.length, false);
    const start = at + id.length + size.length;
    if (CONTAINER_ELEMENTS.has(id.value)) {
      at = start;
      continue;
    }
    const data = webm.subarray(start, start + size.value);
    if (id.value === CODEC) codec = String.fromCharCode(...data);
    if (id.value === CODEC_PRIVATE) head = data;
    // One byte track number, two bytes time, one byte flags.
    if (BLOCK_ELEMENTS.has(id.value)) {
      if ((data[3]! & 6) !== 0) throw new Error('The recording is laced.');
      packets.push(data.subarray(4));
    }
    at = start + size.value;
  }
  if (codec !== 'A_OPUS' || !head || packets.length === 0) throw new Error('The recording is no Opus.');
  return { head, packets };
}

/**
 * A number of one to eight bytes, whose first byte tells the length. @param marked keeps the length bit, as ids
 * do
 */
function readVint(bytes: Uint8Array, at: number, marked: boolean): { value: number; length: number } {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8) throw new Error('This is no WebM.');
  let value = marked ? first : first & (0xff >> length);
  for (let i = 1; i < length; i++) value = value * 256 + (bytes[at + i] ?? 0);
  return { value, length };
}

/** A packet's duration in samples, from its first byte: RFC 6716, 3.1. */
function packetSamples(packet: Uint8Array): number {
  const first = packet[0] ?? 0;
  const kind = first >> 3;
  const silk = [10, 20, 40, 60][kind & 3]!;
  const ms = kind < 12 ? silk : kind < 16 ? [10, 20][kind & 1]! : [2.5, 5, 10, 20][kind & 3]!;
  const frames = [1, 2, 2, (packet[1] ?? 0) & 63][first & 3]!;
  return (ms * frames * SAMPLE_RATE) / 1000;
}

function opusTags(): Uint8Array {
  const vendor = new TextEncoder().encode('Story Playroom');
  const bytes = new Uint8Array(16 + vendor.length);
  bytes.set(new TextEncoder().encode('OpusTags'));
  new DataView(bytes.buffer).setUint32(8, vendor.length, true);
  bytes.set(vendor, 12);
  return bytes;
}

class OggWriter {
  readonly #pages: Uint8Array[] = [];

  /** @param samples the sample count at the page's end @param flags 2 starts the stream, 4 ends it */
  addPage(packets: readonly Uint8Array[], samples: number, flags: number): void {
    const lacing = packets.flatMap(({ length }) => [
      ...new Array<number>(Math.floor(length / 255)).fill(255),
      length % 255,
    ]);
    const size = packets.reduce((sum, { length }) => sum + length, 27 + lacing.length);
    const page = new Uint8Array(size);
    const view = new DataView(page.buffer);
    page.set([0x4f, 0x67, 0x67, 0x53, 0, flags]);
    view.setBigUint64(6, BigInt(samples), true);
    view.setUint32(14, 1, true);
    view.setUint32(18, this.#pages.length, true);
    page[26] = lacing.length;
    page.set(lacing, 27);
    let at = 27 + lacing.length;
    for (const packet of packets) {
      page.set(packet, at);
      at += packet.length;
    }
    view.setUint32(22, checksum(page), true);
    this.#pages.push(page);
  }

  toBytes(): Uint8Array<ArrayBuffer> {
    const all = new Uint8Array(this.#pages.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const page of this.#pages) {
      all.set(page, at);
      at += page.length;
    }
    return all;
  }
}

/** CRC-32 with polynomial 0x04c11db7, not reflected, as RFC 3533 defines. */
export function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  }
  return sum >>> 0;
}
