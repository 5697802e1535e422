/** What the shipped view of a head could tell, for tests: every name of its file, nothing spoken for but what is given. */

import type { HeadScores } from './head-view.ts';
import graph from './models/head-view.json';

export const scoreNames: readonly string[] = graph.userDefinedMetadata.told;

export const scoresOf = (speaks: Readonly<Record<string, number>> = {}): HeadScores =>
  new Map(scoreNames.map((name) => [name, speaks[name] ?? 0]));
