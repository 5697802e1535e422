/** A relative's reading of a book, as one device of the family holds it, and how parcels add up to it. Pure. */
import type { VoiceRecording } from '../recorder/recorder.ts';
import type { StoredRecording } from '../recorder/stored-recording.ts';
import type { Clip, Parcel } from './parcel.ts';
import type { ThanksPicture } from './thanks.ts';

/** What a clip is of: a greeting before or after the book, or the spread of an id. */
export type ClipPlace = 'before' | 'after' | `spread ${string}`;

export const placeOfSpread = (id: string): ClipPlace => `spread ${id}`;

/** The link by which it came, as the family's devices know it. */
export interface ReadingLink {
  /** The request's id in the account. */
  readonly id: string;
  readonly token: string;
  readonly thanksKey: string;
  /** The child who is in the book. */
  readonly heroId: string;
}

export interface Reading {
  readonly link: ReadingLink;
  readonly story: string;
  readonly relative: string;
  /** When she does not read in the book's language. */
  readonly language?: string;
  /** When each clip was recorded, ISO 8601. */
  readonly recordedAt: Readonly<Partial<Record<ClipPlace, string>>>;
  /** When the newest parcel was recorded: it tells the name and the language. */
  readonly newest: string;
  /** The child's thank-you; `sent` once it is on the link. */
  readonly thanks?: { readonly picture: ThanksPicture; readonly sent: boolean };
}

/** The clips of a parcel by place. */
export function clipsOf({ pages, before, after }: Parcel): ReadonlyMap<ClipPlace, Clip> {
  return new Map<ClipPlace, Clip>([
    ...(before ? [['before', before] as const] : []),
    ...pages.map(({ spread, clip }) => [placeOfSpread(spread), clip] as const),
    ...(after ? [['after', after] as const] : []),
  ]);
}

/**
 * Adds a parcel to what is here. Parcels may come in any order and more than once: of two clips of a page the later one
 * stays.
 * @returns the reading, and the places whose clips are to be replaced by the parcel's
 */
export function addParcel(
  known: Reading | null,
  link: ReadingLink,
  parcel: Parcel,
): { reading: Reading; replaced: readonly ClipPlace[] } {
  const { story, relative, language, recordedAt: at } = parcel;
  const replaced = [...clipsOf(parcel).keys()].filter((place) => (known?.recordedAt[place] ?? '') < at);
  const head =
    known && known.newest >= at
      ? {
          relative: known.relative,
          ...(known.language && { language: known.language }),
          newest: known.newest,
        }
      : { relative, ...(language && { language }), newest: at };
  return {
    reading: {
      link,
      story,
      ...head,
      recordedAt: { ...known?.recordedAt, ...Object.fromEntries(replaced.map((place) => [place, at])) },
      ...(known?.thanks && { thanks: known.thanks }),
    },
    replaced,
  };
}

/**
 * The parcel of recordings of one time. @param spreads the ids of the book's spreads, in order
 */
export async function parcelOf(
  head: Pick<Parcel, 'story' | 'relative' | 'language' | 'recordedAt'>,
  spreads: readonly string[],
  voices: ReadonlyMap<ClipPlace, VoiceRecording>,
): Promise<Parcel> {
  const clipAt = async (place: ClipPlace) => {
    const voice = voices.get(place);
    return voice && clipOf(voice);
  };
  const [before, after] = await Promise.all([clipAt('before'), clipAt('after')]);
  const pages = await Promise.all(
    spreads.map(async (spread) => ({ spread, clip: await clipAt(placeOfSpread(spread)) })),
  );
  return {
    version: 1,
    ...head,
    pages: pages.flatMap(({ spread, clip }) => (clip ? [{ spread, clip }] : [])),
    ...(before && { before }),
    ...(after && { after }),
  };
}

async function clipOf({ sound, lengthMs }: VoiceRecording): Promise<Clip> {
  return {
    type: sound.type.startsWith('audio/mp4') ? 'audio/mp4' : 'audio/webm',
    seconds: lengthMs / 1000,
    bytes: new Uint8Array(await sound.arrayBuffer()),
  };
}

export const storedClip = ({ type, seconds, bytes }: Clip): StoredRecording => ({
  bytes: new Uint8Array(bytes).buffer,
  type,
  lengthMs: seconds * 1000,
});

/** The spreads that she has read. */
export const spreadsOf = ({ recordedAt }: Reading): ReadonlySet<string> =>
  new Set(
    Object.keys(recordedAt)
      .filter((place) => place.startsWith('spread '))
      .map((place) => place.slice('spread '.length)),
  );
