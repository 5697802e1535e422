/** What the shipped view of a head could tell, for tests: every name of its file, nothing spoken for but what is given. */
import graph from './head-view.json';
import type { HeadTold } from './head-view.ts';

export const toldNames: readonly string[] = graph.userDefinedMetadata.told;

export const toldOf = (speaks: Readonly<Record<string, number>> = {}): HeadTold =>
  new Map(toldNames.map((name) => [name, speaks[name] ?? 0]));
