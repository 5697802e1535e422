/** Puts a doll together: what lies over what, in every pose. */
import { applied, IDENTITY, type Matrix, type Placement, placedOn } from '../paper/matrix.ts';
import type { Outline, Point } from '../paper/outline.ts';
import { drawArm, placeArm } from './arms.ts';
import type { Doll, Side } from './doll.ts';
import { drawBackExtras, drawNeckExtras, drawTrunkExtras } from './extras.ts';
import { drawHead } from './face.ts';
import { aidInProfile, drawEarAids, drawGlasses } from './glasses.ts';
import { drawHairBack, drawHairFront } from './hair/pressed.ts';
import { HAIR, HAIR_ASIDE } from './hair/styles.ts';
import { drawHelmetBack } from './hats.ts';
import { drawHeadExtras } from './headwear.ts';
import { drawLapSkirt, drawLeg, placeLeg } from './legs.ts';
import { type Garment, seat } from './outfit/garment.ts';
import { WARDROBE } from './outfit/wardrobe.ts';
import type { ArmPose, PoseData } from './pose.ts';
import { drawProfileEar } from './profile/head.ts';
import { drawProfileHeadExtras } from './profile/headwear.ts';
import {
  drawBlanket,
  drawBook,
  drawBookAside,
  drawBunny,
  drawGroundShadow,
  drawHobbyHorse,
  drawHobbyStick,
  drawPillow,
  drawWand,
} from './props.ts';
import { drawChairBack, drawWheel } from './wheelchair.ts';

/** What the hero brings along; `none` leaves the hands free for what a scene puts there. */
export type Holding = 'none' | 'book' | 'bunny' | 'star' | 'horse';

export interface BodyOptions {
  readonly holding: Holding;
  readonly chair: boolean;
  /** Pillow and blanket. */
  readonly bed: boolean;
  readonly groundShadow: boolean;
}

const trunkPlace = (pose: PoseData): Placement => ({ rot: pose.torso ?? 0 });

/** Cloth is cut for a child of five and grown to the trunk; a trunk seen from the side is narrower. */
function clothPlace(doll: Doll, pose: PoseData): Placement {
  const { width, torso } = doll.size;
  const seen = width * (doll.profile ? 0.78 : 1 - 0.15 * (pose.turn ?? 0));
  return { scale: seen, stretch: torso / seen, x: doll.profile ? 0 : 2 * (pose.turn ?? 0) };
}

/** Hips from the side. */
const ASIDE: Placement = { scale: 0.7, stretch: 1 / 0.7 };

/** Half the width of the trunk in cloth units, and how far its middle moves forward when it is seen from the side. */
const GIRTH = 28;
const ROUND = 0.46;

/** Cloth round a trunk seen from the side: buttons and bibs move to its front, seams and hems keep their ends. */
function roundTheSide(x: number, y: number): readonly [x: number, y: number] {
  const girth = GIRTH + Math.max(0, y + 34) * 0.22;
  return [x + ROUND * girth * Math.max(0, 1 - (x / girth) ** 2), y];
}

function headPlace(doll: Doll, pose: PoseData): Placement {
  const { head, torso } = doll.size;
  return {
    x: pose.head.x ?? 0,
    y: -78 * torso - 43 * head + (pose.head.y ?? 0),
    rot: pose.head.tilt,
    scale: head,
  };
}

const hairPlace = (doll: Doll): Placement => ({ scale: doll.headWidth, stretch: 1 / doll.headWidth });

/** How far below the hip joint the picture's origin is. */
export function groundOf(doll: Doll, pose: PoseData): number {
  if (pose.ground === 'centre') return 0;
  if (typeof pose.ground === 'number') return pose.ground;
  const m = placedOn(IDENTITY, { rot: pose.rot ?? 0 });
  const depths = ([-1, 1] as const).flatMap((side) => {
    const { knee, ankle } = placeLeg(doll, side, side < 0 ? pose.legs.left : pose.legs.right);
    return [applied(m, knee[0], knee[1])[1] + 8, applied(m, ankle[0], ankle[1])[1] + 9.4];
  });
  return Math.max(...depths) + (pose.lift ?? 0);
}

/** Places of the body in the frame the hero is drawn in: origin on the ground (or the hip joint when off it). */
export interface Anchors {
  /** Middle of each palm, left and right in the picture. */
  readonly leftHand: Point;
  readonly rightHand: Point;
  /** Middle of the head and its half width. */
  readonly head: Point;
  readonly headRadius: number;
  readonly seat: Point;
  readonly feet: readonly [Point, Point];
}

export function anchorsOf(doll: Doll, pose: PoseData, base: Matrix): Anchors {
  const body = placedOn(base, { y: -groundOf(doll, pose) });
  const turned = placedOn(body, { rot: pose.rot ?? 0 });
  const trunk = placedOn(turned, trunkPlace(pose));
  const head = placedOn(trunk, headPlace(doll, pose));
  const palm = (side: Side): Point => {
    const at = placeArm(doll, side, side < 0 ? pose.arms.left : pose.arms.right).palm;
    return applied(trunk, at[0], at[1]);
  };
  const foot = (side: Side): Point => {
    const { ankle } = placeLeg(doll, side, side < 0 ? pose.legs.left : pose.legs.right);
    return applied(turned, ankle[0], ankle[1]);
  };
  return {
    leftHand: palm(-1),
    rightHand: palm(1),
    head: applied(head, 0, 0),
    headRadius: 50 * doll.size.head,
    seat: applied(turned, 0, 8),
    feet: [foot(-1), foot(1)],
  };
}

export function drawBody(doll: Doll, pose: PoseData, options: BodyOptions): void {
  const { paper } = doll;
  const garment = WARDROBE[doll.look.outfit](doll);
  const ground = groundOf(doll, pose);
  paper.at({ y: -ground }, () => {
    if (options.groundShadow && pose.shadow) drawGroundShadow(doll, pose.shadow.x, ground, pose.shadow.width);
    if (options.bed) drawPillow(doll);
    paper.at({ rot: pose.rot ?? 0 }, () => drawLayers(doll, pose, garment, options));
  });
}

function drawLayers(doll: Doll, pose: PoseData, garment: Garment, options: BodyOptions): void {
  const { paper } = doll;
  const inTrunk = (draw: () => void): void => paper.at(trunkPlace(pose), draw);
  const inCloth = (draw: () => void): void => inTrunk(() => paper.at(clothPlace(doll, pose), draw));
  const onFront = (draw: () => void): void =>
    inCloth(doll.profile ? () => paper.bent(roundTheSide, draw) : draw);
  const arm = (side: Side) => (side < 0 ? pose.arms.left : pose.arms.right);
  const arms = (layer: ArmLayer): void =>
    inTrunk(() => {
      for (const side of [-1, 1] as const) drawArmAt(doll, side, arm(side), garment, layer);
    });
  const legs = (): void => {
    // under the blanket
    if (options.bed) return;
    for (const side of pose.rightLegFirst ? ([1, -1] as const) : ([-1, 1] as const)) {
      const leg = side < 0 ? pose.legs.left : pose.legs.right;
      if (leg.hidden) continue;
      const { line } = drawLeg(doll, side, leg, garment.legwear, garment.shoes);
      if (pose.legsOver && garment.skirt) drawLapSkirt(doll, line, garment.skirt);
    }
    const { trousers } = garment.legwear;
    if (trousers && !pose.legsOver)
      paper.at(doll.profile ? ASIDE : {}, () => seat(doll, trousers.colour, trousers.texture));
  };
  if (options.chair) drawChairBack(doll);
  inCloth(() => {
    garment.behind?.(doll);
    drawBackExtras(doll);
  });
  inTrunk(() => paper.at(headPlace(doll, pose), () => drawBehindHead(doll, garment)));
  arms('behind');
  if (options.holding === 'horse') inTrunk(() => drawStick(doll, pose, options.chair));
  if (!pose.legsOver) legs();
  inCloth(() => drawNeck(doll));
  onFront(() => {
    garment.torso(doll, pose.drape ?? 'hanging');
    drawTrunkExtras(doll);
    const lap = garment.skirt ?? garment.legwear.trousers;
    if (pose.legsOver && lap) drawLap(doll, lap.colour, pose.legs.left.folded === true);
  });
  if (pose.legsOver) legs();
  onFront(() => drawNeckExtras(doll));
  arms('mid');
  inTrunk(() => paper.at(headPlace(doll, pose), () => drawWholeHead(doll, pose, garment)));
  if (options.chair) drawWheel(doll, (pose.torso ?? 0) > 11);
  if (options.bed) paper.at({ rot: 90 }, () => drawBlanket(doll));
  inTrunk(() => drawHeld(doll, pose, options));
  arms('front');
}

type ArmLayer = 'behind' | 'mid' | 'front';

/** A hijab falls over the shoulders: arms come out from under it, and only forearms lie before what they hold. */
function drawArmAt(doll: Doll, side: Side, arm: ArmPose, garment: Garment, layer: ArmLayer): void {
  const own = arm.layer ?? 'behind';
  const veiled = own === 'front' && doll.look.hair === 'hijab';
  if (veiled ? layer === 'mid' : layer === own)
    drawArm(doll, side, veiled ? { ...arm, pin: false } : arm, garment);
  if (veiled && layer === 'front' && Math.abs(arm.angles[0]) < 42)
    drawArm(doll, side, { ...arm, pin: false }, garment, 0.55);
}

function drawNeck(doll: Doll): void {
  if (doll.look.hair === 'hijab') return;
  const { paper, skin } = doll;
  paper.sheet(
    [
      [-9.4, -92],
      [9.4, -92],
      [9.6, -77],
      [13, -72],
      [0, -65],
      [-13, -72],
      [-9.6, -77],
    ],
    skin.base,
    { lift: 0, jitter: 0.2, edge: 'none' },
  );
  paper.flat(
    [
      [-9.6, -80],
      [0, -76],
      [9.8, -80],
      [9, -72],
      [3, -69],
      [-6, -72],
    ],
    skin.shade,
    { opacity: 0.55 },
  );
}

/** Cloth between the legs of a seated child; crossed legs leave more of it to see. */
function drawLap(doll: Doll, colour: string, folded: boolean): void {
  const low = folded ? 36 : 20;
  const outline: Outline = [
    [-27, -4],
    [0, -1],
    [27, -4],
    [30, low - 8],
    [0, low],
    [-30, low - 8],
  ];
  doll.paper.sheet(outline, colour, { lift: 0, edge: 'none' });
}

function drawBehindHead(doll: Doll, garment: Garment): void {
  doll.paper.at(hairPlace(doll), () => {
    if (doll.hat === 'spaceHelmet') drawHelmetBack(doll);
    if (!garment.behindHead) drawHairBack(doll);
    garment.behindHead?.(doll);
  });
}

function drawWholeHead(doll: Doll, pose: PoseData, garment: Garment): void {
  if (doll.profile) {
    drawProfileHead(doll, pose, garment);
    return;
  }
  const { paper } = doll;
  const hair = HAIR[doll.look.hair];
  const hooded = garment.onHead !== undefined;
  // aids lie on hats, and under glass
  const glass = doll.hat === 'spaceHelmet';
  drawHead(doll, { reading: pose.reading === true, ears: !hair.coversEars && !hooded });
  drawGlasses(doll);
  paper.at(hairPlace(doll), () => {
    drawHairFront(doll);
    if (hooded) garment.onHead?.(doll);
    else if (!glass) drawHeadExtras(doll);
  });
  if (!hair.coversEars && !hooded) drawEarAids(doll);
  if (glass) paper.at(hairPlace(doll), () => drawHeadExtras(doll));
}

/** From the side the ear lies on the hair; an aid tucks long hair behind it. */
function drawProfileHead(doll: Doll, pose: PoseData, garment: Garment): void {
  const { paper } = doll;
  const hair = HAIR_ASIDE[doll.look.hair];
  const hooded = garment.onHead !== undefined;
  const glass = doll.hat === 'spaceHelmet';
  const covered = hooded || HAIR[doll.look.hair].coversEars === true;
  drawHead(doll, { reading: pose.reading === true });
  drawGlasses(doll);
  paper.at(hairPlace(doll), () => {
    drawHairFront(doll);
    if (!covered && (hair.ear || aidInProfile(doll))) drawProfileEar(doll);
    if (hooded) garment.onHead?.(doll);
    else if (!glass) drawProfileHeadExtras(doll);
    if (!covered) drawEarAids(doll);
    if (glass) drawProfileHeadExtras(doll);
  });
}

/** The hand that holds the hobby-horse: in a chair the free one. */
function reinsAt(doll: Doll, pose: PoseData, chair: boolean): Point {
  return placeArm(doll, chair ? 1 : -1, chair ? pose.arms.right : pose.arms.left).palm;
}

/** The stick of the hobby-horse passes behind the legs, down to the ground or, in a chair, into the lap. */
function drawStick(doll: Doll, pose: PoseData, chair: boolean): void {
  const [x, y] = reinsAt(doll, pose, chair);
  drawHobbyStick(doll, x, y, chair ? 34 : (groundOf(doll, pose) - (pose.lift ?? 0) - y) * 1.16);
}

function drawHeld(doll: Doll, pose: PoseData, { holding, bed, chair }: BodyOptions): void {
  if (holding === 'none') return;
  const { torso, arm } = doll.size;
  if (holding === 'bunny') {
    if (bed) doll.paper.at({ rot: 90 }, () => drawBunny(doll, -22, 22 * torso, 14, 0.8));
    else
      drawBunny(
        doll,
        doll.profile ? 26 * arm : 3,
        (doll.profile ? -27 : -33) * torso,
        doll.profile ? 8 : -10,
        doll.profile ? 0.86 : 0.94,
      );
  }
  if (holding === 'book') {
    const left = placeArm(doll, -1, pose.arms.left).palm;
    if (doll.profile) drawBookAside(doll, left[0] + 2, left[1]);
    else drawBook(doll, 0, left[1] - 6, 40 * Math.min(1, arm));
  }
  if (holding === 'horse') {
    const [x, y] = reinsAt(doll, pose, chair);
    drawHobbyHorse(doll, x, y);
  }
  if (holding === 'star') {
    const [x, y] = placeArm(doll, 1, pose.arms.right).palm;
    drawWand(doll, x, y);
  }
}
