/**
 * Cuts heroes out of the wide pictures of the books, as a phone shows them, for asking viewers what a hero feels and does:
 * `npx tsx scripts/contact-sheets/hero-crops.ts --seed=7 [--count=60] [--out=folder]` draws spreads by chance, at most six of
 * a book, and writes `sheet-1.png` … (twelve numbered crops each) and `key.md` (number, book, spread, hero and the words).
 * `book/spread …` instead of a seed cuts these spreads, each on every sample hero that `--heroes=ada,mei` names.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { FileSpread } from '../../content/book-file.ts';
import { readBook, type ToldBook, toBookFile } from '../../content/read-books.ts';
import { SHELF } from '../../content/shelf.ts';
import { fill } from '../../content/slots.ts';
import { heroBounds } from '../../illustration/figures/hero/rig.ts';
import { applyMatrix, IDENTITY, type Matrix, placeOn } from '../../illustration/paper/matrix.ts';
import { makeRng } from '../../illustration/paper/rng.ts';
import { LAZY_PROP_RECORDS } from '../../illustration/parts/props.lazy.generated.ts';
import { SAMPLE_LOOKS, type SampleLook } from '../../illustration/sample-looks.ts';
import { STAGES } from '../../illustration/scene/camera/aspects.ts';
import { frameScene } from '../../illustration/scene/camera/frame-scene.ts';
import type { PlacedPart, PlacedPerson } from '../../illustration/scene/layout/layout-types.ts';
import { HERO_UNITS } from '../../illustration/scene/layout/person-anchors.ts';
import { bookPicture } from '../../illustration/scene/svg/book-picture.ts';
import '../../illustration/load-all-parts.ts';

const args = process.argv.slice(2);
const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
const named = args.filter((arg) => !arg.startsWith('--'));
const seed = Number(option('seed') ?? 1);
const count = Number(option('count') ?? 60);
const folder = option('out') ?? '.data/hero-crops';

/** Pixels of a wide picture on a phone 390 wide with two device pixels each. */
const PHONE = { width: 780, height: 520 };
const MOST_OF_A_BOOK = 6;
const PER_SHEET = 12;
const COLUMNS = 4;
/** Crops are shown twice as large as on the phone, and no larger than a cell. */
const UPSCALE = 2;
const CELL = { width: 560, height: 640, label: 34, gap: 20 };
/** Pixels of the picture around the hero. */
const MARGIN = 10;

interface Crop {
  readonly told: ToldBook;
  readonly spread: FileSpread;
  readonly hero: SampleLook;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Spreads in an order of chance, at most `MOST_OF_A_BOOK` of a book, the heroes in turn. */
function byChance(books: readonly ToldBook[]): Crop[] {
  const rng = makeRng(seed);
  const all = books
    .flatMap((told) => toBookFile(told).spreads.map((spread) => ({ told, spread, order: rng() })))
    .filter(({ spread }) => spread.scene.cast.some(({ who }) => who === 'hero'))
    .sort((a, b) => a.order - b.order);
  const taken = new Map<string, number>();
  const chosen = all.filter(({ told: { slug } }) => {
    taken.set(slug, (taken.get(slug) ?? 0) + 1);
    return taken.get(slug)! <= MOST_OF_A_BOOK;
  });
  return chosen.slice(0, count).map((one, i) => ({ ...one, hero: SAMPLE_LOOKS[i % SAMPLE_LOOKS.length]! }));
}

function byName(books: readonly ToldBook[]): Crop[] {
  const names = option('heroes')?.toLowerCase().split(',') ?? ['ada'];
  const heroes = SAMPLE_LOOKS.filter(({ name }) => names.includes(name.toLowerCase()));
  return named.flatMap((which) => {
    const [slug, id] = which.split('/');
    const told = books.find((book) => book.slug === slug);
    const spread = told && toBookFile(told).spreads.find((one) => one.id === id);
    if (!spread) throw new Error(`There is no spread ${which}.`);
    return heroes.map((hero) => ({ told, spread, hero }));
  });
}

function around(matrix: Matrix, [left, top, right, bottom]: readonly [number, number, number, number]): Box {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x, y]) => applyMatrix(matrix, x!, y!));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** What of the stage a hero with what she holds, carries or pushes takes up in the picture, page units. */
function boxOf(hero: PlacedPerson, parts: readonly PlacedPart[], view: Matrix): Box {
  const { at, scale, turn, options, person } = hero;
  const body = heroBounds(person.look, { ...options, groundShadow: false });
  const own = placeOn(view, { x: at[0], y: at[1], scale: scale * HERO_UNITS, rot: turn });
  const boxes = [around(own, [body.x, body.y, body.x + body.width, body.y + body.height])];
  const { carry, push, hold } = hero.role;
  const targets = [carry, push, typeof hold === 'string' ? hold : undefined].map((to) => to?.split('.')[0]);
  for (const part of parts) {
    if (part.kind !== 'prop') continue;
    const held = part.prop.heldBy?.split('.')[0] === hero.name;
    if (!held && !targets.includes(part.name)) continue;
    const [x, y] = part.at;
    const place = placeOn(view, { x, y, scale: part.scale, rot: part.turn, flip: part.prop.flip ?? false });
    boxes.push(around(place, LAZY_PROP_RECORDS.get(part.prop.id).bounds));
  }
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The hero cut out of the wide picture, as PNG. */
async function cropOf({ told, spread, hero }: Crop): Promise<Buffer> {
  const picture = bookPicture(told.book, spread.scene, { hero }, 'wide');
  const { parts, view } = frameScene(spread.scene, picture.cast, 'wide');
  const matrix = view ? placeOn(placeOn(IDENTITY, view.outer), view.inner) : IDENTITY;
  const heroes = parts.filter(
    (part): part is PlacedPerson => part.kind === 'person' && (part.role as { who?: string }).who === 'hero',
  );
  // The one without a name of its own is who the words are about.
  const one = heroes.find(({ name }) => name === 'hero') ?? heroes[0]!;
  const { left, right, top, bottom } = STAGES.wide;
  const [toX, toY] = [PHONE.width / (right - left), PHONE.height / (bottom - top)];
  const box = boxOf(one, parts, matrix);
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
  const x = within((box.left - left) * toX - MARGIN, PHONE.width - 1);
  const y = within((box.top - top) * toY - MARGIN, PHONE.height - 1);
  const width = Math.max(1, within((box.right - left) * toX + MARGIN, PHONE.width) - x);
  const height = Math.max(1, within((box.bottom - top) * toY + MARGIN, PHONE.height) - y);
  const whole = await sharp(Buffer.from(picture.whole())).resize(PHONE).png().toBuffer();
  const cut = await sharp(whole).extract({ left: x, top: y, width, height }).png().toBuffer();
  return sharp(cut)
    .resize({
      width: Math.min(width * UPSCALE, CELL.width),
      height: Math.min(height * UPSCALE, CELL.height),
      fit: 'inside',
    })
    .png()
    .toBuffer();
}

/** Writes up to twelve crops under their numbers. */
async function writeSheet(crops: readonly Buffer[], first: number, file: string): Promise<void> {
  const [wide, high] = [CELL.width + CELL.gap, CELL.height + CELL.label + CELL.gap];
  const layers = crops.flatMap((input, i): OverlayOptions[] => {
    const [left, top] = [CELL.gap + (i % COLUMNS) * wide, CELL.gap + Math.floor(i / COLUMNS) * high];
    const number = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="${CELL.label}"><text x="0" y="27" font-family="sans-serif" font-size="28" font-weight="bold">${first + i}</text></svg>`;
    return [
      { input: Buffer.from(number), left, top },
      { input, left, top: top + CELL.label },
    ];
  });
  const size = {
    width: CELL.gap + COLUMNS * wide,
    height: CELL.gap + Math.ceil(crops.length / COLUMNS) * high,
  };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(layers)
    .png()
    .toFile(file);
  console.log(file);
}

const books = (await Promise.all(SHELF.map(({ slug }) => readBook(slug)))).filter((told) => told !== null);
const chosen = named.length > 0 ? byName(books) : byChance(books);
mkdirSync(folder, { recursive: true });
for (let first = 0; first < chosen.length; first += PER_SHEET) {
  const crops: Buffer[] = [];
  for (const one of chosen.slice(first, first + PER_SHEET)) crops.push(await cropOf(one));
  await writeSheet(crops, first + 1, path.join(folder, `sheet-${first / PER_SHEET + 1}.png`));
}
const lines = chosen.map(({ told, spread, hero }, i) => {
  const named = { name: hero.name, pronouns: 'she' as const };
  const words = spread.text.map((text) => fill(text, named, told.book)).join(' ');
  return `${i + 1}. ${told.slug} \`${spread.id}\` (${hero.name}): ${words}`;
});
const title = named.length > 0 ? '' : `Seed ${seed}, ${chosen.length} spreads.\n\n`;
writeFileSync(path.join(folder, 'key.md'), `${title}${lines.join('\n')}\n`);
