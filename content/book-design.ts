/**
 * How a book's own pages look, by rule from its cover: the paper and ink of its words, the colour of its initial and ornament,
 * and the patterned endpapers inside its cover. A book may choose its own paper, ink or initial (`Book.design`).
 */
import type { Cover } from '../illustration/covers/cover.ts';
import { distance, hexOfLab, labOf, lighten, mix } from '../illustration/paper/colour.ts';
import { motifsOf } from './cover-motifs.ts';
import type { Motif } from './endpaper.ts';
import type { Difficulty } from './story-facts.ts';

/** Colours of a page of words, `#rrggbb`. `accent` is for large letters and ornaments alone. */
export interface PageColours {
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
}

/** A large first letter that two lines stand beside, one that rises above its line, or an ornament over the words. */
export const INITIALS = ['drop', 'raised', 'ornament'] as const;
export type Initial = (typeof INITIALS)[number];

/** What a book chooses for itself; the rest follows from its cover. */
export interface DesignChoice {
  readonly paper?: string;
  readonly ink?: string;
  readonly initial?: Initial;
}

/** The paper inside the cover: small pieces of the cover, spread over one colour. */
export interface Endpaper {
  readonly ground: string;
  /** One to three; the first is also the ornament of the book's pages. */
  readonly motifs: readonly Motif[];
}

export interface BookDesign {
  readonly day: PageColours;
  readonly evening: PageColours;
  readonly initial: Initial;
  /** How much larger than usual its letters may be: a book for beginners is read from farther away. */
  readonly letters: number;
  readonly endpaper: Endpaper;
}

/** The least contrast of ink on its paper (WCAG 2.2, AAA). */
export const LEAST_CONTRAST = 7;

/** OKLab lightness and the most chroma of each colour. */
const DAY = { paper: [0.965, 0.026], ink: [0.25, 0.05], accent: [0.47, 0.13] } as const;
const EVENING = { paper: [0.235, 0.022], ink: [0.925, 0.03], accent: [0.76, 0.11] } as const;
const LETTERS: Readonly<Record<Difficulty, number>> = { Beginner: 1.15, Intermediate: 1, Advanced: 0.94 };
/** The ground of an endpaper whose cover has no plain colour of its own. */
const GROUND = [0.42, 0.1] as const;
/** The lightest ground: pale pieces must be seen on it. */
const LIGHTEST_GROUND = 0.78;
/** The paper of all books, which each book's own leans to. */
const CREAM = '#fcf7ec';
const CREAM_SHARE = 0.35;
/** Pieces nearer than this to the ground are lost on it. */
const LOST = 0.12;

/** The design of a book with this cover. */
export function designOf(
  cover: Pick<Cover, 'scene'>,
  choice: DesignChoice = {},
  difficulty: Difficulty = 'Intermediate',
): BookDesign {
  const main = mainColour(cover);
  const ground = cover.scene.plain ?? toned(main, GROUND);
  const endGround = labOf(ground)[0] > LIGHTEST_GROUND ? toned(ground, [LIGHTEST_GROUND, 0.13]) : ground;
  const coloursIn = (light: typeof DAY | typeof EVENING): PageColours => ({
    paper: toned(ground, light.paper),
    ink: toned(ground, light.ink),
    accent: toned(main, light.accent),
  });
  const { paper, ink } = choice;
  const day = coloursIn(DAY);
  return {
    day: { ...day, paper: mix(day.paper, CREAM, CREAM_SHARE), ...(paper && { paper }), ...(ink && { ink }) },
    evening: coloursIn(EVENING),
    // By rule: the books take turns, so that neighbours on the shelf differ.
    initial: choice.initial ?? INITIALS[cover.scene.seed % INITIALS.length]!,
    letters: LETTERS[difficulty],
    endpaper: endpaperOf(cover, endGround),
  };
}

/** A colour's hue at another lightness, with so much chroma at most. */
function toned(colour: string, [lightness, most]: readonly [number, number]): string {
  const [, a, b] = labOf(colour);
  const share = Math.min(1, most / (Math.hypot(a, b) || 1));
  return hexOfLab([lightness, a * share, b * share]);
}

const chromaOf = (colour: string) => Math.hypot(...labOf(colour).slice(1));

/** The colour a cover is remembered by: strong, and of much paper. */
function mainColour({ scene }: Pick<Cover, 'scene'>): string {
  const weights = new Map<string, number>();
  const add = (colour: string, weight: number) =>
    weights.set(colour, (weights.get(colour) ?? 0) + weight * chromaOf(colour));
  if (scene.plain) add(scene.plain, 2);
  for (const { colour } of scene.cuts ?? []) add(colour, 1);
  const [main = '#8e4630'] = [...weights].sort((a, b) => b[1] - a[1])[0] ?? [];
  return main;
}

function endpaperOf({ scene }: Pick<Cover, 'scene'>, ground: string): Endpaper {
  const [lightness] = labOf(ground);
  // Away from the ground: lighter on a dark one, darker on a light one.
  const step = lightness < 0.6 ? LOST : -LOST;
  const seen = (piece: string) => (distance(piece, ground) < LOST ? lighten(ground, step) : piece);
  const motifs = motifsOf(scene.cuts ?? []).map((motif) => ({
    ...motif,
    pieces: motif.pieces.map((piece) => ({ ...piece, colour: seen(piece.colour) })),
  }));
  return { ground, motifs };
}
