/**
 * Words = picture: what a spread says it `shows` is in its picture, as often as it says, and large enough to be found where a phone
 * shows the page 390 px wide.
 */

import { PAGE } from '../illustration/paper/page.ts';
import { OUTFITS } from '../illustration/parts/outfits.generated.ts';
import type { SceneCut } from '../illustration/scene/format/cuts.ts';
import type { Place } from '../illustration/scene/format/places.ts';
import type { PersonRole } from '../illustration/scene/format/roles.ts';
import type { RoomPart } from '../illustration/scene/format/room.ts';
import type { PlacedAnimal, PlacedPart, PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import { animalHeadRadius } from '../illustration/scene/layout/part-anchors.ts';
import type { Shown } from './book.ts';
import type { PictureBox } from './book-problem.ts';
import { boxOf, inPicture, type PlacingProblem, type Staged, wideStaged } from './check-placing.ts';
import { coversBefore, coversOver, type StoryCover } from './covers.ts';
import { boundsOf, cutPoints } from './cut-outlines.ts';

/** Part of a thing that is seen at least, before what covers it, and points of its oval that are looked at, across and down. */
const [SEEN, POINTS] = [0.25, 7];
/** A phone shows the page so wide; what is to be found there is so large at least, in its longer measure. */
const PHONE = { width: 390, least: 12 } as const;

/** Everything a spread says it shows and its picture does not. */
export function shownProblems(staged: Staged): PlacingProblem[] {
  const wide = wideStaged(staged);
  return (staged.spread.shows ?? []).flatMap((shown) =>
    shownInBoth(staged, wide, shown).map((problem) => ({ ...problem, rule: 'shows' as const })),
  );
}

/** What is wrong in the tall picture and, of a bleed, in the wide one over both pages. @param wide null for a plate */
function shownInBoth(staged: Staged, wide: Staged | null, shown: Shown): PlacingProblem[] {
  const page = problemsOf(staged, shown);
  const lacks = wide ? problemsOf(wide, shown).length > 0 : page.length > 0;
  if (lacks === page.length > 0) return page;
  const words = lacks
    ? 'the tall picture shows it, and the wide one over both pages does not'
    : 'the wide picture over both pages shows it, and the tall one does not';
  return [{ words: `${namedBy(shown)}: ${words}`, box: page[0]?.box ?? WHOLE }];
}

const WHOLE: PictureBox = [0, 0, PAGE.width, PAGE.height];

const namedBy = ({ what, count, on }: Shown): string =>
  `the words name ${count === undefined ? '' : `${count} × `}“${what}”${on === undefined ? '' : ` on ${on}`}`;

function problemsOf(staged: Staged, shown: Shown): PlacingProblem[] {
  const { what, count, on } = shown;
  const named = namedBy(shown);
  if (on !== undefined) {
    const who = staged.directed.parts.find(({ name }) => name === on);
    if (!who) return [{ words: `${named}, and ${on} is not in the picture`, box: WHOLE }];
    return has(staged, who, what) ? [] : [{ words: `${named}, who has none`, box: boxOf(staged, who) }];
  }
  const found = findAll(staged, what).flatMap(({ box, seen }) => {
    const onPage = cropped(staged, box);
    return onPage ? [{ box: onPage, seen }] : [];
  });
  const boxes = found.filter(({ seen }) => seen).map(({ box }) => box);
  if (boxes.length === 0 && found[0])
    return [{ words: `${named}, and it is covered by what is before it`, box: found[0].box }];
  if (boxes.length === 0) {
    const described = wordsOf(staged.scene.describe).includes(wordsOf(what).at(-1)!);
    const also = described ? ', and so does the description' : '';
    const words = `${named}${also}: nothing in the picture is called that (what: '${what}')`;
    return [{ words, box: WHOLE }];
  }
  const large = boxes.filter((box) => isFound(staged, box));
  if (count !== undefined && boxes.length !== count)
    return [{ words: `${named}, and the picture has ${boxes.length}`, box: WHOLE }];
  if (count === undefined ? large.length > 0 : large.length === count) return [];
  const [small] = boxes.filter((box) => !isFound(staged, box));
  return [{ words: `${named}, too small to be found on a phone`, box: small ?? WHOLE }];
}

/** The wide picture is as high on a phone that lies as the tall one is wide on one that stands. */
const isFound = ({ frame }: Staged, [, , width, height]: PictureBox): boolean =>
  (Math.max(width, height) * PHONE.width) / Math.min(frame.right - frame.left, frame.bottom - frame.top) >=
  PHONE.least;

/** Whether somebody wears or holds it, or a piece laid on her is called that. */
function has({ directed, scene }: Staged, who: PlacedPart, what: string): boolean {
  const laid = (scene.cuts ?? []).some(
    ({ on, what: called }) =>
      called !== undefined && on?.split('.')[0] === who.name && isCalled(called, what),
  );
  if (laid) return true;
  const held = directed.parts.some(
    (part) =>
      part.kind === 'prop' &&
      (isCalled(part.prop.id, what) || isCalled(part.name, what)) &&
      [part.prop.heldBy, part.prop.on].some((target) => target?.split('.')[0] === who.name),
  );
  if (held || who.kind !== 'person') return held;
  if (isCalled('finger', what) && pointsWithFinger(who.role)) return true;
  const { gloves } = who.role;
  if (gloves && isCalled(gloves.mittens ? 'mitten' : 'glove', what)) return true;
  const { outfit, cloth, extras, glasses, aids, hair } = who.person.look;
  const label = OUTFITS.find(({ id }) => id === outfit)?.label ?? outfit;
  return [label, `${cloth} ${outfit}`, glasses, hair, ...extras, ...aids].some((worn) =>
    isCalled(worn, what),
  );
}

/** Whether a hand stretches its first finger. */
function pointsWithFinger({ pose, point, hands }: PersonRole): boolean {
  const shapes = typeof hands === 'object' ? [hands.left, hands.right] : [hands];
  return point !== undefined || shapes.includes('point') || (hands === undefined && pose === 'point');
}

/** Whether a name says what is told, more exactly perhaps: `paper-boat` and `paperBoat` are boats, `tulips` a tulip. */
function isCalled(name: string, what: string): boolean {
  const [named, told] = [wordsOf(name), wordsOf(what)];
  return told.length > 0 && told.join(' ') === named.slice(-told.length).join(' ');
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?<=\p{L}{2}[^s])s$/u, ''));

interface Found {
  /** Also beyond the edges of the page. */
  readonly box: PictureBox;
  /** Whether enough of it is before what could cover it. */
  readonly seen: boolean;
}

/** Each of a kind in the picture. */
function findAll(staged: Staged, what: string): Found[] {
  const parts = staged.directed.parts.filter(
    (part) => isCalled(part.name, what) || isCalled(kindOf(part), what),
  );
  const pieces = (staged.scene.cuts ?? []).filter(
    (cut) => cut.what !== undefined && isCalled(cut.what, what),
  );
  const find = staged.directed.anchors.posedSpot;
  const fixtures = (staged.scene.room?.parts ?? []).filter(({ part }) => isCalled(part, what));
  return [
    ...fixtures.map((fixture) => ({ box: boxAround(staged, cornersOf(fixture)), seen: true })),
    ...parts.map((part) => {
      const covers = coversOver(staged, part);
      const head = part.kind !== 'prop' && isSeen(headOf(part), covers);
      return { box: boxOf(staged, part), seen: head || isSeen(marksOf(part), covers) };
    }),
    ...glovesIn(staged, what).map((box) => ({ box, seen: true })),
    ...pieces.map((cut) => {
      const points = thick(cut, cutPoints(cut, find));
      return { box: boxAround(staged, points), seen: isSeen(points, coversBefore(staged, cut)) };
    }),
  ];
}

/** A line that runs straight down or across is as wide as it is drawn. */
function thick(cut: SceneCut, points: readonly Place[]): readonly Place[] {
  if (!('width' in cut) || 'rings' in cut) return points;
  const half = (cut.width * Math.abs(cut.scale ?? 1)) / 2;
  return points.flatMap(([x, y]): Place[] => [
    [x - half, y - half],
    [x + half, y + half],
  ]);
}

/** The hands in gloves or mittens. */
function glovesIn(staged: Staged, what: string): PictureBox[] {
  return staged.directed.parts.flatMap((part) => {
    const gloves = part.kind === 'person' ? part.role.gloves : undefined;
    if (!gloves || part.kind !== 'person' || !isCalled(gloves.mittens ? 'mitten' : 'glove', what)) return [];
    const sides = gloves.only ? [gloves.only] : (['left', 'right'] as const);
    const half = part.headRadius / 3;
    return sides.map((side) => {
      const [x, y] = part.anchor(side)!;
      return boxAround(staged, [
        [x - half, y - half],
        [x + half, y + half],
      ]);
    });
  });
}

const marksOf = (part: PlacedPart): Place[] =>
  ['left', 'right', 'top', 'foot', 'head'].map((name) => part.anchor(name) ?? part.at);

/** The corners of a head, of who looks out of a window. */
function headOf(part: PlacedPerson | PlacedAnimal): Place[] {
  const [x, y] = part.anchor('head') ?? part.at;
  const radius =
    part.kind === 'person' ? part.headRadius : Math.abs(part.scale) * animalHeadRadius(part.role.who);
  return [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ];
}

/** Whether enough of the oval in some points' bounds is before whatever covers it. */
function isSeen(points: readonly Place[], covers: readonly StoryCover[]): boolean {
  const [left, top, right, bottom] = boundsOf(points);
  const steps = Array.from({ length: POINTS }, (_, i) => (2 * i) / (POINTS - 1) - 1);
  const oval = steps.flatMap((u) =>
    steps.flatMap((v): Place[] =>
      Math.hypot(u, v) <= 1
        ? [[(left + right + u * (right - left)) / 2, (top + bottom + v * (bottom - top)) / 2]]
        : [],
    ),
  );
  const free = oval.filter((at) => !covers.some((cover) => cover.covers(at)));
  return free.length / oval.length >= SEEN;
}

/** The corners of what is built into a room: `at` is the middle of what hangs, the foot of what stands. */
function cornersOf(fixture: RoomPart): Place[] {
  const [x, y] = fixture.at;
  const [width, height] =
    'size' in fixture
      ? fixture.size
      : 'radius' in fixture
        ? [2 * fixture.radius, 2 * fixture.radius]
        : 'width' in fixture
          ? [fixture.width, fixture.width]
          : [0, 0];
  return [
    [x - width / 2, y - height],
    [x + width / 2, y + height / 2],
  ];
}

const kindOf = (part: PlacedPart): string =>
  part.kind === 'prop' ? part.prop.id : part.kind === 'animal' ? part.role.who : part.name;

function boxAround({ view }: Staged, places: readonly Place[]): PictureBox {
  const [left, top, right, bottom] = boundsOf(places.map((at) => inPicture(view, at)));
  return [left, top, right - left, bottom - top];
}

/** As much of a box as is in the picture; null where nothing is. */
function cropped({ frame }: Staged, [left, top, width, height]: PictureBox): PictureBox | null {
  const [x, y] = [Math.max(frame.left, left), Math.max(frame.top, top)];
  const [w, h] = [Math.min(frame.right, left + width) - x, Math.min(frame.bottom, top + height) - y];
  return w > 0 && h > 0 ? [x, y, w, h] : null;
}
