/**
 * Writes a keepsake as PDF: a cover, a page per spread with text beside its picture, and an end page. Written
 * page by page, yielding to the browser in between, so that a long book neither fills the memory nor blocks the
 * tab.
 */
import { aroundWord, isSpeech } from '../../../../content/typeset.ts';
import {
  formatDay,
  hasChoices,
  type Keepsake,
  type KeepsakePage,
  type KeepsakeVignette,
  type OnProgress,
  pdfPageCount,
  yieldToBrowser,
} from '../keepsake.ts';
import { drawBleed } from './bleed-page.ts';
import { drawPicture, MARGIN, type PdfLayout, TALL, textInPictures, WIDE } from './layout.ts';
import { Page, type WrittenPage, writeStructure } from './page.ts';
import { type PageShape, pageFormat } from './page-format.ts';
import { rectOutline } from './path.ts';
import { Images } from './resources.ts';
import {
  type BlockStyle,
  drawTextBlock,
  fittingFontSize,
  INK,
  type PdfRect,
  type PictureRow,
  type StyledParagraph,
  type TextBlock,
} from './text-block.ts';
import { breakLines, type FontSource, TextRenderer } from './text-renderer.ts';
import { drawEndpaper, drawPaper, drawTitlePage, endpaperPlace } from './title-page.ts';
import { formatNumber, PdfWriter, type Ref, textString } from './writer.ts';

export interface PdfOptions {
  readonly shape: PageShape;
  /** For a print shop: adds 3 mm of bleed and crop marks. */
  readonly cut: boolean;
  readonly signal?: AbortSignal;
  readonly onPage?: OnProgress;
}

/** The cover's background, and muted ink. */
const COVER_COLOUR = '.965 .918 .835 rg';
const MUTED_INK = '#7a6459';
/** Between lines of speech, and the size of a loud word, in units of the font size. */
const SPEECH_GAP = 0.12;
const LOUD_SCALE = 2.4;
/** Of a row of vignettes, in units of the font size. */
const VIGNETTE_HEIGHT = { wide: 4.6, square: 3.4 } as const;
/** The paper of a book without a design. */
const WHITE = '#ffffff';

/** Writes the file. Rejects with an `AbortError` once `signal` aborts, and with errors of drawing or fonts. */
export async function makePdf(keepsake: Keepsake, letters: FontSource, options: PdfOptions): Promise<Blob> {
  const { signal, onPage } = options;
  const writer = new PdfWriter();
  const images = new Images(writer);
  const renderer = new TextRenderer(letters, images);
  const format = pageFormat(options.shape, options.cut);
  const tree = writer.reserve();
  const { design } = keepsake;
  const of = pdfPageCount(keepsake);
  const done: WrittenPage[] = [];
  const layout: PdfLayout = {
    format,
    square: options.shape === 'square',
    paper: design?.paper ?? WHITE,
    ink: design?.ink ?? INK,
    accent: design?.accent ?? INK,
    images,
    renderer,
    write: textInPictures(renderer),
  };
  const addPage = async (lay: (page: Page) => Promise<void>) => {
    await yieldToBrowser(signal);
    const page = new Page(writer, format);
    await lay(page);
    done.push(await page.write(writer, tree, done.length));
    signal?.throwIfAborted();
    onPage?.(done.length, of);
  };
  onPage?.(0, of);
  await addPage((page) => drawCover(page, keepsake, layout));
  if (design) await addPage((page) => drawTitlePage(page, keepsake, design, layout));
  const size = await sharedFontSize(keepsake, layout);
  for (const [at, spread] of keepsake.pages.entries())
    await addPage((page) => drawSpread(page, spread, at + 1, size, layout));
  await addPage((page) => drawEndPage(page, keepsake, layout));
  for (const font of letters.used()) await font.write(writer);
  return finish(writer, tree, done, keepsake);
}

function drawBackground(page: Page, { format }: PdfLayout): void {
  const { bleed, width, height } = format;
  page.decoration(
    `${COVER_COLOUR} ${rectOutline(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed).ops} f`,
  );
}

async function drawCover(page: Page, keepsake: Keepsake, layout: PdfLayout): Promise<void> {
  const { format, square, renderer } = layout;
  const { width, height, bleed } = format;
  const { title, reader, dedication, date } = keepsake;
  drawBackground(page, layout);
  const alt = `The cover of ${title}${reader ? `, with ${reader} on it` : ''}.`;
  const whose: StyledParagraph[] = [
    ...(reader ? [{ text: `with ${reader}`, face: 'display', scale: 0.62, above: 0.5 } as const] : []),
    ...(dedication ? [{ text: dedication, face: 'text', scale: 0.46, above: 0.6 } as const] : []),
    { text: formatDay(date), face: 'text', scale: 0.38, ink: MUTED_INK, above: 0.45 },
  ];
  if (square) {
    // A dedication needs a line or two more below the picture.
    const foot = height * (dedication ? 0.285 : 0.205);
    const high = height * 0.945 - foot;
    await drawPicture(page, await keepsake.cover(), alt, layout, (ratio) => ({
      x: (width - high * ratio) / 2,
      y: foot,
      width: high * ratio,
    }));
    const place = {
      x: MARGIN,
      y: MARGIN * 0.6,
      width: width - 2 * MARGIN,
      height: foot - MARGIN * 0.8,
    };
    await drawTextBlock(page, renderer, whose, place, {
      largest: 38,
      smallest: 16,
      align: 'centre',
      leading: 1.25,
    });
    return;
  }
  const high = height + 2 * bleed;
  const left = width + bleed - high * 0.75;
  await drawPicture(page, await keepsake.cover(), alt, layout, () => ({
    x: left,
    y: -bleed,
    width: high * 0.75,
  }));
  const words: StyledParagraph[] = [{ text: title, face: 'display', role: 'H1' }, ...whose];
  const place = { x: MARGIN, y: MARGIN, width: left - 2 * MARGIN, height: height - 2 * MARGIN };
  await drawTextBlock(page, renderer, words, place, {
    largest: 46,
    smallest: 20,
    align: 'centre',
    leading: 1.2,
  });
}

/** A spread's text. Paragraphs are closer on a square page, which has less room. */
function spreadParagraphs(
  { paragraphs, loud, vignettes = [], choice, aside }: KeepsakePage,
  layout: PdfLayout,
): TextBlock[] {
  const { square, ink, accent } = layout;
  const above = square ? { above: 0.4 } : {};
  const words: TextBlock[] = paragraphs.flatMap((text, at): TextBlock[] => {
    const gap = at > 0 && isSpeech(text) ? { above: SPEECH_GAP } : above;
    const around = loud === undefined ? null : aroundWord(text, loud);
    if (!around) {
      const row = vignetteRow(
        vignettes.filter(({ beside }) => beside === at),
        layout,
      );
      return [{ text, face: 'text', ink, ...gap }, ...row];
    }
    const [before, after] = around.map((part) => part.trim());
    return [
      ...(before ? [{ text: before, face: 'text', ink, ...gap } as const] : []),
      { text: loud!, face: 'display', scale: LOUD_SCALE, ink: accent, above: 0.2 } as const,
      ...(after ? [{ text: after, face: 'text', ink, above: 0.2 } as const] : []),
    ];
  });
  if (choice)
    words.push(
      { text: choice.ask, face: 'bold', ink, ...above },
      { text: `You chose: ${choice.taken}`, face: 'bold', ink: '#8a4b2f', above: 0.2 },
    );
  if (aside)
    words.push({
      text: aside,
      face: 'text',
      scale: 0.74,
      ink: MUTED_INK,
      role: 'Note',
      above: square ? 0.7 : 1,
    });
  return words;
}

/** The vignettes of a paragraph, in a row under it. */
function vignetteRow(vignettes: readonly KeepsakeVignette[], layout: PdfLayout): PictureRow[] {
  if (vignettes.length === 0) return [];
  const pictures = vignettes.map(({ alt, ratio, picture }) => ({
    ratio,
    draw: async (page: Page, x: number, y: number, width: number) =>
      drawPicture(page, await picture(), alt, layout, () => ({ x, y, width })),
  }));
  return [{ pictures, height: layout.square ? VIGNETTE_HEIGHT.square : VIGNETTE_HEIGHT.wide, above: 0.4 }];
}

/** A spread's text area and style: below its picture on a square page, beside it on a wide one. */
function textArea({ format, square }: PdfLayout): { place: PdfRect; setting: BlockStyle } {
  const { width, height, bleed } = format;
  if (square) {
    const foot = height + bleed - (width + 2 * bleed) / WIDE;
    return {
      place: { x: 36, y: 28, width: width - 72, height: foot - 28 - 10 },
      setting: { largest: 17, smallest: 10, leading: 1.36 },
    };
  }
  const left = width + bleed - (height + 2 * bleed) * TALL;
  return {
    place: { x: MARGIN, y: MARGIN + 6, width: left - 2 * MARGIN, height: height - 2 * MARGIN - 6 },
    setting: { largest: 21, smallest: 12, leading: 1.55 },
  };
}

/** The one font size of all text in a book, in points: the one that fits its fullest page. */
async function sharedFontSize({ pages }: Keepsake, layout: PdfLayout): Promise<number> {
  const { place, setting } = textArea(layout);
  const sizes: number[] = [];
  for (const spread of pages.filter((page) => !page.bleed))
    sizes.push(await fittingFontSize(layout.renderer, spreadParagraphs(spread, layout), place, setting));
  return Math.min(setting.largest, ...sizes);
}

async function drawSpread(
  page: Page,
  spread: KeepsakePage,
  number: number,
  size: number,
  layout: PdfLayout,
): Promise<void> {
  const { format, square, renderer } = layout;
  const { width, height, bleed } = format;
  const words = spreadParagraphs(spread, layout);
  const { place, setting } = textArea(layout);
  const set = { ...setting, largest: size, smallest: size };
  if (layout.paper !== WHITE) drawPaper(page, layout);
  if (square) {
    const wide = width + 2 * bleed;
    await drawPicture(page, await spread.picture('wide'), spread.alt, layout, (ratio) => ({
      x: -bleed,
      // A picture without words stands in the middle.
      y: words.length === 0 ? (height - wide / ratio) / 2 : height + bleed - wide / ratio,
      width: wide,
    }));
    await drawTextBlock(page, renderer, words, place, set);
    await drawPageNumber(page, number, width / 2, renderer);
    return;
  }
  if (spread.bleed) return drawBleed(page, spread, words, size, layout);
  const svg = await spread.picture('page');
  const high = height + 2 * bleed;
  const left = width + bleed - high * TALL;
  // Text before picture: the reading order.
  await drawTextBlock(page, renderer, words, place, set);
  await drawPicture(page, svg, spread.alt, layout, (ratio) => ({ x: left, y: -bleed, width: high * ratio }));
  await drawPageNumber(page, number, left / 2, renderer);
}

async function drawPageNumber(
  page: Page,
  number: number,
  middle: number,
  renderer: TextRenderer,
): Promise<void> {
  const measured = await renderer.measure(String(number), 'display', 10);
  const [line] = breakLines(measured, 100);
  const shown = await renderer.render(line!, measured, 10, MUTED_INK, page.resources);
  page.decoration(`q 1 0 0 1 ${formatNumber(middle - line!.width * 5)} 18 cm ${shown} Q`);
}

async function drawEndPage(page: Page, keepsake: Keepsake, layout: PdfLayout): Promise<void> {
  const { format, square, renderer } = layout;
  const { title, reader, date, design } = keepsake;
  drawBackground(page, layout);
  // An open book: the last page, and the endpaper beside it.
  const beside = design !== undefined && !square;
  if (beside) await drawEndpaper(page, design, layout, endpaperPlace(layout, 'right'));
  const words: StyledParagraph[] = [
    { text: 'The end', face: 'display', role: 'H1' },
    { text: `${title}${reader ? `, with ${reader}` : ''}`, face: 'bold', scale: 0.45, above: 0.6 },
    ...(hasChoices(keepsake)
      ? [{ text: 'This is the way you went. The story has others.', face: 'text', scale: 0.4 } as const]
      : []),
    {
      text: `Kept on ${formatDay(date)} · Story Playroom`,
      face: 'text',
      scale: 0.32,
      ink: MUTED_INK,
      above: 1.2,
    },
  ];
  const place = {
    x: MARGIN,
    y: MARGIN,
    width: (beside ? format.width / 2 : format.width) - 2 * MARGIN,
    height: format.height - 2 * MARGIN,
  };
  await drawTextBlock(page, renderer, words, place, {
    largest: 44,
    smallest: 20,
    align: 'centre',
    leading: 1.3,
  });
}

function finish(writer: PdfWriter, tree: Ref, pages: readonly WrittenPage[], keepsake: Keepsake): Blob {
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
  return writer.finish(root, info, fileId(`${keepsake.slug} ${date.getTime()} ${writer.length}`));
}

/** A date as PDF writes it, in UTC. */
const pdfDate = (date: Date): string => `D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;

/** A 16-byte id that differs between files; it secures nothing. */
function fileId(text: string): string {
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
