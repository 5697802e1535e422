const LONG = { dateStyle: 'long' } as const;
/** Created once: creating a formatter costs more than rendering a row of books. */
const here = new Intl.DateTimeFormat('en-US', LONG);
const anywhere = new Intl.DateTimeFormat('en-US', { ...LONG, timeZone: 'UTC' });

/** Formats a day: March 8, 2026. A date without a time is the same day in every time zone. */
export function formatDay(iso: string): string {
  return (iso.length === 10 ? anywhere : here).format(new Date(iso));
}
