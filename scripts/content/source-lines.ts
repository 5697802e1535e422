/** Finds the line of a story's files that a problem is about: by the words that stand there, without reading the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STORIES } from '../../content/read-books.ts';

/** What to look for: a key and, where it is a text, its value. */
export interface Clue {
  readonly key: string;
  readonly value?: string;
}

interface Source {
  /** From the root of the repository. */
  readonly name: string;
  readonly lines: readonly string[];
}

const COVER = 'cover.ts';
const CONTENT = path.dirname(STORIES);
const SHAPES = path.join(CONTENT, 'cuts');

/** A story's folder from the root of the repository; the sample's is not among the stories. */
const shown = (slug: string, stories: string) =>
  `${stories === CONTENT ? 'content' : 'content/stories'}/${slug}`;

/** `content/stories/x/book.ts:12`, where the words of a spread are; the book itself where none is told. */
export function spreadLine(slug: string, spread?: string, stories = STORIES): string {
  const files = ['book.ts', ...tsFilesOf(path.join(stories, slug, 'words')).map((file) => `words/${file}`)];
  const id = spread === undefined ? null : new RegExp(`\\bid: ['"\`]${spread}['"\`]`, 'u');
  for (const file of id ? files : []) {
    const { name, lines } = sourceOf(path.join(stories, slug, file), `${shown(slug, stories)}/${file}`);
    const at = lines.findIndex((line) => id?.test(line));
    if (at >= 0) return `${name}:${at + 1}`;
  }
  return `${shown(slug, stories)}/book.ts`;
}

/** `content/stories/x/pictures/07-ovens.ts:1`: the picture of a spread; its words where it has no file. */
export function pictureStart(slug: string, spread: string, stories = STORIES): string {
  const own = pictureOf(slug, spread, stories);
  return own ? `${own.name}:1` : spreadLine(slug, spread, stories);
}

/**
 * Where a word of a picture stands: in the spread's own file, else in what the book's pictures share, else in the shapes that
 * all books share. The first line of the picture where it stands nowhere as such, as when code puts it together.
 */
export function pictureLine(slug: string, spread: string | undefined, clue: Clue, stories = STORIES): string {
  const own = spread === undefined ? null : pictureOf(slug, spread, stories);
  const sources = [...(own ? [own] : []), ...sharedBy(slug, stories)];
  for (const pattern of patternsOf(clue))
    for (const { name, lines } of sources) {
      const at = lines.findIndex((line) => pattern.test(line));
      if (at >= 0) return `${name}:${at + 1}`;
    }
  return spread === undefined ? spreadLine(slug, spread, stories) : pictureStart(slug, spread, stories);
}

/** From what says most to what says least. */
function patternsOf({ key, value }: Clue): RegExp[] {
  const named = `(?<![.\\w])['"]?${escaped(key)}['"]?`;
  const text = value === undefined ? [] : [`['"\`]?${escaped(value)}(?:['"\`]|\\b)`];
  return [
    ...text.map((word) => `${named}: ${word}`),
    ...(value === undefined ? [`${named}\\s*[:,}]`, `\\.${escaped(key)}\\b`] : text),
  ].map((source) => new RegExp(source, 'u'));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** The file of a spread's picture, or of the cover; null where there is none. */
function pictureOf(slug: string, spread: string, stories: string): Source | null {
  const folder = path.join(stories, slug, 'pictures');
  const file = tsFilesOf(folder).find((name) => name.replace(/^\d+-/u, '') === `${spread}.ts`);
  if (!file && spread === 'cover')
    return sourceOf(path.join(stories, slug, COVER), `${shown(slug, stories)}/${COVER}`);
  return file ? sourceOf(path.join(folder, file), `${shown(slug, stories)}/pictures/${file}`) : null;
}

function sharedBy(slug: string, stories: string): Source[] {
  const folder = path.join(stories, slug);
  const inside = (part: string) => tsFilesOf(path.join(folder, part)).map((file) => `${part}/${file}`);
  // What the pictures share comes before the words; the cover is a picture of its own.
  const files = [
    ...tsFilesOf(folder).filter((file) => file !== 'book.ts' && file !== COVER),
    ...inside('parts'),
    'book.ts',
    ...inside('words'),
  ];
  return [
    ...files.map((file) => sourceOf(path.join(folder, file), `${shown(slug, stories)}/${file}`)),
    ...tsFilesOf(SHAPES).map((file) => sourceOf(path.join(SHAPES, file), `content/cuts/${file}`)),
  ];
}

const tsFilesOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.ts')) : [];

const sourceOf = (file: string, name: string): Source => ({
  name,
  lines: existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [],
});
