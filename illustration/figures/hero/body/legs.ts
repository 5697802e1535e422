/** Draws legs with trousers, socks and shoes, and a running blade. */

import { mix } from '../../../paper/colour.ts';
import { type Outline, type Point, pointAt } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { limbLine, ribbon } from '../../../paper/ribbon.ts';
import type { Garment, Legwear, Shoes } from '../../../parts/outfits/shapes/garment.ts';
import type { LegPose } from '../pose/pose-data.ts';
import { type Doll, limbWidths, type Side, sideOf } from './doll.ts';
import { CREAM, darker, HONEY, INK, paler } from './palette.ts';

export interface LegPlace {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  readonly line: Point[];
}

export function placeLeg(doll: Doll, side: Side, leg: LegPose): LegPlace {
  const hip: Point = leg.hip ?? [side * 11.5 * doll.size.limb, -2];
  if (leg.points) {
    const k = (1 + doll.size.leg) / 2;
    const grown = ([x, y]: Point): Point => [hip[0] + (x - hip[0]) * k, hip[1] + (y - hip[1]) * k];
    const [knee, ankle] = [grown(leg.points.knee), grown(leg.points.ankle)];
    return { hip, knee, ankle, line: limbLine(hip, knee, ankle, leg.bend ?? 16) };
  }
  const [thigh, shin] = leg.lengths ?? [44, 42];
  const knee = pointAt(hip, leg.angles[0], thigh * doll.size.leg);
  const ankle = pointAt(knee, leg.angles[1], shin * doll.size.leg);
  return { hip, knee, ankle, line: limbLine(hip, knee, ankle, leg.bend ?? 18) };
}

export function drawLeg(doll: Doll, side: Side, leg: LegPose, legwear: Legwear, shoes: Shoes): LegPlace {
  const { paper, skin } = doll;
  const place = placeLeg(doll, side, leg);
  const { line, ankle } = place;
  const prosthetic = doll.parts.aids.some(({ leg }) => leg !== undefined && sideOf(doll, leg) === side);
  const cover = legwear.trousers?.length ?? 0;
  const from = Math.max(0, cover - 0.16);
  if (prosthetic) drawBlade(doll, line, cover, leg);
  else {
    paper.sheet(
      ribbon(line, limbWidths(doll, [8.2, 7.8, 7, 6.2]), { from, roundStart: from === 0 }),
      legwear.tights ?? skin.base,
      {
        jitter: 0.3,
      },
    );
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

function drawTrouserLeg(
  doll: Doll,
  side: Side,
  line: Point[],
  knee: Point,
  leg: LegPose,
  trousers: NonNullable<Legwear['trousers']>,
): void {
  const { paper } = doll;
  const widths = limbWidths(doll, trousers.widths ?? [12.4, 11.6, 10.4, 9.8]);
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
  if (trousers.turnUp && !leg.folded) {
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
  if (trousers.patch && side === 1 && !leg.folded && !leg.points && Math.abs(leg.angles[0]) < 75) {
    const { patch } = trousers;
    paper.at({ x: knee[0], y: knee[1] + 2, rot: -leg.angles[0] }, () => {
      paper.sheet(pts`-6.5,-6.5! 6.5,-6! 6,6.5! -6,6!`, patch, { lift: 0.4, jitter: 0.4 });
      paper.line([pts`-5,-4.6 5,-4.4`, pts`-4.6,4.6 4.8,4.8`], CREAM, 0.9, { opacity: 0.9, dash: [2, 1.6] });
    });
  }
}

/** Draws a running blade below the knee: socket, spring, sole. Trousers are rolled up to show it. */
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
    const spring: Outline = pts`
      -3.6,-24! 3.4,-24! 4,-12 ${1.4 * toe},-4 ${6 * toe},3 ${14 * toe},5 ${19 * toe},4.6
      ${19.4 * toe},8.6! ${8 * toe},9.2 ${-1 * toe},5.4 ${-5 * toe},-3 -3.4,-12
    `;
    paper.sheet(spring, INK, { jitter: 0.2, step: 5, edgeColour: '#8a7a80' });
    paper.flat(pts`${8 * toe},6.8 ${19 * toe},6.4! ${19.4 * toe},9! ${9 * toe},9.4`, paler(aidCloth, 0.2));
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

function drawShoe(doll: Doll, ankle: Point, leg: LegPose, shoes: Shoes): void {
  const { paper } = doll;
  const l = leg.shoe ?? 0.82;
  const { colour, trim = CREAM } = shoes;
  paper.at({ x: ankle[0], y: ankle[1], rot: leg.foot, flip: leg.toe < 0 }, () => {
    if (shoes.kind === 'boot') {
      paper.sheet(pts`-9,-20! 8.6,-20! 9,-5 ${17 * l},-2 ${21 * l},4 ${20 * l},9! -9.4,9! -9.6,-4`, colour, {
        jitter: 0.4,
        step: 6,
      });
      paper.flat(pts`-10,6! ${21 * l},6! ${20.6 * l},9.6! -10,9.6!`, darker(colour, 0.34));
      paper.line([pts`-8.4,-15.6 8.2,-15.6`], trim, 2.2, { opacity: 0.85 });
      paper.brush(pts`4,0 ${12 * l},0.6 ${16 * l},3`, 1.8, paler(colour, 0.5), { opacity: 0.7 });
      return;
    }
    if (shoes.kind === 'fin') {
      paper.sheet(pts`-7,-7 6,-7 ${16 * l},0 ${36 * l},3! ${34 * l},9! 10,9.6 -8,8`, colour, {
        jitter: 0.4,
        step: 7,
      });
      paper.line([pts`10,3 ${33 * l},5`, pts`8,6.4 ${32 * l},7.6`], darker(colour, 0.3), 1.1, {
        opacity: 0.7,
      });
      return;
    }
    if (shoes.kind === 'paw') {
      paper.sheet(
        pts`-10,-8 0,-10 ${10 * l},-7 ${20 * l},-2 ${23 * l},5 ${19 * l},9.4 -9,9.4 -11,0`,
        colour,
        { jitter: 0.4, step: 6, texture: 'felt' },
      );
      for (const i of [0, 1, 2])
        paper.flat(
          pts`
            ${(21.6 - i * 4.6) * l},${2 + i * 0.6} ${(25 - i * 4.4) * l},8.6!
            ${(19.6 - i * 4.6) * l},8.8!
          `,
          CREAM,
        );
      return;
    }
    paper.sheet(
      pts`
        -8.6,-7 -2,-8.6 5,-7 ${10 * l},-2.6 ${18 * l},-0.6 ${21 * l},5 ${19 * l},8.8! -9,8.8! -9.6,0
      `,
      colour,
      { jitter: 0.35, step: 6 },
    );
    paper.flat(
      pts`-9.6,5.8! ${20.6 * l},5.8! ${20 * l},9.4! -9.4,9.4!`,
      shoes.sole ?? mix(colour, CREAM, 0.8),
    );
    if (shoes.kind === 'mary') {
      paper.sheet(pts`-6,-7 7,-6 8,-2.6 -6,-3.6`, darker(colour, 0.25), { lift: 0, jitter: 0.2 });
      paper.ellipse(5, -4.4, 1.5, 1.5, HONEY);
    } else if (shoes.kind === 'laced') {
      paper.line([pts`3,-5.4 ${8 * l},-6.4`, pts`5.6,-2.8 ${11 * l},-4.2`], trim, 1.5, { opacity: 0.95 });
    }
  });
}

/** Draws the skirt over the thighs of a seated child, ending before the knees. */
export function drawLapSkirt(doll: Doll, line: readonly Point[], skirt: NonNullable<Garment['skirt']>): void {
  const { paper } = doll;
  const texture = skirt.texture ? { texture: skirt.texture } : {};
  paper.sheet(ribbon(line, [15, 17, 16, 14], { to: 0.5, roundEnd: false }), skirt.colour, {
    jitter: 0.4,
    ...texture,
  });
}
