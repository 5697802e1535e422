/** The categories with a tile on Explore, in the order of the tiles. */
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

/** Name of the picture on a category's tile. */
export type CategoryArtName = `category-${Lowercase<CategoryName>}`;
export const categoryArtName = (name: CategoryName) => `category-${name.toLowerCase()}` as CategoryArtName;

/** Builds a record of all categories, by the name of their picture. */
export const byCategoryArt = <T>(of: (name: CategoryName) => T) =>
  Object.fromEntries(CATEGORY_NAMES.map((name) => [categoryArtName(name), of(name)])) as Record<
    CategoryArtName,
    T
  >;
