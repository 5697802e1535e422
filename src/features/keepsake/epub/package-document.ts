/** The EPUB's package document, navigation and media overlays. EPUB 3.3. */
import type { Keepsake } from '../keepsake.ts';
import { type EpubPage, escapeXml, VIEWPORT } from './epub-pages.ts';

/** A recording of a page. */
export interface PageAudio {
  /** The page it reads, by name. */
  readonly leaf: string;
  readonly file: string;
  readonly type: string;
  readonly seconds: number;
  /** When each sentence ends, in seconds. */
  readonly cuts?: readonly number[];
}

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

interface EpubContents {
  readonly keepsake: Keepsake;
  readonly leaves: readonly EpubPage[];
  readonly fonts: readonly string[];
  readonly voices: readonly PageAudio[];
  /** A UUID of this file. */
  readonly id: string;
}

/** The package document: metadata, manifest and reading order. */
export function packageDocument({ keepsake, leaves, fonts, voices, id }: EpubContents): string {
  const { title, lang, reader, date } = keepsake;
  const name = reader ? `${title}, with ${reader}` : title;
  const read = new Map(voices.map((voice) => [voice.leaf, voice]));
  const features = [
    'alternativeText',
    'tableOfContents',
    'readingOrder',
    'pageBreakMarkers',
    'pageNavigation',
  ];
  if (voices.length > 0) features.push('synchronizedAudioText');
  const totalSeconds = voices.reduce((sum, { seconds }) => sum + seconds, 0);
  const meta = [
    `<dc:identifier id="id">urn:uuid:${id}</dc:identifier>`,
    `<dc:title>${escapeXml(name)}</dc:title>`,
    `<dc:language>${lang}</dc:language>`,
    '<dc:creator>Story Playroom</dc:creator>',
    `<dc:date>${date.toISOString().slice(0, 10)}</dc:date>`,
    property('dcterms:modified', `${date.toISOString().slice(0, 19)}Z`),
    property('rendition:layout', 'pre-paginated'),
    property('rendition:orientation', 'landscape'),
    property('rendition:spread', 'none'),
    property('schema:accessMode', 'textual'),
    property('schema:accessMode', 'visual'),
    ...(voices.length > 0 ? [property('schema:accessMode', 'auditory')] : []),
    property('schema:accessModeSufficient', 'textual'),
    ...features.map((feature) => property('schema:accessibilityFeature', feature)),
    property('schema:accessibilityHazard', 'none'),
    property(
      'schema:accessibilitySummary',
      'Every page is text in reading order, and every picture has a description. The pages are of a fixed size.',
    ),
    ...(voices.length > 0
      ? [
          property('media:active-class', '-epub-media-overlay-active'),
          property('media:duration', smilTime(totalSeconds)),
          ...voices.map(({ leaf, seconds }) => property('media:duration', smilTime(seconds), `smil-${leaf}`)),
        ]
      : []),
  ];
  const items = [
    item('nav', 'nav.xhtml', 'application/xhtml+xml', 'nav'),
    item('css', 'book.css', 'text/css'),
    item('cover-image', 'cover.jpg', 'image/jpeg', 'cover-image'),
    ...fonts.map((file, at) => item(`font-${at + 1}`, file, 'font/woff')),
    ...leaves.map(({ name: leaf }) => {
      const mediaOverlay = read.has(leaf) ? ` media-overlay="smil-${leaf}"` : '';
      return `<item id="${leaf}" href="${leaf}.xhtml" media-type="application/xhtml+xml"${mediaOverlay}/>`;
    }),
    ...(keepsake.design
      ? ['endpaper', 'ornament'].map((name) => item(name, `${name}.svg`, 'image/svg+xml'))
      : []),
    ...leaves.flatMap(({ pictures = [] }) =>
      pictures.map((name) => item(name, `${name}.svg`, 'image/svg+xml')),
    ),
    ...voices.flatMap(({ leaf, file, type }) => [
      item(`smil-${leaf}`, `${leaf}.smil`, 'application/smil+xml'),
      item(`voice-${leaf}`, file, type),
    ]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${lang}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${meta.join('\n')}
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine>
${leaves.map(({ name: leaf }) => `<itemref idref="${leaf}"/>`).join('\n')}
</spine>
</package>
`;
}

/** The navigation document: contents and page list. */
export function navigation({ keepsake, leaves }: Pick<EpubContents, 'keepsake' | 'leaves'>): string {
  const entry = (href: string, label: string) => `<li><a href="${href}">${escapeXml(label)}</a></li>`;
  const contents = leaves.map(({ name, label }) => entry(`${name}.xhtml`, label)).join('');
  const pages = leaves
    .flatMap(({ name, number }) =>
      number === undefined ? [] : [entry(`${name}.xhtml#number`, String(number))],
    )
    .join('');
  const { title, lang } = keepsake;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}">
<head><meta charset="UTF-8"/><title>${escapeXml(title)}</title><meta name="viewport" content="width=${VIEWPORT.width}, height=${VIEWPORT.height}"/></head>
<body><nav epub:type="toc" id="toc"><h1>Contents</h1><ol>${contents}</ol></nav><nav epub:type="page-list" id="pages" hidden="hidden"><h2>Pages</h2><ol>${pages}</ol></nav></body>
</html>
`;
}

/** The media overlay of a page: its sentences where the recording can be cut between them, else its whole text. */
export function overlay({ leaf, file, seconds, cuts }: PageAudio): string {
  const parts = cuts
    ? cuts.map((end, at) => ({ target: `s${at + 1}`, begin: cuts[at - 1] ?? 0, end }))
    : [{ target: 'words', begin: 0, end: seconds }];
  const pars = parts.map(
    ({ target, begin, end }, at) =>
      `<par id="par${at + 1}"><text src="${leaf}.xhtml#${target}"/><audio src="${file}" clipBegin="${begin.toFixed(3)}s" clipEnd="${end.toFixed(3)}s"/></par>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>${pars.join('')}</body></smil>
`;
}

const property = (name: string, value: string, refines?: string): string =>
  `<meta property="${name}"${refines ? ` refines="#${refines}"` : ''}>${escapeXml(value)}</meta>`;

const item = (id: string, href: string, type: string, properties?: string): string =>
  `<item id="${id}" href="${href}" media-type="${type}"${properties ? ` properties="${properties}"` : ''}/>`;

/** A time as SMIL writes it: 0:01:02.500. */
function smilTime(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours}:${String(minutes).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
}
