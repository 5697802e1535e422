/** Masks what is new in each run (times, ids, tokens, emails), so that the rest can be compared. */
import type { Json } from './sequence.ts';

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]*$/;
/** Fields that are times in seconds. */
const SECONDS: readonly string[] = ['expires_at', 'iat', 'timestamp'];

/** Known values of a run: as sent, and their placeholder in a recording. */
export type PlaceholderNames = ReadonlyMap<string, string>;

export function mask(value: unknown, names: PlaceholderNames, field = ''): Json {
  if (Array.isArray(value)) return value.map((each) => mask(each, names, field));
  if (typeof value === 'object' && value !== null) return maskObject({ ...value }, names);
  if (typeof value === 'number' && SECONDS.includes(field)) return '<time>';
  if (typeof value === 'string') return maskText(value, names, field);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function maskObject(object: Record<string, unknown>, names: PlaceholderNames): Json {
  const { iat, exp } = object;
  const masked = Object.entries(object).map(([name, each]) => [
    name,
    name === 'exp' && typeof iat === 'number' && typeof exp === 'number'
      ? `<iat + ${exp - iat} s>`
      : mask(each, names, name),
  ]);
  return Object.fromEntries(masked);
}

function maskText(text: string, names: PlaceholderNames, field: string): Json {
  const name = names.get(text);
  if (name !== undefined) return name;
  if (text === '') return text;
  if (field === 'refresh_token') return '<refresh token>';
  if (field === 'kid') return '<key>';
  if (field === 'version') return '<version>';
  if (TIME.test(text)) return '<time>';
  if (ID.test(text)) return '<id>';
  const token = TOKEN.test(text) ? tokenParts(text) : null;
  if (token) return { '<token>': mask(token, names) };
  let masked = text.replace(/\b\d+ seconds\b/g, '<n> seconds');
  for (const [value, placeholder] of names) masked = masked.replaceAll(value, placeholder);
  return masked;
}

/** Header and claims of a token, which are part of the contract; null for anything else. */
export function tokenParts(
  token: string,
): { header: Record<string, unknown>; claims: Record<string, unknown> } | null {
  try {
    const [header, claims] = token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>);
    return header && claims ? { header, claims } : null;
  } catch {
    return null;
  }
}
