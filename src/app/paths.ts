/**
 * Every address of the app is made here and nowhere else. Values are encoded; a story's slug is its title in
 * lower case with hyphens for spaces.
 */
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const chosen = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return chosen.length ? `${path}?${new URLSearchParams(chosen)}` : path;
};

export const paths = {
  home: () => '/',
  signUp: () => '/signup',
  explore: () => '/explore',
  createCharacter: () => '/create-character',
  /**
   * Without a story it opens the 3-page sample. `hero` is a hero's id, and `friend` of the one who plays the friend; `page`
   * counts from 1, and `way` leads there.
   */
  storyReader: (
    query: { story?: string; hero?: string; friend?: string; page?: string; way?: string } = {},
  ) => withQuery('/story-reader', query),
  library: () => '/library',
  profile: () => '/profile',
  story: (slug: string) => `/story/${encodeURIComponent(slug)}`,
  moonBalloon: () => '/moon-balloon',
  privacy: () => '/privacy',
  /** Where the links in our mails lead. */
  authConfirm: () => '/auth/confirm',
  newPassword: () => '/auth/new-password',
  gallery: () => '/dev/gallery',
} as const;

/** A story's address: The Moon Balloon has a screen of its own. */
export const storyPath = (slug: string): string =>
  slug === 'the-moon-balloon' ? paths.moonBalloon() : paths.story(slug);
