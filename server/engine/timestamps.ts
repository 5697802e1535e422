/**
 * PostgreSQL writes a moment as `2026-11-20 22:41:29+00`, which Safari cannot read. These parsers hand out
 * ISO 8601, as PostgREST does.
 */

/** `2026-11-20 22:41:29.5+00` → `2026-11-20T22:41:29.5+00:00`; `infinity` stays as it is. */
export function toIso(text: string): string {
  const match = /^(\d{4,}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?:([+-]\d{2})(?::?(\d{2}))?)?$/.exec(
    text,
  );
  if (!match) return text;
  const [, day, time, hours, minutes = '00'] = match;
  return `${day}T${time}${hours === undefined ? '' : `${hours}:${minutes}`}`;
}
