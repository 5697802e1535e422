/** Draws arms with hands and sleeves, and an arm prosthesis. */

import { type Outline, type Point, pointAt, transformed } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { limbLine, ribbon } from '../../../paper/ribbon.ts';
import type { Garment } from '../../../parts/outfits/shapes/garment.ts';
import type { ArmPose, HandKind } from '../pose/pose-data.ts';
import { type Doll, type Gloves, limbWidths, type Side, sideOf } from './doll.ts';
import { closedHand, HANDS, type HandOutline } from './hands.ts';
import { darker, HONEY, paler, SHADE, STEEL } from './palette.ts';

/** The wrist and the middle of the palm, in the frame the arm is drawn in. */
export interface ArmPlace {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly palm: Point;
  readonly line: Point[];
}

export function placeArm(doll: Doll, side: Side, arm: ArmPose): ArmPlace {
  const { size } = doll;
  const shoulder: Point = arm.shoulder ?? [side * 22.5, -64];
  const [upper, lower] = arm.lengths ?? [30, 29];
  const start: Point = [shoulder[0] * size.width, shoulder[1] * size.torso];
  const elbow = pointAt(start, arm.angles[0], upper * size.arm);
  const wrist = pointAt(elbow, arm.angles[1], lower * size.arm);
  return {
    shoulder: start,
    elbow,
    wrist,
    palm: pointAt(wrist, arm.angles[1] - (arm.wrist ?? 0), 8),
    line: limbLine(start, elbow, pointAt(wrist, arm.angles[1], 1)),
  };
}

/** What of an arm to draw: all, or what is behind the thing in its hand, or the fingers before it. */
export type ArmPiece = 'whole' | 'behind' | 'before';

/** Draws an arm with its sleeve and hand; `from` (0–1) leaves out the part above. */
export function drawArm(
  doll: Doll,
  side: Side,
  arm: ArmPose,
  garment: Garment,
  { from = 0, piece = 'whole' }: { readonly from?: number; readonly piece?: ArmPiece } = {},
): void {
  const { paper, skin } = doll;
  const gloves = glovesOn(doll, side);
  const place = placeArm(doll, side, arm);
  const { line, wrist, shoulder } = place;
  const prosthetic = doll.parts.aids.some(({ arm }) => arm !== undefined && sideOf(doll, arm) === side);
  const { sleeve } = garment;
  const over = arm.layer !== undefined && arm.layer !== 'behind';
  const bare = sleeve.length < 0.8;
  const glove = gloves?.colour ?? garment.glove;
  const aidPale = paler(doll.aidCloth, 0.72);
  const handPaper = prosthetic && !gloves ? aidPale : (glove ?? skin.base);
  const handEdge = skin.deep && handPaper === skin.base ? skin.rim : darker(handPaper, 0.36);
  const flip = arm.thumb ?? (-side as Side);
  const turn = 90 - arm.angles[1] + (arm.wrist ?? 0);
  const size = gloves ? GLOVED : 0.98;
  const onHand = (points: Outline): Point[] =>
    transformed(
      points.map(([x, y, c]) => [x * size, y * flip * (gloves ? size : 1), c ?? 0] as const),
      wrist[0],
      wrist[1],
      turn,
    );
  const closed = arm.grasp === undefined ? null : closedHand(arm.hand, arm.grasp);
  const before = (): void => {
    if (!closed) return;
    for (const outline of [...closed.before, closed.thumb])
      paper.sheet(onHand(outline), handPaper, { jitter: 0.1, step: 3, facets: 0, lift: 0.4 });
  };
  if (piece === 'before') {
    before();
    return;
  }
  const kind = HANDS[gloves?.mittens ? (MITTENED[arm.hand] ?? 'mitt') : arm.hand];
  const hand = closed ? [closed.behind] : arm.hand === 'hidden' ? [] : [kind.palm, kind.thumb];
  if (prosthetic && !gloves) {
    drawProstheticArm(doll, line, hand.map(onHand), onHand);
  } else {
    const parts = hand.map(onHand);
    if (bare && !glove) parts.unshift(ribbon(line, limbWidths(doll, [7.6, 7, 6.2, 5.6]), { from }));
    if (parts.length > 0)
      paper.sheet(parts, handPaper, {
        jitter: 0.2,
        step: 4,
        facets: 0,
        lift: 0.65,
        ...edgeOver(over, handEdge),
      });
    if (bare && glove)
      paper.sheet(ribbon(line, [7.6, 7, 6.2, 5.6], { from }), skin.base, { jitter: 0.2, step: 5, lift: 0.5 });
    if (!closed) drawFolds(doll, kind, onHand, { palm: (flip === -side) !== doll.back, glove });
  }
  if (sleeve.length > from) drawSleeve(doll, line, garment, from, over);
  if (gloves) drawGloveCuff(doll, line, gloves);
  if (arm.pin) drawPin(doll, shoulder, side);
  if (piece === 'whole') before();
}

/** The edge of what lies over the body, so that an arm is seen on cloth of its own colour and a hand on skin. */
const edgeOver = (over: boolean, edgeColour: string) => (over ? { edgeColour } : {});

/** The gloves of one side, if that hand wears one. */
const glovesOn = ({ gloves }: Doll, side: Side): Gloves | undefined =>
  gloves?.only === (side < 0 ? 'right' : 'left') ? undefined : gloves;

/** How much larger a hand is in a glove. */
const GLOVED = 1.22;
/** What is left of a hand's shape in a mitten. */
const MITTENED: Partial<Record<HandKind, HandKind>> = {
  hidden: 'hidden',
  fist: 'fist',
  grip: 'grip',
  flat: 'flat',
  clasp: 'clasp',
};

/** The lines of a hand: folds; lines of the palm, or fingernails, whichever side is seen. */
function drawFolds(
  doll: Doll,
  { creases, lines = [], nails = [] }: HandOutline,
  onHand: (points: Outline) => Point[],
  { palm, glove }: { readonly palm: boolean; readonly glove: string | undefined },
): void {
  const { paper, skin } = doll;
  const ink = glove ? darker(glove, 0.3) : skin.shade;
  if (creases.length > 0) paper.line(creases.map(onHand), ink, 1, { opacity: 0.8 });
  if (glove) return;
  if (palm) {
    if (lines.length > 0) paper.line(lines.map(onHand), skin.shade, 0.8, { opacity: 0.5 });
    return;
  }
  for (const [x, y] of onHand(nails)) paper.ellipse(x, y, 1.3, 1.3, paler(skin.base, 0.45), { opacity: 0.8 });
}

function drawGloveCuff({ paper }: Doll, line: Point[], { colour, cuff }: Gloves): void {
  const at = { roundStart: false, roundEnd: false, pieces: 3 };
  paper.sheet(
    ribbon(line, [11, 10.6, 10.4, 10.4], { from: 0.8, to: 1, ...at }),
    cuff ?? darker(colour, 0.25),
    {
      jitter: 0.2,
      step: 5,
      lift: 0.5,
    },
  );
}

function drawSleeve(doll: Doll, line: Point[], garment: Garment, from: number, over: boolean): void {
  const { paper } = doll;
  const { sleeve } = garment;
  const flare = sleeve.flare ?? 0;
  const widths = sleeve.puff ? [11.5, 13, 12, 9] : [9.6, 9.4, 8.6, 8.2 + flare * 0.5];
  const outline = ribbon(line, limbWidths(doll, widths), { from, to: sleeve.length, roundEnd: false, flare });
  const piece = paper.sheet(outline, sleeve.colour, {
    jitter: 0.4,
    ...edgeOver(over, darker(sleeve.colour, 0.36)),
    ...(garment.texture ? { texture: garment.texture } : {}),
  });
  if (sleeve.stripe) {
    const { stripe } = sleeve;
    paper.within(piece, () => {
      for (let i = 1; i < 6; i++) {
        paper.flat(
          ribbon(line, [13, 13], {
            from: i * 0.16 - 0.03,
            to: i * 0.16 + 0.035,
            roundStart: false,
            roundEnd: false,
            pieces: 4,
          }),
          stripe,
          { jitter: 0.3 },
        );
      }
    });
  }
  if (sleeve.print) {
    const { print } = sleeve;
    paper.within(piece, () => print(doll, line));
  }
  if (sleeve.cuff) {
    const start = sleeve.length - 0.09;
    const wide = 9.4 + flare;
    paper.sheet(
      ribbon(line, [10, 10, wide, wide - 0.4], {
        from: start,
        to: sleeve.length + 0.02,
        roundStart: false,
        roundEnd: false,
        pieces: 3,
      }),
      sleeve.cuff,
      { jitter: 0.3, step: 5, lift: 0.4 },
    );
  }
}

function drawPin(doll: Doll, [x, y]: Point, side: Side): void {
  const { paper } = doll;
  paper.ellipse(x - side + 0.6, y + 3.2, 2.5, 2.5, SHADE, { opacity: 0.3 });
  paper.ellipse(x - side, y + 2, 2.5, 2.5, HONEY);
  paper.ellipse(x - side - 0.7, y + 1.2, 0.9, 0.8, '#fff4da', { opacity: 0.9 });
}

function drawProstheticArm(
  doll: Doll,
  line: Point[],
  hand: readonly Outline[],
  onHand: (points: Outline) => Point[],
): void {
  const { paper, skin, aidCloth } = doll;
  paper.sheet(ribbon(line, [7.6, 7, 6.2, 5.6], { to: 0.56 }), skin.base, { jitter: 0.2, step: 5, lift: 0.5 });
  const pale = paler(aidCloth, 0.72);
  if (hand.length > 0) {
    paper.sheet(hand, pale, { jitter: 0.15, step: 4, facets: 0, lift: 0.65 });
    const seams = [onHand(pts`4.6,-5 4.6,5.4`), onHand(pts`8.6,-3 13,-3.4`), onHand(pts`8.6,1 13.4,1`)];
    paper.line(seams, darker(pale, 0.4), 1, { opacity: 0.8 });
  }
  paper.sheet(
    ribbon(line, [8, 7.6, 7.4, 6], { from: 0.5, to: 1, roundStart: false, roundEnd: false }),
    aidCloth,
    { jitter: 0.15, step: 5, lift: 0.6 },
  );
  const band = ribbon(line, [9, 9, 8, 7], {
    from: 0.54,
    to: 0.6,
    roundStart: false,
    roundEnd: false,
    pieces: 3,
  });
  paper.flat(band, paler(aidCloth, 0.45));
  const ring = ribbon(line, [7, 7], { from: 0.94, to: 1, roundStart: false, roundEnd: false, pieces: 2 });
  paper.flat(ring, STEEL);
}
