/** The record of glasses, and how they are drawn on a face. To add a pair, add a file to `parts/glasses/`. */
import { type Outline, oval } from '../../../paper/outline.ts';
import type { Paper } from '../../../paper/paper.ts';
import { pts } from '../../../paper/points.ts';
import { type Doll, SIDES } from '../body/doll.ts';
import { darker, GLINT_ON_GLASS, SHADE } from '../body/palette.ts';
import { eyePlace } from './eyes.ts';
import { isEarVisible } from './face.ts';
import { frontOf } from './profile.ts';

type LensRadii = readonly [rx: number, ry: number];

export interface Glasses {
  /** The name of its file. It is stored with heroes and never changes. */
  readonly id: string;
  /** Their order on the Create screen. */
  readonly order: number;
  readonly label: string;
  /** No glasses at all. */
  readonly bare?: true;
  /** Half the width and height of a round lens. */
  readonly round?: LensRadii;
  /** The rim of a lens of another shape round 0, 0, for the right side. */
  readonly rim?: Outline;
  /** A strong frame, held by a strap. */
  readonly strap?: true;
}

export function drawGlasses(doll: Doll): void {
  const { glasses } = doll.parts;
  const { round, rim } = glasses;
  if ((!round && !rim) || doll.sleeper) return;
  if (doll.profile) drawAside(doll, glasses, rim ?? oval(0, 0, ...(round as LensRadii)));
  else drawFront(doll, glasses);
}

/** Frame, width of the rim and of the arm to the ear. */
const frameOf = ({ aidCloth }: Doll, { strap }: Glasses) =>
  strap ? { frame: darker(aidCloth, 0.1), width: 3.8, arm: 5 } : { frame: aidCloth, width: 3.1, arm: 2.8 };

/** Half the width of a lens that is not round. */
const LENS_WIDTH = 13.2;

function drawFront(doll: Doll, glasses: Glasses): void {
  const { paper, gaze } = doll;
  const { frame, width, arm } = frameOf(doll, glasses);
  const inner: [number, number][] = [];
  for (const k of SIDES) {
    const eye = eyePlace(doll, k);
    const x = eye.x + k * 0.6;
    const y = eye.y + 0.9;
    const s = eye.narrow;
    const rx = (glasses.round?.[0] ?? LENS_WIDTH) * s;
    const temple: Outline = pts`
      ${x + k * rx * 0.98},${y - 2.4} ${k * 50 * doll.headWidth - gaze[0] * 0.2},${y - 4}
    `;
    if (isEarVisible(doll, k)) paper.line([temple], frame, arm);
    if (glasses.round) {
      const ry = glasses.round[1];
      paper.ellipse(x + 0.8, y + 1.9, rx, ry, 'none', {
        opacity: 0.25,
        stroke: SHADE,
        strokeWidth: width,
      });
      paper.ellipse(x, y, rx, ry, GLINT_ON_GLASS, { fillOpacity: 0.1, stroke: frame, strokeWidth: width });
    } else if (glasses.rim) {
      const rim = glasses.rim.map(([px, py]) => [x + px * k * s, y + py] as const);
      const ring = [...rim, rim[0] as (typeof rim)[number]];
      paper.flat(rim, GLINT_ON_GLASS, { opacity: 0.1, jitter: 0 });
      drawRim(paper, ring, frame, width);
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

/** Draws the frame around a lens, and its shade on the face. */
function drawRim(paper: Paper, ring: Outline, frame: string, width: number): void {
  paper.line([ring.map(([x, y]) => [x + 0.8, y + 1.9] as const)], SHADE, width, {
    opacity: 0.25,
    jitter: 0,
    step: 4,
  });
  paper.line([ring], frame, width, { jitter: 0.1, step: 4 });
}

/** The lens is foreshortened, like the eye behind it. */
const LENS = 0.8;

/** One lens, and its arm to the ear. */
function drawAside(doll: Doll, glasses: Glasses, rim: Outline): void {
  const { paper } = doll;
  const { frame, width, arm } = frameOf(doll, glasses);
  const eye = eyePlace(doll, -1);
  const [x, y] = [eye.x + 2, eye.y + 0.9];
  const lens = rim.map(([a, b, corner]) => [x - a * LENS, y + b, corner ?? 0] as const);
  const ring = [...lens, lens[0] as (typeof lens)[number]];
  const back = Math.min(...lens.map(([a]) => a));
  paper.line([pts`${back + 0.6},${y - 3} -10,${y - 2}`], frame, arm);
  paper.brush(
    pts`${x + 10},${y - 3} ${frontOf(doll) - 1},${y - 5.6} ${frontOf(doll) + 2.4},${y - 2.4}`,
    3.2,
    frame,
    { ends: 0.7 },
  );
  paper.flat(lens, GLINT_ON_GLASS, { opacity: 0.1, jitter: 0 });
  drawRim(paper, ring, frame, width);
  paper.line([pts`${x - 7},${y - 1.4} ${x - 5.6},${y - 5.4} ${x - 3.4},${y - 7.6}`], GLINT_ON_GLASS, 1.6, {
    opacity: 0.75,
  });
}
