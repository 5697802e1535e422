/** Things worn on top: round the neck, on the back. What is worn on the head is in `headwear.ts`. */

import { mix } from '../paper/colour.ts';
import { type Outline, scallops, star } from '../paper/outline.ts';
import { pts } from '../paper/points.ts';
import { type Doll, onSide, SIDES, type Side, wears } from './doll.ts';
import { capeOf } from './outfit/cape.ts';
import { CLOTH, clothHex, darker, paler, SHADE } from './palette.ts';

/** Extras take the cloth of hair ties unless that is what the trunk already wears. */
export function extraCloth(doll: Doll): string {
  const own = clothHex(doll.look.hairCloth);
  return own === doll.cloth ? (own === CLOTH.clay ? CLOTH.dusk : CLOTH.clay) : own;
}

/** What is worn over a head covering is of another cloth than the covering, or it would not be seen. */
export function headCloth(doll: Doll): string {
  if (doll.parts.hair.texture !== 'cover') return extraCloth(doll);
  const own = clothHex(doll.look.hairCloth);
  return own === CLOTH.clay || own === CLOTH.brick || own === CLOTH.rose ? CLOTH.dusk : CLOTH.clay;
}

/** Behind the trunk, in its frame. */
export function drawBackExtras(doll: Doll): void {
  const { paper } = doll;
  const cloth = extraCloth(doll);
  if (wears(doll, 'cape')) capeOf(doll, cloth);
  if (wears(doll, 'backpack') && doll.profile) {
    paper.sheet(pts`-6,-74 -34,-74 -50,-62 -53,-22 -46,-6 -10,-6`, darker(cloth, 0.1), { texture: 'felt' });
    paper.sheet(pts`-50,-38 -60,-34 -61,-16 -48,-11`, darker(cloth, 0.2), { lift: 0.4 });
    paper.line([pts`-20,-70 -40,-66 -47,-56`], paler(cloth, 0.3), 1.1, { opacity: 0.7, dash: [3, 2.6] });
  } else if (wears(doll, 'backpack')) {
    paper.sheet(pts`-34,-60 -30,-72 0,-76 30,-72 34,-60 37,-20 32,-8 -32,-8 -37,-20`, darker(cloth, 0.1), {
      texture: 'felt',
    });
    paper.sheet(pts`-36,-26 -43,-22 -43,-8 -34,-8`, darker(cloth, 0.2), { lift: 0.4 });
  }
  if (wears(doll, 'wings')) {
    for (const k of SIDES) drawWing(doll, cloth, k);
  }
}

/** One paper wing; from the side both stand back from the shoulders, the far one raised behind the near. */
function drawWing(doll: Doll, cloth: string, side: Side): void {
  const { paper } = doll;
  const k = doll.profile ? -1 : side;
  paper.at(doll.profile ? { x: -4, rot: side < 0 ? 34 : 4, y: side < 0 ? -22 : 0 } : {}, () => {
    const upper: Outline = pts`4,-52 26,-84 58,-96 74,-80 66,-56 40,-40 8,-40`;
    const lower: Outline = pts`6,-42 38,-38 60,-24 56,-4 38,2 16,-18`;
    paper.sheet(onSide(k, lower), paler(cloth, 0.55), { lift: 0.6 });
    const piece = paper.sheet(onSide(k, upper), paler(cloth, 0.35), { lift: 0.7 });
    paper.within(piece, () => {
      for (const [x, y] of pts`60,-80 50,-66 38,-74 64,-64`)
        paper.ellipse(k * x, y, 3.4, 3.4, CLOTH.cream, { opacity: 0.8 });
    });
    paper.brush(onSide(k, pts`8,-46 32,-66 60,-84`), 1.6, cloth, { opacity: 0.6 });
    paper.brush(onSide(k, pts`10,-40 32,-28 50,-16`), 1.4, cloth, { opacity: 0.5 });
  });
}

/** On the trunk, before the arms that lie over it. */
export function drawTrunkExtras(doll: Doll): void {
  const { paper } = doll;
  const cloth = extraCloth(doll);
  if (wears(doll, 'backpack')) {
    for (const k of SIDES)
      paper.sheet(onSide(k, pts`15,-75! 22,-72! 24,-50 26,-22! 20,-22! 17.4,-50`), cloth, {
        lift: 0.5,
        jitter: 0.3,
      });
  }
  if (wears(doll, 'cape'))
    paper.sheet(pts`-15,-77 0,-70 15,-77 14,-71 0,-62 -14,-71`, cloth, { jitter: 0.2, lift: 0.5 });
}

/** Round the neck: over the collar, under the chin. */
export function drawNeckExtras(doll: Doll): void {
  const { paper } = doll;
  const cloth = extraCloth(doll);
  if (doll.parts.hair.veil && !wears(doll, 'medal')) return;
  if (wears(doll, 'scarf')) {
    const stripe = mix(cloth, CLOTH.cream, 0.7);
    const tail = paper.sheet(pts`6,-70! 20,-71! 19,-50 20.6,-31! 7.6,-30! 7,-50`, cloth, {
      texture: 'felt',
      lift: 0.7,
    });
    paper.within(tail, () => {
      for (const y of [-47, -39]) paper.flat(pts`4,${y}! 24,${y - 1}! 24,${y + 3}! 4,${y + 4}!`, stripe);
    });
    paper.line(
      [0, 1, 2, 3].map((i): Outline => pts`${8.8 + i * 3.4},-31 ${8.6 + i * 3.5},-26`),
      cloth,
      1.6,
    );
    paper.sheet(pts`-27,-74 -14,-79 0,-77 14,-79 27,-74 26,-64 13,-60 0,-59 -13,-60 -26,-64`, cloth, {
      texture: 'felt',
    });
    paper.line([pts`-22,-70 -8,-65 10,-65 22,-70`], darker(cloth, 0.3), 1.2, { opacity: 0.6 });
  }
  if (wears(doll, 'beads')) {
    const beads = [CLOTH.clay, CLOTH.butter, CLOTH.dusk, CLOTH.cream, CLOTH.sage];
    for (let i = 0; i < 9; i++) {
      const a = ((i + 0.5) / 9) * Math.PI;
      const x = Math.cos(a) * 17;
      const y = -73 + Math.sin(a) * 17;
      paper.ellipse(x + 0.6, y + 1.4, 3, 3, SHADE, { opacity: 0.25 });
      paper.ellipse(x, y, 3, 3, beads[i % beads.length] as string);
      paper.ellipse(x - 0.9, y - 1, 0.8, 0.7, CLOTH.cream, { opacity: 0.7 });
    }
  }
  if (wears(doll, 'medal')) {
    for (const k of SIDES)
      paper.sheet(onSide(k, pts`12,-76! 17,-74! 3.4,-45! -1.6,-45!`), k < 0 ? cloth : darker(cloth, 0.14), {
        lift: 0.3,
        step: 12,
      });
    paper.sheet(scallops(paper.rng, 0, -38, 9, 9, 11, 0.14), CLOTH.honey, { lift: 0.55, step: 3, facets: 0 });
    paper.sheet(star(5.4, 2.5, 5, 0, -38), CLOTH.cream, { lift: 0.2, step: 20, jitter: 0.1 });
  }
}
