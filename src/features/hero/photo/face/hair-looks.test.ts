import { describe, expect, it } from 'vitest';
import { HAIR_COLOURS } from '../../../../illustration/hero/choices.ts';
import { HAIR_PLACES } from './hair-colour-clues.ts';
import { hairOdds } from './hair-colour-model.ts';
import { hairLooks } from './hair-looks.ts';
import { LOOKS_WEIGHTS } from './hair-looks-model.ts';
import { LOGS } from './skin-clues.ts';

/** What the mask network is asked for: places, and numbers of each. */
const [PLACES, CLUES] = [5, 224];
const nothing = Array.from({ length: PLACES * CLUES }, () => 0);
const changed = (place: number, clue: number) => nothing.with(place * CLUES + clue, 1);

describe('what the mask network says of the colour of hair', () => {
  it('has a start and a weight of every clue for every colour', () => {
    expect(LOOKS_WEIGHTS).toHaveLength(HAIR_COLOURS.length * (1 + 3 * (24 + 24)));
    for (const weight of LOOKS_WEIGHTS) expect(Number.isFinite(weight)).toBe(true);
  });

  it('asks crown, forehead and temples for their finer layers and their own colours, and nothing else', () => {
    const still = hairLooks(nothing);
    const moves = (place: number, clue: number) =>
      hairLooks(changed(place, clue)).some((one, colour) => one !== still[colour]);
    for (const place of [0, 1, 2])
      for (const clue of [160, 183, 200, 215, 216, 223])
        expect(moves(place, clue), `${place} ${clue}`).toBe(true);
    for (const clue of [0, 159, 184, 199]) expect(moves(1, clue), String(clue)).toBe(false);
    for (const place of [3, 4]) expect(moves(place, 216)).toBe(false);
  });

  it('is added to what the colours say', () => {
    const blind = Array.from({ length: HAIR_PLACES.length * LOGS }, () => null);
    const plain = hairOdds(blind, []);
    const copper = HAIR_COLOURS.findIndex(({ id }) => id === 'copper');
    const spoken = hairOdds(
      blind,
      HAIR_COLOURS.map((_, colour) => (colour === copper ? Math.log(2) : 0)),
    );
    const [before, after] = [plain[copper] ?? 0, spoken[copper] ?? 0];
    expect(after / (1 - after)).toBeCloseTo((2 * before) / (1 - before), 8);
  });
});
