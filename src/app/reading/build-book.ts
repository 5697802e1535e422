import {
  type BookFile,
  COLOUR_CELLS,
  type FileSpread,
  type FileVignette,
} from '../../../content/book-file.ts';
import { endpaperTile, ornamentSvg } from '../../../content/endpaper.ts';
import { standInHero } from '../../../content/sample-story/facts.ts';
import { fill, type NamedHero, type Template } from '../../../content/slots.ts';
import type { Question } from '../../../content/talk.ts';
import { tieLastWord } from '../../../content/typeset.ts';
import { PAGE, SHEET_BLEED } from '../../../illustration/paper/page.ts';
import { byRole, CHILD_ROLES } from '../../../illustration/scene/format/child-roles.ts';
import type { ParallaxSheets } from '../../../illustration/scene/svg/parallax-sheets.ts';
import type {
  ImagePicture,
  LoadedPicture,
  ReaderBook,
  ReaderPicture,
  Spread,
  SpreadChoice,
  VignettePicture,
} from '../../features/reader/book.ts';
import { bleedSize, sceneDrawer, vignetteBox, vignetteSvg } from './pictures/draw-scene.ts';
import { lazyPicture } from './pictures/lazy-picture.ts';
import type { Readers } from './readers.ts';
import { chosenAt, type FollowedPath, followPath, type Path } from './story-path.ts';

export interface BookOptions {
  /** Where the story's films are; its own folder by default. */
  readonly films?: string;
  /** The build has drawn its pictures with the stand-in child. */
  readonly baked?: boolean;
  /** The spread that opens first, from 0: its picture is drawn first. */
  readonly first?: number;
}

/** A book for the reader, and how far its path leads. */
export interface BuiltBook {
  readonly book: ReaderBook;
  readonly way: FollowedPath;
}

/** The path of our own films; STORY_VIDEO_BASE_URL names another place with the same folders. */
export const LOCAL_FILMS = '/stories';

/** Builds a book along a path. */
export type BookBuilder = (file: BookFile, path?: Path) => BuiltBook;

/** Identifies a story with its readers; recordings are stored under it. */
export const bookId = (slug: string, readers: Readers): string =>
  [slug, ...(['hero', ...CHILD_ROLES] as const).map((role) => readers[role]?.id)].filter(Boolean).join(':');

/** Wide enough for a choice button on any screen. */
const CHOICE_WIDTH = 480;

/**
 * Creates a builder that fills a story's texts and pictures with these readers; the stand-in child without a
 * hero. The builder returns the same object for a spread it has built, so that a choice or the rest of a book
 * redraws nothing.
 */
export function bookBuilder(readers: Readers, show: BookOptions = {}): BookBuilder {
  const spreads = new Map<string, Spread>();
  return (file, path = []) => {
    const way = followPath(file, path);
    const buildOnce = (spread: FileSpread, at: number): Spread => {
      const chosen = chosenAt(way, spread.id);
      const known = spreads.get(spread.id);
      if (known && known.choice?.chosen === chosen) return known;
      // Only the chosen mark differs; the pictures stay.
      const built = known?.choice
        ? { ...known, choice: withChosen(known.choice, chosen) }
        : buildSpread({ file, spread, at, chosen, readers, show });
      spreads.set(spread.id, built);
      return built;
    };
    const book: ReaderBook = {
      id: bookId(file.slug, readers),
      title: file.title,
      lang: 'en-US',
      direction: 'ltr',
      spreads: way.spreads.map(buildOnce),
      ...(way.pages > way.spreads.length && { pages: way.pages }),
      ...ownPages(file, readers),
    };
    return { book, way };
  };
}

/** A book's own paper and ink, and its title page. */
function ownPages(
  { design, secondTitle }: BookFile,
  { hero }: Readers,
): Pick<ReaderBook, 'design' | 'titlePage'> {
  if (!design) return {};
  const { day, evening, initial, letters, endpaper } = design;
  return {
    design: { day, evening, initial, letters, ornament: svgUrl(ornamentSvg(endpaper)) },
    titlePage: {
      ...(secondTitle && { secondTitle }),
      ...(hero && { reader: hero.name }),
      endpaper: svgUrl(endpaperTile(endpaper)),
    },
  };
}

const svgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Builds every spread of a book, on whichever way it lies, in the order in which they are written. */
export function buildAllSpreads(file: BookFile, readers: Readers): readonly Spread[] {
  return file.spreads.map((spread, at) =>
    buildSpread({ file, spread, at, chosen: undefined, readers, show: {} }),
  );
}

interface SpreadSource {
  readonly file: BookFile;
  readonly spread: FileSpread;
  readonly at: number;
  readonly chosen: string | undefined;
  readonly readers: Readers;
  readonly show: BookOptions;
}

function buildSpread(source: SpreadSource): Spread {
  const { file, spread, chosen, readers } = source;
  const words = textFiller(file, readers);
  return {
    id: spread.id,
    text: spread.text.map((paragraph) => tieLastWord(words(paragraph))),
    picture: buildPicture(source, words),
    ...(spread.layout && { layout: spread.layout }),
    ...(spread.vignettes && {
      vignettes: spread.vignettes.map((vignette) => buildVignette(source, vignette, words)),
    }),
    ...(spread.loud && { loud: spread.loud }),
    ...(spread.forGrownUp && { aside: words(spread.forGrownUp) }),
    ...(spread.question && { questions: askedOf(readers, spread.question, words) }),
    ...(spread.choice && {
      choice: withChosen(
        {
          ask: words(spread.choice.ask),
          options: spread.choice.ways.map((way) => ({
            id: way.to,
            label: way.label,
            picture: lazyPicture(
              { alt: '', width: 1500, height: 1000, focus: [0.5, 0.5], ...colourCells(way.colours) },
              sceneDrawer(file, () => way.picture, readers, 'way'),
              { rank: 'small', width: CHOICE_WIDTH },
            ),
          })),
        },
        chosen,
      ),
    }),
  };
}

/** A spread's questions with the child's name; a visitor's child has none yet. */
function askedOf(
  { hero }: Readers,
  { see, why, own }: Question,
  words: (text: Template) => string,
): readonly [string, string, string] {
  const named = hero ? `${hero.name}, ${own.charAt(0).toLowerCase()}${own.slice(1)}` : own;
  return [words(see), words(why), named];
}

/** Fills a book's texts with its readers. */
export function textFiller(file: BookFile, readers: Readers): (text: Template) => string {
  const hero: NamedHero = readers.hero ?? standInHero;
  const others = byRole((role) => readers[role] ?? file[role]);
  return (text) => fill(text, hero, others);
}

function withChosen({ chosen: _, ...choice }: SpreadChoice, chosen: string | undefined): SpreadChoice {
  return { ...choice, ...(chosen !== undefined && { chosen }) };
}

function buildPicture(source: SpreadSource, words: (text: Template) => string): ReaderPicture {
  const { file, spread, at, readers, show } = source;
  const picture = {
    alt: words(spread.scene.describe as Template),
    width: PAGE.width,
    height: PAGE.height,
  };
  if (spread.film !== undefined) {
    const name = `${file.slug}/${spread.film}`;
    const films = show.films ?? LOCAL_FILMS;
    return {
      kind: 'video',
      ...picture,
      webm: `${films}/${name}.webm`,
      mp4: `${films}/${name}.mp4`,
      // The poster is always our own, so that the page is complete before a film loads.
      poster: `${LOCAL_FILMS}/${name}.webp`,
    };
  }
  const coloured = {
    ...picture,
    ...colourCells(spread.colours),
    focus: [0.5, spread.face ?? 0.6] as const,
  };
  if (!readers.hero && show.baked) return bakedPicture(coloured, `/pictures/${file.slug}-${at + 1}`);
  const rank = at === (show.first ?? 0) ? 'first' : 'near';
  if (spread.layout) {
    const size = bleedSize();
    return lazyPicture(
      { ...coloured, ...size },
      sceneDrawer(file, () => spread.scene, readers, 'bleed'),
      { rank, width: size.width },
    );
  }
  return lazyPicture(
    coloured,
    sceneDrawer(file, () => spread.scene, readers, 'plate'),
    { rank },
  );
}

/** A small picture, shown as the drawing that it is: it has no layers, and few pieces. */
function buildVignette(
  { file, spread, readers }: SpreadSource,
  vignette: FileVignette,
  words: (text: Template) => string,
): VignettePicture {
  const [, , width, height] = vignetteBox(vignette);
  let drawing: Promise<LoadedPicture> | undefined;
  let drawn: LoadedPicture | undefined;
  const draw = async () => {
    drawn = { src: svgUrl(await vignetteSvg(file, spread.scene, readers, vignette)) };
    return drawn;
  };
  const load = () => {
    drawing ??= draw();
    // The next page that shows it tries again.
    drawing.catch(() => {
      drawing = undefined;
    });
    return drawing;
  };
  const alt = words(vignette.describe as Template);
  return {
    beside: vignette.beside - 1,
    picture: { kind: 'image', alt, width, height, peek: () => drawn, load },
  };
}

/** The colours of a picture from its book's file. */
const colourCells = (rgb: string | undefined): Pick<ImagePicture, 'colours'> =>
  rgb === undefined ? {} : { colours: { columns: COLOUR_CELLS, rows: COLOUR_CELLS, rgb } };

/** A picture that the build has drawn, whole and in layers: see scripts/build/bake-covers.ts. */
function bakedPicture(
  picture: Pick<ImagePicture, 'alt' | 'width' | 'height' | 'colours'>,
  address: string,
): ImagePicture {
  const sheet = (name: keyof ParallaxSheets) => `${address}-${name}.webp`;
  const bleed = SHEET_BLEED / PAGE.width;
  const sheets = { far: sheet('far'), middle: sheet('middle'), near: sheet('near'), bleed };
  return { kind: 'image', ...picture, src: `${address}.webp`, sheets };
}
