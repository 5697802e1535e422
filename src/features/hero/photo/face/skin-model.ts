/**
 * Which of the ten skins a face has, from its clues: a logistic regression, one column for each skin from deepest to fairest.
 * Fitted to labelled photographs with deep, brown and fair skins counting alike (bench/likeness/README.md). What is chosen is
 * the middle of what it holds likely, so that a doubt between brown and fair gives tan and never the far end.
 */
import { CLUES, type SkinClues } from './skin-clues.ts';

const START = [13.68, 10.91, 4.79, -0.2, -2.29, -3.25, -3.53, -4.97, -6.5, -8.66];

const WEIGHTS: Readonly<Record<keyof SkinClues, readonly number[]>> = {
  lightness: [-3.42, -2.38, -0.8, 0.27, 0.18, 0.06, 0.46, 1.41, 1.96, 2.26],
  red: [-18.32, -18.97, -9.38, 2.02, 2.1, 2.87, 7.14, 14.43, 12.15, 5.94],
  yellow: [-14.7, -12.02, -7.16, -0.04, 10.42, 16.49, 13.3, 6.29, -2.82, -9.77],
  yellowShare: [-5.32, -0.9, 3.03, 6.22, 7.25, 5.38, 0.61, -3.56, -5.77, -6.95],
  redShare: [4.7, 3.11, 2.9, 2.73, -0.07, -3.18, -4.12, -1.99, -1.97, -2.16],
  brighterCheek: [-1.75, -2, -2.15, -1.86, -1.15, -0.57, 0.1, 1.88, 3.49, 4.01],
  darkerCheek: [-0.87, -1.33, -1.48, -1.52, -0.33, 1.02, 1.69, 1.77, 0.84, 0.21],
  forehead: [-4.33, -3.79, -2.37, -1.13, -0.08, 1.29, 2.19, 2.56, 2.81, 2.87],
  white: [2.2, 2.75, 2.96, 2.25, 0.88, -0.83, -1.5, -2.49, -2.91, -3.3],
  eyeWhite: [1.8, 0.59, 0.34, 0.7, 0.6, -0.15, -0.81, -1.12, -1.25, -0.7],
  againstWall: [-0.51, -0.11, 0.12, -0.09, -0.04, 0.08, 0.06, -0.03, 0.11, 0.41],
  lipsLighter: [3.05, 1.65, 1.05, 0.52, -0.8, -1.82, -1.36, -0.33, -0.67, -1.3],
  lipsRedder: [-31.55, -42.29, -40.51, -24.46, -6.57, 13.39, 27.09, 31.94, 35.65, 37.29],
  lipsYellower: [11.08, 3.1, -3.25, -18.33, -31.29, -27.9, -7.13, 14.93, 26.54, 32.24],
  brows: [0.02, -0.01, 0.07, -0.49, -1.44, -1.23, -0.26, 0.53, 1.47, 1.33],
  pupil: [0.4, -1.14, -1.62, -1.01, -0.01, 1.65, 1.29, 0.4, -0.27, 0.32],
  againstShine: [-1.82, -1.13, -0.27, 0.44, 0.25, 0.78, 1.2, 1.01, 0, -0.46],
  shadow: [-3.34, -2.56, -1.61, -1.07, 0.16, 0.8, 0.61, 1.18, 2.55, 3.28],
  frameLight: [-1.76, 0.07, 2.03, 2.96, 2.96, 1.18, -0.72, -1.72, -2.5, -2.49],
  frameDark: [-1.02, 0.77, 1.49, 1.18, 1.09, 1.42, 1.03, -1.2, -2.4, -2.36],
  frameMean: [-2.77, -1.69, -0.9, -0.42, 0, -0.01, 0.02, 0.57, 1.82, 3.36],
  frameYellow: [9.13, 2.6, -2.17, -7.53, -9.83, -9.82, -2.38, 3.37, 7.95, 8.68],
  redderThanWhite: [8.27, 12.94, 11.53, 7.75, -3.32, -16.52, -17.5, -8.94, -0.25, 6.04],
  yellowerThanWhite: [-1.23, 4.54, 3.27, 2.17, 8.34, 10.32, -1.4, -9.06, -10.16, -6.81],
  modelling: [-4.57, -4.63, -3.07, -0.73, 0.03, 0.19, 1.77, 2.75, 4.04, 4.23],
  againstFrame: [-2.3, -2.01, -1.17, -0.52, -0.77, -0.34, 0.57, 1.7, 2.32, 2.53],
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
