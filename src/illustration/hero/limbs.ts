/** Arms with hands, legs with shoes, and the prostheses that may take their place. */
import { mix } from '../paper/colour.ts';
import { type Outline, type Point, placed, reach } from '../paper/outline.ts';
import { limb, ribbon } from '../paper/ribbon.ts';
import { type Doll, hasAid, type Side, sideOf } from './doll.ts';
import type { Garment, Legwear, Shoes } from './outfit/garment.ts';
import { CREAM, darker, HONEY, INK, paler, STEEL } from './palette.ts';
import type { ArmPose, HandKind, LegPose } from './pose.ts';

/** Hands along +x from the wrist, drawn with the thumb below; mirrored as needed. */
// biome-ignore format: outlines read as rows of points
const HANDS: Record<HandKind, { palm: Outline; thumb: Outline; creases: readonly Outline[] }> = {
  mitt: {
    palm: [[-5, -5.4], [1, -6.8], [7, -7], [13, -4], [15.4, 1], [12.6, 5.8], [6, 7.6], [-1, 6.4], [-5, 5.4]],
    thumb: [[1, 5], [5, 8], [9, 11.4], [12, 10], [10, 5], [5, 2]],
    creases: [[[9, -1.6], [14, -1.2]], [[9, 2.2], [13.4, 2.8]]],
  },
  open: {
    palm: [
      [-5, -5.2], [1, -7.4], [5.4, -8.6], [12.6, -11.6], [14.4, -9.4], [9.8, -5, 1], [18.6, -6.4], [20, -3.6],
      [11.6, -1, 1], [20.4, 0.2], [20.4, 3.2], [11, 3, 1], [16.8, 6.4], [15.8, 9], [6, 8], [-1, 6.6],
      [-5, 5.2],
    ],
    thumb: [[-1, 5], [2, 10], [5, 15], [8.4, 14.6], [8.4, 9], [5, 4]],
    creases: [],
  },
  point: {
    palm: [
      [-5, -5.2], [2, -7], [8, -6.6], [20, -5.6], [22.4, -3.4], [20, -1.2], [12.6, -0.4, 1], [13.6, 3],
      [11, 6.8], [4, 7.8], [-1, 6.4], [-5, 5.2],
    ],
    thumb: [[1, -4], [5, -9.4], [9, -10.6], [10.6, -7.6], [6, -4]],
    creases: [[[9, 3], [12.4, 3.4]]],
  },
  fist: {
    palm: [[-5, -5.4], [1, -7.4], [8, -7], [12, -2.6], [11.4, 3.6], [7, 7.4], [0, 7], [-5, 5.4]],
    thumb: [[2, 3], [6, -0.6], [11, -1], [12, 2.2], [7, 5.6]],
    creases: [[[8, -3.6], [11, -3]], [[8.4, -0.2], [11.6, 0.2]]],
  },
  // fingers curled round something that passes through the palm, the thumb over them
  grip: {
    palm: [
      [-5, -5.4], [1, -7.2], [6, -8.2], [12, -7.4], [15, -3.4], [13.6, 0.6], [15, 4], [11, 7.6], [4, 8],
      [-1, 6.6], [-5, 5.4],
    ],
    thumb: [[2, 5.4], [5, 10], [10, 10.8], [14.4, 8], [13, 5], [8, 5.4], [6, 3]],
    creases: [[[8.4, -4], [13.4, -3.4]], [[8, 0], [12.8, 0.6]]],
  },
};

/** Where a drawn arm ends: the wrist and the middle of the palm, in the frame it was drawn in. */
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
  const elbow = reach(start, arm.angles[0], upper * size.arm);
  const wrist = reach(elbow, arm.angles[1], lower * size.arm);
  return {
    shoulder: start,
    elbow,
    wrist,
    palm: reach(wrist, arm.angles[1], 8),
    line: limb(start, elbow, reach(wrist, arm.angles[1], 1)),
  };
}

export function drawArm(doll: Doll, side: Side, arm: ArmPose, garment: Garment): ArmPlace {
  const { paper, skin } = doll;
  const place = placeArm(doll, side, arm);
  const { line, wrist, shoulder } = place;
  const prosthetic =
    (hasAid(doll, 'armLeft') && sideOf(doll, 'left') === side) ||
    (hasAid(doll, 'armRight') && sideOf(doll, 'right') === side);
  const { sleeve } = garment;
  const bare = sleeve.length < 0.8;
  const skinPaper = garment.glove ?? skin.base;
  const kind = HANDS[arm.hand];
  const flip = arm.thumb ?? (-side as Side);
  const turn = 90 - arm.angles[1];
  const onHand = (points: Outline): Point[] =>
    placed(
      points.map(([x, y, c]) => [x * 0.98, y * flip, c ?? 0] as const),
      wrist[0],
      wrist[1],
      turn,
    );
  if (prosthetic) drawProstheticArm(doll, line, onHand, kind.palm, kind.thumb);
  else {
    const parts = [onHand(kind.palm), onHand(kind.thumb)];
    if (bare && !garment.glove) parts.unshift(ribbon(line, [7.6, 7, 6.2, 5.6]));
    paper.sheet(parts, skinPaper, { jitter: 0.2, step: 4, facets: 0, lift: 0.65 });
    if (bare && garment.glove)
      paper.sheet(ribbon(line, [7.6, 7, 6.2, 5.6]), skin.base, { jitter: 0.2, step: 5, lift: 0.5 });
    if (kind.creases.length > 0)
      paper.line(kind.creases.map(onHand), garment.glove ? darker(garment.glove, 0.3) : skin.shade, 1, {
        opacity: 0.8,
      });
  }
  if (sleeve.length > 0) drawSleeve(doll, line, garment);
  if (arm.pin) drawPin(doll, shoulder, side);
  return place;
}

function drawSleeve(doll: Doll, line: Point[], garment: Garment): void {
  const { paper } = doll;
  const { sleeve } = garment;
  const flare = sleeve.flare ?? 0;
  const widths = sleeve.puff ? [11.5, 13, 12, 9] : [9.6, 9.4, 8.6, 8.2 + flare * 0.5];
  const outline = ribbon(line, widths, { to: sleeve.length, roundEnd: false, flare });
  const piece = paper.sheet(outline, sleeve.colour, {
    jitter: 0.4,
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
    const from = sleeve.length - 0.09;
    const wide = 9.4 + flare;
    paper.sheet(
      ribbon(line, [10, 10, wide, wide - 0.4], {
        from,
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
  paper.ellipse(x - side + 0.6, y + 3.2, 2.5, 2.5, '#3a2226', { opacity: 0.3 });
  paper.ellipse(x - side, y + 2, 2.5, 2.5, HONEY);
  paper.ellipse(x - side - 0.7, y + 1.2, 0.9, 0.8, '#fff4da', { opacity: 0.9 });
}

// biome-ignore format: outlines read as rows of points
function drawProstheticArm(
  doll: Doll,
  line: Point[],
  onHand: (points: Outline) => Point[],
  palm: Outline,
  thumb: Outline,
): void {
  const { paper, skin, aidCloth } = doll;
  paper.sheet(ribbon(line, [7.6, 7, 6.2, 5.6], { to: 0.56 }), skin.base, { jitter: 0.2, step: 5, lift: 0.5 });
  const hand = paler(aidCloth, 0.72);
  paper.sheet([onHand(palm), onHand(thumb)], hand, { jitter: 0.15, step: 4, facets: 0, lift: 0.65 });
  paper.line(
    [
      onHand([[4.6, -5], [4.6, 5.4]]),
      onHand([[8.6, -3], [13, -3.4]]),
      onHand([[8.6, 1], [13.4, 1]]),
    ],
    darker(hand, 0.4),
    1,
    { opacity: 0.8 },
  );
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

export interface LegPlace {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  readonly line: Point[];
}

export function placeLeg(doll: Doll, side: Side, leg: LegPose): LegPlace {
  const hip: Point = leg.hip ?? [side * 11.5, -2];
  if (leg.points) {
    const k = (1 + doll.size.leg) / 2;
    const grown = ([x, y]: Point): Point => [hip[0] + (x - hip[0]) * k, hip[1] + (y - hip[1]) * k];
    const [knee, ankle] = [grown(leg.points.knee), grown(leg.points.ankle)];
    return { hip, knee, ankle, line: limb(hip, knee, ankle, leg.bend ?? 16) };
  }
  const [thigh, shin] = leg.lengths ?? [44, 42];
  const knee = reach(hip, leg.angles[0], thigh * doll.size.leg);
  const ankle = reach(knee, leg.angles[1], shin * doll.size.leg);
  return { hip, knee, ankle, line: limb(hip, knee, ankle, leg.bend ?? 18) };
}

export function drawLeg(doll: Doll, side: Side, leg: LegPose, legwear: Legwear, shoes: Shoes): LegPlace {
  const { paper, skin } = doll;
  const place = placeLeg(doll, side, leg);
  const { line, ankle } = place;
  const prosthetic =
    (hasAid(doll, 'legLeft') && sideOf(doll, 'left') === side) ||
    (hasAid(doll, 'legRight') && sideOf(doll, 'right') === side);
  const cover = legwear.trousers?.length ?? 0;
  const from = Math.max(0, cover - 0.16);
  if (prosthetic) drawBlade(doll, line, cover, leg);
  else {
    paper.sheet(ribbon(line, [8.2, 7.8, 7, 6.2], { from, roundStart: false }), legwear.tights ?? skin.base, {
      jitter: 0.3,
    });
    if (legwear.socks) drawSock(doll, line, legwear.socks);
    drawShoe(doll, ankle, leg, shoes);
  }
  if (legwear.trousers) drawTrouserLeg(doll, side, line, place.knee, leg, legwear.trousers);
  return place;
}

function drawSock(doll: Doll, line: Point[], socks: NonNullable<Legwear['socks']>): void {
  const { paper } = doll;
  paper.sheet(ribbon(line, [8.4, 8.2, 7.6, 7], { from: socks.from, roundStart: false }), socks.colour, {
    jitter: 0.4,
    lift: 0.4,
  });
  if (!socks.stripe) return;
  for (const i of [0, 1]) {
    const at = socks.from + 0.04 + i * 0.06;
    paper.flat(
      ribbon(line, [8, 8, 7.4, 6.8], {
        from: at,
        to: at + 0.028,
        roundStart: false,
        roundEnd: false,
        pieces: 2,
      }),
      socks.stripe,
      { jitter: 0.2 },
    );
  }
}

// biome-ignore format: outlines read as rows of points
function drawTrouserLeg(
  doll: Doll,
  side: Side,
  line: Point[],
  knee: Point,
  leg: LegPose,
  trousers: NonNullable<Legwear['trousers']>,
): void {
  const { paper } = doll;
  const widths = trousers.widths ?? [12.4, 11.6, 10.4, 9.8];
  const texture = trousers.texture ? { texture: trousers.texture } : {};
  const piece = paper.sheet(
    ribbon(line, widths, { to: trousers.length, roundEnd: false, flare: trousers.flare ?? 0 }),
    trousers.colour,
    { jitter: 0.45, ...texture },
  );
  if (trousers.print) {
    const { print } = trousers;
    paper.within(piece, () => print(doll, line));
  }
  if (trousers.turnUp) {
    const wide = widths.map((w) => w + 1 + (trousers.flare ?? 0));
    paper.sheet(
      ribbon(line, wide, {
        from: trousers.length - 0.1,
        to: trousers.length + 0.01,
        roundStart: false,
        roundEnd: false,
        pieces: 3,
      }),
      trousers.turnUp,
      { jitter: 0.4, lift: 0.4 },
    );
  }
  if (trousers.patch && side === 1 && Math.abs(leg.angles[0]) < 75) {
    const { patch } = trousers;
    paper.at({ x: knee[0], y: knee[1] + 2, rot: -leg.angles[0] }, () => {
      paper.sheet(
        [[-6.5, -6.5, 1], [6.5, -6, 1], [6, 6.5, 1], [-6, 6, 1]],
        patch,
        { lift: 0.4, jitter: 0.4 },
      );
      paper.line(
        [[[-5, -4.6], [5, -4.4]], [[-4.6, 4.6], [4.8, 4.8]]],
        CREAM,
        0.9,
        { opacity: 0.9, dash: [2, 1.6] },
      );
    });
  }
}

/** A running blade below the knee: socket, spring, sole. It shows whatever trousers are worn, by rolling them up. */
// biome-ignore format: outlines read as rows of points
function drawBlade(doll: Doll, line: Point[], cover: number, leg: LegPose): void {
  const { paper, skin, aidCloth } = doll;
  if (cover < 0.5)
    paper.sheet(ribbon(line, [8.2, 7.8, 7.4, 7], { to: 0.56, roundStart: false }), skin.base, {
      jitter: 0.3,
    });
  const end = line[line.length - 1] ?? [0, 0];
  const before = line[line.length - 6] ?? [0, 0];
  const toe = leg.toe;
  const lean = Math.atan2(end[0] - before[0], end[1] - before[1]);
  paper.at({ x: end[0], y: end[1], rot: (-lean * 180) / Math.PI }, () => {
    const spring: Outline = [
      [-3.6, -24, 1], [3.4, -24, 1], [4, -12], [1.4 * toe, -4], [6 * toe, 3], [14 * toe, 5], [19 * toe, 4.6],
      [19.4 * toe, 8.6, 1], [8 * toe, 9.2], [-1 * toe, 5.4], [-5 * toe, -3], [-3.4, -12],
    ];
    paper.sheet(spring, INK, { jitter: 0.2, step: 5, edgeColour: '#8a7a80' });
    paper.flat(
      [[8 * toe, 6.8], [19 * toe, 6.4, 1], [19.4 * toe, 9, 1], [9 * toe, 9.4]],
      paler(aidCloth, 0.2),
    );
  });
  paper.sheet(
    ribbon(line, [9, 9, 9, 6.4], {
      from: Math.max(0.5, cover - 0.05),
      to: 0.8,
      roundStart: false,
      roundEnd: true,
    }),
    aidCloth,
    { jitter: 0.2, step: 6, lift: 0.6 },
  );
  paper.flat(
    ribbon(line, [9.4, 9.4, 8.6, 7], { from: 0.66, to: 0.7, roundStart: false, roundEnd: false, pieces: 2 }),
    paler(aidCloth, 0.5),
  );
}

// biome-ignore format: outlines read as rows of points
function drawShoe(doll: Doll, ankle: Point, leg: LegPose, shoes: Shoes): void {
  const { paper } = doll;
  const l = leg.shoe ?? 0.82;
  const { colour, trim = CREAM } = shoes;
  paper.at({ x: ankle[0], y: ankle[1], rot: leg.foot, flip: leg.toe < 0 }, () => {
    if (shoes.kind === 'boot') {
      paper.sheet(
        [
          [-9, -20, 1], [8.6, -20, 1], [9, -5], [17 * l, -2], [21 * l, 4], [20 * l, 9, 1], [-9.4, 9, 1],
          [-9.6, -4],
        ],
        colour,
        { jitter: 0.4, step: 6 },
      );
      paper.flat([[-10, 6, 1], [21 * l, 6, 1], [20.6 * l, 9.6, 1], [-10, 9.6, 1]], darker(colour, 0.34));
      paper.line([[[-8.4, -15.6], [8.2, -15.6]]], trim, 2.2, { opacity: 0.85 });
      paper.brush([[4, 0], [12 * l, 0.6], [16 * l, 3]], 1.8, paler(colour, 0.5), { opacity: 0.7 });
      return;
    }
    if (shoes.kind === 'fin') {
      paper.sheet(
        [[-7, -7], [6, -7], [16 * l, 0], [36 * l, 3, 1], [34 * l, 9, 1], [10, 9.6], [-8, 8]],
        colour,
        { jitter: 0.4, step: 7 },
      );
      paper.line(
        [[[10, 3], [33 * l, 5]], [[8, 6.4], [32 * l, 7.6]]],
        darker(colour, 0.3),
        1.1,
        { opacity: 0.7 },
      );
      return;
    }
    if (shoes.kind === 'paw') {
      paper.sheet(
        [[-10, -8], [0, -10], [10 * l, -7], [20 * l, -2], [23 * l, 5], [19 * l, 9.4], [-9, 9.4], [-11, 0]],
        colour,
        { jitter: 0.4, step: 6, texture: 'felt' },
      );
      for (const i of [0, 1, 2])
        paper.flat(
          [
            [(21.6 - i * 4.6) * l, 2 + i * 0.6], [(25 - i * 4.4) * l, 8.6, 1], [(19.6 - i * 4.6) * l, 8.8, 1],
          ],
          CREAM,
        );
      return;
    }
    paper.sheet(
      [
        [-8.6, -7], [-2, -8.6], [5, -7], [10 * l, -2.6], [18 * l, -0.6], [21 * l, 5], [19 * l, 8.8, 1],
        [-9, 8.8, 1], [-9.6, 0],
      ],
      colour,
      { jitter: 0.35, step: 6 },
    );
    paper.flat(
      [[-9.6, 5.8, 1], [20.6 * l, 5.8, 1], [20 * l, 9.4, 1], [-9.4, 9.4, 1]],
      shoes.sole ?? mix(colour, CREAM, 0.8),
    );
    if (shoes.kind === 'mary') {
      paper.sheet(
        [[-6, -7], [7, -6], [8, -2.6], [-6, -3.6]],
        darker(colour, 0.25),
        { lift: 0, jitter: 0.2 },
      );
      paper.ellipse(5, -4.4, 1.5, 1.5, HONEY);
    } else if (shoes.kind === 'laced') {
      paper.line([[[3, -5.4], [8 * l, -6.4]], [[5.6, -2.8], [11 * l, -4.2]]], trim, 1.5, { opacity: 0.95 });
    }
  });
}
