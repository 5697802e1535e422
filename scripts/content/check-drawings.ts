/**
 * What only drawn pictures show: a face that something covers, a face that sinks into what is behind it, and what
 * `check-thumbnails.ts` sees at a glance. Pictures are drawn small; skin is found by drawing the hero in another skin. Times are
 * the bench's (`npm run bench -- pictures`): this check says the same on every machine.
 */
import sharp from 'sharp';
import { answerFindings } from '../../content/answer-findings.ts';
import type { Book, BookSpread } from '../../content/book.ts';
import { type BookProblem, drawnFor, type PictureBox } from '../../content/book-problem.ts';
import { heroOf, inPicture, type Staged, stagedFor } from '../../content/check-placing.ts';
import type { Look } from '../../illustration/figures/hero/look/look.ts';
import { PAGE } from '../../illustration/paper/page.ts';
import { SAMPLE_LOOKS } from '../../illustration/sample-looks.ts';
import { castBook } from '../../illustration/scene/cast/cast-book.ts';
import type { Scene } from '../../illustration/scene/format/scene.ts';
import { spreadScene } from '../../illustration/scene/format/spread-scene.ts';
import type { WhyRule } from '../../illustration/scene/format/why.ts';
import { drawScene } from '../../illustration/scene/svg/draw-scene.ts';
import { centreProblems, similarityProblems, type Thumbnail, thumbnailOf } from './check-thumbnails.ts';
import '../../illustration/load-all-parts.ts';

const [WIDTH, HEIGHT] = [180, 264];
/** Part of a face that must be seen, against the hero standing there alone: at most a fifth is covered. */
const UNCOVERED = 0.8;
/**
 * Difference of grey (0–255) between visible skin and its surroundings. Faces have an edge that is readable on any
 * ground (`readable-faces.test.ts`); this is about finding her in the picture at once.
 */
const CONTRAST = 22;
/** Before whatever stands with the figures; nearer still, colours sink into the frame. */
const FOREMOST = 0.755;
/** Fewer pixels of skin are ignored: a silhouette, a back, a distant child. */
const FEWEST_PIXELS = 24;

/** The rules that a picture may answer, of those looked for here. */
const ANSWERED: readonly WhyRule[] = ['heroCovered', 'sinks', 'contrast', 'looksAlike'];

/** What the drawn pictures of a book are to be mended of. Takes some seconds a picture. */
export async function drawingProblems(book: Book): Promise<BookProblem[]> {
  const problems: BookProblem[] = [];
  const thumbnails: Thumbnail[] = [];
  for (const spread of book.spreads)
    try {
      const { problems: found, thumbnail } = await drawingOf(book, spread);
      problems.push(...found);
      thumbnails.push(thumbnail);
    } catch (error) {
      // An error that only drawing finds, such as a piece on something missing.
      problems.push({ spread: spread.id, words: error instanceof Error ? error.message : String(error) });
    }
  return answerFindings(book, [...problems, ...similarityProblems(thumbnails)], ANSWERED);
}

/** What one picture is to be mended of, and how it looks from afar. Throws the sentence of a slip in the scene. */
async function drawingOf(book: Book, spread: BookSpread) {
  const { id } = spread;
  const scene = spreadScene(book, id);
  const thumbnail = await drawnThumbnail(book, id);
  const problems: BookProblem[] = centreProblems(
    thumbnail.grey,
    stagedFor(book, spread, SAMPLE_LOOKS[0]!.look),
  );
  for (const name of ['Ada', 'Runa']) {
    const hero = SAMPLE_LOOKS.find((sitter) => sitter.name === name)!;
    const { look } = hero;
    for (const { rule, words } of await faceProblems(book, spread, scene, look))
      problems.push({
        spread: id,
        rule,
        words: words + drawnFor(hero),
        advice: true,
        hero: name,
        box: headBox(stagedFor(book, spread, look)),
      });
  }
  return { problems, thumbnail };
}

async function drawnThumbnail(book: Book, id: string): Promise<Thumbnail> {
  const scene = spreadScene(book, id);
  const grey = await thumbnailOf(drawScene(scene, castBook(book, SAMPLE_LOOKS[0]!), { textures: 'none' }));
  return { id, grey };
}

/** The thumbnails of the pictures that a book draws. */
export function thumbnailsOf(book: Book): Promise<Thumbnail[]> {
  const drawnSpreads = book.spreads.filter(({ film }) => film === undefined);
  return Promise.all(drawnSpreads.map(({ id }) => drawnThumbnail(book, id)));
}

async function pixels(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();
}

const drawn = (book: Book, scene: Scene, look: Look) =>
  pixels(drawScene(scene, castBook(book, { name: SAMPLE_LOOKS[0]!.name, look }), { textures: 'none' }));

/** Pixels of the hero's skin: those that change with another skin. */
async function skin(book: Book, scene: Scene, look: Look): Promise<{ seen: boolean[]; picture: Buffer }> {
  const other: Look = { ...look, skin: look.skin === 's5' ? 's2' : 's5', freckles: 'none' };
  const [picture, changed] = [
    await drawn(book, scene, { ...look, freckles: 'none' }),
    await drawn(book, scene, other),
  ];
  const seen = Array.from({ length: WIDTH * HEIGHT }, (_, i) => difference(picture, changed, i) > 26);
  return { seen, picture };
}

const difference = (a: Buffer, b: Buffer, i: number): number =>
  Math.abs(a[i * 3]! - b[i * 3]!) +
  Math.abs(a[i * 3 + 1]! - b[i * 3 + 1]!) +
  Math.abs(a[i * 3 + 2]! - b[i * 3 + 2]!);

const count = (marks: readonly boolean[]) => marks.filter(Boolean).length;

interface DrawnProblem {
  readonly rule: WhyRule;
  readonly words: string;
}

async function faceProblems(
  book: Book,
  spread: BookSpread,
  scene: Scene,
  look: Look,
): Promise<DrawnProblem[]> {
  const hero = scene.cast.find(({ who }) => who === 'hero');
  const facing = hero && 'facing' in hero ? (hero.facing ?? '') : '';
  if (!hero || /back/iu.test(facing) || scene.shot === 'silhouette' || scene.shot === 'thing-in-hand')
    return [];
  const { seen, picture } = await skin(book, scene, look);
  const alone = await skin(book, uncovered(scene), look);
  const all = count(seen);
  const face = inFace(stagedFor(book, spread, look));
  const [shown, free] = [count(seen.filter((_, i) => face[i])), count(alone.seen.filter((_, i) => face[i]))];
  if (free < FEWEST_PIXELS) return [];
  const problems: DrawnProblem[] = [];
  if (shown / free < UNCOVERED)
    problems.push({
      rule: 'heroCovered',
      words: `${Math.round((1 - shown / free) * 100)} % of the hero’s face is covered`,
    });
  const contrast = Math.abs(greyOf(picture, seen) - greyOf(picture, aroundOf(seen)));
  if (all >= FEWEST_PIXELS && contrast < CONTRAST && !scene.lighting)
    problems.push({
      rule: 'sinks',
      words: `the hero’s skin sinks into what is behind it (${Math.round(contrast)} of 255)`,
    });
  return problems;
}

/** Where the hero's head is in the picture. */
function headBox(staged: Staged): PictureBox {
  const hero = heroOf(staged)!;
  const [x, y] = inPicture(staged.view, hero.anchor('head')!);
  const radius = hero.headRadius * (staged.view?.zoom ?? 1);
  return [x - radius, y - radius, 2 * radius, 2 * radius];
}

/** Which pixels are of the hero's head. */
function inFace(staged: Staged): boolean[] {
  const [left, top, size] = headBox(staged);
  const radius = size / 2;
  const [x, y] = [left + radius, top + radius];
  const unit = PAGE.width / WIDTH;
  return Array.from(
    { length: WIDTH * HEIGHT },
    (_, i) => Math.hypot((i % WIDTH) * unit - x, Math.floor(i / WIDTH) * unit - y) <= radius,
  );
}

function greyOf(picture: Buffer, where: readonly boolean[]): number {
  let [sum, n] = [0, 0];
  where.forEach((here, i) => {
    if (!here) return;
    sum += 0.299 * picture[i * 3]! + 0.587 * picture[i * 3 + 1]! + 0.114 * picture[i * 3 + 2]!;
    n++;
  });
  return n === 0 ? 0 : sum / n;
}

/** The scene with the hero in front, so that nothing covers her. */
function uncovered(scene: Scene): Scene {
  const cast = scene.cast.map((role) => (role.who === 'hero' ? { ...role, depth: FOREMOST } : role));
  return { ...scene, cast };
}

/** Pixels near the skin that are not skin. */
function aroundOf(seen: readonly boolean[]): boolean[] {
  const reach = 7;
  const near = new Array<boolean>(seen.length).fill(false);
  seen.forEach((here, i) => {
    if (!here) return;
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    for (const [dx, dy] of [
      [reach, 0],
      [-reach, 0],
      [0, reach],
      [0, -reach],
    ] as const) {
      const [u, v] = [x + dx, y + dy];
      if (u >= 0 && u < WIDTH && v >= 0 && v < HEIGHT) near[v * WIDTH + u] = true;
    }
  });
  return near.map((here, i) => here && !seen[i]);
}
