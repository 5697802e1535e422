/** The pages of an EPUB as XHTML: a cover, a page per spread with text beside its picture, and an end page. */
import { aroundWord, isSpeech } from '../../../../content/typeset.ts';
import { formatDay, hasChoices, type Keepsake, type KeepsakeDesign, type KeepsakePage } from '../keepsake.ts';
import { sentencesOf } from './sentences.ts';

/** CSS pixels: A4 landscape, as in the PDF. */
export const VIEWPORT = { width: 1485, height: 1050 } as const;

/** A picture has the page's height, 900 × 1320. */
const PICTURE_WIDTH = Math.round((VIEWPORT.height * 900) / 1320);
/** Of a row of vignettes, CSS pixels. */
const VIGNETTE_HEIGHT = 170;
/** The area for text, with its margins. */
const TEXT_AREA = { width: VIEWPORT.width - PICTURE_WIDTH - 160, height: VIEWPORT.height - 190 } as const;

/** A page: its file name without extension, its label in the contents, and its body. */
export interface EpubPage {
  readonly name: string;
  readonly label: string;
  readonly body: string;
  /** File names of its pictures, without extension. */
  readonly pictures?: readonly string[];
  /** The page number. */
  readonly number?: number;
}

/**
 * All pages in order. Every text is escaped, whatever a name contains. @param bySentence the ids of the pages whose
 * sentences are marked, for a media overlay
 */
export function buildEpubPages(
  keepsake: Keepsake,
  bySentence: ReadonlySet<string> = new Set(),
): readonly EpubPage[] {
  const { title, reader, dedication, date, pages } = keepsake;
  const readerLine = reader ? `<p class="whose">with ${escapeXml(reader)}</p>` : '';
  const dedicationLine = dedication ? `<p class="dedication">${escapeXml(dedication)}</p>` : '';
  const alt = `The cover of ${title}${reader ? `, with ${reader} on it` : ''}.`;
  const cover: EpubPage = {
    name: 'cover',
    label: 'Cover',
    body: `<section epub:type="cover" class="cloth"><div class="words centred"><h1>${escapeXml(title)}</h1>${readerLine}${dedicationLine}<p class="quiet">${formatDay(date)}</p></div><img class="front" src="cover.jpg" alt="${escapeXml(alt)}"/></section>`,
  };
  const lastWords = `<h1>The end</h1><p class="bold">${escapeXml(title)}${reader ? `, with ${escapeXml(reader)}` : ''}</p>${hasChoices(keepsake) ? '<p>This is the way you went. The story has others.</p>' : ''}<p class="quiet">Kept on ${formatDay(date)} · Story Playroom</p>`;
  const end: EpubPage = {
    name: 'end',
    label: 'The end',
    body: keepsake.design
      ? `<section class="cloth"><div class="words centred">${lastWords}</div>${ENDPAPER}</section>`
      : `<section class="cloth whole"><div class="centred">${lastWords}</div></section>`,
  };
  return [
    cover,
    ...(keepsake.design ? [titlePage(keepsake, keepsake.design)] : []),
    ...pages.map((page, at) => buildEpubPage(page, at, bySentence.has(page.id) ? keepsake.lang : undefined)),
    end,
  ];
}

const ENDPAPER = '<img class="endpaper" src="endpaper.svg" alt="" role="presentation"/>';

/** Patterned paper on the left, the title on the right. */
function titlePage({ title, reader }: Keepsake, { secondTitle }: KeepsakeDesign): EpubPage {
  const second = secondTitle ? `<p class="whose">${escapeXml(secondTitle)}</p>` : '';
  const whose = reader ? `<p class="dedication">for ${escapeXml(reader)}</p>` : '';
  return {
    name: 'title',
    label: 'Title page',
    body: `<section epub:type="titlepage">${ENDPAPER}<div class="words centred title"><h1>${escapeXml(title)}</h1>${second}<p><img class="ornament" src="ornament.svg" alt="" role="presentation"/></p>${whose}</div></section>`,
  };
}

/** @param lang the language by which sentences are told apart, where each gets an id */
function buildEpubPage(page: KeepsakePage, at: number, lang: string | undefined): EpubPage {
  const number = at + 1;
  const sentences = lang === undefined ? null : sentencesOf(page, lang);
  let told = 0;
  const words = page.paragraphs
    .map((text, n) => {
      const speech = n > 0 && isSpeech(text) ? ' class="speech"' : '';
      const parts = sentences?.[n]?.map((sentence) => {
        told += 1;
        return `<span id="s${told}">${paragraphXhtml(sentence, page.loud)}</span>`;
      });
      const paragraph = `<p id="p${n + 1}"${speech}>${parts?.join('') ?? paragraphXhtml(text, page.loud)}</p>`;
      return paragraph + vignettesXhtml(page, number, n);
    })
    .join('');
  const choice = page.choice
    ? `<p class="bold">${escapeXml(page.choice.ask)}</p><p class="taken">You chose: ${escapeXml(page.choice.taken)}</p>`
    : '';
  const aside = page.aside ? `<aside><p>${escapeXml(page.aside)}</p></aside>` : '';
  if (page.bleed) return bleedPage(page, number, words);
  return {
    name: `page-${number}`,
    label: `Page ${number}`,
    number,
    pictures: [`picture-${number}`, ...(page.vignettes ?? []).map((_, at) => vignetteName(number, at))],
    body: `<section><div class="words" style="font-size:${fittingFontSize(page)}px"><div id="words">${words}</div>${choice}${aside}</div><img src="picture-${number}.svg" alt="${escapeXml(page.alt)}"/><p class="number" id="number" role="doc-pagebreak" epub:type="pagebreak" aria-label="${number}">${number}</p></section>`,
  };
}

/** The file name of a vignette, without extension. */
export const vignetteName = (page: number, at: number): string => `vignette-${page}-${at + 1}`;

/** The vignettes of a paragraph, in a row under it. */
function vignettesXhtml({ vignettes = [] }: KeepsakePage, page: number, paragraph: number): string {
  const pictures = vignettes.flatMap(({ beside, alt, ratio }, at) =>
    beside === paragraph
      ? [
          `<img src="${vignetteName(page, at)}.svg" alt="${escapeXml(alt)}" style="width:${Math.round(VIGNETTE_HEIGHT * ratio)}px"/>`,
        ]
      : [],
  );
  return pictures.length > 0 ? `<div class="vignettes">${pictures.join('')}</div>` : '';
}

/** A paragraph, its loud word large on a line of its own. */
function paragraphXhtml(text: string, loud: string | undefined): string {
  const around = loud === undefined ? null : aroundWord(text, loud);
  if (!around) return escapeXml(text);
  return `${escapeXml(around[0])}<span class="loud">${escapeXml(loud!)}</span>${escapeXml(around[1])}`;
}

/** One picture over the whole page, the words on a strip of paper in their corner. */
function bleedPage({ alt, bleed }: KeepsakePage, number: number, words: string): EpubPage {
  const strip = words
    ? `<div class="strip ${bleed?.wordsAt}"><div id="words">${words}</div></div>`
    : '<div id="words" class="unseen"></div>';
  return {
    name: `page-${number}`,
    label: `Page ${number}`,
    number,
    pictures: [`picture-${number}`],
    body: `<section class="bleed">${strip}<img src="picture-${number}.svg" alt="${escapeXml(alt)}"/><p class="unseen" id="number" role="doc-pagebreak" epub:type="pagebreak" aria-label="${number}">${number}</p></section>`,
  };
}

/**
 * The font size at which a page's text fits, in pixels, with a tenth to spare: characters of the reading face
 * are half as wide as high.
 */
export function fittingFontSize({ paragraphs, loud, vignettes = [], choice, aside }: KeepsakePage): number {
  const rows = new Set(vignettes.map(({ beside }) => beside)).size;
  const texts = [
    // A loud word takes three lines.
    ...(loud ? [loud, loud, loud] : []),
    ...paragraphs,
    ...(choice ? [choice.ask, `You chose: ${choice.taken}`] : []),
    ...(aside ? [aside] : []),
  ];
  const heightAt = (size: number) =>
    texts.reduce((sum, text) => {
      const lines = Math.ceil((text.length * 0.53 * size) / (TEXT_AREA.width * 0.95));
      return sum + lines * 1.55 * size + 0.7 * size;
    }, 0);
  let size = 38;
  while (size > 18 && heightAt(size) > TEXT_AREA.height * 0.92 - rows * VIGNETTE_HEIGHT * 1.15) size -= 1;
  return size;
}

/** The colours of a page of text (`#rrggbb`). */
type PageColours = Pick<KeepsakeDesign, 'paper' | 'ink' | 'accent'>;
const PLAIN: PageColours = { paper: '#ffffff', ink: '#33212a', accent: '#33212a' };

/** Wraps a page's body as an XHTML file. */
export function xhtml({ body, label }: Pick<EpubPage, 'body' | 'label'>, { title, lang }: Keepsake): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><meta charset="UTF-8"/><title>${escapeXml(`${title}: ${label}`)}</title><meta name="viewport" content="width=${VIEWPORT.width}, height=${VIEWPORT.height}"/><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>${body}</body>
</html>
`;
}

/** The stylesheet. @param fonts families with their files */
export function stylesheet(
  fonts: readonly { family: string; weight: number; file: string }[],
  { paper, ink, accent }: PageColours = PLAIN,
): string {
  const faces = fonts.map(
    ({ family, weight, file }) =>
      `@font-face { font-family: "${family}"; font-weight: ${weight}; src: url("${file}") format("woff"); }`,
  );
  const { width, height } = VIEWPORT;
  return `${faces.join('\n')}
html, body { margin: 0; padding: 0; }
body { position: relative; width: ${width}px; height: ${height}px; overflow: hidden; color: ${ink}; background: ${paper}; font-family: "Andika", "AndikaExtended", "AndikaCyrillic", sans-serif; font-size: 30px; line-height: 1.55; overflow-wrap: break-word; }
section { display: flex; width: ${width}px; height: ${height}px; }
.words { box-sizing: border-box; flex: 1; min-width: 0; display: flex; flex-direction: column; justify-content: center; padding: 60px 80px 90px; }
.words p { margin: 0 0 0.7em; }
.vignettes { display: flex; justify-content: space-evenly; align-items: flex-end; margin: 0 0 0.7em; }
.vignettes img { height: ${VIGNETTE_HEIGHT}px; }
.words p.speech { margin-top: -0.7em; text-indent: 1.2em; }
.loud { display: block; margin: 0.1em 0; text-indent: 0; text-align: center; color: ${accent}; font-family: "Grandstander", "GrandstanderExtended", "AndikaCyrillic", sans-serif; font-weight: 700; font-size: 2.4em; line-height: 1.15; }
img { width: ${PICTURE_WIDTH}px; height: ${height}px; }
.front { width: ${Math.round(height * 0.75)}px; }
.cloth { background: #f6ead5; }
.centred { text-align: center; }
.whole { align-items: center; justify-content: center; }
h1 { margin: 0 0 0.3em; font-family: "Grandstander", "GrandstanderExtended", "AndikaCyrillic", sans-serif; font-size: 84px; line-height: 1.15; }
.whose { font-family: "Grandstander", "GrandstanderExtended", "AndikaCyrillic", sans-serif; font-weight: 700; font-size: 52px; }
.dedication { font-size: 34px; }
.endpaper { width: ${Math.round(width / 2)}px; object-fit: cover; object-position: left top; }
.ornament { width: 190px; height: 190px; }
.title h1 { color: ${accent}; }
.bold { font-weight: 700; }
.taken { color: #8a4b2f; font-weight: 700; }
.quiet, .number, aside { color: #7a6459; }
aside { margin-top: 1em; font-size: 0.74em; }
.number { position: absolute; bottom: 24px; left: 0; margin: 0; width: ${width - PICTURE_WIDTH}px; text-align: center; font-family: "Grandstander", "GrandstanderExtended", "AndikaCyrillic", sans-serif; font-size: 20px; line-height: 1; }
.bleed img { position: absolute; top: 0; left: ${Math.round((width - height * 1.5) / 2)}px; width: ${Math.round(height * 1.5)}px; }
.strip { position: absolute; z-index: 1; box-sizing: border-box; width: ${Math.round(width * 0.44)}px; margin: 60px 44px; padding: 24px 34px; background: ${paper}; font-size: 38px; line-height: 1.4; }
.strip p { margin: 0; }
.left-top, .left-bottom { left: 0; }
.right-top, .right-bottom { right: 0; }
.left-top, .right-top { top: 0; }
.left-bottom, .right-bottom { bottom: 0; }
.unseen { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; }
.-epub-media-overlay-active { background: #f3d27a; }
`;
}

/** Escapes text for XML; removes characters that XML does not allow. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
