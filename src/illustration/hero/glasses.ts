/** Glasses, hearing aids and cochlear implants: worn with pride, drawn with care. */

import { mix } from '../paper/colour.ts';
import { type Outline, oval } from '../paper/outline.ts';
import { pts } from '../paper/points.ts';
import type { GlassesId } from './choices.ts';
import { type Doll, hasAid, SIDES, type Side, sideOf } from './doll.ts';
import { eyePlace } from './eyes.ts';
import { earShows, earX } from './face.ts';
import { CLOTH, darker, GLINT_ON_GLASS, SHADE, WARM_WHITE } from './palette.ts';
import { drawProfileGlasses, drawProfileHearingAid, drawProfileImplant } from './profile/aids.ts';

/** Rim of one lens around 0, 0, for the right side. */
const RIMS: Record<Exclude<GlassesId, 'none' | 'round' | 'oval'>, Outline> = {
  square: pts`-12.6,-9.6 0,-10.6 12.6,-9.6 13.4,0 11.6,9.6 0,10.8 -11.6,9.6 -13.2,0`,
  cat: pts`-12.4,-6 -3,-9.6 8,-10.4 16,-13.4! 14.4,-2 9,8.6 -1,10.8 -10.6,6.6`,
  sport: pts`-12.6,-8.6 0,-11 13.4,-9.4 15,0 11,9.6 0,11.4 -10.6,9 -13.4,0`,
};

export function drawGlasses(doll: Doll): void {
  const { look, paper, gaze, aidCloth } = doll;
  if (look.glasses === 'none') return;
  const kind = look.glasses;
  if (doll.profile) {
    const round = kind === 'round' || kind === 'oval';
    drawProfileGlasses(
      doll,
      round ? oval(0, 0, kind === 'oval' ? 14 : 13.2, kind === 'oval' ? 9.8 : 12.6) : RIMS[kind],
    );
    return;
  }
  const frame = kind === 'sport' ? darker(aidCloth, 0.1) : aidCloth;
  const width = kind === 'sport' ? 3.8 : 3.1;
  const inner: [number, number][] = [];
  for (const k of SIDES) {
    const eye = eyePlace(doll, k);
    const x = eye.x + k * 0.6;
    const y = eye.y + 0.9;
    const s = eye.narrow;
    const rx = (kind === 'oval' ? 14 : 13.2) * s;
    const ry = kind === 'oval' ? 9.8 : 12.6;
    const temple: Outline = pts`
      ${x + k * rx * 0.98},${y - 2.4} ${k * 50 * doll.headWidth - gaze[0] * 0.2},${y - 4}
    `;
    if (earShows(doll, k)) paper.line([temple], frame, kind === 'sport' ? 5 : 2.8);
    if (kind === 'round' || kind === 'oval') {
      paper.ellipse(x + 0.8, y + 1.9, rx, ry, 'none', {
        opacity: 0.25,
        stroke: SHADE,
        strokeWidth: width,
      });
      paper.ellipse(x, y, rx, ry, GLINT_ON_GLASS, { fillOpacity: 0.1, stroke: frame, strokeWidth: width });
    } else {
      const rim = RIMS[kind].map(([px, py]) => [x + px * k * s, y + py] as const);
      const ring = [...rim, rim[0] as (typeof rim)[number]];
      paper.flat(rim, GLINT_ON_GLASS, { opacity: 0.1, jitter: 0 });
      paper.line([ring.map(([px, py]) => [px + 0.8, py + 1.9] as const)], SHADE, width, {
        opacity: 0.25,
        jitter: 0,
        step: 4,
      });
      paper.line([ring], frame, width, { jitter: 0.1, step: 4 });
    }
    paper.line(
      [pts`${x - 9.2 * s},${y - 1.4} ${x - 7.4 * s},${y - 5.4} ${x - 4.6 * s},${y - 7.8}`],
      GLINT_ON_GLASS,
      1.6,
      { opacity: 0.75 },
    );
    inner.push([x - k * rx, y - 2]);
  }
  const [left, right] = inner;
  if (left && right)
    paper.brush([left, [(left[0] + right[0]) / 2, left[1] - 3.2], right], 3.6, frame, { ends: 0.7 });
}

export function drawEarAids(doll: Doll): void {
  const at = (own: 'left' | 'right', draw: (doll: Doll, side: Side) => void): void => {
    const side = sideOf(doll, own);
    if (doll.profile && side > 0) return;
    // The aid is part of who she is: when the head turns that ear away it still peeps out behind the cheek.
    draw(doll, side);
  };
  const hearingAid = doll.profile ? drawProfileHearingAid : drawHearingAid;
  const implant = doll.profile ? drawProfileImplant : drawImplant;
  if (hasAid(doll, 'hearingAids') || hasAid(doll, 'hearingAidLeft')) at('left', hearingAid);
  if (hasAid(doll, 'hearingAids') || hasAid(doll, 'hearingAidRight')) at('right', hearingAid);
  if (hasAid(doll, 'implantLeft')) at('left', implant);
  if (hasAid(doll, 'implantRight')) at('right', implant);
}

/** True when an aid is worn at the ear that is seen from the side: hair is tucked behind that ear. */
export function aidInProfile(doll: Doll): boolean {
  const near = sideOf(doll, 'left') < 0 ? 'Left' : 'Right';
  return hasAid(doll, 'hearingAids') || hasAid(doll, `hearingAid${near}`) || hasAid(doll, `implant${near}`);
}

/** Where an aid sits: at its ear, or peeping out behind the cheek when that ear has turned away. */
const aidX = (doll: Doll, side: Side): number => earX(doll, side) - (earShows(doll, side) ? 0 : side * 6.5);

function drawHearingAid(doll: Doll, k: Side): void {
  const { paper, aidCloth } = doll;
  const x = aidX(doll, k);
  const y = 9;
  paper.sheet(
    pts`
      ${x + k * 2},${y - 15} ${x + k * 8},${y - 15} ${x + k * 13.6},${y - 8} ${x + k * 13.8},${y + 3}
      ${x + k * 10.4},${y + 8} ${x + k * 8.4},${y + 5} ${x + k * 9},${y - 3} ${x + k * 5.6},${y - 9}
      ${x + k * 2},${y - 11}
    `,
    aidCloth,
    { jitter: 0.2, step: 4, lift: 0.55 },
  );
  paper.ellipse(x + k * 11.4, y - 3, 1.1, 2, WARM_WHITE, { opacity: 0.95 });
  if (!earShows(doll, k)) return;
  paper.line(
    [pts`${x + k * 2.4},${y - 12.6} ${x - k * 1},${y - 9} ${x + k * 0.4},${y - 3} ${x + k * 2.2},${y + 1.4}`],
    CLOTH.cream,
    1.9,
  );
  paper.ellipse(x + k * 2.4, y + 2.4, 3.1, 3.3, CLOTH.cream);
  paper.ellipse(x + k * 2.4, y + 2.4, 1.5, 1.6, aidCloth);
}

/** A processor behind the ear and, on the head above it, the round coil, joined by a short cable. */
function drawImplant(doll: Doll, k: Side): void {
  const { paper, aidCloth } = doll;
  const x = aidX(doll, k);
  const y = 9;
  paper.line(
    [pts`${x + k * 7},${y - 13} ${x + k * 9.4},${y - 24} ${x + k * 1},${y - 33}`],
    mix(aidCloth, CLOTH.cream, 0.55),
    2.2,
  );
  paper.sheet(
    pts`
      ${x + k * 2},${y - 15} ${x + k * 8},${y - 16} ${x + k * 14},${y - 8} ${x + k * 14},${y + 4}
      ${x + k * 10.4},${y + 9} ${x + k * 8.2},${y + 5} ${x + k * 9},${y - 3} ${x + k * 5.6},${y - 9}
      ${x + k * 2},${y - 11}
    `,
    aidCloth,
    { jitter: 0.2, step: 4, lift: 0.55 },
  );
  paper.line([pts`${x + k * 10},${y - 8} ${x + k * 12.4},${y - 4}`], WARM_WHITE, 1.2, { opacity: 0.8 });
  paper.ellipse(x - k * 2 + 0.8, y - 35.4, 8, 8, SHADE, { opacity: 0.25 });
  paper.ellipse(x - k * 2, y - 37, 8, 8, aidCloth);
  paper.ellipse(x - k * 2, y - 37, 8, 8, 'none', { stroke: mix(aidCloth, CLOTH.cream, 0.5), strokeWidth: 1 });
  paper.ellipse(x - k * 2, y - 37, 3.2, 3.2, CLOTH.cream, { opacity: 0.9 });
}
