/**
 * A relative's recordings of one book, sealed in her browser for the family alone: the clips are encrypted under a
 * fresh content key, and that key for the family's public key. The server holds the sealed bytes and can't open them.
 *
 *     version 1 ‖ ephemeral key 65 ‖ wrap IV 12 ‖ wrapped content key 48 ‖ IV 12 ‖ ciphertext with its tag
 *
 * Everything before the ciphertext and the link's token are authenticated with it, so that no byte can change and no
 * parcel can be moved to another link.
 */
import { LARGEST_PARCEL } from '../../../supabase/functions/_shared/recording-link.ts';
import { decodeBase64url } from '../link-data.ts';
import { type Bytes, concatBytes, randomBytes, textBytes } from './bytes.ts';
import { ParcelError } from './parcel-error.ts';
import { packParcel, unpackParcel } from './parcel-format.ts';

export interface Clip {
  readonly type: 'audio/webm' | 'audio/mp4';
  /** Its length; a recorder's file does not say. */
  readonly seconds: number;
  readonly bytes: Uint8Array;
}

export interface Parcel {
  readonly version: 1;
  /** The story's slug. */
  readonly story: string;
  /** Who reads, as she writes it. */
  readonly relative: string;
  /** As BCP 47 has it, when she does not read in the book's. */
  readonly language?: string;
  /** ISO 8601. */
  readonly recordedAt: string;
  /** The pages she read, by the ids of their spreads; those left out are missing. */
  readonly pages: readonly { readonly spread: string; readonly clip: Clip }[];
  /** A greeting before the book, and one after. */
  readonly before?: Clip;
  readonly after?: Clip;
}

const SEALED_VERSION = 1;
const POINT_BYTES = 65;
const IV_BYTES = 12;
/** A 256-bit key with GCM's tag. */
const WRAPPED_KEY_BYTES = 48;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + POINT_BYTES + IV_BYTES + WRAPPED_KEY_BYTES + IV_BYTES;
/** Bytes that the packed clips may take, with what is written about them. */
export const MAX_PACKED_BYTES = LARGEST_PARCEL - HEAD_BYTES - TAG_BYTES;
const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;

/**
 * Seals a parcel for the family of a link.
 * @throws {ParcelError} `too-large` over `LARGEST_PARCEL`
 */
export async function sealParcel(
  parcel: Parcel,
  { familyKey, token }: { readonly familyKey: string; readonly token: string },
): Promise<Bytes> {
  const packed = packParcel(parcel, MAX_PACKED_BYTES);
  if (packed === null) throw new ParcelError('too-large');
  const recipient = await crypto.subtle.importKey('raw', decodeBase64url(familyKey), P256, false, []);
  const ephemeral = await crypto.subtle.generateKey(P256, false, ['deriveBits']);
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', ephemeral.publicKey));
  const wrappingKey = await deriveWrappingKey(ephemeral.privateKey, recipient, point, ['wrapKey']);
  const contentKey = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, ['encrypt']);
  const wrapIv = randomBytes(IV_BYTES);
  const wrapped = await crypto.subtle.wrapKey('raw', contentKey, wrappingKey, {
    name: 'AES-GCM',
    iv: wrapIv,
  });
  const iv = randomBytes(IV_BYTES);
  const head = concatBytes([Uint8Array.of(SEALED_VERSION), point, wrapIv, new Uint8Array(wrapped), iv]);
  const sealed = await crypto.subtle.encrypt(contentAlgorithm(iv, head, token), contentKey, packed);
  return concatBytes([head, new Uint8Array(sealed)]);
}

/**
 * Opens a parcel that came by the link of this token.
 * @param privateKey the family's, with the usage `deriveBits`
 * @throws {ParcelError} `unreadable` when it is damaged, for another family or link; `newer` when this version of the
 * app can't read it
 */
export async function openParcel(sealed: Uint8Array, privateKey: CryptoKey, token: string): Promise<Parcel> {
  if (sealed.length > 0 && sealed[0] !== SEALED_VERSION) throw new ParcelError('newer');
  if (sealed.length < HEAD_BYTES + TAG_BYTES || sealed.length > LARGEST_PARCEL)
    throw new ParcelError('unreadable');
  const { head, point, wrapIv, wrapped, iv, content } = partsOf(sealed);
  let packed: ArrayBuffer;
  try {
    const ephemeral = await crypto.subtle.importKey('raw', point, P256, false, []);
    const wrappingKey = await deriveWrappingKey(privateKey, ephemeral, point, ['unwrapKey']);
    const unwrap = { name: 'AES-GCM', iv: wrapIv };
    const contentKey = await crypto.subtle.unwrapKey('raw', wrapped, wrappingKey, unwrap, 'AES-GCM', false, [
      'decrypt',
    ]);
    packed = await crypto.subtle.decrypt(contentAlgorithm(iv, head, token), contentKey, content);
  } catch (cause) {
    throw new ParcelError('unreadable', { cause });
  }
  return unpackParcel(new Uint8Array(packed));
}

/** The parts of a sealed parcel, as the head of this file lists them. */
function partsOf(sealed: Uint8Array) {
  const copy = new Uint8Array(sealed);
  const lengths = [1, POINT_BYTES, IV_BYTES, WRAPPED_KEY_BYTES, IV_BYTES];
  const [, point, wrapIv, wrapped, iv] = lengths.map((length, index) => {
    const start = lengths.slice(0, index).reduce((sum, before) => sum + before, 0);
    return copy.slice(start, start + length);
  }) as [Bytes, Bytes, Bytes, Bytes, Bytes];
  return { head: copy.slice(0, HEAD_BYTES), point, wrapIv, wrapped, iv, content: copy.slice(HEAD_BYTES) };
}

/** One key for one parcel: ECDH, then HKDF with the ephemeral key as its salt. */
async function deriveWrappingKey(
  privateKey: CryptoKey,
  publicKey: CryptoKey,
  salt: Bytes,
  usages: ['wrapKey'] | ['unwrapKey'],
): Promise<CryptoKey> {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256);
  const material = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt, info: textBytes('story-playroom parcel 1') };
  return crypto.subtle.deriveKey(hkdf, material, { name: 'AES-GCM', length: 256 }, false, usages);
}

const contentAlgorithm = (iv: Bytes, head: Bytes, token: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: concatBytes([head, textBytes(token)]),
});
