import { describe, expect, it } from 'vitest';
import { HAIR_COLOURS, SKIN_TONES } from '../../../../illustration/hero/choices.ts';
import { type Rgb, rgbOfHex } from '../oklab.ts';
import { HAIR_PLACES, type HairClues, meanHairClues } from './hair-colour-clues.ts';
import { hairFromOdds, hairOdds } from './hair-colour-model.ts';
import { CALLED_RIGHT, WEIGHTS } from './hair-colour-weights.ts';
import { LOGS, logsOf } from './skin-clues.ts';

const dark = ['soot', 'blueBlack', 'espresso'];
const plain: Rgb = [1, 1, 1];

type Scene = { hair: string; skin: number; lamp?: Rgb; sun?: number };

/** A head of this hair and skin: `lamp` lies on everything, `sun` on the strands and half of the crown alone. */
function cluesOf({ hair, skin, lamp = plain, sun = 1 }: Scene): HairClues {
  const lit = (colour: Rgb, by: number): Rgb =>
    [0, 1, 2].map(
      (channel) => (colour[channel as 0] ?? 0) * (lamp[channel as 0] ?? 1) * by,
    ) as unknown as Rgb;
  const own = rgbOfHex(SKIN_TONES[skin]?.hex ?? '');
  const strands = rgbOfHex(hair);
  const colours: Record<(typeof HAIR_PLACES)[number], Rgb> = {
    skin: lit(own, 1),
    lips: lit([own[0] * 0.8, own[1] * 0.55, own[2] * 0.6], 1),
    face: lit(own, 0.9),
    chin: lit(own, 0.85),
    crown: lit(strands, (1 + sun) / 2),
    brightest: lit(own, 1.4),
    eyeWhite: lit([0.5, 0.42, 0.4], 1),
    strands: lit(strands, sun),
  };
  return HAIR_PLACES.flatMap((place) => logsOf(colours[place]));
}

const found = (scene: Scene) => HAIR_COLOURS[hairFromOdds(hairOdds(cluesOf(scene), []))]?.id;

describe('the colour of hair beside a face', () => {
  it('finds each colour in plain light on fair skin, or its neighbour by name', () => {
    const right: Record<string, readonly string[]> = {
      soot: dark,
      blueBlack: dark,
      espresso: ['espresso', 'soot'],
      chestnut: ['chestnut', 'espresso'],
      walnut: ['walnut', 'chestnut'],
      auburn: ['auburn', 'copper', 'chestnut'],
      copper: ['copper', 'auburn'],
      honey: ['honey', 'walnut'],
      flax: ['flax', 'honey'],
      snow: ['snow', 'flax'],
    };
    for (const { id, hex } of HAIR_COLOURS) expect(right[id], id).toContain(found({ hair: hex, skin: 8 }));
  });

  it('keeps black hair dark where the sun lies on it, on deep and on fair skin', () => {
    for (const sun of [1, 2, 4])
      for (const skin of [1, 4, 8]) expect(dark).toContain(found({ hair: '#2b2326', skin, sun }));
  });

  it('calls black hair on deep skin black and not brown', () => {
    for (const skin of [0, 1, 2, 3]) expect(found({ hair: '#2b2326', skin })).toBe('soot');
  });

  it('finds the same or its neighbour in bright, dim, warm and cold light', () => {
    const lamps: readonly Rgb[] = [
      [1.5, 1.3, 1],
      [0.5, 0.5, 0.5],
      [0.7, 0.6, 0.35],
      [0.6, 0.7, 0.9],
    ];
    const right: Record<string, readonly string[]> = {
      '#2b2326': ['soot', 'espresso'],
      '#643d2b': ['chestnut', 'espresso'],
      '#c99a52': ['honey', 'walnut'],
    };
    for (const [hair, names] of Object.entries(right))
      for (const lamp of lamps) expect(names, hair).toContain(found({ hair, skin: 8, lamp }));
  });

  it('counts what is not seen as usual, and means only over the frames that see it', () => {
    const seen = cluesOf({ hair: '#c99a52', skin: 8 });
    const blind = seen.map((value, at) => (at >= seen.length - LOGS ? null : value));
    meanHairClues([seen, blind]).forEach((value, at) => {
      expect(value, String(at)).toBeCloseTo(seen[at] ?? Number.NaN, 10);
    });
    expect(meanHairClues([blind, blind]).at(-1)).toBeNull();
    expect(hairOdds(blind, []).reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it('weighs every number for every colour', () => {
    expect(WEIGHTS).toHaveLength(HAIR_PLACES.length * LOGS + 2);
    for (const row of WEIGHTS) expect(row).toHaveLength(HAIR_COLOURS.length + 3);
    for (const row of [CALLED_RIGHT, ...CALLED_RIGHT]) expect(row).toHaveLength(HAIR_COLOURS.length);
  });
});
