/** Draws a whole body in the order in which its parts overlap in a pose. */

import type { Placement } from '../../../paper/matrix.ts';
import type { Outline } from '../../../paper/outline.ts';
import type { Bend } from '../../../paper/placement-stack.ts';
import { pts } from '../../../paper/points.ts';
import { type Garment, seat } from '../../../parts/outfits/shapes/garment.ts';
import { drawBrowsOverHair } from '../head/brows.ts';
import { aidInProfile, drawEarAids } from '../head/ear-aids.ts';
import { drawHead } from '../head/face.ts';
import { drawGlasses } from '../head/glasses.ts';
import { drawHairBack, drawHairFront } from '../head/hair.ts';
import { drawProfileEar } from '../head/profile.ts';
import type { ArmLayer, ArmPose, PoseData } from '../pose/pose-data.ts';
import { armPoseOf, groundY } from './anchors.ts';
import { type ArmPiece, drawArm, placeArm } from './arms.ts';
import { drawChairFromBehind, drawHeadFromBehind } from './back.ts';
import { drawBlanket, drawGroundShadow, drawPillow, drawPillowUpright, drawQuilt } from './bedding.ts';
import type { Doll, Side } from './doll.ts';
import {
  drawBackExtras,
  drawBehindHeadExtras,
  drawHeadExtras,
  drawNeckExtras,
  drawTrunkExtras,
} from './draw-extras.ts';
import { bodyLean, hairBend, skirtBend } from './hanging.ts';
import { drawBehindLegs, drawHeld, type Holding } from './held.ts';
import { drawLapSkirt, drawLeg } from './legs.ts';
import { SHADE } from './palette.ts';
import { drawFold, type Soft } from './sinking.ts';
import { headPlacement, neckPoint, placeOnTrunk, trunkBend } from './spine.ts';
import { type DrawWalkingAid, handGrips, type WalkingAid } from './walking-aids.ts';
import { drawChairBack, drawWheel } from './wheelchair.ts';

export interface BodyOptions {
  readonly holding: Holding;
  readonly chair: boolean;
  /** The walking aid. */
  readonly walking?: WalkingAid | null;
  /** Pillow and blanket. */
  readonly bed: boolean;
  /** A pillow at the back, a quilt over the legs. */
  readonly covered?: boolean;
  readonly groundShadow: boolean;
  /** What gives way under the body. */
  readonly soft?: Soft | undefined;
  /** What to draw: the whole, the body without reaching hands, or only these hands. */
  readonly part?: BodyPart;
}

export type BodyPart = 'whole' | 'body' | 'reach';

const trunkPlace = (pose: PoseData): Placement => ({ rot: pose.torso ?? 0 });

/** Placement of cloth, which is drawn for a child of five: scaled to the trunk, narrower from the side. */
function clothPlace(doll: Doll, pose: PoseData): Placement {
  const { width, torso } = doll.size;
  const seen = width * (doll.profile ? 0.78 : 1 - 0.15 * (pose.turn ?? 0));
  return { scale: seen, stretch: torso / seen, x: doll.profile ? 0 : 2 * (pose.turn ?? 0) };
}

/**
 * Lengthens clothes below the hips for grown legs. The length is added at the hips, so that prints and hems keep their
 * shape.
 */
const longer =
  (by: number): Bend =>
  (x, y) => {
    const t = Math.max(0, Math.min(1, y / 16));
    const added = by * t * t * (3 - 2 * t);
    return [x * (1 + added * 0.006), y + added];
  };
/** Units that skirts and tops of an adult are longer below the hips than a child's. */
const LONGER = { skirt: 34, top: 10 } as const;

/** Placement of the hips from the side. */
const ASIDE: Placement = { scale: 0.7, stretch: 1 / 0.7 };

/** Half the width of the trunk in cloth units, and how far its middle moves forward when it is seen from the side. */
const GIRTH = 28;
const ROUND = 0.46;

/** Bends cloth around a trunk seen from the side: buttons and bibs move to the front, seams and hems keep their ends. */
function roundTheSide(x: number, y: number): readonly [x: number, y: number] {
  const girth = GIRTH + Math.max(0, y + 34) * 0.22;
  return [x + ROUND * girth * Math.max(0, 1 - (x / girth) ** 2), y];
}

/** Bends cloth over the belly of a pregnant body, to the front where it is seen from the side. */
function overBelly(doll: Doll, turn: number): Bend {
  const { profile, body } = doll;
  return (x, y) => {
    const full = body.belly * Math.exp(-(((y + 24) / 18) ** 2));
    if (profile) return [x + full * 1.25 * Math.max(0, Math.min(1, (x + 14) / 30)), y];
    return [x + full * (0.03 * x + 0.22 * turn), y];
  };
}

/** The fold of cloth under a belly. */
function drawBellyFold(doll: Doll): void {
  const [x, out] = doll.profile ? [20, 12] : [doll.gaze[0] * 0.3, 21];
  doll.paper.brush(
    pts`${x - out},-15 ${x - out * 0.5},-5 ${x},-2.4 ${x + out * 0.5},-5 ${x + out},-15`,
    2.4,
    SHADE,
    {
      opacity: 0.34,
      ends: 0.2,
    },
  );
}

const hairPlace = (doll: Doll): Placement => ({ scale: doll.headWidth, stretch: 1 / doll.headWidth });

export function drawBody(doll: Doll, pose: PoseData, options: BodyOptions): void {
  const { paper } = doll;
  const garment = doll.parts.outfit.cut(doll);
  const ground = groundY(doll, pose);
  const { sway = 0, shadow } = pose;
  paper.at({ x: sway, y: -ground }, () => {
    if (options.part === 'reach') {
      paper.at({ rot: pose.rot ?? 0 }, () => {
        if (pose.legsReach) drawLegs(doll, pose, garment);
        drawArms(doll, pose, garment, 'reach', 'open');
        drawArms(doll, pose, garment, 'reach', 'fingers');
      });
      return;
    }
    if (options.groundShadow && shadow) drawGroundShadow(doll, shadow.x - sway, ground, shadow.width);
    if (options.bed) drawPillow(doll);
    if (options.covered) drawPillowUpright(doll);
    paper.at({ rot: pose.rot ?? 0 }, () => drawLayers(doll, pose, garment, options));
  });
}

function drawLayers(doll: Doll, pose: PoseData, garment: Garment, options: BodyOptions): void {
  const { paper } = doll;
  const bend = trunkBend(doll, pose);
  const inTrunk = (draw: () => void): void => paper.at(trunkPlace(pose), draw);
  const inBent = (draw: () => void): void => inTrunk(bend ? () => paper.bent(bend, draw) : draw);
  const inCloth = (draw: () => void): void => inBent(() => paper.at(clothPlace(doll, pose), draw));
  const inHead = (draw: () => void): void =>
    inTrunk(() =>
      paper.at(placeOnTrunk(doll, pose, neckPoint(doll)), () => paper.at(headPlacement(doll, pose), draw)),
    );
  const lengthened = (draw: () => void): void => {
    const { maturity } = doll.body;
    if (maturity === 0 || pose.legsOver) draw();
    else paper.bent(longer(maturity * (garment.skirt ? LONGER.skirt : LONGER.top)), draw);
  };
  const skirt = garment.skirt && !pose.legsOver ? skirtBend(bodyLean(pose)) : null;
  const draped = (draw: () => void): void => (skirt ? paper.bent(skirt, draw) : draw());
  const bellied = (draw: () => void): void =>
    doll.body.belly ? paper.bent(overBelly(doll, pose.gaze[0] > 0 ? 1 : 0), draw) : draw();
  const onFront = (draw: () => void): void =>
    inCloth(() => bellied(() => lengthened(doll.profile ? () => paper.bent(roundTheSide, draw) : draw)));
  const arms = (layer: ArmLayer, which?: Which): void => drawArms(doll, pose, garment, layer, which);
  const { walking } = options;
  const hands = walking ? handGrips(doll, pose, walking) : [];
  const onGround = (draw: DrawWalkingAid | undefined): void => {
    if (!draw) return;
    paper.at({ rot: -(pose.rot ?? 0) }, () =>
      paper.at({ x: -(pose.sway ?? 0), y: groundY(doll, pose) }, () => draw(doll, hands)),
    );
  };
  // Thighs lie over the edge that the body dents; crossed legs are in the dent.
  const overEdge = pose.legsOver === true && !pose.legs.left.folded;
  const fold = (): void => {
    const { soft } = options;
    if (soft && !options.chair)
      paper.at({ rot: -(pose.rot ?? 0) - (pose.hang ?? 0) }, () => drawFold(doll, pose, soft));
  };
  const legs = (): void => {
    // Under the blanket, or before whom the child rides on.
    if (options.bed || (pose.legsReach && options.part === 'body')) return;
    drawLegs(doll, pose, garment);
    const { trousers } = garment.legwear;
    if (trousers && !pose.legsOver)
      paper.at(doll.profile ? ASIDE : {}, () => seat(doll, trousers.colour, trousers.texture));
  };
  if (doll.back) {
    // From back to front: hands and what they hold, legs, trunk, extras on the back, head.
    const turned = doll.gaze[0] !== 0;
    onGround(walking?.before);
    inTrunk(() => drawHeld(doll, pose, options));
    for (const layer of ['front', 'mid', 'reach', 'behind'] as const)
      if (layer !== 'reach' || options.part !== 'body') arms(layer);
    onGround(walking?.over);
    if (!options.chair || turned) legs();
    if (options.covered) drawQuilt(doll);
    inCloth(() => drawNeck(doll));
    inCloth(() => {
      lengthened(() => draped(() => garment.back(doll, pose.drape ?? 'hanging')));
      drawNeckExtras(doll);
    });
    arms('over');
    if (options.chair) drawChairFromBehind(doll, turned);
    inCloth(() => {
      garment.behind?.(doll);
      drawBackExtras(doll);
    });
    inHead(() =>
      drawHeadFromBehind(doll, garment, {
        hung: (draw) => hung(doll, pose, draw),
        fitted: (draw) => paper.at(hairPlace(doll), draw),
      }),
    );
    if (options.bed) paper.at({ rot: 90 }, () => drawBlanket(doll));
    fold();
    return;
  }
  if (options.chair) drawChairBack(doll);
  onGround(walking?.behind);
  inCloth(() => {
    garment.behind?.(doll);
    drawBackExtras(doll);
  });
  inHead(() => drawBehindHead(doll, pose, garment));
  arms('behind');
  inTrunk(() => drawBehindLegs(doll, pose, options.holding, options.chair));
  if (!pose.legsOver) legs();
  inCloth(() => drawNeck(doll));
  onFront(() => {
    draped(() => garment.torso(doll, pose.drape ?? 'hanging'));
    if (doll.body.belly) drawBellyFold(doll);
    drawTrunkExtras(doll);
    const lap = garment.skirt ?? garment.legwear.trousers;
    if (pose.legsOver && lap) drawLap(doll, lap.colour, pose.legs.left.folded === true);
  });
  if (overEdge) fold();
  if (pose.legsOver) legs();
  if (!overEdge) fold();
  if (options.covered) drawQuilt(doll);
  onFront(() => drawNeckExtras(doll));
  arms('mid');
  inHead(() => drawWholeHead(doll, pose, garment));
  if (options.chair) drawWheel(doll, (pose.torso ?? 0) > 11);
  if (options.bed) paper.at({ rot: 90 }, () => drawBlanket(doll));
  onGround(walking?.before);
  arms('front', 'closed');
  arms('reach', 'closed');
  inTrunk(() => drawHeld(doll, pose, options));
  arms('front', 'open');
  for (const layer of ['behind', 'mid', 'front'] as const) arms(layer, 'fingers');
  if (options.part !== 'body') {
    arms('reach', 'open');
    arms('reach', 'fingers');
    onGround(walking?.over);
  }
}

function drawLegs(doll: Doll, pose: PoseData, garment: Garment): void {
  for (const side of pose.rightLegFirst ? ([1, -1] as const) : ([-1, 1] as const)) {
    const leg = side < 0 ? pose.legs.left : pose.legs.right;
    if (leg.hidden) continue;
    const { line } = drawLeg(doll, side, leg, garment.legwear, garment.shoes);
    if (pose.legsOver && garment.skirt) drawLapSkirt(doll, line, garment.skirt);
  }
}

/**
 * Which arms of a layer to draw: all, those that hold nothing or whose hand lies on what it holds (`open`), those whose
 * hand closes on a thing without their fingers (`closed`), or these fingers.
 */
type Which = 'all' | 'open' | 'closed' | 'fingers';

/** Draws the arms of one layer, each moved with the trunk at its shoulder. */
function drawArms(doll: Doll, pose: PoseData, garment: Garment, layer: ArmLayer, which: Which = 'all'): void {
  const { paper } = doll;
  paper.at(trunkPlace(pose), () => {
    for (const side of [-1, 1] as const) {
      const arm = armPoseOf(pose, side);
      // From behind, the hand is nearer than what it holds.
      const closes = arm.grasp !== undefined && !doll.back;
      if (which === 'open' ? closes : which !== 'all' && !closes) continue;
      const piece: ArmPiece = which === 'fingers' ? 'before' : closes ? 'behind' : 'whole';
      const { shoulder } = placeArm(doll, side, arm);
      paper.at(placeOnTrunk(doll, pose, shoulder), () => drawArmAt(doll, side, arm, garment, layer, piece));
    }
  });
}

/** Draws an arm. Under a hijab it starts below the cloth, and only the forearm is in front of what it holds. */
function drawArmAt(
  doll: Doll,
  side: Side,
  arm: ArmPose,
  garment: Garment,
  layer: ArmLayer,
  piece: ArmPiece,
): void {
  const own = arm.layer ?? 'behind';
  const veiled = !doll.back && (own === 'front' || own === 'reach') && doll.parts.hair.veil === true;
  if (piece === 'before') {
    if (layer === own) drawArm(doll, side, arm, garment, { piece });
    return;
  }
  if (veiled ? layer === 'mid' : layer === own)
    drawArm(doll, side, veiled || doll.back ? { ...arm, pin: false } : arm, garment, { piece });
  const low = Math.abs(arm.angles[0]) < 42;
  if (veiled && layer === own && (own === 'reach' || low))
    drawArm(doll, side, { ...arm, pin: false }, garment, { from: 0.55, piece });
}

function drawNeck(doll: Doll): void {
  if (doll.parts.hair.veil) return;
  const { paper, skin } = doll;
  paper.sheet(pts`-9.4,-92 9.4,-92 9.6,-77 13,-72 0,-65 -13,-72 -9.6,-77`, skin.base, {
    lift: 0,
    jitter: 0.2,
    edge: 'none',
  });
  paper.flat(pts`-9.6,-80 0,-76 9.8,-80 9,-72 3,-69 -6,-72`, skin.shade, { opacity: 0.55 });
}

/** Draws the cloth between the legs of a seated child; crossed legs show more of it. */
function drawLap(doll: Doll, colour: string, folded: boolean): void {
  const low = folded ? 36 : 20;
  const outline: Outline = pts`-27,-4 0,-1 27,-4 30,${low - 8} 0,${low} -30,${low - 8}`;
  doll.paper.sheet(outline, colour, { lift: 0, edge: 'none' });
}

/** Draws loose hair hanging to the ground, or spread under a head that lies; over the face it moves no farther than `most`. */
function hung(doll: Doll, pose: PoseData, draw: () => void, most?: number): void {
  const bend = hairBend(pose, most);
  if (bend) doll.paper.bent(bend, draw);
  else draw();
}
/** How far hair before the face hangs aside, degrees. */
const BEFORE = 45;

function drawBehindHead(doll: Doll, pose: PoseData, garment: Garment): void {
  doll.paper.at(hairPlace(doll), () => {
    drawBehindHeadExtras(doll);
    if (!garment.behindHead) hung(doll, pose, () => drawHairBack(doll));
    garment.behindHead?.(doll);
  });
}

function drawWholeHead(doll: Doll, pose: PoseData, garment: Garment): void {
  if (doll.profile) {
    drawProfileHead(doll, pose, garment);
    return;
  }
  const { paper } = doll;
  const { hair } = doll.parts;
  const hooded = garment.onHead !== undefined;
  // Aids are drawn over hats and under a glass helmet.
  const glass = doll.parts.hat?.glass === true;
  drawHead(doll, { reading: pose.reading === true, ears: !hair.coversEars && !hooded });
  drawGlasses(doll);
  paper.at(hairPlace(doll), () => hung(doll, pose, () => drawHairFront(doll), BEFORE));
  drawBrowsOverHair(doll);
  paper.at(hairPlace(doll), () => {
    if (hooded) garment.onHead?.(doll);
    else if (!glass) drawHeadExtras(doll);
  });
  if (!hair.coversEars && !hooded) drawEarAids(doll);
  if (glass) paper.at(hairPlace(doll), () => drawHeadExtras(doll));
}

/** Draws the head from the side, with the ear over the hair; an aid tucks long hair behind the ear. */
function drawProfileHead(doll: Doll, pose: PoseData, garment: Garment): void {
  const { paper } = doll;
  const { hair } = doll.parts;
  const hooded = garment.onHead !== undefined;
  const glass = doll.parts.hat?.glass === true;
  const covered = hooded || hair.coversEars === true;
  drawHead(doll, { reading: pose.reading === true });
  drawGlasses(doll);
  paper.at(hairPlace(doll), () => hung(doll, pose, () => drawHairFront(doll), BEFORE));
  drawBrowsOverHair(doll);
  paper.at(hairPlace(doll), () => {
    if (!covered && (hair.side.ear || aidInProfile(doll))) drawProfileEar(doll);
    if (hooded) garment.onHead?.(doll);
    else if (!glass) drawHeadExtras(doll);
    if (!covered) drawEarAids(doll);
    if (glass) drawHeadExtras(doll);
  });
}
