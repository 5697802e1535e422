import {
  type Difficulty,
  type Duration,
  difficulties,
  durations,
  type Genre,
  genres,
  type Story,
} from '../../../../content/story-facts.ts';
import { type PublicAccess, publicAccessOf, publicAccessOptions } from '../public-access.ts';

/** The checkbox groups of the Filter dropdown (SPEC §3, Filters), and public access. */
export interface Filters {
  readonly categories: readonly Genre[];
  readonly readingLevels: readonly Difficulty[];
  readonly durations: readonly Duration[];
  readonly opens: readonly PublicAccess[];
}
export type FilterGroup = keyof Filters;

/** Explore's whole state, stored in the URL. */
export interface ExploreState extends Filters {
  readonly query: string;
  /** The category of the chosen tile. */
  readonly tile: Genre | null;
  /** How often “Show more stories” was pressed. */
  readonly more: number;
}

export const filterOptions = {
  categories: genres,
  readingLevels: difficulties,
  durations,
  opens: publicAccessOptions,
} as const satisfies Filters;
const GROUPS = ['categories', 'readingLevels', 'durations', 'opens'] as const satisfies FilterGroup[];

export const initialExploreState: ExploreState = {
  query: '',
  tile: null,
  categories: [],
  readingLevels: [],
  durations: [],
  opens: [],
  more: 0,
};

function knownOptions<Option extends string>(
  options: readonly Option[],
  requested: readonly string[],
): Option[] {
  return options.filter((option) => requested.includes(option));
}

/** Parses Explore's state from URL parameters and ignores unknown values. */
export function parseExploreParams(params: URLSearchParams): ExploreState {
  const more = Number(params.get('more'));
  return {
    query: params.get('q') ?? '',
    tile: knownOptions(genres, [params.get('category') ?? ''])[0] ?? null,
    categories: knownOptions(genres, params.getAll('categories')),
    readingLevels: knownOptions(difficulties, params.getAll('readingLevels')),
    durations: knownOptions(durations, params.getAll('durations')),
    opens: knownOptions(publicAccessOptions, params.getAll('opens')),
    more: Number.isInteger(more) && more > 0 && more < 1000 ? more : 0,
  };
}

/** Serialises Explore's state as the shortest URL parameters that restore it. */
export function toExploreParams(choice: ExploreState): URLSearchParams {
  const params = new URLSearchParams();
  if (choice.query) params.set('q', choice.query);
  if (choice.tile) params.set('category', choice.tile);
  for (const group of GROUPS) {
    for (const option of filterOptions[group] as readonly string[]) {
      if ((choice[group] as readonly string[]).includes(option)) params.append(group, option);
    }
  }
  if (choice.more > 0) params.set('more', String(choice.more));
  return params;
}

/**
 * Tells whether a story belongs in a category: by genre, and for Interactive and Educational also by the
 * story's flags.
 */
export function isInCategory(story: Story, category: Genre): boolean {
  return (
    story.genre === category ||
    (category === 'Interactive' && story.interactive) ||
    (category === 'Educational' && story.educational)
  );
}

/** Tells whether a story matches the tile and the filters: any option within a group, every group. */
export function matchesFilters(story: Story, choice: ExploreState): boolean {
  return (
    (choice.tile === null || isInCategory(story, choice.tile)) &&
    (choice.categories.length === 0 || choice.categories.some((category) => isInCategory(story, category))) &&
    (choice.readingLevels.length === 0 || choice.readingLevels.includes(story.difficulty)) &&
    (choice.durations.length === 0 || choice.durations.some((duration) => duration === story.duration)) &&
    (choice.opens.length === 0 || choice.opens.includes(publicAccessOf(story)))
  );
}

/** Toggles a tile: at most one is chosen. */
export function toggleTile(choice: ExploreState, tile: Genre): ExploreState {
  return { ...choice, tile: choice.tile === tile ? null : tile, more: 0 };
}

/** Toggles one checkbox. */
export function toggleOption(choice: ExploreState, group: FilterGroup, option: string): ExploreState {
  const before: readonly string[] = choice[group];
  const after = before.includes(option) ? before.filter((other) => other !== option) : [...before, option];
  return { ...choice, [group]: knownOptions<string>(filterOptions[group], after), more: 0 };
}

export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  /** The state without this filter. */
  readonly without: ExploreState;
}

/** Lists the active filters for removable chips: the tile first, then each option. */
export function activeFilters(choice: ExploreState): ActiveFilter[] {
  const { tile } = choice;
  const chips: ActiveFilter[] = tile
    ? [{ id: `tile-${tile}`, label: tile, without: toggleTile(choice, tile) }]
    : [];
  for (const group of GROUPS) {
    for (const option of choice[group]) {
      chips.push({ id: `${group}-${option}`, label: option, without: toggleOption(choice, group, option) });
    }
  }
  return chips;
}

/** Sorts by rank, then by rating; stable for ties. */
export function sortByPopularity(stories: readonly Story[]): Story[] {
  const place = (story: Story) => story.ranking ?? Number.MAX_SAFE_INTEGER;
  return [...stories].sort((a, b) => place(a) - place(b) || b.rating - a.rating);
}
