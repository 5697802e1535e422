/** Glasses and ear aids from the side: one lens, its arm to the ear, the aid in full view. */

import { mix } from '../../paper/colour.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import type { Doll } from '../doll.ts';
import { eyePlace } from '../eyes.ts';
import { CLOTH, darker, GLINT_ON_GLASS, SHADE, WARM_WHITE } from '../palette.ts';
import { frontOf } from './head.ts';

/** The lens is foreshortened, like the eye behind it. */
const LENS = 0.8;

/** Glasses of one lens; `rim` is the rim of its shape around 0, 0, for the right side. */
export function drawProfileGlasses(doll: Doll, rim: Outline): void {
  const { look, paper, aidCloth } = doll;
  const sport = look.glasses === 'sport';
  const frame = sport ? darker(aidCloth, 0.1) : aidCloth;
  const width = sport ? 3.8 : 3.1;
  const eye = eyePlace(doll, -1);
  const [x, y] = [eye.x + 2, eye.y + 0.9];
  const lens = rim.map(([a, b, corner]) => [x - a * LENS, y + b, corner ?? 0] as const);
  const ring = [...lens, lens[0] as (typeof lens)[number]];
  const back = Math.min(...lens.map(([a]) => a));
  paper.line([pts`${back + 0.6},${y - 3} -10,${y - 2}`], frame, sport ? 5 : 2.8);
  paper.brush(
    pts`${x + 10},${y - 3} ${frontOf(doll) - 1},${y - 5.6} ${frontOf(doll) + 2.4},${y - 2.4}`,
    3.2,
    frame,
    { ends: 0.7 },
  );
  paper.flat(lens, GLINT_ON_GLASS, { opacity: 0.1, jitter: 0 });
  paper.line([ring.map(([a, b]) => [a + 0.8, b + 1.9] as const)], SHADE, width, {
    opacity: 0.25,
    jitter: 0,
    step: 4,
  });
  paper.line([ring], frame, width, { jitter: 0.1, step: 4 });
  paper.line([pts`${x - 7},${y - 1.4} ${x - 5.6},${y - 5.4} ${x - 3.4},${y - 7.6}`], GLINT_ON_GLASS, 1.6, {
    opacity: 0.75,
  });
}

/** Behind the ear, over its rim into the ear. */
const BODY: Outline = pts`-8,-5.4 -15,-4 -20,3 -20.4,12 -17.4,17.4 -14.6,15 -16,7 -14,1 -8.4,-2`;

export function drawProfileHearingAid(doll: Doll): void {
  const { paper, aidCloth } = doll;
  paper.sheet(BODY, aidCloth, { jitter: 0.2, step: 4, lift: 0.55 });
  paper.ellipse(-18.2, 6, 1.1, 2, WARM_WHITE, { opacity: 0.95 });
  paper.line([pts`-9,-3.6 -5,-2.4 -3.8,3 -5.6,8`], CLOTH.cream, 1.9);
  paper.ellipse(-6.6, 9.6, 3.3, 3.5, CLOTH.cream);
  paper.ellipse(-6.6, 9.6, 1.6, 1.7, aidCloth);
}

export function drawProfileImplant(doll: Doll): void {
  const { paper, aidCloth } = doll;
  const pale = mix(aidCloth, CLOTH.cream, 0.55);
  paper.line([pts`-17,0 -24,-6 -27,-14`], pale, 2.2);
  paper.sheet(BODY, aidCloth, { jitter: 0.2, step: 4, lift: 0.55 });
  paper.line([pts`-17.4,4 -18.4,10`], WARM_WHITE, 1.2, { opacity: 0.8 });
  paper.ellipse(-27.2, -16.4, 8.6, 8.6, SHADE, { opacity: 0.25 });
  paper.ellipse(-28, -18, 8.6, 8.6, aidCloth);
  paper.ellipse(-28, -18, 8.6, 8.6, 'none', { stroke: pale, strokeWidth: 1 });
  paper.ellipse(-28, -18, 3.4, 3.4, CLOTH.cream, { opacity: 0.9 });
}
