import {
  type Difficulty,
  type Duration,
  difficulties,
  durations,
  type Genre,
  genres,
  type Story,
} from '../../../content/story-facts.ts';
import { type HowOpen, howOpen, howOpenOptions } from './how-open.ts';

/** The checkbox groups of the Filter dropdown (SPEC §3, Filters), and how much of a book is open to everybody. */
export interface Filters {
  readonly categories: readonly Genre[];
  readonly readingLevels: readonly Difficulty[];
  readonly durations: readonly Duration[];
  readonly opens: readonly HowOpen[];
}
export type FilterGroup = keyof Filters;

/** Everything a visitor has chosen on Explore. All of it stands in the address. */
export interface ExploreChoice extends Filters {
  readonly query: string;
  /** The one category of the tiles. */
  readonly tile: Genre | null;
  /** How often “Show more stories” was pressed. */
  readonly more: number;
}

export const filterOptions = {
  categories: genres,
  readingLevels: difficulties,
  durations,
  opens: howOpenOptions,
} as const satisfies Filters;
const GROUPS = ['categories', 'readingLevels', 'durations', 'opens'] as const satisfies FilterGroup[];

export const noChoice: ExploreChoice = {
  query: '',
  tile: null,
  categories: [],
  readingLevels: [],
  durations: [],
  opens: [],
  more: 0,
};

function chosenFrom<Option extends string>(options: readonly Option[], asked: readonly string[]): Option[] {
  return options.filter((option) => asked.includes(option));
}

/** Reads the choice from an address; anything unknown in it is left out. */
export function choiceFromAddress(params: URLSearchParams): ExploreChoice {
  const more = Number(params.get('more'));
  return {
    query: params.get('q') ?? '',
    tile: chosenFrom(genres, [params.get('category') ?? ''])[0] ?? null,
    categories: chosenFrom(genres, params.getAll('categories')),
    readingLevels: chosenFrom(difficulties, params.getAll('readingLevels')),
    durations: chosenFrom(durations, params.getAll('durations')),
    opens: chosenFrom(howOpenOptions, params.getAll('opens')),
    more: Number.isInteger(more) && more > 0 && more < 1000 ? more : 0,
  };
}

/** The same choice as the shortest address that gives it back. */
export function choiceToAddress(choice: ExploreChoice): URLSearchParams {
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
 * Whether a story belongs in a category: by its genre, and an interactive or educational story of any genre in
 * the category of that name too, since this is where a family looks for it.
 */
export function isInCategory(story: Story, category: Genre): boolean {
  return (
    story.genre === category ||
    (category === 'Interactive' && story.interactive) ||
    (category === 'Educational' && story.educational)
  );
}

/** Whether a story passes the tile and the filters: any option within a group, every group. */
export function passes(story: Story, choice: ExploreChoice): boolean {
  return (
    (choice.tile === null || isInCategory(story, choice.tile)) &&
    (choice.categories.length === 0 || choice.categories.some((category) => isInCategory(story, category))) &&
    (choice.readingLevels.length === 0 || choice.readingLevels.includes(story.difficulty)) &&
    (choice.durations.length === 0 || choice.durations.some((duration) => duration === story.duration)) &&
    (choice.opens.length === 0 || choice.opens.includes(howOpen(story)))
  );
}

/** The choice with a tile pressed: it becomes the single one, or none where it was chosen already. */
export function withTile(choice: ExploreChoice, tile: Genre): ExploreChoice {
  return { ...choice, tile: choice.tile === tile ? null : tile, more: 0 };
}

/** The choice with one checkbox turned over. */
export function withOption(choice: ExploreChoice, group: FilterGroup, option: string): ExploreChoice {
  const before: readonly string[] = choice[group];
  const after = before.includes(option) ? before.filter((other) => other !== option) : [...before, option];
  return { ...choice, [group]: chosenFrom<string>(filterOptions[group], after), more: 0 };
}

export interface ChosenFilter {
  readonly id: string;
  readonly label: string;
  /** The choice without it. */
  readonly without: ExploreChoice;
}

/** What shows as removable chips: the tile first, then each ticked option. */
export function chosenFilters(choice: ExploreChoice): ChosenFilter[] {
  const { tile } = choice;
  const chips: ChosenFilter[] = tile
    ? [{ id: `tile-${tile}`, label: tile, without: withTile(choice, tile) }]
    : [];
  for (const group of GROUPS) {
    for (const option of choice[group]) {
      chips.push({ id: `${group}-${option}`, label: option, without: withOption(choice, group, option) });
    }
  }
  return chips;
}

/** Best known first: the ranked ones by rank, then by stars; the order of the shelf decides between equals. */
export function byRenown(stories: readonly Story[]): Story[] {
  const place = (story: Story) => story.ranking ?? Number.MAX_SAFE_INTEGER;
  return [...stories].sort((a, b) => place(a) - place(b) || b.rating - a.rating);
}
