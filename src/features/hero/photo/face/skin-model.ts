/**
 * Which of the ten skins a face has, from its clues: a logistic regression, one column for each skin from deepest to fairest.
 * Fitted to labelled photographs with deep, brown and fair skins counting alike (bench/likeness/README.md). What is chosen is
 * the middle of what it holds likely, so that a doubt between brown and fair gives tan and never the far end.
 */
import { CLUES, type SkinClues } from './skin-clues.ts';

const START = [11.56, 8.76, 2.94, -1.32, -3.46, -1.09, 0.53, -1.94, -6.26, -9.72];

const WEIGHTS: Readonly<Record<keyof SkinClues, readonly number[]>> = {
  lightness: [-2.85, -1.78, -0.51, 0.31, 0.48, 0.13, 0, 0.65, 1.48, 2.07],
  red: [-13.94, -14.19, -12.24, -8.53, -4.17, -0.15, 5.24, 13.76, 17.1, 17.11],
  yellow: [-13.42, -8.99, -2.08, 4.39, 11.02, 10.59, 7.56, 2.51, -3.55, -8.04],
  yellowShare: [-5.98, -0.09, 6.29, 8.12, 6.93, 2.25, -1.5, -3.88, -5.74, -6.41],
  redShare: [3.92, 2.58, 1.22, -0.14, -1.58, -2.74, -2.86, -0.98, -0.02, 0.58],
  brighterCheek: [-0.63, -0.64, -0.68, -0.81, -0.99, -1.12, -0.81, 0.42, 2.03, 3.24],
  darkerCheek: [-0.45, -1.04, -1.19, -0.72, 0.65, 1.07, 0.82, 0.55, 0.29, 0.03],
  forehead: [-3.85, -3.63, -2.7, -1.26, 0.38, 1.49, 1.92, 2.36, 2.66, 2.63],
  white: [1.62, 1.64, 1.85, 1.91, 1.83, 0.84, -0.72, -2.23, -3.13, -3.61],
  eyeWhite: [1.75, 1.21, 0.93, 1.05, 0.52, -0.8, -1.7, -1.32, -0.93, -0.71],
  againstWall: [-0.08, 0.21, 0.39, 0.38, 0.16, -0.13, -0.33, -0.3, -0.3, 0],
  lipsLighter: [3.12, 2.19, 1.91, 1.68, 0.18, -1.51, -2, -1.71, -1.83, -2.03],
  lipsRedder: [-32.53, -35.64, -31.49, -19.23, -5.03, 10.79, 22.33, 27.81, 31.08, 31.9],
  lipsYellower: [13.9, 7.42, -2.31, -13.35, -25.01, -20.23, -8.24, 6.15, 17.69, 23.98],
  brows: [0.99, 0.69, 0.19, -0.7, -1.38, -1.51, -1.15, -0.13, 1.1, 1.89],
  pupil: [2.04, 1.41, 0.96, 0.07, -1.3, -1.57, -0.89, -0.6, -0.21, 0.1],
  againstShine: [-1.71, -1.6, -1.03, -0.33, 0.41, 1, 1.26, 1.17, 0.7, 0.14],
  shadow: [-3.26, -2.29, -0.91, 0.18, 0.86, 0.9, 0.77, 0.83, 1.31, 1.62],
  frameLight: [-1.92, -0.44, 2, 3.04, 2.45, 0.23, -1.32, -1.62, -1.34, -1.07],
  frameDark: [-1.2, 0.45, 1.37, 1.12, 0.19, -0.25, 0.6, 0.14, -0.63, -1.78],
  frameMean: [-3.56, -2.47, -1.25, -0.73, -0.64, -0.67, 0.16, 1.4, 3.18, 4.58],
  frameYellow: [15.12, 10.91, 3.48, -6.42, -9.24, -6.8, -1.48, -0.87, -2.07, -2.63],
  redderThanWhite: [-0.76, 1.95, 3.02, 1.31, -4.62, -7.11, -6.1, 0, 4.79, 7.51],
  yellowerThanWhite: [-7.02, -1.73, 5.05, 13.39, 17.82, 9.4, -4.63, -12.27, -11.58, -8.43],
  modelling: [-4.46, -3.05, -1.17, 0.14, 0.32, -0.02, 0.31, 1.46, 2.74, 3.74],
  againstFrame: [-1.8, -1.31, -0.94, -0.64, -0.4, -0.02, 0.38, 1.07, 1.65, 2.01],
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
