/** A child's thank-you on a relative's link: one of six pictures, sealed under a key that only the link holds. */
import { decodeBase64url } from '../link-data.ts';
import { type Bytes, concatBytes, randomBytes, textBytes } from './bytes.ts';

export const THANKS_PICTURES = ['heart', 'flower', 'sun', 'moon', 'boat', 'bird'] as const;
export type ThanksPicture = (typeof THANKS_PICTURES)[number];

const IV_BYTES = 12;

interface LinkKeys {
  readonly thanksKey: string;
  readonly token: string;
}

/** One byte, sealed: every picture takes as many bytes as another. */
export async function sealThanks(picture: ThanksPicture, { thanksKey, token }: LinkKeys): Promise<Bytes> {
  const iv = randomBytes(IV_BYTES);
  const key = await importKey(thanksKey, 'encrypt');
  const content = Uint8Array.of(THANKS_PICTURES.indexOf(picture));
  return concatBytes([iv, new Uint8Array(await crypto.subtle.encrypt(algorithm(iv, token), key, content))]);
}

/** The picture; null when it is damaged, for another link, or one that this version does not know. */
export async function openThanks(
  sealed: Uint8Array,
  { thanksKey, token }: LinkKeys,
): Promise<ThanksPicture | null> {
  try {
    const key = await importKey(thanksKey, 'decrypt');
    const iv = new Uint8Array(sealed.slice(0, IV_BYTES));
    const content = new Uint8Array(sealed.slice(IV_BYTES));
    const [index = -1] = new Uint8Array(await crypto.subtle.decrypt(algorithm(iv, token), key, content));
    return THANKS_PICTURES[index] ?? null;
  } catch {
    return null;
  }
}

const importKey = (thanksKey: string, usage: 'encrypt' | 'decrypt') =>
  crypto.subtle.importKey('raw', decodeBase64url(thanksKey), 'AES-GCM', false, [usage]);

const algorithm = (iv: Bytes, token: string) => ({ name: 'AES-GCM', iv, additionalData: textBytes(token) });
