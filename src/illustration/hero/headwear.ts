/** Things worn on the head, over the hair, in the head's frame; from the side in `profile/headwear.ts`. */

import { type Outline, scallops, star } from '../paper/outline.ts';
import { pts } from '../paper/points.ts';
import { drawBow } from './bow.ts';
import { type Doll, onSide, SIDES, wears } from './doll.ts';
import { headCloth } from './extras.ts';
import type { HatId } from './hat-choice.ts';
import { drawPirateHat, drawSpaceHelmet, drawWizardHat } from './hats.ts';
import { CLOTH, darker, paler, SHADE } from './palette.ts';

export function drawHeadExtras(doll: Doll): void {
  const { paper } = doll;
  const cloth = headCloth(doll);
  const f = doll.gaze[0] * 0.4;
  const tall = -(doll.parts.hair.crownLift ?? 0);
  if (doll.hat) drawHat(doll, doll.hat, cloth, f);
  if (wears(doll, 'crown')) {
    paper.at({ x: f * 0.6, y: tall, rot: 4 }, () => {
      paper.sheet(pts`-30,-42! -34,-72! -19,-56! 0,-80! 19,-56! 34,-72! 30,-42! 0,-37`, CLOTH.honey, {
        step: 12,
        jitter: 0.4,
        texture: 'felt',
      });
      paper.flat(pts`-29.4,-46! 0,-41 29.4,-46! 30,-42.6! 0,-37.6 -30,-42.6!`, darker(CLOTH.honey, 0.22), {
        opacity: 0.7,
      });
      for (const [x, y, c] of [
        [-18, -50, CLOTH.clay],
        [0, -51, CLOTH.dusk],
        [18, -50, CLOTH.clay],
      ] as const)
        paper.ellipse(x, y, 3, 3.6, c);
    });
  }
  if (wears(doll, 'flower')) {
    paper.at({ x: 35, y: -37, rot: 14 }, () => {
      for (let i = 0; i < 6; i++)
        paper.at({ rot: i * 60 }, () =>
          paper.sheet(pts`-3,-4 -7,-12 0,-19 7,-12 3,-4`, cloth === CLOTH.honey ? CLOTH.rose : cloth, {
            lift: 0.35,
            step: 5,
          }),
        );
      paper.sheet(pts`-5.5,0 0,-5.5 5.5,0 0,5.5`, CLOTH.butter, { lift: 0.35, step: 3, facets: 0 });
      paper.ellipse(-1.4, -1.4, 1, 1, CLOTH.honey);
    });
  }
  if (wears(doll, 'bow')) drawBow(paper, cloth, { x: 27, y: -46, rot: 24 });
  if (wears(doll, 'headphones')) {
    paper.line([pts`-53,2 -54,-24 -40,-50 0,-63 40,-50 54,-24 53,2`], SHADE, 7, {
      opacity: 0.18,
      jitter: 0,
    });
    paper.line([pts`-54,0 -55,-26 -40,-52 0,-65 40,-52 55,-26 54,0`], cloth, 6, { jitter: 0.1 });
    paper.line([pts`-30,-58 0,-65.6 30,-58`], paler(cloth, 0.4), 2.4, { opacity: 0.7 });
    for (const k of SIDES) {
      paper.sheet(onSide(k, pts`46,-4 58,-8 65,4 64,20 56,28 46,24`), darker(cloth, 0.12), {
        step: 5,
        lift: 0.7,
      });
      paper.sheet(onSide(k, pts`50,0 59,0 61,10 58,20 50,19`), paler(cloth, 0.35), { step: 5, lift: 0.35 });
    }
  }
}

/** A hat is a little wider over a hijab or headscarf. */
function drawHat(doll: Doll, hat: HatId, cloth: string, f: number): void {
  const over = doll.parts.hair.hatScale ?? 1;
  doll.paper.at({ scale: over, y: (1 - over) * 20 }, () => {
    if (hat === 'cap') drawCap(doll, cloth, f);
    else if (hat === 'beanie') drawBeanie(doll, cloth, f);
    else if (hat === 'wizardHat') drawWizardHat(doll, cloth);
    else if (hat === 'pirateHat') drawPirateHat(doll, cloth);
    else drawSpaceHelmet(doll, cloth);
  });
}

function drawCap(doll: Doll, cloth: string, f: number): void {
  const { paper } = doll;
  const dark = darker(cloth, 0.24);
  paper.sheet(
    pts`-53,-13! -57,-30 -43,-55 -18,-66 4,-68 26,-64 47,-51 57,-28 53,-13! 26,-21 0,-23 -26,-21`,
    cloth,
    { texture: 'felt' },
  );
  paper.line(
    [
      pts`${2 + f},-67 ${f - 4},-44 ${f - 6},-23`,
      pts`${2 + f},-67 ${26 + f},-52 ${36 + f},-19`,
      pts`${2 + f},-67 ${f - 28},-52 ${f - 38},-19`,
    ],
    dark,
    1.3,
    { opacity: 0.7, dash: [3.4, 2.6] },
  );
  paper.sheet(
    pts`
      ${f - 46},-19 ${f - 28},-28 ${2 + f},-31 ${32 + f},-28 ${48 + f},-19 ${50 + f},-9 ${34 + f},-13
      ${2 + f},-16 ${f - 32},-13 ${f - 50},-9
    `,
    dark,
  );
  paper.line(
    [pts`${f - 42},-15 ${f - 20},-21 ${2 + f},-22 ${26 + f},-21 ${44 + f},-15`],
    paler(cloth, 0.3),
    1.1,
    { opacity: 0.6, dash: [3, 2.6] },
  );
  paper.ellipse(3 + f, -68, 5, 4, dark);
  paper.sheet(star(8.4, 4, 5, f + 2, -45), cloth === CLOTH.honey ? CLOTH.cream : CLOTH.butter, {
    jitter: 0.2,
    step: 20,
    lift: 0.5,
  });
}

function drawBeanie(doll: Doll, cloth: string, f: number): void {
  const { paper } = doll;
  const band = paler(cloth, 0.3);
  paper.sheet(scallops(paper.rng, 2, -74, 12, 11, 10, 0.16), CLOTH.cream, {
    lift: 0.5,
    step: 3,
    facets: 0.1,
    texture: 'felt',
  });
  const dome = paper.sheet(pts`-54,-14! -57,-34 -42,-58 -18,-68 4,-69 26,-66 46,-54 58,-32 54,-14!`, cloth, {
    texture: 'felt',
  });
  paper.within(dome, () => {
    const ribs = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
      (i): Outline => pts`${i * 13 + f},-20 ${i * 11},-44 ${i * 6},-68`,
    );
    paper.line(ribs, darker(cloth, 0.22), 1.3, { opacity: 0.5, jitter: 0, step: 30 });
    paper.flat(pts`-60,-41! 0,-47 60,-41! 60,-36! 0,-42 -60,-36!`, band, { opacity: 0.85 });
  });
  paper.sheet(pts`-56,-24 -30,-30 ${f},-32 30,-30 56,-24 57,-10 30,-16 ${f},-18 -30,-16 -57,-10`, band, {
    texture: 'feltTurned',
  });
  paper.line(
    Array.from({ length: 13 }, (_, i): Outline => {
      const x = (i - 6) * 8.4;
      const y = -30 + Math.abs(i - 6) ** 1.7 * 0.3;
      return pts`${x},${y} ${x * 1.02},${y + 12}`;
    }),
    darker(band, 0.25),
    1.1,
    { opacity: 0.5 },
  );
}
