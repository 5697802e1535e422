// @vitest-environment node
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Expression } from '../../figures/hero/head/expressions.ts';
import { defaultLook, type Look, parseLook } from '../../figures/hero/look/look.ts';
import { SKIN_TONES } from '../../figures/hero/look/look-options.ts';
import { drawHero } from '../../figures/hero/rig.ts';
import { labOf, rgbToLab } from '../../paper/colour.ts';
import { READABLE_CONTRAST } from '../../paper/depth-tone.ts';
import { LIGHT_IDS, lightFor } from '../../paper/hour-lights.ts';
import { Paper } from '../../paper/paper.ts';
import type { Lighting } from '../format/scene.ts';
import { drawScene } from './draw-scene.ts';
import '../../load-all-parts.ts';

const lightness = (hex: string): number => labOf(hex)[0];

const LIGHTINGS: Readonly<Record<string, Lighting | undefined>> = {
  'no lamp': undefined,
  'its lamp': { dark: 0.8, lamps: [{ on: [450, 700] }] },
  'the dark': { dark: 1 },
};

/** The face's own sheet in a picture, before a ground of this colour: its colour, its edge, and how broad that is, page units. */
function faceOf(look: Look, ground: string, light: (typeof LIGHT_IDS)[number], lighting?: Lighting) {
  const svg = drawScene(
    {
      backdrop: 'meadow',
      light,
      seed: 1,
      plain: ground,
      ...(lighting ? { lighting } : {}),
      cast: [{ who: 'hero', pose: 'stand', facing: 'front', at: [450, 1190] }],
      describe: '',
    },
    look,
    { textures: 'none' },
  );
  const edged = [...svg.matchAll(/fill="(#\w{6})" stroke="(#\w{6})" stroke-width="([\d.]+)"/g)];
  const [, face, edge, width] = edged.sort((a, b) => Number(b[3]) - Number(a[3]))[0]!;
  return { face: lightness(face!), edge: lightness(edge!), width: Number(width) };
}

describe.each(LIGHT_IDS)('at %s', (light) => {
  it.each(Object.entries(LIGHTINGS))(
    'with %s, a face of every skin stands out from a ground of its own colour',
    (_, lighting) => {
      for (const { id, hex } of SKIN_TONES)
        for (const undertone of ['neutral', 'warm', 'cool']) {
          const look = parseLook({ ...defaultLook, skin: id, undertone, hair: 'shaved', extras: [] });
          const { face, edge, width } = faceOf(look, hex, light, lighting);
          expect(Math.abs(face - edge), `${id} ${undertone}`).toBeGreaterThanOrEqual(READABLE_CONTRAST);
          expect(width, `${id} ${undertone}`).toBeGreaterThanOrEqual(3.5);
        }
    },
  );
});

it('a scene says how strongly a face shows', () => {
  const drawn = ([undefined, 'slight', 'strong'] as const).map((strength) =>
    drawScene(
      {
        backdrop: 'meadow',
        light: 'noon',
        seed: 1,
        cast: [
          {
            who: 'hero',
            pose: 'stand',
            at: [450, 1190],
            expression: 'proud',
            ...(strength ? { strength } : {}),
          },
        ],
        describe: '',
      },
      defaultLook,
      { textures: 'none' },
    ),
  );
  expect(new Set(drawn).size).toBe(3);
});

/** Faces that say what they say with little. */
const QUIET: readonly Expression[] = [
  'calm',
  'sad',
  'tired',
  'sly',
  'holdingBreath',
  'lookingDown',
  'listening',
  'thinking',
  'embarrassed',
  'whispering',
  'proud',
  'asleep',
  'curious',
  'shy',
  'brave',
  'stubborn',
  'jealous',
  'guilty',
  'holdingTears',
  'tender',
  'relieved',
  'bored',
  'plotting',
  'doubtful',
];

/** Least difference of lightness between such a mark and the skin. */
const FLOOR = 0.15;

/** Side of the square around a head that is drawn, units, and pixels of each. */
const [SIDE, FINE] = [130, 3];

/** How much darker than the skin the marks of brows, eyes and mouth are, OKLab lightness. */
async function marksOf(skin: string, expression: Expression, light: (typeof LIGHT_IDS)[number]) {
  const look = parseLook({
    ...defaultLook,
    age: 'middle',
    skin,
    hair: 'shaved',
    extras: [],
    freckles: 'none',
  });
  const options = { pose: 'stand', facing: 'front', expression, act: {}, rimmed: true } as const;
  const draw = (x: number, y: number) => {
    const paper = new Paper({ x, y, width: SIDE, height: SIDE, light: lightFor(light), textures: 'none' });
    let anchors: ReturnType<typeof drawHero>;
    paper.layer(0.72, () => {
      anchors = drawHero(look, options, paper);
    });
    return { anchors: anchors!, svg: paper.toSvg({ size: true }) };
  };
  const { head, eyes, mouth } = draw(0, 0).anchors;
  const [left, top] = [head[0] - SIDE / 2, head[1] - SIDE / 2];
  const pixels = await sharp(Buffer.from(draw(left, top).svg), { density: 72 * FINE })
    .resize(SIDE * FINE, SIDE * FINE)
    .removeAlpha()
    .raw()
    .toBuffer();
  const inside = (
    [x, y]: readonly [number, number, (number | undefined)?],
    wide: number,
    up: number,
    down: number,
  ) => {
    const all: number[] = [];
    for (let v = Math.round((y - up - top) * FINE); v < (y + down - top) * FINE; v++)
      for (let u = Math.round((x - wide - left) * FINE); u < (x + wide - left) * FINE; u++) {
        const i = (v * SIDE * FINE + u) * 3;
        all.push(rgbToLab(pixels[i]! / 255, pixels[i + 1]! / 255, pixels[i + 2]! / 255)[0]);
      }
    return all.sort((a, b) => a - b);
  };
  const at = (sorted: number[], part: number) => sorted[Math.floor(sorted.length * part)]!;
  const ground = at(inside([head[0], head[1] + 10], 34, 22, 22), 0.5);
  const darker = (sorted: number[]) => ground - at(sorted, 0.03);
  return {
    brows: darker(inside(eyes as never, 30, 24, 9)),
    eyes: darker(inside(eyes as never, 30, 6, 10)),
    mouth: darker(inside(mouth as never, 9, 6, 9)),
  };
}

it.each(QUIET)('%s is readable on the deepest skins at every hour', async (expression) => {
  for (const skin of ['s0', 's1', 's2'])
    for (const light of LIGHT_IDS) {
      const marks = await marksOf(skin, expression, light);
      for (const [mark, by] of Object.entries(marks)) {
        expect(by, `${mark} on ${skin} at ${light}`).toBeGreaterThanOrEqual(FLOOR);
      }
    }
});
