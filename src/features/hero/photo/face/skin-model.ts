/**
 * Which of the ten skins a face has, from its clues: a logistic regression, one column for each skin from deepest to fairest.
 * Fitted to labelled photographs with deep, brown and fair skins counting alike (bench/likeness/README.md). What is chosen is
 * the middle of what it holds likely, so that a doubt between brown and fair gives tan and never the far end.
 */
import { CLUES, type SkinClues } from './skin-clues.ts';

const START = [12.78, 10.44, 4.24, -0.63, -2.59, -3.1, -2.59, -3.96, -5.94, -8.64];

const WEIGHTS: Readonly<Record<keyof SkinClues, readonly number[]>> = {
  lightness: [-3.28, -2.36, -0.78, 0.29, 0.25, 0.14, 0.42, 1.28, 1.83, 2.2],
  red: [-16.9, -18.95, -10.18, 1.38, 0.97, 3.14, 6.96, 13.64, 12.49, 7.42],
  yellow: [-13.37, -11.16, -6.89, 0.21, 10.17, 15.1, 11.62, 5.65, -2.15, -9.19],
  yellowShare: [-4.5, -0.29, 3.09, 6.16, 7.02, 4.47, -0.27, -3.72, -5.31, -6.67],
  redShare: [4.9, 3.35, 2.77, 2.35, -0.54, -3.09, -4.08, -2.16, -1.79, -1.75],
  brighterCheek: [-1.46, -1.81, -1.99, -1.69, -1.1, -0.64, -0.04, 1.64, 3.23, 3.86],
  darkerCheek: [-0.77, -1.31, -1.39, -1.4, -0.22, 1.04, 1.56, 1.57, 0.75, 0.18],
  forehead: [-4.14, -3.79, -2.46, -1.16, -0.01, 1.36, 2.17, 2.53, 2.72, 2.79],
  white: [2.22, 2.75, 3.01, 2.28, 0.9, -0.74, -1.52, -2.54, -2.99, -3.36],
  eyeWhite: [1.99, 0.86, 0.53, 0.79, 0.48, -0.34, -1.01, -1.23, -1.31, -0.76],
  againstWall: [-0.41, -0.1, 0.1, -0.03, -0.02, 0.03, 0.01, -0.03, 0.09, 0.35],
  lipsLighter: [3.14, 1.57, 0.99, 0.64, -0.49, -1.63, -1.44, -0.53, -0.82, -1.43],
  lipsRedder: [-31.43, -41.07, -38.65, -23.43, -5.94, 13.26, 26.31, 30.28, 34.1, 36.55],
  lipsYellower: [10.52, 2.77, -2.66, -17.11, -30.3, -27.04, -7.88, 13.03, 26.45, 32.22],
  brows: [0.24, 0.26, 0.13, -0.69, -1.63, -1.35, -0.37, 0.45, 1.45, 1.5],
  pupil: [0.97, -0.76, -1.64, -1, -0.07, 1.56, 1.25, 0.11, -0.66, 0.25],
  againstShine: [-1.84, -1.34, -0.5, 0.35, 0.34, 0.91, 1.26, 1.07, 0.11, -0.36],
  shadow: [-3.19, -2.37, -1.39, -0.89, 0.28, 0.76, 0.52, 1.01, 2.3, 2.98],
  frameLight: [-2.15, -0.39, 2.08, 3.19, 3.19, 1.2, -0.76, -1.72, -2.35, -2.28],
  frameDark: [-1.07, 0.67, 1.6, 1.32, 1.06, 1.27, 0.88, -1.13, -2.26, -2.34],
  frameMean: [-3, -1.87, -0.92, -0.36, 0.04, -0.01, 0.01, 0.62, 1.95, 3.53],
  frameYellow: [10.17, 3.68, -1.55, -8.94, -10.24, -9.07, -2.14, 2.94, 7.58, 7.57],
  redderThanWhite: [7.83, 12.67, 10.64, 5.96, -4.08, -15.42, -16.63, -8.3, 0.8, 6.52],
  yellowerThanWhite: [-0.78, 6.63, 5.57, 3.03, 9.27, 9.19, -3.42, -10.78, -11.3, -7.41],
  modelling: [-4.53, -4.3, -2.8, -0.56, 0.01, 0.05, 1.56, 2.61, 3.85, 4.13],
  againstFrame: [-2.12, -1.89, -1.15, -0.56, -0.76, -0.27, 0.55, 1.6, 2.18, 2.43],
};

/** How likely each skin is; sums to 1. */
export function skinOdds(clues: SkinClues): number[] {
  const sums = START.map(
    (start, skin) => start + CLUES.reduce((sum, clue) => sum + clues[clue] * (WEIGHTS[clue][skin] ?? 0), 0),
  );
  const highest = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - highest));
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}

/** The skin half of all likelihood lies below, as a number between the steps: 3 is the middle of the fourth. */
export function skinStep(odds: readonly number[]): number {
  let below = 0;
  for (const [skin, one] of odds.entries()) {
    if (below + one >= 0.5) return skin - 0.5 + (0.5 - below) / one;
    below += one;
  }
  return odds.length - 1;
}
