/**
 * Measures one key in the search box on a shelf of 10,000 stories: fold, search, filter, sort. `npm run bench --
 * search`; the goal is under 16 ms, one frame.
 */
import { SHELF } from '../content/shelf.ts';
import {
  initialExploreState,
  matchesFilters,
  sortByPopularity,
} from '../src/features/catalogue/explore/explore-filters.ts';
import { indexStories, search } from '../src/features/catalogue/search/search.ts';

const size = 10_000;
const stories = Array.from({ length: size }, (_, index) => {
  const model = SHELF[index % SHELF.length]!;
  return { ...model, title: `${model.title} ${index}`, slug: `${model.slug}-${index}` };
});

function milliseconds(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function show(name: string, samples: number[]): void {
  const sorted = [...samples].sort((a, b) => a - b);
  const percentile = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(2);
  console.log(
    `${name.padEnd(44)} median ${percentile(0.5)} ms   p95 ${percentile(0.95)} ms   worst ${percentile(1)} ms`,
  );
}

const renowned = sortByPopularity(stories);
show(
  `index ${size} stories, once`,
  Array.from({ length: 5 }, () => milliseconds(() => indexStories(renowned))),
);

const index = indexStories(renowned);
const queries = ['ocean adventure 77', 'the lights are going', 'zzzz', 'sci-fi friend', 'a'];
const keys = queries.flatMap((query) => Array.from(query, (_, end) => query.slice(0, end + 1)));
const rounds = Array.from({ length: 10 }, () => keys).flat();

show(
  'a key: search alone',
  rounds.map((query) => milliseconds(() => search(index, query))),
);
const choice = { ...initialExploreState, tile: 'Fantasy', durations: ['15 min', '20 min'] } as const;
show(
  'a key: search, tile and two durations',
  rounds.map((query) =>
    milliseconds(() => search(index, query).filter((story) => matchesFilters(story, choice))),
  ),
);
