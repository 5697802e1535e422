/**
 * Which of the ten skins a face has, from its clues: a logistic regression, one column for each skin from deepest to fairest.
 * Fitted to labelled photographs with deep, brown and fair skins counting alike (bench/likeness/README.md). What is chosen is
 * the middle of what it holds likely, so that a doubt between brown and fair gives tan and never the far end.
 */
import { CLUES, type SkinClues } from './skin-clues.ts';

const START = [5.41, 6.31, 5.18, 4.66, 0.81, 0.14, -0.17, -3.22, -7.79, -11.35];

const WEIGHTS: Readonly<Record<keyof SkinClues, readonly number[]>> = {
  lightness: [-1.13, -1.24, -1.1, -1.38, -0.92, -0.45, 0.1, 1.08, 2.15, 2.9],
  red: [-11.63, -9.17, -5.71, -2.97, -0.88, -1.08, -0.12, 7.35, 11.47, 12.74],
  yellow: [-6.17, -1.97, 3.62, 8.27, 13.15, 9.34, 2.94, -3.96, -10.42, -14.79],
  yellowShare: [3.66, 6.07, 7.46, 5.51, 3.1, -1.23, -4.02, -5.57, -7.17, -7.8],
  redShare: [1.25, -0.99, -3.94, -5.83, -5.03, -2.06, 0.95, 4.95, 5.67, 5.03],
  brighterCheek: [-0.19, -0.29, -0.39, -1.51, -1.88, -1.85, -1.15, 0.57, 2.59, 4.11],
  darkerCheek: [2.35, 0.53, -1.15, -1.57, 0.16, 0.83, 0.46, -0.09, -0.59, -0.93],
  forehead: [-5.4, -5.42, -4.37, -2.24, 0.62, 2.69, 3.4, 3.63, 3.7, 3.4],
  white: [0.71, 1.99, 3.09, 3.5, 2.82, 0.77, -1.74, -3.27, -3.87, -4.01],
  eyeWhite: [-3.39, -2.59, -1.24, 0.5, 1.11, 0.91, 0.78, 1.16, 1.42, 1.35],
  againstWall: [0.49, -0.01, -0.52, -0.61, -0.35, -0, 0.16, 0.27, 0.2, 0.38],
  lipsLighter: [6.3, 4.09, 1.1, -0.87, -2.11, -2.25, -1.71, -1.2, -1.47, -1.88],
  lipsRedder: [-29.59, -26.14, -18.08, -6.11, -1.75, 4.52, 12.74, 18.44, 22.08, 23.89],
  lipsYellower: [-4.3, -22.18, -37.76, -37.2, -28.76, -6.55, 15.04, 32.74, 42.89, 46.09],
  brows: [1.27, 0.86, 0.29, -0.42, -1.07, -1.44, -1.46, -0.59, 0.78, 1.78],
  pupil: [3.16, 1.92, 0.1, -2.02, -3.16, -2.31, -0.51, 0.2, 0.99, 1.64],
  againstShine: [0.21, 0.2, 0.09, -0.29, -0.16, 0.16, 0.44, 0.31, -0.19, -0.76],
  shadow: [-2.42, -1.58, -0.39, 0.89, 0.89, 0.4, 0.11, 0.2, 0.76, 1.13],
  frameLight: [-1.57, -2.4, -2.58, -2.03, 0.18, 1.08, 1.47, 1.77, 2.04, 2.03],
  frameDark: [-4.04, -2.43, -0.38, 0.83, 0.99, 1.41, 2.63, 1.91, 0.46, -1.38],
  frameMean: [0.67, 1.04, 1.15, -0.17, -1.26, -1.99, -1.63, -0.79, 0.76, 2.21],
  frameYellow: [13.59, 10.26, 4.71, -6.03, -8.9, -7.55, -2.21, -0.37, -1.21, -2.28],
  redderThanWhite: [17.47, 11.17, 1.96, -1.11, -5.88, -9.88, -11.53, -5.84, 0.05, 3.59],
  yellowerThanWhite: [-5.92, 1.05, 9.1, 19.53, 21.04, 8.81, -7.34, -15.75, -16.13, -14.39],
  modelling: [0.38, -1.15, -2.67, -3.61, -2.77, -0.99, 0.66, 2.23, 3.47, 4.45],
  againstFrame: [-1.23, -0.83, -0.35, -0.41, -0.66, -0.4, 0.04, 0.75, 1.35, 1.74],
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
