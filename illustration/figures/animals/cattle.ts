import type { Cutter } from '../../paper/cutter.ts';
import { SOOT } from '../../paper/papers.ts';
import type { AnimalPose } from '../../parts/animal.ts';
import { keepsFace } from './acting.ts';
import { eyes } from './eyes.ts';
import { cheeks, ear, head } from './face.ts';
import { mouth } from './mouths.ts';

export interface CattleBuild {
  /** How far the horns reach to the side and up. */
  readonly horns: readonly [out: number, up: number];
  readonly horn: string;
  /** Paler or darker pieces on the coat. */
  readonly patch?: string;
  readonly muzzle: string;
  readonly tuft: string;
  /** Heavy lids and lashes. */
  readonly lids?: boolean;
  /** The hump of an ox's shoulders, and no udder. */
  readonly heavy?: boolean;
}

/** Cow and ox: one heavy body, the face to us. */
export function cattle(c: Cutter, pose: AnimalPose, colour: string, build: CattleBuild): void {
  const dark = c.shade(colour, -0.06);
  const hoof = '#4a3632';
  const lying = pose === 'sleep';
  const { horns, horn, patch, muzzle, tuft, heavy } = build;
  const wide = heavy ? 1.1 : 1;
  const leg = (x: number, k: string) => {
    c.band(`${x},-96 ${x + 2},-50 ${x},-8`, [42 * wide, 27 * wide, 26 * wide], k, { lift: 0.4 });
    c.cut(`${x - 15},-14 ${x + 14},-14 ${x + 17},2 ${x - 19},2`, hoof, { lift: 0.2, tex: 'none' });
  };
  c.at(0, lying ? 62 : 0, {}, () => {
    const tail = lying
      ? '112,-140 150,-124 146,-84 118,-76'
      : pose === 'joy'
        ? '112,-140 150,-158 160,-112 182,-104'
        : '112,-140 136,-120 130,-70 136,-44';
    c.band(tail, [14, 10, 8, 6], dark, { lift: 0.4 });
    const [tx, ty] = c.pointAlong(tail, 0.98);
    c.blob(
      `${tx - 4},${ty - 12}! ${tx + 12},${ty + 2} ${tx + 4},${ty + (lying ? 13 : 28)}! ${tx - 12},${ty + 4}`,
      tuft,
      { lift: 0.4, tex: 'brush' },
    );
    if (!lying) for (const x of [-22, 76]) leg(x, dark);
    if (!lying && !heavy) c.blob('26,-72 62,-72 58,-50 34,-48', muzzle, { lift: 0.3 });
    const back = heavy
      ? '-92,-128 -84,-186 -34,-208 20,-182 92,-178 122,-132 106,-80 20,-66 -66,-72'
      : '-88,-126 -76,-168 -20,-176 40,-166 96,-172 120,-130 106,-84 20,-70 -66,-76';
    c.blob(back, colour, { lift: 0.9, tex: 'brush' });
    if (patch) {
      c.blob('10,-168 52,-166 66,-136 44,-112 12,-120 -4,-144', patch, { lift: 0.1 });
      c.blob('92,-158 112,-140 112,-112 92,-104 82,-126', patch, { lift: 0.1 });
    }
    if (!lying)
      for (const x of [-58, 96]) {
        if (pose === 'joy' && x < 0) {
          c.band('-58,-96 -92,-82 -88,-42', [42 * wide, 28, 25], colour, { lift: 0.5 });
          c.cut('-103,-46 -74,-46 -71,-30 -107,-30', hoof, { lift: 0.2, tex: 'none' });
        } else leg(x, colour);
      }
    else {
      c.band('-50,-76 -104,-74 -76,-66', [34, 26, 22], colour, { lift: 0.4 });
      c.band('96,-76 54,-70 84,-66', [34, 24, 22], dark, { lift: 0.3 });
    }
    c.band('-58,-136 -80,-160 -88,-176', [86 * wide, 74, 62], colour, { lift: 0.5 });
    head(c, pose, [-88, -192], { rest: -3, joy: 9, sleep: -14 }, () => {
      for (const s of [-1, 1] as const) {
        c.band(
          `${s * 22},-44 ${s * (24 + horns[0] * 0.75)},${-48 - horns[1] * 0.1} ${s * (22 + horns[0])},${-48 - horns[1]}`,
          heavy ? [24, 18, 5] : [17, 13, 5],
          horn,
          { lift: 0.4, tex: 'none' },
        );
        ear(c, s, [s * 38, -24], () => {
          c.blob(`${s * 36},-34 ${s * 62},-44 ${s * 92},-26! ${s * 70},-8 ${s * 38},-14`, dark, {
            lift: 0.5,
          });
          c.blob(`${s * 48},-28 ${s * 64},-34 ${s * 80},-25! ${s * 64},-16`, muzzle, {
            lift: 0.1,
            tex: 'none',
          });
        });
      }
      c.blob('-46,-10 -42,-44 0,-56 42,-44 46,-10 38,30 34,50 -34,50 -38,30', colour, { lift: 0.7 });
      if (patch) c.blob('-43,-8 -38,-42 -12,-52 -4,-26 -10,12 -30,16', patch, { lift: 0.1 });
      c.blob('-46,40 -34,20 0,14 34,20 46,40 34,64 0,70 -34,64', muzzle, { lift: 0.4 });
      for (const s of [-1, 1])
        c.blob(`${s * 14},30 ${s * 24},29 ${s * 24},39 ${s * 15},40`, c.shade(muzzle, -0.2), {
          lift: 0,
          tex: 'none',
          edge: 'none',
        });
      c.blob('-20,-52! -14,-66 4,-70 22,-60 16,-38 4,-28! -4,-40 -12,-34', tuft, { lift: 0.4, tex: 'brush' });
      mouth(c, pose, 0, 52, 26);
      eyes(c, pose, 0, -6, 54, 7.8);
      if (build.lids && !lying && keepsFace(c))
        for (const s of [-1, 1]) {
          const coat = patch && s < 0 ? patch : colour;
          c.patch(
            `${s * 27 - 11},-9! ${s * 27 - 8},-18 ${s * 27 + 8},-18 ${s * 27 + 11},-9!`,
            c.shade(coat, -0.04),
          );
          c.mark(`${s * 27 - s * 9},-9 ${s * 27},-11 ${s * 27 + s * 11},-8`, SOOT, 3.2);
          c.mark(`${s * 37},-9 ${s * 45},-8`, SOOT, 2.6);
          c.mark(`${s * 36},-6 ${s * 43},-2`, SOOT, 2.4);
        }
      cheeks(c, 0, 12, 74, 9);
    });
  });
}
