/**
 * The family's key: relatives' recordings are sealed for it, and it never leaves the family's devices in the clear. On
 * a device it lies in IndexedDB, non-extractable. To a further device of the same member it comes through the account,
 * wrapped under the family's code, which the member reads off one device and types on the other.
 *
 * The code is kept beside the key, so that it can be shown in a year's time too. The server has the wrapped key and not
 * the code, and whoever has the code needs the account to get at the wrapped key.
 */
import { encodeBase64url } from '../link-data.ts';
import { type Bytes, concatBytes, randomBytes, textBytes } from './bytes.ts';
import { familyCodeBytes, newFamilyCode } from './family-code.ts';

export interface FamilyKey {
  /** A raw P-256 point, base64url; stands in every link. */
  readonly publicKey: string;
  /** Opens parcels (`openParcel`). */
  readonly privateKey: CryptoKey;
  /** Makes book tags. */
  readonly tagKey: CryptoKey;
  /** Seals what the family's devices know of a link. */
  readonly notesKey: CryptoKey;
  /** Brings the key to a further device (`family-code.ts`). */
  readonly code: string;
}

const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;
const IV_BYTES = 12;
const ROOT_BYTES = 32;

/** A new key, and its wrapped form for the account. Needs a page with https (`canEncrypt`). */
export async function createFamilyKey(): Promise<{ readonly key: FamilyKey; readonly wrapped: Bytes }> {
  const pair = await crypto.subtle.generateKey(P256, true, ['deriveBits']);
  const publicKey = encodeBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  const pkcs8 = new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey));
  const secrets = concatBytes([randomBytes(ROOT_BYTES), pkcs8]);
  const code = newFamilyCode();
  const iv = randomBytes(IV_BYTES);
  const wrappingKey = await wrappingKeyOf(code, 'encrypt');
  const wrapped = await crypto.subtle.encrypt(wrapAlgorithm(iv, publicKey), wrappingKey, secrets);
  return {
    key: await importSecrets(secrets, publicKey, code),
    wrapped: concatBytes([iv, new Uint8Array(wrapped)]),
  };
}

/** The key, from its wrapped form and the code in its one form (`parseFamilyCode`); null for another family's code. */
export async function unwrapFamilyKey(
  wrapped: Uint8Array,
  publicKey: string,
  code: string,
): Promise<FamilyKey | null> {
  const iv = new Uint8Array(wrapped.slice(0, IV_BYTES));
  const sealed = new Uint8Array(wrapped.slice(IV_BYTES));
  try {
    const wrappingKey = await wrappingKeyOf(code, 'decrypt');
    const secrets = await crypto.subtle.decrypt(wrapAlgorithm(iv, publicKey), wrappingKey, sealed);
    return await importSecrets(new Uint8Array(secrets), publicKey, code);
  } catch {
    return null;
  }
}

/** Names a book, with its child, for the server: it can count links of one book, and can't tell which book it is. */
export async function bookTag({ tagKey }: FamilyKey, story: string, heroId: string): Promise<string> {
  const tag = await crypto.subtle.sign('HMAC', tagKey, textBytes(`${story}\n${heroId}`));
  return encodeBase64url(new Uint8Array(tag));
}

/** Seals a small JSON value for the family's own devices, padded to a multiple of 512 bytes. */
export async function sealNote({ notesKey }: FamilyKey, value: unknown): Promise<Bytes> {
  const text = JSON.stringify(value);
  const length = textBytes(text).length;
  const padded = textBytes(text + ' '.repeat((NOTE_STEP - (length % NOTE_STEP)) % NOTE_STEP));
  const iv = randomBytes(IV_BYTES);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, notesKey, padded);
  return concatBytes([iv, new Uint8Array(sealed)]);
}
const NOTE_STEP = 512;

/** The value of a note; null when it is damaged or another family's. */
export async function openNote({ notesKey }: FamilyKey, sealed: Uint8Array): Promise<unknown> {
  try {
    const iv = new Uint8Array(sealed.slice(0, IV_BYTES));
    const content = new Uint8Array(sealed.slice(IV_BYTES));
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, notesKey, content);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

/** Secrets are a root of 32 bytes for the two symmetric keys, then the private key as PKCS #8. */
async function importSecrets(secrets: Bytes, publicKey: string, code: string): Promise<FamilyKey> {
  const root = await crypto.subtle.importKey('raw', secrets.slice(0, ROOT_BYTES), 'HKDF', false, [
    'deriveKey',
  ]);
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const aes = { name: 'AES-GCM', length: 256 };
  const derive = crypto.subtle.deriveKey.bind(crypto.subtle);
  return {
    publicKey,
    privateKey: await crypto.subtle.importKey('pkcs8', secrets.slice(ROOT_BYTES), P256, false, [
      'deriveBits',
    ]),
    tagKey: await derive(hkdf('book tags'), root, hmac, false, ['sign']),
    notesKey: await derive(hkdf('notes'), root, aes, false, ['encrypt', 'decrypt']),
    code,
  };
}

/** The code is random and of 128 bits, so HKDF is enough: a slow hash would protect against nothing more. */
async function wrappingKeyOf(code: string, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', familyCodeBytes(code), 'HKDF', false, ['deriveKey']);
  const aes = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(hkdf('wrapped key'), material, aes, false, [usage]);
}

const hkdf = (purpose: string) => ({
  name: 'HKDF',
  hash: 'SHA-256',
  salt: new Uint8Array(),
  info: textBytes(`story-playroom family ${purpose} 1`),
});

/** Bound to its public key: the server can't put another beside it. */
const wrapAlgorithm = (iv: Bytes, publicKey: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: textBytes(publicKey),
});
