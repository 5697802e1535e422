/**
 * What is wrong with the pictures of a book, as far as their data tells: too many parts, the same pose twice running, one
 * kind of shot or light throughout, faces outside the page, hands that miss. What only a drawn picture shows is in
 * `scripts/check-drawings.ts`.
 */
import type { Look } from '../src/illustration/hero/look.ts';
import { applied, IDENTITY, placedOn } from '../src/illustration/paper/matrix.ts';
import { standCamera, type View } from '../src/illustration/scene/camera.ts';
import { type Directed, direct, type LaidPerson } from '../src/illustration/scene/direct.ts';
import { PAGE, type Place, type Scene } from '../src/illustration/scene/scene.ts';
import { castBook, stageSpread } from '../src/illustration/scene/staging.ts';
import type { Book, BookSpread } from './book.ts';
import type { BookProblem } from './check-book.ts';
import '../src/illustration/whole-kit.ts';

/** A hero to try the pictures on, by a name that sentences can use. */
export interface Tried {
  readonly name: string;
  readonly look: Look;
}

/** What a book of so many pictures needs at least; a book of ten or more needs all of it. */
const LEAST = { poses: 6, shots: 4, places: 3, lights: 2 } as const;
const WHOLE_BOOK = 10;
const MOST_OF_ONE_PLACE = 0.4;
const MOST_PARTS = 24;
/** Parts of the pictures: bent by 12° or more, touching, the goals of the art direction. */
const BENT = { degrees: 12, share: 0.4 } as const;
const CONTACT = 0.4;
const HEAD = { least: 18, most: 260 } as const;
/** Page units a hand may be away from what it touches. */
const MISS = 25;

const FRAME = { left: 0, right: PAGE.width, top: 0, bottom: PAGE.height };
const still = (at: Place) => at;

interface Staged {
  readonly spread: BookSpread;
  readonly scene: Scene;
  readonly directed: Directed;
  readonly view: View | null;
}

function stagedFor(book: Book, spread: BookSpread, look: Look): Staged {
  const scene = stageSpread(book, spread.id);
  const directed = direct(scene, castBook(book, look), still);
  return {
    spread,
    scene,
    directed,
    view: standCamera(FRAME, scene.shot, scene.camera, directed.subjects, PAGE.horizon),
  };
}

/** Where a place of the stage lies in the picture. */
function inPicture(view: View | null, [x, y]: Place): Place {
  return view ? applied(placedOn(placedOn(IDENTITY, view.outer), view.inner), x, y) : [x, y];
}

/** Everything wrong with the pictures of a book, tried on these heroes; empty when all is well. */
export function pictureProblems(book: Book, heroes: readonly Tried[]): BookProblem[] {
  const problems: BookProblem[] = [];
  let broken = false;
  for (const spread of book.spreads)
    for (const { name, look } of heroes) {
      try {
        const staged = stagedFor(book, spread, look);
        for (const words of placingProblems(staged))
          problems.push({ spread: spread.id, words: `${words} (${name})`, advice: true });
      } catch (error) {
        broken = true;
        problems.push({ spread: spread.id, words: error instanceof Error ? error.message : String(error) });
        break;
      }
    }
  if (broken) return once(problems);
  const hero = heroes[0];
  return once([...problems, ...(hero ? bookProblems(book, hero.look) : [])]);
}

/** The same sentence about the same picture is said once, whichever heroes it holds for. */
function once(problems: readonly BookProblem[]): BookProblem[] {
  const said = new Set<string>();
  return problems.filter(({ spread, words }) => {
    const key = `${spread} ${words.replace(/ \(\w+\)$/u, '').replace(/\d+/gu, '')}`;
    if (said.has(key)) return false;
    said.add(key);
    return true;
  });
}

/** One picture on one hero: is the face there, of a size to be read, and do hands meet what they touch? */
function placingProblems({ scene, directed, view }: Staged): string[] {
  const problems: string[] = [];
  const hero = directed.parts.find(
    (part): part is LaidPerson => part.kind === 'person' && part.name === 'hero',
  );
  if (!hero || scene.shot === 'thing-in-hand') return problems;
  const [x, y] = inPicture(view, hero.part('head')!);
  const radius = hero.headRadius * (view?.zoom ?? 1);
  if (scene.shot !== 'close' && !hero.dark) {
    const inside = (at: number, size: number) =>
      Math.min(1, Math.max(0, (Math.min(at + radius, size) - Math.max(at - radius, 0)) / (2 * radius)));
    if (inside(x, PAGE.width) * inside(y, PAGE.height) < 0.8)
      problems.push('the hero’s face is not on the page');
  }
  if (radius < HEAD.least)
    problems.push(`the hero’s head is ${Math.round(radius)} units: too small to be found`);
  if (radius > HEAD.most)
    problems.push(`the hero’s head is ${Math.round(radius)} units: too large for the page`);
  const { touch } = hero.role;
  if (touch !== undefined) {
    const wanted = typeof touch === 'object' && !Array.isArray(touch) ? Object.values(touch) : [touch];
    for (const spot of wanted) {
      const at = directed.subjects.spot(spot as Place);
      const far = (hand: Place) => Math.hypot(hand[0] - at[0], hand[1] - at[1]);
      const miss = Math.min(far(hero.part('left')!), far(hero.part('right')!));
      if (miss > MISS * Math.max(1, hero.scale))
        problems.push(`a hand misses what it touches by ${Math.round(miss)} units`);
    }
  }
  return problems;
}

/** The pictures beside each other. */
function bookProblems(book: Book, look: Look): BookProblem[] {
  const problems: BookProblem[] = [];
  const say = (words: string, spread?: string) =>
    problems.push(spread === undefined ? { words, advice: true } : { spread, words, advice: true });
  const all = book.spreads.map((spread) => stagedFor(book, spread, look));
  const heroes = all.map(({ scene }) => scene.cast.find(({ who }) => who === 'hero'));
  for (const { spread, scene } of all) {
    const parts = scene.cast.length + (scene.props?.length ?? 0);
    if (parts > MOST_PARTS && !scene.why)
      say(`has ${parts} things and people: more than ${MOST_PARTS} are not seen`, spread.id);
  }
  all.forEach(({ spread, scene }, i) => {
    const before = all[i - 1]?.scene;
    if (!before || scene.why) return;
    if (heroes[i]?.pose && heroes[i]?.pose !== 'stand' && heroes[i]?.pose === heroes[i - 1]?.pose)
      say(`the hero ${heroes[i]!.pose}s as in the picture before`, spread.id);
    if (scene.shot && scene.shot === before.shot) say(`is the shot “${scene.shot}” again`, spread.id);
  });
  if (all.length < WHOLE_BOOK) return problems;
  const kinds = {
    poses: new Set(heroes.flatMap((hero) => hero?.pose ?? [])).size,
    shots: new Set(all.flatMap(({ scene }) => scene.shot ?? [])).size,
    places: new Set(all.map(({ scene, spread }) => spread.scene.set ?? scene.plain ?? scene.backdrop)).size,
    lights: new Set(all.map(({ scene }) => `${scene.light}${scene.lighting?.lamps ? ' lamp' : ''}`)).size,
  };
  for (const [kind, least] of Object.entries(LEAST))
    if (kinds[kind as keyof typeof kinds] < least)
      say(`shows ${kinds[kind as keyof typeof kinds]} ${kind}; a book needs ${least} or more`);
  const places = all.map(({ scene, spread }) => spread.scene.set ?? scene.plain ?? scene.backdrop);
  for (const place of new Set(places)) {
    const share = places.filter((other) => other === place).length / places.length;
    if (share > MOST_OF_ONE_PLACE + 0.2)
      say(`${Math.round(share * 100)} % of the pictures play in “${place}”`);
  }
  const bent = heroes.filter((hero) => hero && Math.abs(spineOf(hero)) >= BENT.degrees).length;
  const shown = heroes.filter(Boolean).length;
  if (bent / shown < BENT.share) say(`the hero stands straight in ${shown - bent} of ${shown} pictures`);
  const touching = all.filter(({ scene }) => isContact(scene)).length;
  if (touching / all.length < CONTACT)
    say(
      `somebody touches or holds something in ${touching} of ${all.length} pictures; four in ten are wanted`,
    );
  if (
    !all.some(({ scene }) =>
      scene.cast.some((role) => /back/iu.test(('facing' in role && role.facing) || '')),
    )
  )
    say('nobody is seen from behind');
  return problems;
}

function spineOf(hero: NonNullable<Scene['cast'][number]>): number {
  const act = 'act' in hero ? hero.act : undefined;
  // What it looks at bends it too; poses that bow or lie are bent by themselves.
  const leans = [
    'run',
    'climb',
    'kneel',
    'sleep',
    'fly',
    'swim',
    'lift',
    'push',
    'pull',
    'row',
    'bow',
    'sneak',
    'crouch',
    'peek',
    'putDown',
    'kneelOver',
    'lieBack',
    'lieFront',
    'listenDown',
    'throw',
    'dance',
    'carry',
    'embrace',
  ];
  return (act?.spine ?? 0) || (leans.includes(String(hero.pose)) ? BENT.degrees : 0);
}

function isContact(scene: Scene): boolean {
  return (
    scene.cast.some(
      (role) =>
        ('touch' in role && role.touch !== undefined) ||
        ['hug', 'ride', 'read', 'hold', 'embrace', 'embraced', 'holdHands', 'carry'].includes(
          String(role.pose),
        ),
    ) || (scene.props ?? []).some(({ heldBy }) => heldBy !== undefined)
  );
}
