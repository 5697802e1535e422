/** Bytes as WebCrypto takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

export const textBytes = (text: string): Bytes => new TextEncoder().encode(text);

export function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Whether this page may encrypt; browsers withhold it from pages without https. */
export const canEncrypt = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;
