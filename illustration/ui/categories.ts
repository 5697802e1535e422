/** The categories with a tile of their own on Explore, in the order of the tiles: the one list of them. */
export const CATEGORY_NAMES = [
  'Animated',
  'Fantasy',
  'Adventure',
  'Sci-Fi',
  'Mystery',
  'Educational',
  'Interactive',
] as const;
export type CategoryName = (typeof CATEGORY_NAMES)[number];

/** Name of the picture on a category's tile, as it is baked. */
export type CategoryArtName = `category-${Lowercase<CategoryName>}`;
export const categoryArtName = (name: CategoryName) => `category-${name.toLowerCase()}` as CategoryArtName;

/** What each of them has, by the name of its picture. */
export const byCategoryArt = <T>(of: (name: CategoryName) => T) =>
  Object.fromEntries(CATEGORY_NAMES.map((name) => [categoryArtName(name), of(name)])) as Record<
    CategoryArtName,
    T
  >;
