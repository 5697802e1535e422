/**
 * A kept book as PDF: a cover, a page for each spread with its words beside its picture, and a last page. Written page by
 * page, with a breath between, so that a long book neither fills the memory nor holds the tab.
 */
import { breathe, dayOf, hasChoices, type Keepsake, type KeepsakePage, type OnPage } from '../keepsake.ts';
import { type Paragraph, setBlock } from './block.ts';
import { type DonePage, Page, writeStructure } from './page.ts';
import { rectOutline } from './path.ts';
import { pictureForm, type WriteText } from './picture.ts';
import { Images } from './resources.ts';
import { type Sheet, type SheetShape, sheetOf } from './sheet.ts';
import { type Letters, linesOf, Scribe } from './words.ts';
import { num, PdfWriter, type Ref, textString } from './writer.ts';

export interface PdfOptions {
  readonly shape: SheetShape;
  /** For a print shop: 3 mm of bleed, and marks to cut by. */
  readonly cut: boolean;
  readonly signal?: AbortSignal;
  readonly onPage?: OnPage;
}

/** The cloth of the cover, and quieter ink. */
const CLOTH = '.965 .918 .835 rg';
const SOFT = '#7a6459';
/** From the edge of the paper to the words, points. */
const MARGIN = 44;

/**
 * Makes the file. Rejects with an `AbortError` once `signal` stops it, and with what the drawing or the letters threw.
 */
export async function makePdf(keepsake: Keepsake, letters: Letters, options: PdfOptions): Promise<Blob> {
  const { signal, onPage } = options;
  const writer = new PdfWriter();
  const images = new Images(writer);
  const scribe = new Scribe(letters, images);
  const sheet = sheetOf(options.shape, options.cut);
  const tree = writer.reserve();
  const of = keepsake.pages.length + 2;
  const done: DonePage[] = [];
  const binder: Binder = {
    sheet,
    square: options.shape === 'square',
    images,
    scribe,
    write: writeWith(scribe),
  };
  const bind = async (lay: (page: Page) => Promise<void>) => {
    await breathe(signal);
    const page = new Page(writer, sheet);
    await lay(page);
    done.push(await page.write(writer, tree, done.length));
    signal?.throwIfAborted();
    onPage?.(done.length, of);
  };
  onPage?.(0, of);
  await bind((page) => layCover(page, keepsake, binder));
  for (const [at, spread] of keepsake.pages.entries())
    await bind((page) => laySpread(page, spread, at + 1, binder));
  await bind((page) => layEnd(page, keepsake, binder));
  for (const font of letters.used()) await font.write(writer);
  return finish(writer, tree, done, keepsake);
}

interface Binder {
  readonly sheet: Sheet;
  readonly square: boolean;
  readonly images: Images;
  readonly scribe: Scribe;
  readonly write: WriteText;
}

/** Letters inside of a picture, whose y goes down. */
const writeWith =
  (scribe: Scribe): WriteText =>
  async (text, { size, colour, bold }, resources) => {
    const measured = await scribe.measure(text, bold ? 'bold' : 'display', size);
    const [line] = linesOf(measured, Number.POSITIVE_INFINITY);
    if (!line) return { ops: '', width: 0 };
    return {
      ops: await scribe.show(line, measured, size, colour, resources, true),
      width: line.width * size,
    };
  };

/** Lays a picture down, `height` high from its foot at `y`. @returns how wide it is */
async function layPicture(
  page: Page,
  svg: string,
  alt: string,
  { images, write }: Binder,
  at: (ratio: number) => { x: number; y: number; width: number },
): Promise<void> {
  const { form, view } = await pictureForm(svg, page.resources, images, write);
  const { x, y, width } = at(view[2] / view[3]);
  const scale = width / view[2];
  const name = page.resources.name('XObject', `${form} 0 R`);
  const matrix = [scale, 0, 0, -scale, x - view[0] * scale, y + (view[1] + view[3]) * scale];
  page.part(
    'Figure',
    `q ${matrix.map((value) => (Math.round(value * 1e5) / 1e5).toString()).join(' ')} cm /${name} Do Q`,
    alt,
  );
}

function layCloth(page: Page, { sheet }: Binder): void {
  const { bleed, width, height } = sheet;
  page.decoration(`${CLOTH} ${rectOutline(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).ops} f`);
}

async function layCover(page: Page, keepsake: Keepsake, binder: Binder): Promise<void> {
  const { sheet, square, scribe } = binder;
  const { width, height, bleed } = sheet;
  const { title, reader, date } = keepsake;
  layCloth(page, binder);
  const alt = `The cover of ${title}${reader ? `, with ${reader} on it` : ''}.`;
  const whose: Paragraph[] = [
    ...(reader ? [{ text: `with ${reader}`, face: 'display', scale: 0.62, above: 0.5 } as const] : []),
    { text: dayOf(date), face: 'text', scale: 0.38, ink: SOFT, above: 0.45 },
  ];
  if (square) {
    const high = height * 0.74;
    await layPicture(page, await keepsake.cover(), alt, binder, (ratio) => ({
      x: (width - high * ratio) / 2,
      y: height * 0.205,
      width: high * ratio,
    }));
    const place = {
      x: MARGIN,
      y: MARGIN * 0.6,
      width: width - 2 * MARGIN,
      height: height * 0.205 - MARGIN * 0.8,
    };
    await setBlock(page, scribe, whose, place, { largest: 38, smallest: 16, align: 'centre', leading: 1.25 });
    return;
  }
  const high = height + 2 * bleed;
  const left = width + bleed - high * 0.75;
  await layPicture(page, await keepsake.cover(), alt, binder, () => ({
    x: left,
    y: -bleed,
    width: high * 0.75,
  }));
  const words: Paragraph[] = [{ text: title, face: 'display', role: 'H1' }, ...whose];
  const place = { x: MARGIN, y: MARGIN, width: left - 2 * MARGIN, height: height - 2 * MARGIN };
  await setBlock(page, scribe, words, place, { largest: 46, smallest: 20, align: 'centre', leading: 1.2 });
}

async function laySpread(page: Page, spread: KeepsakePage, number: number, binder: Binder): Promise<void> {
  const { sheet, square, scribe } = binder;
  const { width, height, bleed } = sheet;
  const words: Paragraph[] = spread.paragraphs.map((text) => ({ text, face: 'text' }));
  if (spread.choice)
    words.push(
      { text: spread.choice.ask, face: 'bold' },
      { text: `You chose: ${spread.choice.taken}`, face: 'bold', ink: '#8a4b2f', above: 0.2 },
    );
  if (spread.aside)
    words.push({ text: spread.aside, face: 'text', scale: 0.74, ink: SOFT, role: 'Note', above: 1 });
  if (square) {
    const picture = await spread.picture('wide');
    let foot = 0;
    await layPicture(page, picture, spread.alt, binder, (ratio) => {
      const wide = width + 2 * bleed;
      foot = height + bleed - wide / ratio;
      return { x: -bleed, y: foot, width: wide };
    });
    const place = { x: MARGIN, y: 30, width: width - 2 * MARGIN, height: foot - 30 - 14 };
    await setBlock(page, scribe, words, place, { largest: 17, smallest: 10, leading: 1.42 });
    await layNumber(page, number, width / 2, scribe);
    return;
  }
  let left = 0;
  const place = () => ({
    x: MARGIN,
    y: MARGIN + 6,
    width: left - 2 * MARGIN,
    height: height - 2 * MARGIN - 6,
  });
  const svg = await spread.picture('page');
  const high = height + 2 * bleed;
  left = width + bleed - (high * 900) / 1320;
  // Words first: that is the order of the reader.
  await setBlock(page, scribe, words, place(), { largest: 21, smallest: 12, leading: 1.55 });
  await layPicture(page, svg, spread.alt, binder, (ratio) => ({ x: left, y: -bleed, width: high * ratio }));
  await layNumber(page, number, left / 2, scribe);
}

async function layNumber(page: Page, number: number, middle: number, scribe: Scribe): Promise<void> {
  const measured = await scribe.measure(String(number), 'display', 10);
  const [line] = linesOf(measured, 100);
  const shown = await scribe.show(line!, measured, 10, SOFT, page.resources);
  page.decoration(`q 1 0 0 1 ${num(middle - line!.width * 5)} 18 cm ${shown} Q`);
}

async function layEnd(page: Page, keepsake: Keepsake, binder: Binder): Promise<void> {
  const { sheet, scribe } = binder;
  const { title, reader, date } = keepsake;
  layCloth(page, binder);
  const words: Paragraph[] = [
    { text: 'The end', face: 'display', role: 'H1' },
    { text: `${title}${reader ? `, with ${reader}` : ''}`, face: 'bold', scale: 0.45, above: 0.6 },
    ...(hasChoices(keepsake)
      ? [{ text: 'This is the way you went. The story has others.', face: 'text', scale: 0.4 } as const]
      : []),
    { text: `Kept on ${dayOf(date)} · Story Playroom`, face: 'text', scale: 0.32, ink: SOFT, above: 1.2 },
  ];
  const place = { x: MARGIN, y: MARGIN, width: sheet.width - 2 * MARGIN, height: sheet.height - 2 * MARGIN };
  await setBlock(page, scribe, words, place, { largest: 44, smallest: 20, align: 'centre', leading: 1.3 });
}

function finish(writer: PdfWriter, tree: Ref, pages: readonly DonePage[], keepsake: Keepsake): Blob {
  const structure = writeStructure(writer, pages);
  writer.put(
    `<</Type/Pages/Kids[${pages.map(({ ref }) => `${ref} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    tree,
  );
  const root = writer.put(
    `<</Type/Catalog/Pages ${tree} 0 R/Lang${textString(keepsake.lang)}/MarkInfo<</Marked true>>/StructTreeRoot ${structure} 0 R/ViewerPreferences<</DisplayDocTitle true>>/PageLayout/SinglePage>>`,
  );
  const { title, reader, date } = keepsake;
  const info = writer.put(
    `<</Title${textString(reader ? `${title}, with ${reader}` : title)}/Creator${textString('Story Playroom')}/Producer${textString('Story Playroom')}/CreationDate(${pdfDate(date)})/Trapped/False>>`,
  );
  return writer.finish(root, info, idOf(`${keepsake.slug} ${date.getTime()} ${writer.length}`));
}

/** A date as PDF writes it, in universal time. */
const pdfDate = (date: Date): string => `D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;

/** 16 bytes that differ from file to file; nothing secret rests on them. */
function idOf(text: string): string {
  let [a, b, c, d] = [1, 2, 3, 4];
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    [a, b, c, d] = [b, c, d, Math.imul(a ^ code, 0x9e3779b1) ^ (d << 5)].map((n) => n >>> 0) as [
      number,
      number,
      number,
      number,
    ];
  }
  return [a, b, c, d].map((n) => n.toString(16).padStart(8, '0')).join('');
}
