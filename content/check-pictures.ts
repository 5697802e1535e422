/**
 * What is wrong with the pictures of a book beside each other, as far as their data tells: too many parts, the same pose twice
 * running, one kind of shot or light throughout, bodies that stand straight and touch nothing. Single pictures are in
 * `check-placing.ts`; what only a drawn picture shows is in `scripts/content/check-drawings.ts`.
 */
import type { SampleLook } from '../illustration/sample-looks.ts';
import type { Scene } from '../illustration/scene/format/scene.ts';
import type { WhyRule } from '../illustration/scene/format/why.ts';
import { answerFindings } from './answer-findings.ts';
import type { Book } from './book.ts';
import { type BookProblem, drawnFor } from './book-problem.ts';
import { foldProblems } from './check-bleed.ts';
import { contactProblems } from './check-contact.ts';
import { faceProblems } from './check-faces.ts';
import { handProblems } from './check-hands.ts';
import { limbProblems } from './check-limbs.ts';
import { boxOf, heroOf, isApart, placingProblems, type Staged, stagedFor } from './check-placing.ts';
import { shownProblems } from './check-shown.ts';
import { silhouetteProblems } from './check-silhouettes.ts';
import { vignetteProblems } from './check-vignettes.ts';
import { wardrobeProblems } from './check-wardrobe.ts';
import '../illustration/load-all-parts.ts';

/** What a book of so many pictures needs at least; a book of ten or more needs all of it. */
const LEAST = { poses: 6, shots: 4, places: 3, lights: 2 } as const;
const KINDS = ['poses', 'shots', 'places', 'lights'] as const;
const WHOLE_BOOK = 10;
const MOST_OF_ONE_PLACE = 0.6;
const MOST_PARTS = 24;
/** Parts of the pictures, the goals of the art direction: bent by 12° or more, a hand outside the outline, touching. */
const BENT = { degrees: 12, share: 0.6 } as const;
const HANDS_OUT = 0.7;
const CONTACT = 0.4;

/** What is looked for in each picture by itself. */
const RULES = [
  placingProblems,
  contactProblems,
  handProblems,
  limbProblems,
  faceProblems,
  foldProblems,
  silhouetteProblems,
  shownProblems,
  vignetteProblems,
];

/** The rules that a picture may answer, of those looked for here. */
const ANSWERED: readonly WhyRule[] = [
  'offPage',
  'miss',
  'unseen',
  'hiddenHand',
  'showsThrough',
  'noBody',
  'covered',
  'bar',
  'silhouette',
  'shows',
  'crowded',
  'samePose',
  'sameShot',
  'changed',
];

/** Everything wrong with the pictures of a book, tried on these heroes; empty when all is well. */
export function pictureProblems(book: Book, heroes: readonly SampleLook[]): BookProblem[] {
  const problems: BookProblem[] = [];
  let broken = false;
  for (const spread of book.spreads)
    for (const { name, look } of heroes) {
      try {
        const staged = stagedFor(book, spread, look);
        for (const { fails, ...problem } of RULES.flatMap((rule) => rule(staged)))
          problems.push({
            spread: spread.id,
            ...problem,
            ...(fails ? {} : { advice: true }),
            hero: name,
          });
      } catch (error) {
        broken = true;
        problems.push({ spread: spread.id, words: error instanceof Error ? error.message : String(error) });
        break;
      }
    }
  if (broken) return once(problems, heroes);
  const hero = heroes[0];
  const all = [...problems, ...(hero ? bookProblems(book, hero) : []), ...wardrobeProblems(book)];
  return once(answerFindings(book, all, ANSWERED), heroes);
}

/** The same sentence about the same picture is said once, with the first of the heroes it holds for. */
function once(problems: readonly BookProblem[], heroes: readonly SampleLook[]): BookProblem[] {
  const said = new Set<string>();
  return problems
    .filter(({ spread, words }) => {
      const key = `${spread} ${words.replace(/\d+/gu, '')}`;
      if (said.has(key)) return false;
      said.add(key);
      return true;
    })
    .map((problem) => {
      const hero = heroes.find(({ name }) => name === problem.hero);
      return hero ? { ...problem, words: problem.words + drawnFor(hero) } : problem;
    });
}

/** The pictures beside each other. */
function bookProblems(book: Book, { name, look }: SampleLook): BookProblem[] {
  const problems: BookProblem[] = [];
  const say = (words: string, spread?: string) =>
    problems.push(spread === undefined ? { words, advice: true } : { spread, words, advice: true });
  const answerable = (rule: WhyRule, spread: string, words: string) =>
    problems.push({ spread, rule, words, advice: true });
  const all = book.spreads.map((spread) => stagedFor(book, spread, look));
  const heroes = all.map(({ scene }) => scene.cast.find(({ who }) => who === 'hero'));
  for (const { spread, scene } of all) {
    const parts = scene.cast.length + (scene.props?.length ?? 0);
    if (parts > MOST_PARTS)
      answerable(
        'crowded',
        spread.id,
        `has ${parts} things and people: more than ${MOST_PARTS} are not seen`,
      );
    if (scene.cuts?.some((cut) => 'shape' in cut && cut.print && (cut.lift ?? 1) <= 0))
      say('prints on flat ink, where no print is seen: give the sheet a little lift', spread.id);
  }
  all.forEach(({ spread, scene }, i) => {
    const before = all[i - 1]?.scene;
    if (!before) return;
    if (heroes[i]?.pose && heroes[i]?.pose !== 'stand' && heroes[i]?.pose === heroes[i - 1]?.pose)
      problems.push({
        spread: spread.id,
        rule: 'samePose',
        words: `the hero’s pose is “${heroes[i]!.pose}”, as in the picture before`,
        advice: true,
        ...heroBox(all[i]!, name),
      });
    if (scene.shot && scene.shot === before.shot)
      answerable('sameShot', spread.id, `is the shot “${scene.shot}” again`);
  });
  if (all.length < WHOLE_BOOK) return problems;
  const kinds = {
    poses: new Set(heroes.flatMap((hero) => hero?.pose ?? [])).size,
    shots: new Set(all.flatMap(({ scene }) => scene.shot ?? [])).size,
    places: new Set(all.map(({ scene, spread }) => spread.scene.set ?? scene.plain ?? scene.backdrop)).size,
    lights: new Set(all.map(({ scene }) => `${scene.light}${scene.lighting?.lamps ? ' lamp' : ''}`)).size,
  };
  for (const kind of KINDS)
    if (kinds[kind] < LEAST[kind]) say(`shows ${kinds[kind]} ${kind}; a book needs ${LEAST[kind]} or more`);
  const places = all.map(({ scene, spread }) => spread.scene.set ?? scene.plain ?? scene.backdrop);
  for (const place of new Set(places)) {
    const share = places.filter((other) => other === place).length / places.length;
    if (share > MOST_OF_ONE_PLACE) say(`${Math.round(share * 100)} % of the pictures play in “${place}”`);
  }
  const bent = heroes.filter((hero) => hero && Math.abs(spineOf(hero)) >= BENT.degrees).length;
  const shown = heroes.filter(Boolean).length;
  if (bent / shown < BENT.share) say(`the hero stands straight in ${shown - bent} of ${shown} pictures`);
  const out = all.map(handIsOut).filter((is) => is !== null);
  const outside = out.filter(Boolean).length;
  if (out.length > 0 && outside / out.length < HANDS_OUT)
    say(
      `a hand of the hero stands out from the outline in ${outside} of ${out.length} pictures; seven in ten are wanted`,
    );
  const touching = all.filter(({ scene }) => isContact(scene)).length;
  if (touching / all.length < CONTACT)
    say(
      `somebody touches or holds something in ${touching} of ${all.length} pictures; four in ten are wanted`,
    );
  if (
    !all.some(({ scene }) =>
      scene.cuts?.some((cut) => 'letters' in cut && cut.hand && cut.letters.includes('{name}')),
    )
  )
    say('the child’s name is written on no sheet of the book by hand');
  if (
    !all.some(({ scene }) =>
      scene.cast.some((role) => /back/iu.test(('facing' in role && role.facing) || '')),
    )
  )
    say('nobody is seen from behind');
  return problems;
}

/** Where the hero is in the picture, if she is in it. */
function heroBox(staged: Staged, name: string): Pick<BookProblem, 'hero' | 'box'> {
  const hero = heroOf(staged);
  return hero ? { hero: name, box: boxOf(staged, hero) } : {};
}

/** Whether a black paper hero would show a hand; null where she is not in the picture. */
function handIsOut(staged: Staged): boolean | null {
  const hero = heroOf(staged);
  return hero ? [hero.anchor('left')!, hero.anchor('right')!].some((hand) => isApart(hand, hero)) : null;
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
