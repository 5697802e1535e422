// @vitest-environment node
import { readFileSync } from 'node:fs';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { COVERS } from '../../../../content/generated/covers.ts';
import { defaultLook } from '../../../../illustration/figures/hero/look/look.ts';
import { drawScene } from '../../../../illustration/scene/svg/draw-scene.ts';
import '../../../../illustration/load-all-parts.ts';
import type { Keepsake } from '../keepsake.ts';
import { designFixture, keepsakeFixture } from '../keepsake-fixture.ts';
import { escapeXml, fittingFontSize } from './epub-pages.ts';
import { type EpubAudio, type EpubOptions, makeEpub } from './make-epub.ts';

const woff = (name: string) => new Uint8Array(readFileSync(`node_modules/@fontsource/${name}-normal.woff`));
/** The smallest picture that says it is a JPEG. */
const JPEG = new Uint8Array([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
]);
const options: EpubOptions = {
  renderCover: async () => JPEG,
  fonts: async () => [
    { family: 'Andika', weight: 400, bytes: woff('andika/files/andika-latin-400') },
    { family: 'Grandstander', weight: 700, bytes: woff('grandstander/files/grandstander-latin-700') },
  ],
};
/** With a picture as the kit draws it, and a name that would be markup. */
const book: Keepsake = {
  ...keepsakeFixture,
  reader: 'Zoë & <Bo>',
  dedication: 'For <Bo> & Zoë',
  pages: keepsakeFixture.pages.map((page, at) => ({
    ...page,
    picture: async () => drawScene(Object.values(COVERS)[at]!.scene, defaultLook, { aspect: 'page' }),
  })),
};
const bytesOf = async (made: Promise<Blob>) => new Uint8Array(await (await made).arrayBuffer());
const faultsOf = async (bytes: Uint8Array) =>
  (await EpubCheck.validate(bytes)).messages
    .filter(({ severity }) => severity !== 'info' && severity !== 'usage')
    .map(({ id, message, location }) => `${id} ${message} ${location?.path ?? ''}`);

describe('an EPUB', () => {
  let epub: Uint8Array;
  let files: Record<string, Uint8Array>;
  beforeAll(async () => {
    epub = await bytesOf(makeEpub(book, options));
    files = unzipSync(epub);
  });
  const text = (name: string) => strFromU8(files[name]!);

  it('passes epubcheck', async () => {
    expect(await faultsOf(epub)).toEqual([]);
  });

  it('passes epubcheck with a title page, which names the book, and keeps its page numbers', async () => {
    const titled = await bytesOf(makeEpub({ ...book, design: designFixture }, options));
    expect(await faultsOf(titled)).toEqual([]);
    const packed = unzipSync(titled);
    const title = strFromU8(packed['book/title.xhtml']!);
    expect(title).toMatch(/<h1>The Made-up Book<\/h1>.*Just One.*for Zoë/);
    expect(strFromU8(packed['book/page-1.xhtml']!)).toContain('aria-label="1"');
    expect(strFromU8(packed['book/book.css']!)).toContain(`background: ${designFixture.paper}`);
  });

  it('passes epubcheck with a loud word and lines of speech', async () => {
    const [first, ...others] = book.pages;
    const loud = { ...first!, paragraphs: ['Flip. <WHUMP>! Hush.', '“Oh,” said Zoë.'], loud: '<WHUMP>!' };
    const made = await bytesOf(makeEpub({ ...book, pages: [loud, ...others] }, options));
    expect(await faultsOf(made)).toEqual([]);
    const page = strFromU8(unzipSync(made)['book/page-1.xhtml']!);
    expect(page).toContain('Flip. <span class="loud">&lt;WHUMP&gt;!</span> Hush.');
    expect(page).toContain('<p id="p2" class="speech">“Oh,” said Zoë.</p>');
  });

  it('holds pictures that also pass a check by SVG 1.1', () => {
    const pictures = Object.keys(files).filter((name) => name.endsWith('.svg'));
    expect(pictures).toHaveLength(book.pages.length);
    for (const name of pictures) {
      expect(text(name)).toContain('style="paint-order:stroke"');
      expect(text(name)).not.toContain(' paint-order="');
    }
  });

  it('is checked by a validator that finds faults', async () => {
    const broken = await bytesOf(
      makeEpub(
        { ...book, pages: [{ ...book.pages[0]!, picture: async () => '<svg xmlns="x"><g></svg>' }] },
        options,
      ),
    );
    expect(await faultsOf(broken)).not.toEqual([]);
  });

  it('starts with an uncompressed mimetype', () => {
    expect(strFromU8(epub.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
    expect(epub[8]).toBe(0);
  });

  it('shows its dedication on the cover page only', () => {
    const line = '<p class="dedication">For &lt;Bo&gt; &amp; Zoë</p>';
    const holding = Object.keys(files).filter((name) => name.endsWith('.xhtml') && text(name).includes(line));
    expect(holding).toEqual(['book/cover.xhtml']);
  });

  it("has a page per spread in order, with the picture's description", () => {
    expect([...text('book/package.opf').matchAll(/<itemref idref="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      ...['cover', 'page-1', 'page-2', 'page-3', 'end'],
    ]);
    expect(text('book/page-2.xhtml')).toContain('“Hm,” said Zoë &amp; waited &lt;long&gt;.');
    expect(text('book/page-2.xhtml')).toContain('alt="A fork in the road."');
    expect(text('book/page-2.xhtml')).toContain('You chose: Up the hill');
    expect(text('book/cover.xhtml')).toContain('with Zoë &amp; &lt;Bo&gt;');
    expect(text('book/end.xhtml')).toContain('This is the way you went.');
    expect(text('book/nav.xhtml')).toContain('<a href="page-3.xhtml#number">3</a>');
  });

  it('declares its accessibility metadata and fixed layout', () => {
    const opf = text('book/package.opf');
    expect(opf).toContain('<meta property="rendition:layout">pre-paginated</meta>');
    expect(opf).toContain('<meta property="schema:accessibilityFeature">alternativeText</meta>');
    expect(opf).not.toContain('synchronizedAudioText');
    expect(text('book/page-1.xhtml')).toContain('content="width=1485, height=1050"');
  });

  it('includes a voice on request, and stays valid', async () => {
    const voice: EpubAudio = { sound: new Uint8Array(200), type: 'audio/mp4', seconds: 62.5 };
    const read = await bytesOf(makeEpub(book, { ...options, voices: new Map([['fork', voice]]) }));
    expect(await faultsOf(read)).toEqual([]);
    const inside = unzipSync(read);
    expect(Object.keys(inside)).toContain('book/voice-2.m4a');
    expect(strFromU8(inside['book/page-2.smil']!)).toContain('clipEnd="62.500s"');
    const opf = strFromU8(inside['book/package.opf']!);
    expect(opf).toContain('<meta property="media:duration" refines="#smil-page-2">0:01:02.500</meta>');
    expect(opf).toContain('synchronizedAudioText');
  });

  it('marks each sentence as it is read, where the recording is cut, and stays valid', async () => {
    const voice: EpubAudio = { sound: new Uint8Array(200), type: 'audio/ogg; codecs=opus', seconds: 9.5 };
    const [first, ...others] = book.pages;
    const page = { ...first!, paragraphs: ['Flip. WHUMP! Hush.', '“Oh,” said <Zoë>.'], loud: 'WHUMP!' };
    const cuts = [1.25, 3, 6, 9.5];
    const voices = new Map([
      [page.id, { ...voice, cuts }],
      ['home', voice],
    ]);
    const made = await bytesOf(makeEpub({ ...book, pages: [page, ...others] }, { ...options, voices }));
    expect(await faultsOf(made)).toEqual([]);
    const inside = unzipSync(made);
    const file = (name: string) => strFromU8(inside[`book/${name}`]!);
    const clips = [
      ...file('page-1.smil').matchAll(/#(\w+)"\/>.*?clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"/g),
    ];
    expect(clips.map(([, target, begin, end]) => [target, Number(begin), Number(end)])).toEqual([
      ['s1', 0, 1.25],
      ['s2', 1.25, 3],
      ['s3', 3, 6],
      ['s4', 6, 9.5],
    ]);
    for (const [, target] of clips) expect(file('page-1.xhtml')).toContain(`<span id="${target}">`);
    expect(file('page-1.xhtml')).toContain('<span id="s4">“Oh,” said &lt;Zoë&gt;.</span>');
    // A page whose recording is not cut is read as one.
    expect(file('page-3.smil')).toContain('page-3.xhtml#words');
    expect(file('page-3.xhtml')).not.toContain('id="s1"');
    const durations = file('package.opf').match(/media:duration"[^>]*>[^<]+/g);
    expect(durations?.map((text) => text.split('>')[1])).toEqual([
      '0:00:19.000',
      '0:00:09.500',
      '0:00:09.500',
    ]);
  });

  it('lays a bleed over the whole page with its few words in their corner, and stays valid', async () => {
    const shapes: string[] = [];
    const picture: (typeof page)['picture'] = (shape) => {
      shapes.push(shape);
      return book.pages[0]!.picture(shape);
    };
    const page = book.pages[0]!;
    const bleed = { ...page, picture, bleed: { wordsAt: 'right-top' } as const };
    const pages = [bleed, { ...bleed, id: 'quiet', paragraphs: [] }];
    const read = await bytesOf(makeEpub({ ...book, pages }, options));
    expect(await faultsOf(read)).toEqual([]);
    expect(shapes).toEqual(['wide', 'wide']);
    const inside = unzipSync(read);
    expect(strFromU8(inside['book/page-1.xhtml']!)).toContain('<div class="strip right-top">');
    expect(strFromU8(inside['book/page-2.xhtml']!)).not.toContain('class="strip');
  });

  it('has vignettes in a row under their paragraph, each with its description, and stays valid', async () => {
    const [first, ...rest] = book.pages;
    const vignettes = ['An oar.', 'A bell.'].map((alt) => ({
      beside: 0,
      alt,
      ratio: 1,
      picture: () => first!.picture('page'),
    }));
    const made = await bytesOf(makeEpub({ ...book, pages: [{ ...first!, vignettes }, ...rest] }, options));
    expect(strFromU8(unzipSync(made)['book/page-1.xhtml']!)).toMatch(
      /<\/p><div class="vignettes"><img src="vignette-1-1.svg" alt="An oar." [^>]+><img src="vignette-1-2.svg" alt="A bell."/,
    );
    expect(await faultsOf(made)).toEqual([]);
  });

  it('reports progress, and stops when aborted', async () => {
    const told: number[] = [];
    const stopping = new AbortController();
    const made = makeEpub(book, {
      ...options,
      signal: stopping.signal,
      onPage: (done) => {
        told.push(done);
        if (done === 2) stopping.abort();
      },
    });
    await expect(made).rejects.toMatchObject({ name: 'AbortError' });
    expect(told).toEqual([0, 1, 2]);
  });
});

it('sets few words in large type and many words in smaller type', () => {
  const page = (letters: number) => ({ ...keepsakeFixture.pages[0]!, paragraphs: ['x'.repeat(letters)] });
  expect(fittingFontSize(page(60))).toBe(38);
  expect(fittingFontSize(page(560))).toBeLessThan(38);
  expect(fittingFontSize(page(560))).toBeGreaterThan(22);
});

it('removes characters that XML does not allow', () => {
  expect(escapeXml('a\u0000b<"c">&')).toBe('ab&lt;&quot;c&quot;&gt;&amp;');
});
