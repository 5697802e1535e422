/** The version of the terms. `docs/terms.md` is their text; a test fails when it changes without a new version. */

/** The date of the version, as the page shows it. */
export const TERMS_VERSION = '2026-11-28';
