import { useCallback, useEffect, useRef, useState } from 'react';
import { PhotoError, type PhotoProblem } from './accept.ts';
import { type Frame, firstFrame, frameOfFace } from './pan-zoom.ts';
import { PhotoDesk } from './photo-desk.ts';
import type { Palettes } from './read-colours.ts';
import type { FaceBox, PhotoReading } from './reading.ts';

/** SPEC §4: "Uploading..." shows for 2 s at least, in milliseconds; the real work runs inside them. */
export const UPLOADING_TIME = 2000;

/** How long the photo must lie still before it is read again, in milliseconds. */
const STILL = 350;

export type Photo = {
  /** The photo in the hoop; null before one was chosen. A refused file leaves the one before in place. */
  bitmap: ImageBitmap | null;
  frame: Frame;
  uploading: boolean;
  problem: PhotoProblem | null;
  /** Every face found, the one the photo is of first; empty when none was, or where they can't be looked for. */
  faces: readonly FaceBox[];
  /** The face in the hoop. */
  chosen: number | null;
  /** True when there is no face to read, so the parent taps it or chooses by hand. */
  noFace: boolean;
  /** A parent looks for a photo: what reads it is fetched meanwhile. */
  prepare: () => void;
  /** They chose none after all. */
  giveUp: () => void;
  choose: (file: Blob) => void;
  move: (frame: Frame) => void;
  /** Puts another of the faces into the hoop. */
  chooseFace: (face: number) => void;
  /** The parent points at a face: a place in the photo, 0–1 both ways. */
  tap: (place: { x: number; y: number }) => void;
  /** Lets go of the photo. */
  drop: () => void;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What is known of the photo that lies in the hoop. */
type Known = { faces: readonly FaceBox[]; chosen: number | null; noFace: boolean };

const NOTHING: Known = { faces: [], chosen: null, noFace: false };

/**
 * One photo from file to reading. It lives in this component's memory and a worker's, is sent nowhere and kept nowhere,
 * and is gone when it is dropped, replaced or the screen is left.
 *
 * `onReading` hears each reading; `isNew` is true for the first of a photo or of another face in it, which starts anew.
 */
export function usePhoto(
  palettes: Palettes,
  onReading: (reading: PhotoReading | null, isNew: boolean) => void,
): Photo {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [frame, setFrame] = useState<Frame>({ x: 0.5, y: 0.5, zoom: 1 });
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [known, setKnown] = useState<Known>(NOTHING);
  const desk = useRef<PhotoDesk | null>(null);
  /** The desk of the photo that is being looked for. */
  const empty = useRef<PhotoDesk | null>(null);
  /** Counts choices, so that an answer about an earlier file is not taken for this one's. */
  const turn = useRef(0);
  const tell = useRef(onReading);
  tell.current = onReading;
  const latest = useRef({ known, frame, bitmap });
  latest.current = { known, frame, bitmap };

  const read = useCallback(
    (from: PhotoDesk, face: number | null, at: Frame) => from.read(face, at, palettes).catch(() => null),
    [palettes],
  );

  const show = useCallback((found: Omit<Known, 'noFace'>, reading: PhotoReading | null, isNew: boolean) => {
    setKnown({ ...found, noFace: reading === null });
    tell.current(reading, isNew);
  }, []);

  const readAgain = useCallback(
    async (
      from: PhotoDesk,
      found: Omit<Known, 'noFace'>,
      at: Frame,
      isNew: boolean,
      isCurrent: () => boolean,
    ) => {
      const reading = await read(from, found.chosen, at);
      if (isCurrent()) show(found, reading, isNew);
    },
    [read, show],
  );

  const prepare = useCallback(() => {
    empty.current ??= new PhotoDesk();
    empty.current.prepare();
  }, []);
  const giveUp = useCallback(() => {
    empty.current?.close();
    empty.current = null;
  }, []);

  const choose = useCallback(
    async (file: Blob) => {
      const mine = ++turn.current;
      const isCurrent = () => turn.current === mine;
      setUploading(true);
      setProblem(null);
      const next = empty.current ?? new PhotoDesk();
      empty.current = null;
      // Face and head are read inside the two seconds that "Uploading..." shows; a slow device shows the photo then all the same.
      const openAndFind = async () => {
        const opened = await next.open(file);
        const faces = await next.find().catch(() => null);
        const face = faces?.[0];
        const start = face ? frameOfFace(face, opened) : firstFrame(opened);
        const found = { faces: faces ?? [], chosen: face ? 0 : null };
        // Looked for and not there: nothing is read from a wall or a dog.
        const isThere = !faces || face;
        return { opened, start, found, reads: isThere ? read(next, found.chosen, start) : null };
      };
      try {
        const [{ opened, start, found, reads }] = await Promise.all([openAndFind(), wait(UPLOADING_TIME)]);
        if (!isCurrent()) {
          opened.close();
          return next.close();
        }
        desk.current?.close();
        desk.current = next;
        setBitmap(opened);
        setFrame(start);
        const reading = await reads;
        if (isCurrent()) show(found, reading, true);
      } catch (error) {
        next.close();
        if (isCurrent()) setProblem(error instanceof PhotoError ? error.problem : 'failed');
      } finally {
        if (isCurrent()) setUploading(false);
      }
    },
    [read, show],
  );

  // The bitmap holds memory outside the page's own: freed as soon as another takes its place.
  useEffect(() => () => bitmap?.close(), [bitmap]);
  useEffect(
    () => () => {
      turn.current += 1;
      giveUp();
      desk.current?.close();
      desk.current = null;
    },
    [giveUp],
  );

  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const move = useCallback(
    (next: Frame) => {
      setFrame(next);
      clearTimeout(still.current);
      // A found face is read where it is, wherever the hoop moves; without one the hoop says where to read.
      if (latest.current.known.faces.length > 0) return;
      const mine = turn.current;
      still.current = setTimeout(() => {
        if (!desk.current) return;
        void readAgain(desk.current, { faces: [], chosen: null }, next, false, () => turn.current === mine);
      }, STILL);
    },
    [readAgain],
  );
  useEffect(() => () => clearTimeout(still.current), []);

  const chooseFace = useCallback(
    (face: number) => {
      const { known: now, bitmap: photo } = latest.current;
      const box = now.faces[face];
      if (!box || !photo || !desk.current) return;
      const next = frameOfFace(box, photo);
      const mine = turn.current;
      setFrame(next);
      setKnown({ ...now, chosen: face });
      void readAgain(
        desk.current,
        { faces: now.faces, chosen: face },
        next,
        true,
        () => turn.current === mine,
      );
    },
    [readAgain],
  );

  const tap = useCallback(
    async (place: { x: number; y: number }) => {
      const { bitmap: photo, frame: at } = latest.current;
      const from = desk.current;
      if (!photo || !from) return;
      const mine = turn.current;
      const isCurrent = () => turn.current === mine;
      const faces = (await from.find(place).catch(() => null)) ?? [];
      if (!isCurrent()) return;
      const next = faces[0]
        ? frameOfFace(faces[0], photo)
        : { x: place.x, y: place.y, zoom: Math.max(at.zoom, 1.8) };
      setFrame(next);
      await readAgain(from, { faces, chosen: faces[0] ? 0 : null }, next, true, isCurrent);
    },
    [readAgain],
  );

  const drop = useCallback(() => {
    turn.current += 1;
    clearTimeout(still.current);
    desk.current?.close();
    desk.current = null;
    setBitmap(null);
    setUploading(false);
    setProblem(null);
    setKnown(NOTHING);
  }, []);

  return {
    bitmap,
    frame,
    uploading,
    problem,
    ...known,
    prepare,
    giveUp,
    choose,
    move,
    chooseFace,
    tap,
    drop,
  };
}
