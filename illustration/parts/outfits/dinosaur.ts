import { type Doll, SIDES } from '../../figures/hero/body/doll.ts';
import { CLOTH, darker, INK, paler, partnerOf } from '../../figures/hero/body/palette.ts';
import type { Outline } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { bell, outfit, stitches } from './shapes/garment.ts';

/** The hood from the side: its mouth open at the front, teeth over the brow. */
function hoodAside({ paper }: Doll, cloth: string): void {
  paper.sheet(
    pts`
      53,-34! 48,-52 24,-64 -6,-67 -38,-58 -62,-32 -66,4 -60,36 -40,54 -8,60 20,58 37,50! 20,42 8,26 6,6
      13,-12 30,-23
    `,
    cloth,
    { texture: 'felt' },
  );
  paper.ellipse(22, -46, 7.4, 7.4, CLOTH.cream);
  paper.ellipse(24, -45, 3.4, 3.8, INK);
  paper.ellipse(23, -46.6, 1, 1, CLOTH.cream);
  for (const [x, y] of pts`46,-31 37,-27 28,-22 20,-16 13,-9`)
    paper.flat(pts`${x - 4.4},${y + 1.6}! ${x + 3},${y + 8.4}! ${x + 4.4},${y - 2.6}!`, CLOTH.cream, {
      jitter: 0.1,
    });
}

export const dinosaur = outfit(
  {
    id: 'dinosaur',
    order: 210,
    label: 'Dinosaur suit',
    premium: true,
    hood: true,
    rise: 36,
    trails: [116, 56],
  },
  ['sage', 'dusk', 'honey', 'clay', 'lilac', 'moss'],
  ({ cloth }) => {
    const belly = partnerOf(cloth);
    const spike = cloth === CLOTH.clay || cloth === CLOTH.honey ? CLOTH.moss : CLOTH.clay;
    return {
      texture: 'felt',
      sleeve: { length: 0.92, colour: cloth, cuff: darker(cloth, 0.14) },
      legwear: { trousers: { colour: cloth, length: 0.93, widths: [14, 13.6, 13, 12.6], texture: 'felt' } },
      shoes: { kind: 'paw', colour: darker(cloth, 0.14) },
      behind(doll) {
        const { paper } = doll;
        const tail: Outline = pts`-8,-26 -34,-6 -58,18 -86,24 -104,12! -98,34 -70,50 -34,42 -4,12`;
        for (const [x, y, r] of [
          [-40, -2, -40],
          [-62, 16, -24],
          [-84, 21, 6],
        ] as const)
          paper.at({ x, y, rot: r }, () =>
            paper.sheet(pts`-9,6! 0,-13! 9,6!`, spike, { step: 8, lift: 0.5 }),
          );
        paper.sheet(tail, cloth, { texture: 'felt' });
      },
      behindHead(doll) {
        const { paper } = doll;
        const back = doll.profile ? -52 : 0;
        for (const [
          a,
          r,
        ] of pts`${back - 46},1 ${back - 22},1.1 ${2 + back},1.2 ${26 + back},1.1 ${48 + back},1`) {
          paper.at({ x: 0, y: 0, rot: a }, () =>
            paper.sheet(pts`-11,-56! 0,${-58 - 19 * r}! 11,-56!`, spike, {
              step: 8,
              lift: 0.5,
              texture: 'felt',
            }),
          );
        }
        // from the side the hood is open towards us, and has no far wall to see
        if (doll.profile) return;
        paper.sheet(
          pts`0,-66 38,-58 62,-30 66,8 58,40 40,54 -40,54 -58,40 -66,8 -62,-30 -38,-58`,
          darker(cloth, 0.1),
          { texture: 'felt' },
        );
      },
      onHead(doll) {
        const { paper } = doll;
        if (doll.profile) {
          hoodAside(doll, cloth);
          return;
        }
        const f = doll.gaze[0] * 0.3;
        const opening: Outline = pts`
          ${f},-30 ${24 + f},-27 ${43 + f},-12 ${48 + f},10 ${42 + f},34 ${20 + f},49 ${f},51 ${f - 20},49
          ${f - 42},34 ${f - 48},10 ${f - 43},-12 ${f - 24},-27
        `;
        paper.sheet(
          pts`0,-64 36,-57 59,-30 63,6 56,38 34,56 0,60 -34,56 -56,38 -63,6 -59,-30 -36,-57`,
          cloth,
          {
            holes: [opening],
            texture: 'felt',
          },
        );
        for (const k of SIDES) {
          paper.ellipse(k * 25 + f * 0.6, -45, 6.6, 6.6, CLOTH.cream);
          paper.ellipse(k * 25 + f * 0.6 + 1, -44, 3, 3.4, INK);
          paper.ellipse(k * 25 + f * 0.6, -45.4, 1, 1, CLOTH.cream);
        }
        for (const i of [-3, -2, -1, 0, 1, 2, 3])
          paper.flat(
            pts`
              ${i * 9.4 - 4 + f},${-31 + i * i * 0.9}! ${i * 9.8 + f},${-23.6 + i * i * 0.9}!
              ${i * 9.4 + 4 + f},${-31 + i * i * 0.9}!
            `,
            CLOTH.cream,
            { jitter: 0.1 },
          );
      },
      back(doll) {
        const { paper } = doll;
        paper.sheet(bell(30, 12, 27, 29), cloth, { texture: 'felt' });
        for (const y of [-62, -42, -22])
          paper.sheet(pts`-8,${y + 9}! 0,${y - 9}! 8,${y + 9}!`, spike, { step: 8, lift: 0.5 });
      },
      onHeadBack(doll) {
        const { paper } = doll;
        paper.sheet(
          pts`0,-66 36,-58 60,-30 64,6 57,38 34,56 0,60 -34,56 -57,38 -64,6 -60,-30 -36,-58`,
          cloth,
          { texture: 'felt' },
        );
        for (const [y, r] of pts`-48,1.2 -20,1.3 8,1.2 34,1`)
          paper.sheet(pts`-10,${y + 11}! 0,${y - 12 * r}! 10,${y + 11}!`, spike, {
            step: 8,
            lift: 0.5,
            texture: 'felt',
          });
      },
      torso(doll) {
        const { paper } = doll;
        paper.sheet(bell(30, 12, 27, 29), cloth, { texture: 'felt' });
        const piece = paper.sheet(pts`-14,-64 0,-68 14,-64 20,-30 18,2 0,8 -18,2 -20,-30`, belly, {
          lift: 0.3,
          texture: 'feltTurned',
        });
        paper.within(piece, () => {
          for (let y = -52; y < 8; y += 11)
            paper.brush(pts`-20,${y} 0,${y + 3} 20,${y}`, 1.5, darker(belly, 0.3), {
              opacity: 0.55,
              ends: 0.7,
            });
        });
        stitches(doll, [pts`-27,7 0,10 27,7`], paler(cloth, 0.5), 0.6);
      },
    };
  },
);
