/**
 * The one table of the app's screens. The router, the addresses of `paths.ts`, the pages that the build draws ahead, the
 * pictures of the screens and the tour of the tests are all made from it.
 */
export interface Address {
  /** `:name` stands for a part that changes. */
  readonly path: string;
  /** The file in `routes/` that shows it, without its ending. */
  readonly screen: string;
  /** Whether the build draws it as a static page ('stories': one for each known story) or serves the empty shell. */
  readonly ahead: 'self' | 'stories' | 'none';
}

export const ADDRESSES = {
  home: { path: '/', screen: 'Home', ahead: 'self' },
  signUp: { path: '/signup', screen: 'SignUp', ahead: 'self' },
  explore: { path: '/explore', screen: 'Explore', ahead: 'self' },
  createCharacter: { path: '/create-character', screen: 'CreateCharacter', ahead: 'self' },
  storyReader: { path: '/story-reader', screen: 'StoryReader', ahead: 'self' },
  library: { path: '/library', screen: 'Library', ahead: 'self' },
  profile: { path: '/profile', screen: 'Profile', ahead: 'none' },
  story: { path: '/story/:storyId', screen: 'StoryDetail', ahead: 'stories' },
  moonBalloon: { path: '/moon-balloon', screen: 'MoonBalloon', ahead: 'self' },
  /** Every book with what a librarian asks of it; our own, beside SPEC's screens. */
  bookList: { path: '/book-list', screen: 'BookList', ahead: 'self' },
  privacy: { path: '/privacy', screen: 'Privacy', ahead: 'self' },
  withdraw: { path: '/withdraw', screen: 'Withdraw', ahead: 'self' },
  terms: { path: '/terms', screen: 'Terms', ahead: 'self' },
  imprint: { path: '/imprint', screen: 'Imprint', ahead: 'self' },
  accessibility: { path: '/accessibility', screen: 'Accessibility', ahead: 'self' },
  /** Where the links in our mails lead. */
  authConfirm: { path: '/auth/confirm', screen: 'AuthConfirm', ahead: 'none' },
  newPassword: { path: '/auth/new-password', screen: 'NewPassword', ahead: 'none' },
} as const satisfies Readonly<Record<string, Address>>;

/** Screens of the workshop; not in the product's build. */
export const WORKSHOP = {
  /** Every part of every picture. */
  gallery: { path: '/dev/gallery', screen: 'dev/Gallery', ahead: 'none' },
  /** Every component of src/design in its states. */
  design: { path: '/dev/design', screen: 'dev/DesignGallery', ahead: 'none' },
  studio: { path: '/dev/studio', screen: 'dev/Studio', ahead: 'none' },
} as const satisfies Readonly<Record<string, Address>>;

/** The screen of every address that is none of these. */
export const LOST: Address = { path: '*', screen: 'NotFound', ahead: 'none' };

/** The entry of an address as it stands in the browser, with or without a slash at its end. */
export function addressOf<T extends Pick<Address, 'path'>>(
  table: readonly T[],
  pathname: string,
): T | undefined {
  const asked = pathname.replace(/(.)\/$/, '$1').split('/');
  return table.find(({ path }) => {
    const parts = path.split('/');
    return (
      parts.length === asked.length &&
      parts.every((part, at) => part === asked[at] || (part.startsWith(':') && asked[at] !== ''))
    );
  });
}
