/** The terms that a family agrees to. `docs/terms.md` holds their words; a test fails when those change and this does not. */

/** The day of the version, as the page says it. */
export const TERMS_VERSION = '2026-11-28';
