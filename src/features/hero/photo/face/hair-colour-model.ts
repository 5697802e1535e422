/**
 * Which of our hair colours a head has, from what is told of its places: a logistic regression, one column for each colour of
 * the catalogue, fitted to labelled photographs (bench/likeness/README.md). What is chosen is the colour most likely to be
 * called right: many heads would be called by two neighbouring names, few by two that lie apart.
 */
import { HAIR_PLACES, type HairClues } from './hair-colour-clues.ts';
import { CALLED_RIGHT, START, WEIGHTS } from './hair-colour-weights.ts';
import { softmax } from './regression.ts';
import { LOGS } from './skin-clues.ts';

/**
 * How likely each colour is, in the order of the catalogue; sums to 1. `looks` is how much speaks for each besides
 * (`hairLooks`).
 */
export function hairOdds(clues: HairClues, looks: readonly number[]): number[] {
  const sums = START.map((start, colour) => start + (looks[colour] ?? 0));
  const told = [...clues, bySkin(clues, 'strands'), bySkin(clues, 'crown')];
  for (const [index, [least, most, usual, ...weights]] of WEIGHTS.entries()) {
    // Beyond what the photographs had nothing is known; what can't be seen counts as usual.
    const value = Math.min(most, Math.max(least, told[index] ?? usual));
    for (const [colour, weight] of weights.entries()) sums[colour] = (sums[colour] ?? 0) + value * weight;
  }
  return softmax(sums);
}

/** How bright a place is for each part of the skin's light: black hair in the sun is no more than some tenth. */
function bySkin(clues: HairClues, place: 'strands' | 'crown'): number | null {
  const light = (of: (typeof HAIR_PLACES)[number]) => clues[HAIR_PLACES.indexOf(of) * LOGS] ?? null;
  const [own, skin] = [light(place), light('skin')];
  return own === null || skin === null ? null : Math.exp(own - skin);
}

/** Index in the catalogue of the colour that is likeliest to be called right. */
export function hairFromOdds(odds: readonly number[]): number {
  const right = odds.map((_, colour) =>
    odds.reduce((sum, one, is) => sum + one * (CALLED_RIGHT[is]?.[colour] ?? 0), 0),
  );
  return right.indexOf(Math.max(...right));
}
