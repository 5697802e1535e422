/** Scores of the head network for tests: every label of its file at zero, except those given. */

import type { HeadScores } from './head-view.ts';
import graph from './models/head-view.json';

export const scoreNames: readonly string[] = graph.userDefinedMetadata.told;

export const scoresOf = (speaks: Readonly<Record<string, number>> = {}): HeadScores =>
  new Map(scoreNames.map((name) => [name, speaks[name] ?? 0]));
