const LONG = { dateStyle: 'long' } as const;
/** Made once: making one takes longer than a whole row of the shelf. */
const here = new Intl.DateTimeFormat('en-US', LONG);
const anywhere = new Intl.DateTimeFormat('en-US', { ...LONG, timeZone: 'UTC' });

/** A day as families say it: March 8, 2026. Dates without an hour are days, whatever the time zone. */
export function formatDay(iso: string): string {
  return (iso.length === 10 ? anywhere : here).format(new Date(iso));
}
