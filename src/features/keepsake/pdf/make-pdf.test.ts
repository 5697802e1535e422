// @vitest-environment node
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import { designFixture, fontsFromDisk, keepsakeFixture } from '../keepsake-fixture.ts';
import { drawBleed } from './bleed-page.ts';
import { makePdf } from './make-pdf.ts';
import { Page } from './page.ts';
import { pageFormat } from './page-format.ts';
import { Images, Resources } from './resources.ts';
import { breakLines, TextRenderer } from './text-renderer.ts';
import { PdfWriter } from './writer.ts';

const MM = 72 / 25.4;
const wide = { shape: 'landscape', cut: false } as const;
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const plain = async (blob: Blob) => new TextDecoder('latin1').decode(await bytesOf(blob));

describe('a PDF, read by an independent parser', () => {
  it('has a cover, a page per spread and an end page, with real text', async () => {
    const pdf = await makePdf(keepsakeFixture, fontsFromDisk(), wide);
    expect(pdf.type).toBe('application/pdf');
    const document = await getDocumentProxy(await bytesOf(pdf));
    expect(document.numPages).toBe(5);
    const { text } = await extractText(document, { mergePages: false });
    expect(text[0]).toMatch(/The Made-up\sBook/);
    expect(text[0]).toContain('with Zoë');
    expect(text[0]).toContain('November 22, 2026');
    expect(text[2]).toContain('“Hm,” said Zoë & waited <long>.');
    expect(text[2]).toMatch(/Which way\?.*You chose: Up the hill/s);
    expect(text[3]).toContain('Where is home?');
    expect(text[4]).toContain('This is the way you went.');
    const { info } = await getMeta(document);
    expect(info).toMatchObject({ Title: 'The Made-up Book, with Zoë', Creator: 'Story Playroom' });
  });

  it.each(['landscape', 'square'] as const)('opens a %s book on its title page', async (shape) => {
    const titled = { ...keepsakeFixture, design: designFixture };
    const pdf = await makePdf(titled, fontsFromDisk(), { shape, cut: true });
    const document = await getDocumentProxy(await bytesOf(pdf));
    expect(document.numPages).toBe(6);
    const { text } = await extractText(document, { mergePages: false });
    expect(text[1]!.replace(/\s+/g, ' ')).toBe('The Made-up Book Just One for Zoë');
    expect(text[2]).toContain('Zoë came to a gate.');
    // Patterned paper is decoration: screen readers hear the title alone.
    const tree = JSON.stringify(await (await document.getPage(2)).getStructTree());
    expect(tree).not.toContain('Figure');
    expect(tree).toContain('"role":"H1"');
  });

  it('sets a loud word large on a line of its own, in the order it is read', async () => {
    const [first, ...others] = keepsakeFixture.pages;
    const loud = {
      ...first!,
      paragraphs: ['Flip. WHUMP! The rope sang.', '“Oh,” said Zoë.'],
      loud: 'WHUMP!',
    };
    const pdf = await makePdf({ ...keepsakeFixture, pages: [loud, ...others] }, fontsFromDisk(), wide);
    const page = await (await getDocumentProxy(await bytesOf(pdf))).getPage(2);
    const { items } = await page.getTextContent();
    const words = items.filter((item) => 'str' in item && item.str.trim() !== '');
    const heights = new Map(words.map((item) => ('str' in item ? [item.str, item.height] : ['', 0])));
    expect([...heights.keys()].join(' ')).toMatch(/Flip\..*WHUMP!.*The rope sang\..*“Oh,” said Zoë\./u);
    expect(heights.get('WHUMP!')!).toBeGreaterThan(2 * Math.min(...[...heights.values()].slice(0, 1)));
  });

  it.each(['landscape', 'square'] as const)('shows a dedication on the cover of a %s book', async (shape) => {
    const dedication = 'For Zoë & <Bo>, with love from everybody at home, on a day in late November, 2026.';
    const textOf = async (book: typeof keepsakeFixture) => {
      const pdf = await makePdf(book, fontsFromDisk(), { shape, cut: false });
      const document = await getDocumentProxy(await bytesOf(pdf));
      return (await extractText(document, { mergePages: false })).text;
    };
    const [cover, ...others] = await textOf({ ...keepsakeFixture, dedication });
    expect(cover!.replace(/\s+/g, ' ')).toContain(dedication);
    expect(others).toEqual((await textOf(keepsakeFixture)).slice(1));
  });

  it('describes each picture in its alternative text', async () => {
    const document = await getDocumentProxy(
      await bytesOf(await makePdf(keepsakeFixture, fontsFromDisk(), wide)),
    );
    const tree = JSON.stringify(await (await document.getPage(3)).getStructTree());
    expect(tree).toContain('"role":"Figure"');
    expect(tree).toContain('A fork in the road.');
  });

  it.each([
    ['landscape', 297, 210],
    ['square', 210, 210],
  ] as const)('is %s as requested, with or without bleed and crop marks', async (shape, width, height) => {
    const home = await getDocumentProxy(
      await bytesOf(await makePdf(keepsakeFixture, fontsFromDisk(), { shape, cut: false })),
    );
    expect((await home.getPage(2)).view.map(Math.round)).toEqual(
      [0, 0, width * MM, height * MM].map(Math.round),
    );
    const shop = await plain(await makePdf(keepsakeFixture, fontsFromDisk(), { shape, cut: true }));
    const [, trim] = /\/TrimBox\[([^\]]+)\]/.exec(shop)!;
    const [, bleed] = /\/BleedBox\[([^\]]+)\]/.exec(shop)!;
    const [trimmed, bled] = [trim!, bleed!].map((box) => box.split(' ').map(Number)) as [number[], number[]];
    expect(trimmed[2]! - trimmed[0]!).toBeCloseTo(width * MM, 1);
    expect(trimmed[3]! - trimmed[1]!).toBeCloseTo(height * MM, 1);
    expect(trimmed.map((side, i) => (side - bled[i]!) / MM).map((mm) => Math.round(mm * 10) / 10)).toEqual([
      3, 3, -3, -3,
    ]);
  });

  it.each(['square', 'landscape'] as const)('sets all text of a %s book in one size', async (shape) => {
    const [short, long] = ['A word.', 'Word after word went by. '.repeat(16)];
    const pages = [short, long, short].map((text, at) => ({
      ...keepsakeFixture.pages[0]!,
      id: `page-${at}`,
      paragraphs: [text, text.slice(0, 300)],
    }));
    const pdf = await makePdf({ ...keepsakeFixture, pages }, fontsFromDisk(), { shape, cut: false });
    const document = await getDocumentProxy(await bytesOf(pdf));
    const sizesOf = async (page: number) => {
      const { items } = await (await document.getPage(page)).getTextContent();
      const words = items.filter((item) => 'str' in item && /ord/.test(item.str));
      return new Set(words.map((item) => ('height' in item ? Math.round(item.height * 10) / 10 : 0)));
    };
    const sizes = await Promise.all([2, 3, 4].map(sizesOf));
    expect(sizes[1]!.size).toBe(1);
    expect(sizes[0]).toEqual(sizes[1]);
    expect(sizes[2]).toEqual(sizes[1]);
    expect([...sizes[1]!][0]).toBeGreaterThan(10);
  });

  const wideSheet = async () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 1000" width="1500" height="1000"><g fill="#aabbcc"><path d="M0 0l1500 0l0 1000l-1500 0z"/></g></svg>';

  it('has vignettes in a row between paragraphs, each with its description', async () => {
    const page = { ...keepsakeFixture.pages[0]!, paragraphs: ['Two odd things.', 'And no more.'] };
    const vignettes = ['An oar.', 'A bell.'].map((alt) => ({
      beside: 0,
      alt,
      ratio: 1,
      picture: () => page.picture('page'),
    }));
    const linesOf = async (own: Partial<typeof page & { vignettes: typeof vignettes }>) => {
      const pdf = await makePdf({ ...keepsakeFixture, pages: [{ ...page, ...own }] }, fontsFromDisk(), wide);
      const document = await getDocumentProxy(await bytesOf(pdf));
      const { items } = await (await document.getPage(2)).getTextContent();
      const at = (words: string) => {
        const found = items.find((item) => 'str' in item && item.str.includes(words));
        return found && 'transform' in found ? (found.transform[5] as number) : Number.NaN;
      };
      const tree = JSON.stringify(await (await document.getPage(2)).getStructTree());
      return { gap: at('Two') - at('And'), tree };
    };
    const [bare, full] = [await linesOf({}), await linesOf({ vignettes })];
    expect(full.gap - bare.gap).toBeGreaterThan(80);
    expect(full.tree).toMatch(/An oar\..*A bell\./);
  });

  it('sets the few words of a bleed in their corner, and none on a wordless page', async () => {
    const page = {
      ...keepsakeFixture.pages[0]!,
      picture: wideSheet,
      bleed: { wordsAt: 'right-top' } as const,
    };
    const pages = [page, { ...page, id: 'quiet', paragraphs: [] }];
    const pdf = await makePdf({ ...keepsakeFixture, pages }, fontsFromDisk(), wide);
    const document = await getDocumentProxy(await bytesOf(pdf));
    const spread = await document.getPage(2);
    const [, , width, height] = spread.view as [number, number, number, number];
    const { items } = await spread.getTextContent();
    const words = items.find((item) => 'str' in item && item.str.includes('Zoë'));
    const [x, y] = words && 'transform' in words ? words.transform.slice(4) : [];
    expect(x).toBeGreaterThan(width / 2);
    expect(y).toBeGreaterThan(height / 2);
    expect((await (await document.getPage(3)).getTextContent()).items).toEqual([]);
  });

  it.each([
    ['trimmed at home', false, 0],
    ['with 3 mm beyond the trim for a shop', true, 3 * MM],
  ])('lets a bleed cover the page, %s', async (_, cut, beyond) => {
    const writer = new PdfWriter();
    const format = pageFormat('landscape', cut);
    const page = new Page(writer, format);
    const tagged = vi.spyOn(page, 'tagged');
    const images = new Images(writer);
    const layout = {
      format,
      square: false,
      paper: '#ffffff',
      ink: '#33212a',
      accent: '#33212a',
      images,
      renderer: new TextRenderer(fontsFromDisk(), images),
      write: vi.fn(),
    };
    const spread = {
      ...keepsakeFixture.pages[0]!,
      picture: wideSheet,
      bleed: { wordsAt: 'left-top' },
    } as const;
    await drawBleed(page, spread, [], 12, layout);
    const [role, ops] = tagged.mock.calls[0]!;
    expect(role).toBe('Figure');
    const [scale, x, y] = / ([\d.]+) 0 0 -[\d.]+ (-?[\d.]+) (-?[\d.]+) cm/
      .exec(ops)!
      .slice(1)
      .map(Number) as [number, number, number];
    expect(x).toBeLessThanOrEqual(-beyond + 0.01);
    expect(x + 1500 * scale).toBeGreaterThanOrEqual(format.width + beyond - 0.01);
    expect(y).toBeGreaterThanOrEqual(format.height + beyond - 0.01);
    expect(y - 1000 * scale).toBeLessThanOrEqual(-beyond + 0.01);
    expect(ops).toContain(' W n ');
  });

  it('embeds exactly the fonts it uses', async () => {
    const text = await plain(await makePdf(keepsakeFixture, fontsFromDisk(), wide));
    const named = [...text.matchAll(/\/Type\/FontDescriptor\/FontName\/([^/]+)/g)].map(([, name]) => name);
    expect(named.map((name) => name!.slice(7)).sort()).toEqual([
      'andika-latin-400',
      'andika-latin-700',
      'grandstander-latin-700',
    ]);
    expect(text.match(/\/FontFile2 /g)).toHaveLength(3);
  });

  it('rasterizes words that no font covers, with their text attached', async () => {
    const letters = fontsFromDisk();
    const pdf = await makePdf({ ...keepsakeFixture, reader: '小明' }, letters, wide);
    expect(letters.painted).toContain('小明');
    const text = await plain(pdf);
    expect(text).toContain('/SMask');
    const document = await getDocumentProxy(await bytesOf(pdf));
    expect((await getMeta(document)).info).toMatchObject({ Title: 'The Made-up Book, with 小明' });
  });

  /** What is painted on a page and where, from left to right. */
  const inSight = async (paragraph: string, letters = fontsFromDisk()) => {
    const images = new Images(new PdfWriter());
    const renderer = new TextRenderer(letters, images);
    const writer = new PdfWriter();
    const resources = new Resources(writer);
    const measured = await renderer.measure(paragraph, 'text', 20);
    const [line, ...more] = breakLines(measured, 1000);
    expect(more).toEqual([]);
    const ops = await renderer.render(line!, measured, 20, '#000', resources);
    return ops
      .split('\n')
      .flatMap((op) => {
        const [, text] = /ActualText<FEFF([\dA-F]+)>/i.exec(op) ?? [];
        const [, x] = (text ? / (-?[\d.]+) -?[\d.]+ cm \// : / Tf (-?[\d.]+) 0 Td/).exec(op) ?? [];
        const word = text?.replace(/..../g, (code) => String.fromCharCode(Number.parseInt(code, 16))).trim();
        return x ? [{ x: Number(x), word: word ?? '·' }] : [];
      })
      .sort((a, b) => a.x - b.x)
      .map(({ word }) => word);
  };

  it.each([
    ['Once محمد علي, who', ['·', 'علي', 'محمد', '·', '·']],
    ['Once בת שבע’s hat', ['·', 'שבע', 'בת', '·', '·']],
    ['and محمد بن علي', ['·', 'علي', 'بن', 'محمد']],
    ['小明 and 小红', ['小明', '·', '小红']],
  ])('shows “%s” in the order of its script', async (paragraph, order) => {
    expect(await inSight(paragraph)).toEqual(order);
  });

  it('keeps emoji in colour', async () => {
    const letters = fontsFromDisk();
    const pages = [{ ...keepsakeFixture.pages[0]!, paragraphs: ['Zoë🦊 and 👧🏽 ran.'] }];
    const text = await plain(await makePdf({ ...keepsakeFixture, pages }, letters, wide));
    // Once to measure the page, once to set it.
    expect([...new Set(letters.painted)]).toEqual(['🦊', '👧🏽']);
    // Two of their own colours, each with what it covers.
    expect(text.match(/\/SMask \d+ 0 R/g)).toHaveLength(2);
  });

  it("breaks a word longer than a line, and keeps the page's font size", async () => {
    const renderer = new TextRenderer(fontsFromDisk(), new Images(new PdfWriter()));
    for (const name of ['W'.repeat(40), '小明'.repeat(20)]) {
      const lines = breakLines(await renderer.measure(`with ${name} here`, 'text', 20), 12);
      expect(lines.length).toBeGreaterThan(2);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(12);
      const said = lines.map(({ words }) => words.map(({ runs }) => runs.map(({ text }) => text).join('')));
      expect(said.flat().join('')).toBe(`with${name}here`);
    }
  });

  it('sets accented letters in the font that has them, without rasterizing', async () => {
    const letters = fontsFromDisk();
    const pages = [{ ...keepsakeFixture.pages[0]!, paragraphs: ['Łucja and Zoë'] }];
    const document = await getDocumentProxy(
      await bytesOf(await makePdf({ ...keepsakeFixture, pages }, letters, wide)),
    );
    expect(letters.painted).toEqual([]);
    const { text } = await extractText(document, { mergePages: true });
    expect(text.replaceAll(/\s+/g, '')).toContain('ŁucjaandZoë');
  });

  it('reports each page once it is done', async () => {
    const told: [number, number][] = [];
    await makePdf(keepsakeFixture, fontsFromDisk(), { ...wide, onPage: (done, of) => told.push([done, of]) });
    expect(told).toEqual([0, 1, 2, 3, 4, 5].map((done) => [done, 5]));
  });

  it('stops when aborted, and draws no further page', async () => {
    const stopping = new AbortController();
    const drawn: string[] = [];
    const pages = keepsakeFixture.pages.map((page) => ({
      ...page,
      picture: (shape: 'page' | 'wide') => {
        drawn.push(page.id);
        return page.picture(shape);
      },
    }));
    const made = makePdf({ ...keepsakeFixture, pages }, fontsFromDisk(), {
      ...wide,
      signal: stopping.signal,
      onPage: (done) => done === 2 && stopping.abort(),
    });
    await expect(made).rejects.toMatchObject({ name: 'AbortError' });
    expect(drawn).toEqual(['gate']);
  });

  it('rejects with the error of a failed picture', async () => {
    const pages = [{ ...keepsakeFixture.pages[0]!, picture: () => Promise.reject(new Error('no signal')) }];
    await expect(makePdf({ ...keepsakeFixture, pages }, fontsFromDisk(), wide)).rejects.toThrow('no signal');
  });
});
