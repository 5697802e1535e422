/**
 * The backup file format: named parts with length and hash, gzipped, and encrypted when a key is given. The whole file
 * is verified before any part is used.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { StartError } from '../settings/start-error.ts';

/** Parts by name, in order. */
export type ArchiveParts = ReadonlyMap<string, Buffer>;

const PLAIN = Buffer.from('STORY-PLAYROOM-BACKUP-1\n');
const SEALED = Buffer.from('STORY-PLAYROOM-SEALED-1\n');
const SALT = 16;
const NONCE = 12;
const TAG = 16;

const damagedBackup = () => new StartError('This backup is damaged or cut off; take another one.');

export function writeArchive(parts: ArchiveParts, key: string | null): Buffer {
  const index = [...parts].map(([name, content]) => ({
    name,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  const head = Buffer.from(JSON.stringify(index));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(head.length);
  const body = gzipSync(Buffer.concat([size, head, ...parts.values()]));
  if (key === null) return Buffer.concat([PLAIN, createHash('sha256').update(body).digest(), body]);
  const salt = randomBytes(SALT);
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', scryptSync(key, salt, 32), nonce);
  const sealed = Buffer.concat([cipher.update(body), cipher.final()]);
  return Buffer.concat([SEALED, salt, nonce, cipher.getAuthTag(), sealed]);
}

/** @throws StartError with what is wrong: not a backup, damaged, or the key */
export function readArchive(file: Buffer, key: string | null): ArchiveParts {
  const body = open(file, key);
  try {
    const plain = gunzipSync(body);
    const size = plain.readUInt32BE(0);
    const index = JSON.parse(plain.subarray(4, 4 + size).toString()) as {
      name: string;
      size: number;
      sha256: string;
    }[];
    let offset = 4 + size;
    return new Map(
      index.map((part) => {
        const content = plain.subarray(offset, offset + part.size);
        offset += part.size;
        if (createHash('sha256').update(content).digest('hex') !== part.sha256) throw damagedBackup();
        return [part.name, content];
      }),
    );
  } catch (error) {
    throw error instanceof StartError ? error : damagedBackup();
  }
}

function open(file: Buffer, key: string | null): Buffer {
  const starts = (magic: Buffer) => file.subarray(0, magic.length).equals(magic);
  if (starts(PLAIN)) {
    const checksum = file.subarray(PLAIN.length, PLAIN.length + 32);
    const body = file.subarray(PLAIN.length + 32);
    if (!createHash('sha256').update(body).digest().equals(checksum)) throw damagedBackup();
    return body;
  }
  if (!starts(SEALED)) throw new StartError('This is not a backup of Story Playroom.');
  if (key === null)
    throw new StartError('This backup is sealed; set BACKUP_KEY to the key it was made with.');
  const salt = file.subarray(SEALED.length, SEALED.length + SALT);
  const nonce = file.subarray(SEALED.length + SALT, SEALED.length + SALT + NONCE);
  const start = SEALED.length + SALT + NONCE + TAG;
  const tag = file.subarray(start - TAG, start);
  try {
    const decipher = createDecipheriv('aes-256-gcm', scryptSync(key, salt, 32), nonce);
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(file.subarray(start)), decipher.final()]);
  } catch {
    throw new StartError(
      'This backup does not open: BACKUP_KEY is not the key it was made with, or it is damaged.',
    );
  }
}
