/** Draws hearing aids and cochlear implants. */
import { mix } from '../../../paper/colour.ts';
import type { Outline } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { EarAid } from '../../../parts/aid.ts';
import { type Doll, type Side, sideOf } from '../body/doll.ts';
import { CLOTH, SHADE, WARM_WHITE } from '../body/palette.ts';
import { earX, isEarVisible } from './face.ts';

export function drawEarAids(doll: Doll): void {
  for (const { ears } of doll.parts.aids)
    for (const own of ['left', 'right'] as const) {
      const side = sideOf(doll, own);
      if (!doll.profile) ears?.[own]?.front(doll, side);
      else if (side < 0) ears?.[own]?.side(doll);
    }
}

/** Whether an aid is worn at the ear seen from the side; hair is then tucked behind that ear. */
export function aidInProfile(doll: Doll): boolean {
  const near = sideOf(doll, 'left') < 0 ? 'left' : 'right';
  return doll.parts.aids.some(({ ears }) => ears?.[near] !== undefined);
}

/** x of an aid. It stays visible behind the cheek when the head turns that ear away. */
const aidX = (doll: Doll, side: Side): number =>
  earX(doll, side) - (isEarVisible(doll, side) ? 0 : side * 6.5);

/** The shell of an aid. */
const shell = ({ paper, aidCloth }: Doll, outline: Outline) =>
  paper.sheet(outline, aidCloth, { jitter: 0.2, step: 4, lift: 0.55 });

function drawHearingAid(doll: Doll, k: Side): void {
  const { paper, aidCloth } = doll;
  const x = aidX(doll, k);
  const y = 9;
  shell(
    doll,
    pts`
      ${x + k * 2},${y - 15} ${x + k * 8},${y - 15} ${x + k * 13.6},${y - 8} ${x + k * 13.8},${y + 3}
      ${x + k * 10.4},${y + 8} ${x + k * 8.4},${y + 5} ${x + k * 9},${y - 3} ${x + k * 5.6},${y - 9}
      ${x + k * 2},${y - 11}
    `,
  );
  paper.ellipse(x + k * 11.4, y - 3, 1.1, 2, WARM_WHITE, { opacity: 0.95 });
  if (!isEarVisible(doll, k)) return;
  paper.line(
    [pts`${x + k * 2.4},${y - 12.6} ${x - k * 1},${y - 9} ${x + k * 0.4},${y - 3} ${x + k * 2.2},${y + 1.4}`],
    CLOTH.cream,
    1.9,
  );
  paper.ellipse(x + k * 2.4, y + 2.4, 3.1, 3.3, CLOTH.cream);
  paper.ellipse(x + k * 2.4, y + 2.4, 1.5, 1.6, aidCloth);
}

/** Draws a processor behind the ear and the round coil on the head above it, joined by a cable. */
function drawImplant(doll: Doll, k: Side): void {
  const { paper, aidCloth } = doll;
  const x = aidX(doll, k);
  const y = 9;
  paper.line(
    [pts`${x + k * 7},${y - 13} ${x + k * 9.4},${y - 24} ${x + k * 1},${y - 33}`],
    mix(aidCloth, CLOTH.cream, 0.55),
    2.2,
  );
  shell(
    doll,
    pts`
      ${x + k * 2},${y - 15} ${x + k * 8},${y - 16} ${x + k * 14},${y - 8} ${x + k * 14},${y + 4}
      ${x + k * 10.4},${y + 9} ${x + k * 8.2},${y + 5} ${x + k * 9},${y - 3} ${x + k * 5.6},${y - 9}
      ${x + k * 2},${y - 11}
    `,
  );
  paper.line([pts`${x + k * 10},${y - 8} ${x + k * 12.4},${y - 4}`], WARM_WHITE, 1.2, { opacity: 0.8 });
  paper.ellipse(x - k * 2 + 0.8, y - 35.4, 8, 8, SHADE, { opacity: 0.25 });
  paper.ellipse(x - k * 2, y - 37, 8, 8, aidCloth);
  paper.ellipse(x - k * 2, y - 37, 8, 8, 'none', { stroke: mix(aidCloth, CLOTH.cream, 0.5), strokeWidth: 1 });
  paper.ellipse(x - k * 2, y - 37, 3.2, 3.2, CLOTH.cream, { opacity: 0.9 });
}

/** Behind the ear, over its rim into the ear. */
const BODY: Outline = pts`-8,-5.4 -15,-4 -20,3 -20.4,12 -17.4,17.4 -14.6,15 -16,7 -14,1 -8.4,-2`;

function drawProfileHearingAid(doll: Doll): void {
  const { paper, aidCloth } = doll;
  shell(doll, BODY);
  paper.ellipse(-18.2, 6, 1.1, 2, WARM_WHITE, { opacity: 0.95 });
  paper.line([pts`-9,-3.6 -5,-2.4 -3.8,3 -5.6,8`], CLOTH.cream, 1.9);
  paper.ellipse(-6.6, 9.6, 3.3, 3.5, CLOTH.cream);
  paper.ellipse(-6.6, 9.6, 1.6, 1.7, aidCloth);
}

function drawProfileImplant(doll: Doll): void {
  const { paper, aidCloth } = doll;
  const pale = mix(aidCloth, CLOTH.cream, 0.55);
  paper.line([pts`-17,0 -24,-6 -27,-14`], pale, 2.2);
  shell(doll, BODY);
  paper.line([pts`-17.4,4 -18.4,10`], WARM_WHITE, 1.2, { opacity: 0.8 });
  paper.ellipse(-27.2, -16.4, 8.6, 8.6, SHADE, { opacity: 0.25 });
  paper.ellipse(-28, -18, 8.6, 8.6, aidCloth);
  paper.ellipse(-28, -18, 8.6, 8.6, 'none', { stroke: pale, strokeWidth: 1 });
  paper.ellipse(-28, -18, 3.4, 3.4, CLOTH.cream, { opacity: 0.9 });
}

export const HEARING_AID: EarAid = { front: drawHearingAid, side: drawProfileHearingAid };
export const IMPLANT: EarAid = { front: drawImplant, side: drawProfileImplant };
