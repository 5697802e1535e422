/** What browser and server agree on about a link that asks a relative to read (src/platform/family-voice/). */

/** Bytes of a sealed parcel at most. */
export const LARGEST_PARCEL = 2 * 1024 * 1024;
/** Characters of a token: 192 random bits, base64url. */
export const TOKEN_LENGTH = 32;
const TOKEN = /^[\w-]{32}$/;

export const isRecordingToken = (token: unknown): token is string =>
  typeof token === 'string' && TOKEN.test(token);

/** What the database keeps of a token. */
export const tokenHash = (token: string): Promise<string> => sha256(token);

/** Lets a link open one book, without the database telling which. */
export const bookHash = (token: string, story: string): Promise<string> => sha256(`${token}\n${story}`);

/** SHA-256 in hexadecimal. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
