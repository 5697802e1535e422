import { ADDRESSES } from './addresses.ts';

/**
 * Every address of the app is made here and nowhere else. Values are encoded; a story's slug is its title in
 * lower case with hyphens for spaces.
 */
const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const chosen = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return chosen.length ? `${path}?${new URLSearchParams(chosen)}` : path;
};

export const paths = {
  home: () => ADDRESSES.home.path,
  signUp: () => ADDRESSES.signUp.path,
  /** `opens`: only books of which that much is open to everybody. */
  explore: (query: { opens?: string } = {}) => withQuery(ADDRESSES.explore.path, query),
  createCharacter: () => ADDRESSES.createCharacter.path,
  /**
   * Without a story it opens the 3-page sample. `hero` is a hero's id, and `friend`, `third` and `fourth` of those who play these roles; `page`
   * counts from 1, and `way` leads there. `aloud` begins to read, by the relative of `voice` where that is given.
   */
  storyReader: (
    query: {
      story?: string;
      hero?: string;
      friend?: string;
      third?: string;
      fourth?: string;
      page?: string;
      way?: string;
      aloud?: string;
      voice?: string;
    } = {},
  ) => withQuery(ADDRESSES.storyReader.path, query),
  library: () => ADDRESSES.library.path,
  profile: () => ADDRESSES.profile.path,
  story: (slug: string) => ADDRESSES.story.path.replace(':storyId', encodeURIComponent(slug)),
  moonBalloon: () => ADDRESSES.moonBalloon.path,
  bookList: () => ADDRESSES.bookList.path,
  privacy: () => ADDRESSES.privacy.path,
  withdraw: () => ADDRESSES.withdraw.path,
  terms: () => ADDRESSES.terms.path,
  imprint: () => ADDRESSES.imprint.path,
  accessibility: () => ADDRESSES.accessibility.path,
  /** Where the links in our mails lead. */
  authConfirm: () => ADDRESSES.authConfirm.path,
  newPassword: () => ADDRESSES.newPassword.path,
} as const;

/** A story's address: The Moon Balloon has a screen of its own. */
export const storyPath = (slug: string): string =>
  slug === 'the-moon-balloon' ? paths.moonBalloon() : paths.story(slug);

/** The slug in the address of a story's page, as `pathname` has it; what cannot be read is no slug. */
export function slugIn(pathname: string): string {
  try {
    return decodeURIComponent(pathname.split('/')[2] ?? '');
  } catch {
    return '';
  }
}
