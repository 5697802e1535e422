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
  readonly prerender: 'self' | 'stories' | 'none';
  /** The screen stands alone: without the header, the navigation and the footer. */
  readonly alone?: true;
}

export const ADDRESSES = {
  home: { path: '/', screen: 'Home', prerender: 'self' },
  signUp: { path: '/signup', screen: 'SignUp', prerender: 'self' },
  explore: { path: '/explore', screen: 'Explore', prerender: 'self' },
  createCharacter: { path: '/create-character', screen: 'CreateCharacter', prerender: 'self' },
  storyReader: { path: '/story-reader', screen: 'StoryReader', prerender: 'self' },
  library: { path: '/library', screen: 'Library', prerender: 'self' },
  profile: { path: '/profile', screen: 'Profile', prerender: 'none' },
  story: { path: '/story/:storyId', screen: 'StoryDetail', prerender: 'stories' },
  moonBalloon: { path: '/moon-balloon', screen: 'MoonBalloon', prerender: 'self' },
  /** Every book with what a librarian asks of it; our own, beside SPEC's screens. */
  bookList: { path: '/book-list', screen: 'BookList', prerender: 'self' },
  privacy: { path: '/privacy', screen: 'Privacy', prerender: 'self' },
  withdraw: { path: '/withdraw', screen: 'Withdraw', prerender: 'self' },
  terms: { path: '/terms', screen: 'Terms', prerender: 'self' },
  imprint: { path: '/imprint', screen: 'Imprint', prerender: 'self' },
  accessibility: { path: '/accessibility', screen: 'Accessibility', prerender: 'self' },
  /** Where a relative reads a book aloud for a family: `src/platform/family-voice/request-link.ts`. */
  readFor: { path: '/read-for/:token', screen: 'ReadFor', prerender: 'none', alone: true },
  /** Brings the family's key to this device: `src/platform/family-voice/family-code-link.ts`. */
  familyKey: { path: '/family-key', screen: 'FamilyKey', prerender: 'none' },
  /** Where the links in our mails lead. */
  authConfirm: { path: '/auth/confirm', screen: 'AuthConfirm', prerender: 'none' },
  newPassword: { path: '/auth/new-password', screen: 'NewPassword', prerender: 'none' },
} as const satisfies Readonly<Record<string, Address>>;

/** Screens of the workshop; not in the product's build. */
export const WORKSHOP = {
  /** Every part of every picture. */
  gallery: { path: '/dev/gallery', screen: 'dev/Gallery', prerender: 'none' },
  /** Every component of src/design in its states. */
  design: { path: '/dev/design', screen: 'dev/DesignGallery', prerender: 'none' },
  studio: { path: '/dev/studio', screen: 'dev/Studio', prerender: 'none' },
} as const satisfies Readonly<Record<string, Address>>;

/** The screen of every address that is none of these. */
export const LOST: Address = { path: '*', screen: 'NotFound', prerender: 'none' };

/** The entry of an address as it stands in the browser, with or without a slash at its end. */
export function addressOf<T extends Pick<Address, 'path'>>(
  table: readonly T[],
  pathname: string,
): T | undefined {
  const segments = pathname.replace(/(.)\/$/, '$1').split('/');
  return table.find(({ path }) => {
    const parts = path.split('/');
    return (
      parts.length === segments.length &&
      parts.every(
        (part, index) => part === segments[index] || (part.startsWith(':') && segments[index] !== ''),
      )
    );
  });
}
