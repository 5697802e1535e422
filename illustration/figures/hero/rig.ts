/**
 * The hero rig: `drawHero` draws a child on a `Paper` (in scenes), `heroSvg` returns a picture of the hero alone,
 * `heroBust` a portrait. Units: a standing child of five is 262 high without hair. The origin is on the ground between
 * the feet, under the seat or knees of a sitting child, and at the hip joint of one that flies, swims or sleeps. y points
 * down.
 */
import type { Light } from '../../paper/light.ts';
import type { Textures } from '../../paper/mark-options.ts';
import { IDENTITY, type Matrix, type Placement, placeOn } from '../../paper/matrix.ts';
import type { Point } from '../../paper/outline.ts';
import { Paper } from '../../paper/paper.ts';
import { type Anchors, measureAnchors } from './body/anchors.ts';
import { turnedAway } from './body/back.ts';
import { type BodyPart, drawBody } from './body/body.ts';
import { bodyOf } from './body/build.ts';
import { type Doll, type Gloves, makeDoll, type Side } from './body/doll.ts';
import { type Extent, heroExtent, riseAboveHead } from './body/extent.ts';
import { bodyLean, headLean } from './body/hanging.ts';
import {
  aidStickOf,
  closedOn,
  type Holding,
  isHeld,
  isRidden,
  stickHand,
  stickOf,
  toyForPose,
} from './body/held.ts';
import { isResting, type Soft } from './body/sinking.ts';
import { caneSideOf, handsOnAid, type WalkingAid, walkingAidOf } from './body/walking-aids.ts';
import { wornParts } from './body/worn-parts.ts';
import { type Expression, faceOf } from './head/expressions.ts';
import type { Strength } from './head/face-state.ts';
import { type Look, lookSeed } from './look/look.ts';
import { AIDS, type AidId, EXTRAS, optionById } from './look/look-options.ts';
import { type Act, applyAct } from './pose/acting.ts';
import { applyHands, type Hands } from './pose/apply-hands.ts';
import { withFaceHands, withHeadAngle, withShoulders } from './pose/face-in-pose.ts';
import type { PoseData } from './pose/pose-data.ts';
import { GALLOP, POSES, type Pose } from './pose/poses.ts';
import { profilePose, wheelchairProfilePose } from './pose/profile-poses.ts';
import { applyGaze, applyPoint, applyReach, type PointTo, type ReachTo } from './pose/reach-and-gaze.ts';
import { groundSeatPose, otherSeatPose, type Seat, staysInChair, wheelchairPose } from './pose/seated.ts';

/**
 * right: as drawn, three-quarter; left: mirrored; front: eyes to us; side: in profile to the right; sideLeft: to the left;
 * back: away from us; backRight and backLeft: away and to one side, so that a cheek and an ear are seen.
 */
export const FACINGS = [
  'right',
  'left',
  'front',
  'side',
  'sideLeft',
  'back',
  'backRight',
  'backLeft',
] as const;
export type Facing = (typeof FACINGS)[number];

export interface HeroOptions {
  /** Default: `stand`. */
  readonly pose?: Pose;
  /** Default: the pose's own, or `look.mood` for standing, sitting and holding. */
  readonly expression?: Expression;
  /** How strongly the expression shows; plain without one. */
  readonly strength?: Strength;
  readonly facing?: Facing;
  /** Seed of the scissors' jitter. */
  readonly seed?: number;
  /**
   * Default: the pose's toy (book, bunny, star). Riding has a hobby-horse unless there is a mount: `none`, or no ground
   * shadow.
   */
  readonly holding?: Holding;
  /** Pillow and blanket of the sleeping pose (true), and of one that sits up in bed (where `seatOn` says so). */
  readonly bed?: boolean;
  /** The soft shadow under the feet (true). */
  readonly groundShadow?: boolean;
  /** Changes of spine, wrists, shoulders, neck and feet. */
  readonly act?: Act;
  /** A walking stick in the leading hand, where nothing else is held. */
  readonly stick?: boolean;
  /** What a wheelchair user sits on; the wheelchair is left out on a scene's chair, boat or bed. */
  readonly seatOn?: Seat;
  /** What gives way under somebody who sits, lies or kneels. */
  readonly soft?: Soft;
  /** The hero is in or on a prop: walking aids are left out. */
  readonly aboard?: boolean;
  /** Shapes of the hands, in place of the pose's. */
  readonly hands?: Hands;
  /** Targets of the palms, in the frame of the anchors; the spine bends for far ones. */
  readonly reachTo?: ReachTo;
  /** What arms and first fingers point at, in the same frame. */
  readonly pointTo?: PointTo;
  readonly gloves?: Gloves;
  /** Degrees the picture of the hero is turned, clockwise; hair hangs down all the same. */
  readonly hangs?: number;
  /** Hands that a face must not move: something is in them, or they are led. */
  readonly busyHands?: readonly ('left' | 'right')[];
  /** Gives the face an edge that stands out from any background and light, for scenes. */
  readonly rimmed?: boolean;
  /** A point to look at, in the same frame. */
  readonly gazeTo?: Point;
}

/**
 * `body` leaves out reaching hands and `reach` draws only them: a scene draws both separately to put a hand in front of
 * another figure.
 */
export interface DrawOptions extends HeroOptions {
  readonly part?: BodyPart;
}

export interface HeroSvgOptions extends HeroOptions {
  readonly textures?: Textures;
  /** Starts every id in the SVG. Give each hero of a page its own. */
  readonly prefix?: string;
  /** Accessible name; without it the picture is decorative. */
  readonly title?: string;
  readonly light?: Light;
  /** Writes width and height, for decoding into a bitmap. */
  readonly size?: boolean;
}

function heldIn(name: Pose, options: HeroOptions): Holding {
  if (options.holding) return options.holding;
  return toyForPose(name, options.groundShadow === false);
}

interface StagedHero {
  readonly doll: Doll;
  readonly pose: PoseData;
  readonly placement: Placement;
  readonly chair: boolean;
  readonly name: Pose;
  readonly holding: Holding;
  /** The hand that holds a cane. */
  readonly cane: Side | null;
  readonly walking: WalkingAid | null;
}

/** Offset of the features of a head turned away and to the side. */
const AWAY = -9;

/** Whether the hero sits up in bed, with a pillow and a quilt. */
const inBed = (name: Pose, { bed, seatOn }: HeroOptions): boolean =>
  name === 'sitUp' && (bed ?? seatOn === 'bed');

/** Whether an aid is a chair to sit in. */
export const isChair = (id: AidId): boolean => optionById(AIDS, id).chair;

/** Removes hats, crowns and headphones in bed; a flower or bow stays. */
function dressedFor(name: Pose, worn: Look, options: HeroOptions): Look {
  if (name !== 'sleep' || options.bed === false) return worn;
  return { ...worn, extras: worn.extras.filter((id) => !optionById(EXTRAS, id).offInBed) };
}

function stage(worn: Look, paper: Paper, options: HeroOptions): StagedHero {
  const name = options.pose ?? 'stand';
  const look = dressedFor(name, worn, options);
  const facing = options.facing ?? 'right';
  const given = heldIn(name, options);
  const free = given === 'none' && POSES[name].ground === 'feet';
  const wooden = options.stick === true ? stickOf(look) : null;
  const onGround = options.groundShadow !== false && !options.aboard && !look.aids.some(isChair);
  const walking = free && onGround ? walkingAidOf(look, POSES[name]) : null;
  // From the side, an ear on the ground would hide the face.
  const profile = (facing === 'side' || facing === 'sideLeft') && name !== 'listenDown';
  const caneSide = free && onGround ? caneSideOf(POSES[name], options.reachTo) : null;
  const own = caneSide && aidStickOf(look, caneSide, caneSide < 0 && !profile);
  const carried = free && !walking ? (own ?? wooden) : null;
  const cane = carried && carried === own ? caneSide : null;
  const stick = carried && (cane ?? 1);
  const holding = carried ?? given;
  const hobby = name === 'ride' && isRidden(holding);
  const seatedChild = look.aids.some(isChair) && (hobby || staysInChair(name));
  const elsewhere = options.seatOn !== undefined && options.seatOn !== 'ground';
  const chair = seatedChild && !elsewhere;
  const mirrored = facing === 'left' || facing === 'sideLeft' || facing === 'backLeft';
  const back = facing === 'back' || facing === 'backRight' || facing === 'backLeft';
  let pose =
    profile && !seatedChild ? profilePose(name, hobby) : hobby && !seatedChild ? GALLOP : POSES[name];
  if (seatedChild) {
    pose = wheelchairPose(name, pose);
    if (profile) pose = wheelchairProfilePose(name, pose);
    if (elsewhere) pose = otherSeatPose(pose);
  }
  if (name === 'sit' && options.seatOn === 'ground' && !seatedChild && !profile)
    pose = groundSeatPose(pose, POSES.read);
  if (facing === 'front') pose = { ...pose, gaze: [pose.gaze[0] * 0.2, pose.gaze[1]] };
  const { scale, stoop } = bodyOf(look);
  const placement: Placement = { flip: mirrored, scale };
  if (stoop) pose = { ...pose, spine: (pose.spine ?? 0) + stoop, neck: (pose.neck ?? 0) + stoop * 0.5 };
  const { strength } = options;
  const expression = options.expression ?? (pose.expression === 'mood' ? look.mood : pose.expression);
  if (options.hangs) pose = { ...pose, hang: mirrored ? -options.hangs : options.hangs };
  const face = faceOf(expression, strength);
  pose = withHeadAngle(pose, face, profile);
  // In a scene a sleeper's glasses are taken off, whether pose or scene has her asleep.
  const acting =
    (options.rimmed === true && expression === 'asleep') ||
    (options.act ?? options.hands ?? options.gazeTo ?? options.reachTo ?? options.pointTo) !== undefined;
  // Bodies follow the face in scenes alone: a portrait keeps its pose.
  const follows = options.rimmed === true && !back;
  if (follows) pose = withShoulders(pose, face);
  const told = {
    parts: wornParts(look),
    expression,
    strength,
    swing: pose.swing ?? 0,
    profile,
    mirrored,
    back,
    acting,
    rimmed: options.rimmed === true,
    gloves: options.gloves,
  };
  const measured = makeDoll(paper, look, { ...told, gaze: pose.gaze });
  const ready = follows ? withFaceHands(pose, face, busyHands(options, holding, stick, walking)) : pose;
  const performed = perform(measured, ready, placeOn(IDENTITY, placement), { ...options, stick, walking });
  const acted = closedOn(performed.pose, holding);
  pose = back
    ? { ...turnedAway(measured, acted, facing === 'back'), gaze: [facing === 'back' ? 0 : AWAY, 0] }
    : acted;
  const doll: Doll = {
    ...measured,
    gaze: pose.gaze,
    pupils: performed.pupils,
    lean: { body: bodyLean(pose), neck: headLean(pose) - pose.head.tilt },
  };
  return { doll, pose, chair, name, holding, placement, cane, walking };
}

/** Tells which hands a face must leave alone. */
function busyHands(
  { reachTo, pointTo, hands, act, busyHands = [] }: HeroOptions,
  holding: Holding,
  stick: Side | null,
  walking: WalkingAid | null,
): (side: 'left' | 'right') => boolean {
  const held = isHeld(holding) ? (holding.hand ?? 'right') : holding === 'none' ? null : 'both';
  return (side) =>
    walking !== null ||
    held === 'both' ||
    held === side ||
    stick === (side === 'left' ? -1 : 1) ||
    busyHands.includes(side) ||
    Boolean(reachTo?.[side] ?? pointTo?.[side] ?? act?.arms?.[side === 'left' ? 0 : 1]) ||
    (typeof hands === 'string' ? hands : hands?.[side]) !== undefined;
}

/** Applies act, gaze, hands and reach to the pose; the reach comes last, because everything else moves the hands. */
function perform(
  doll: Doll,
  pose: PoseData,
  base: Matrix,
  {
    act,
    hands,
    gazeTo,
    reachTo,
    pointTo,
    stick,
    walking,
  }: Omit<HeroOptions, 'stick'> & { readonly stick: Side | null; readonly walking: WalkingAid | null },
): { pose: PoseData; pupils?: readonly [x: number, y: number] } {
  let played = act ? applyAct(doll, pose, act) : pose;
  let pupils: readonly [x: number, y: number] | undefined;
  if (gazeTo) ({ pose: played, pupils } = applyGaze(doll, played, base, gazeTo));
  if (hands) played = applyHands(doll, played, hands);
  const touched = {
    ...(walking ? handsOnAid(doll, played, base, walking) : {}),
    ...played.at,
    ...(stick ? { [stick < 0 ? 'left' : 'right']: stickHand(doll, base, stick) } : {}),
    ...reachTo,
  };
  if (pointTo) played = applyPoint(doll, played, base, pointTo);
  if (touched.left || touched.right) played = applyReach(doll, played, base, touched);
  return pupils ? { pose: played, pupils } : { pose: played };
}

/** Draws the hero at the current placement and returns the anchors in that frame. Colours take the light's `heroTint`. */
export function drawHero(look: Look, options: DrawOptions, paper: Paper): Anchors {
  const { doll, pose, placement, chair, name, holding, walking } = stage(look, paper, options);
  paper.seeded(lookSeed(look) ^ (options.seed ?? 0), () =>
    paper.tinted(paper.light.heroTint, () =>
      paper.at(placement, () =>
        drawBody(doll, pose, {
          holding,
          chair,
          walking,
          bed: name === 'sleep' && options.bed !== false,
          covered: inBed(name, options),
          groundShadow: options.groundShadow !== false,
          soft: isResting(doll, pose) ? options.soft : undefined,
          part: options.part ?? 'whole',
        }),
      ),
    ),
  );
  return measureAnchors(doll, pose, placeOn(IDENTITY, placement));
}

/** Returns the anchors of `drawHero` without drawing. */
export function heroAnchors(look: Look, options: HeroOptions = {}): Anchors {
  const { doll, pose, placement } = stage(look, scratch, options);
  return measureAnchors(doll, pose, placeOn(IDENTITY, placement));
}

/** Height of the crown of the head above the hero's origin, in units, without hair. */
export function heightOf(look: Look, options: HeroOptions = {}): number {
  const { head, headRadius } = heroAnchors(look, options);
  return headRadius - head[1];
}

/** The bounds of the hero with hair, props and shadow, in the frame of `drawHero`. */
export function heroBounds(look: Look, options: HeroOptions = {}): Extent {
  const { doll, pose, placement, chair, name, holding, cane, walking } = stage(look, scratch, options);
  const bed = name === 'sleep' && options.bed !== false;
  // Facts of parts are in the doll's units.
  const { flip = false, scale = 1 } = placement;
  const box = heroExtent(doll, measureAnchors(doll, pose, placeOn(IDENTITY, { flip })), {
    chair,
    bed,
    name,
    hobby: isRidden(holding),
    leaning: Boolean(pose.spine),
    loose: pose.hair === 'spread' || (pose.hair === undefined && Math.abs(headLean(pose)) > 40),
    cane,
    walking,
  });
  if (scale === 1) return box;
  return { x: box.x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale };
}

/** Returns a picture of the hero alone, fitted to `heroBounds`. */
export function heroSvg(look: Look, options: HeroSvgOptions = {}): string {
  const box = heroBounds(look, options);
  const paper = paperFor(box, options);
  drawHero(look, options, paper);
  return paper.toSvg(documentOptions(options));
}

/** Side of the square `heroBust` draws, in units, and how much of it a body smaller than a child of three has. */
const BUST = 190;
const SMALL_BUST = 1.1;

/**
 * Returns head and shoulders in a square, for round portraits and small tiles: nothing important is outside the inscribed
 * circle. The default expression is `look.mood`.
 */
export function heroBust(look: Look, options: Omit<HeroSvgOptions, 'pose' | 'holding' | 'bed'> = {}): string {
  const posed: HeroOptions = {
    ...options,
    pose: 'stand',
    expression: options.expression ?? look.mood,
    groundShadow: false,
  };
  const seated = { ...look, aids: look.aids.filter((aid) => !isChair(aid)) };
  const { head, headRadius } = heroAnchors(seated, posed);
  const above = headRadius + riseAboveHead(seated) * 0.92;
  // As close as the hair allows; tall hair moves the face down instead of being cut.
  const side = Math.max(BUST * Math.min(1, bodyOf(seated).scale * SMALL_BUST), above * 1.75);
  const middle = Math.min(head[1] + 12, head[1] - above + side * 0.485);
  const box: Extent = { x: head[0] - side / 2, y: middle - side / 2, width: side, height: side };
  const paper = paperFor(box, options);
  drawHero(seated, posed, paper);
  return paper.toSvg(documentOptions(options));
}

function paperFor(box: Extent, options: HeroSvgOptions): Paper {
  return new Paper({
    ...box,
    prefix: options.prefix ?? 'h',
    textures: options.textures ?? 'standalone',
    ...(options.light ? { light: options.light } : {}),
  });
}

function documentOptions({ title, size }: HeroSvgOptions): { title?: string; size?: boolean } {
  return { ...(title !== undefined ? { title } : {}), ...(size !== undefined ? { size } : {}) };
}

/** A paper for measuring only. */
const scratch = new Paper({ width: 1, height: 1, textures: 'none' });
