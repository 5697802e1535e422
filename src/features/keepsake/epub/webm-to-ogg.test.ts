import { describe, expect, it } from 'vitest';
import { checksum, webmToOgg } from './webm-to-ogg.ts';

const element = (id: number[], data: number[], unknown = false) =>
  unknown
    ? [...id, 0x01, 255, 255, 255, 255, 255, 255, 255, ...data]
    : [...id, 0x40 | (data.length >> 8), data.length & 255, ...data];
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const head = [...letters('OpusHead'), 1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0];
/** 20 ms in one frame, `length` bytes long. */
const packet = (length: number) => [0x78, ...new Array<number>(length - 1).fill(7)];
const block = (data: number[]) => element([0xa3], [0x81, 0, 0, 0x80, ...data]);
/** As a browser streams it: the segment and its clusters don't say how long they are. */
const webm = (packets: number[][], codec = 'A_OPUS') =>
  new Uint8Array([
    ...element([0x1a, 0x45, 0xdf, 0xa3], [0]),
    ...element(
      [0x18, 0x53, 0x80, 0x67],
      [
        ...element(
          [0x16, 0x54, 0xae, 0x6b],
          element([0xae], [...element([0x86], letters(codec)), ...element([0x63, 0xa2], head)]),
        ),
        ...element([0x1f, 0x43, 0xb6, 0x75], [...element([0xe7], [0]), ...packets.flatMap(block)], true),
      ],
      true,
    ),
  ]);

/** Reads the pages back, by the specification. */
function pagesOf(ogg: Uint8Array) {
  const pages = [];
  for (let at = 0; at < ogg.length; ) {
    const view = new DataView(ogg.buffer, at);
    const count = ogg[at + 26]!;
    const lacing = [...ogg.subarray(at + 27, at + 27 + count)];
    const size = 27 + count + lacing.reduce((sum, length) => sum + length, 0);
    const page = ogg.slice(at, at + size);
    const said = view.getUint32(22, true);
    page.fill(0, 22, 26);
    expect(checksum(page)).toBe(said);
    pages.push({
      flags: ogg[at + 5],
      samples: Number(view.getBigUint64(6, true)),
      packets: lacing.filter((length) => length < 255).length,
      body: page.subarray(27 + count),
    });
    at += size;
  }
  return pages;
}

describe('converting WebM to Ogg', () => {
  it('computes the checksum of the specification', () => {
    expect(checksum(new Uint8Array(letters('123456789')))).toBe(0x89a1897f);
  });

  it('keeps every packet, the length, and the first and last page', () => {
    const lengths = [3, 254, 255, 256, 600, ...new Array<number>(70).fill(80)];
    const pages = pagesOf(webmToOgg(webm(lengths.map(packet))));
    expect(String.fromCharCode(...pages[0]!.body.subarray(0, 8))).toBe('OpusHead');
    expect(String.fromCharCode(...pages[1]!.body.subarray(0, 8))).toBe('OpusTags');
    const sound = pages.slice(2);
    expect(sound.reduce((sum, { packets }) => sum + packets, 0)).toBe(lengths.length);
    expect(sound.reduce((sum, { body }) => sum + body.length, 0)).toBe(lengths.reduce((a, b) => a + b));
    expect(pages.at(-1)).toMatchObject({ flags: 4, samples: lengths.length * 960 });
    expect(pages[0]!.flags).toBe(2);
  });

  it('rejects anything but Opus in WebM', () => {
    expect(() => webmToOgg(webm([packet(9)], 'A_VORBIS'))).toThrow('no Opus');
    expect(() => webmToOgg(webm([]))).toThrow('no Opus');
    expect(() => webmToOgg(new Uint8Array([0, 1, 2]))).toThrow('no WebM');
  });
});
