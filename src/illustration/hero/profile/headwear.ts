/** Headwear from the side, over the hair, in the head's frame. */

import { luma } from '../../paper/colour.ts';
import { type Outline, scallops, star } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { drawBow } from '../bow.ts';
import { type Doll, wears } from '../doll.ts';
import { headCloth } from '../extras.ts';
import type { HatId } from '../hat-choice.ts';
import { drawSpaceHelmet, hatCloth } from '../hats.ts';
import { CLOTH, darker, paler, SHADE } from '../palette.ts';

export function drawProfileHeadExtras(doll: Doll): void {
  const cloth = headCloth(doll);
  if (doll.hat) drawHat(doll, doll.hat, cloth);
  if (wears(doll, 'crown')) drawCrown(doll);
  if (wears(doll, 'flower')) drawFlower(doll, cloth);
  if (wears(doll, 'bow')) drawBow(doll.paper, cloth, { x: -12, y: -44, rot: -16 });
  if (wears(doll, 'headphones')) drawHeadphones(doll, cloth);
}

function drawHat(doll: Doll, hat: HatId, cloth: string): void {
  const over = doll.parts.hair.hatScale ?? 1;
  doll.paper.at({ scale: over, x: (1 - over) * 20, y: (1 - over) * 20 }, () => {
    if (hat === 'cap') drawCap(doll, cloth);
    else if (hat === 'beanie') drawBeanie(doll, cloth);
    else if (hat === 'wizardHat') drawWizardHat(doll, cloth);
    else if (hat === 'pirateHat') drawPirateHat(doll, cloth);
    else drawSpaceHelmet(doll, cloth);
  });
}

function drawCap(doll: Doll, cloth: string): void {
  const { paper } = doll;
  const dark = darker(cloth, 0.24);
  paper.sheet(pts`30,-30 50,-34 72,-29 86,-19 82,-14 62,-18 40,-18`, dark, { step: 6 });
  paper.sheet(pts`50,-20! 53,-36 40,-54 16,-65 -8,-68 -36,-60 -54,-40 -60,-14 -57,-2! -28,-6 10,-13`, cloth, {
    texture: 'felt',
  });
  paper.line([pts`-4,-67 18,-48 22,-15`, pts`-4,-67 -26,-46 -32,-6`], dark, 1.3, {
    opacity: 0.7,
    dash: [3.4, 2.6],
  });
  paper.line([pts`44,-25 10,-18 -26,-11 -54,-7`], paler(cloth, 0.3), 1.1, { opacity: 0.6, dash: [3, 2.6] });
  paper.ellipse(-4, -68, 5, 4, dark);
}

function drawBeanie(doll: Doll, cloth: string): void {
  const { paper } = doll;
  const band = paler(cloth, 0.3);
  paper.sheet(scallops(paper.rng, -10, -75, 12, 11, 10, 0.16), CLOTH.cream, {
    lift: 0.5,
    step: 3,
    facets: 0.1,
    texture: 'felt',
  });
  const dome = paper.sheet(pts`52,-22! 52,-40 38,-57 14,-67 -12,-69 -38,-60 -55,-40 -60,-6!`, cloth, {
    texture: 'felt',
  });
  paper.within(dome, () => {
    const ribs = [-3, -2, -1, 0, 1, 2, 3].map(
      (i): Outline => pts`${i * 15},-14 ${i * 12 - 4},-44 ${i * 6 - 8},-68`,
    );
    paper.line(ribs, darker(cloth, 0.22), 1.3, { opacity: 0.5, jitter: 0, step: 30 });
    paper.flat(pts`-64,-36! 0,-44 60,-48! 60,-43! 0,-39 -64,-31!`, band, { opacity: 0.85 });
  });
  paper.sheet(pts`54,-32 30,-30 0,-26 -32,-20 -60,-11 -61,4 -32,-4 0,-10 30,-15 53,-17`, band, {
    texture: 'feltTurned',
  });
  paper.line(
    Array.from({ length: 13 }, (_, i): Outline => {
      const x = (i - 6.4) * 8.6;
      const y = -22.4 - x * 0.19;
      return pts`${x},${y} ${x - 1},${y + 12}`;
    }),
    darker(band, 0.25),
    1.1,
    { opacity: 0.5 },
  );
}

function drawWizardHat(doll: Doll, own: string): void {
  const { paper } = doll;
  const cloth = hatCloth(doll, 'wizardHat', own);
  const trim = luma(cloth) > 0.62 ? CLOTH.clay : CLOTH.butter;
  const cone = paper.sheet(
    pts`
      50,-28 44,-56 28,-90 6,-122 -18,-146 -42,-146 -52,-135! -34,-132 -30,-118 -42,-84 -52,-50 -56,-12
      0,-14
    `,
    cloth,
    { texture: 'felt' },
  );
  paper.within(cone, () => {
    for (const [x, y, r] of [
      [16, -66, 7],
      [-22, -78, 6],
      [0, -100, 5],
      [-38, -50, 4.6],
      [-14, -124, 4],
    ] as const)
      paper.flat(star(r, r * 0.46, 5, x, y), trim, { jitter: 0.1, step: 20 });
    paper.brush(pts`2,-114 -14,-112 -32,-118`, 2, darker(cloth, 0.3), { opacity: 0.6 });
    paper.flat(pts`60,-46! 0,-36 -64,-32! -64,-18! 0,-22 60,-32!`, trim);
  });
  paper.sheet(
    pts`86,-27 64,-35 30,-33 -6,-27 -44,-18 -84,-6 -76,3 -44,-4 -4,-13 36,-19 70,-20`,
    darker(cloth, 0.12),
    { texture: 'felt' },
  );
}

function drawPirateHat(doll: Doll, own: string): void {
  const { paper } = doll;
  const worn = hatCloth(doll, 'pirateHat', own);
  const felt = luma(worn) < 0.3 ? CLOTH.bark : CLOTH.night;
  paper.sheet(pts`-24,-58 -38,-86 -64,-98! -66,-78 -46,-58`, worn, { step: 5, lift: 0.5 });
  paper.brush(pts`-30,-60 -44,-78 -62,-95`, 1.6, paler(worn, 0.5), { opacity: 0.8 });
  paper.sheet(pts`48,-26 42,-60 16,-76 -16,-76 -44,-60 -56,-18`, darker(felt, 0.3), { texture: 'felt' });
  const brim = paper.sheet(
    pts`86,-44! 62,-50 36,-54 6,-62 -26,-62 -56,-46 -80,-24! -66,-6 -36,-6 0,-13 34,-20 62,-28`,
    felt,
    { texture: 'felt' },
  );
  paper.within(brim, () =>
    paper.line([pts`86,-46 60,-47.4 35,-51 6,-59 -25,-59 -54,-43.6 -80,-21`], CLOTH.cream, 3.4, {
      opacity: 0.95,
    }),
  );
  paper.sheet(star(10, 4.6, 5, -4, -37), CLOTH.honey, { lift: 0.4, step: 20, jitter: 0.15 });
}

function drawCrown(doll: Doll): void {
  const { paper } = doll;
  const tall = -(doll.parts.hair.crownLift ?? 0);
  paper.at({ x: -2, y: tall, rot: -4 }, () => {
    paper.sheet(pts`30,-42! 35,-72! 21,-55! 8,-79! -8,-55! -24,-76! -31,-40! 0,-36`, CLOTH.honey, {
      step: 12,
      jitter: 0.4,
      texture: 'felt',
    });
    paper.flat(pts`30,-46! 0,-40 -30.6,-44! -31,-40.6! 0,-36.6 30,-42.6!`, darker(CLOTH.honey, 0.22), {
      opacity: 0.7,
    });
    for (const [x, y, c] of [
      [20, -49, CLOTH.dusk],
      [2, -49, CLOTH.clay],
      [-18, -48, CLOTH.dusk],
    ] as const)
      paper.ellipse(x, y, 2.8, 3.6, c);
  });
}

function drawFlower(doll: Doll, cloth: string): void {
  const { paper } = doll;
  paper.at({ x: 4, y: -24, rot: 14 }, () => {
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

function drawHeadphones(doll: Doll, cloth: string): void {
  const { paper } = doll;
  paper.line([pts`-9,2 -10,-30 -6,-62`], SHADE, 8, { opacity: 0.16, jitter: 0 });
  paper.line([pts`-10,0 -11,-30 -7,-63`], cloth, 7.4, { jitter: 0.1 });
  paper.line([pts`-9.6,-8 -10.4,-32 -7.4,-58`], paler(cloth, 0.4), 2, { opacity: 0.7 });
  paper.sheet(pts`-24,2 -18,-9 -6,-12 5,-6 9,8 4,22 -8,27 -20,20`, darker(cloth, 0.12), {
    step: 5,
    lift: 0.8,
  });
  paper.sheet(pts`-16,4 -8,-4 1,3 2,13 -6,19 -15,13`, paler(cloth, 0.35), { step: 5, lift: 0.35 });
}
