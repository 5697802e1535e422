/**
 * Data that a link carries after `#`, which browsers never send: JSON as base64url, a dot, and a checksum. Messengers
 * add, encode and cut characters; what still reads whole is read, anything else is `damaged`.
 */

/** Encodes a value for a link. */
export function encodeLinkData(value: unknown): string {
  const data = encodeBase64url(new TextEncoder().encode(JSON.stringify(value)));
  return `${data}.${checksum(data)}`;
}

/** The value in a link's text; 'damaged' when a character has changed or it is longer than `maxLength`. */
export function decodeLinkData(text: string, maxLength: number): { readonly value: unknown } | 'damaged' {
  const whole = normalizeLinkData(text, maxLength);
  if (whole === 'damaged') return whole;
  try {
    const bytes = decodeBase64url(whole.slice(0, whole.indexOf('.')));
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return 'damaged';
  }
}

/** The data as `encodeLinkData` wrote it, without what a messenger appended. */
export function normalizeLinkData(text: string, maxLength: number): string | 'damaged' {
  const [, data = '', rest = ''] = DATA_AND_CHECKSUM.exec(cleanText(text)) ?? [];
  if (data.length > maxLength) return 'damaged';
  const sum = checksum(data);
  return rest.startsWith(sum) ? `${data}.${sum}` : 'damaged';
}

export function encodeBase64url(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Throws for text that is not base64url. */
export const decodeBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The data, then a dot and the checksum with whatever follows. */
const DATA_AND_CHECKSUM = /^([\w-]*)\.([0-9a-z]*)/;

/** Removes invisible characters and decodes what programs encode; browsers encode any sign that is not ASCII. */
const cleanText = (text: string) =>
  text
    .replace(/(%[0-9a-f]{2})+/gi, (code) => {
      try {
        return decodeURIComponent(code);
      } catch {
        return code;
      }
    })
    .replace(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '');

/** FNV-1a: detects a truncated or altered link. It does not protect against tampering. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(36);
}
