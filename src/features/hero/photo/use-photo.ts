import { useCallback, useEffect, useRef, useState } from 'react';
import type { Palettes } from './circle/read-colours.ts';
import { type Crop, cropAroundFace, initialCrop } from './crop.ts';
import type { FaceBox, PhotoReading } from './photo-reading.ts';
import { PhotoWorkerClient } from './photo-worker-client.ts';
import { PhotoError, type PhotoProblem } from './validate-photo.ts';

/** SPEC §4: "Uploading..." shows for 2 s at least, in milliseconds; the real work runs inside them. */
export const UPLOADING_TIME = 2000;

/** How long the photo must lie still before it is read again, in milliseconds. */
const REREAD_DELAY_MS = 350;

export type Photo = {
  /** The photo in the hoop; null before one was chosen. A refused file leaves the one before in place. */
  bitmap: ImageBitmap | null;
  crop: Crop;
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
  cancel: () => void;
  choose: (file: Blob) => void;
  move: (frame: Crop) => void;
  /** Puts another of the faces into the hoop. */
  chooseFace: (face: number) => void;
  /** The parent points at a face: a place in the photo, 0–1 both ways. */
  tap: (place: { x: number; y: number }) => void;
  /** Lets go of the photo. */
  drop: () => void;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What is known of the photo that lies in the hoop. */
type Detection = { faces: readonly FaceBox[]; chosen: number | null; noFace: boolean };

const NO_DETECTION: Detection = { faces: [], chosen: null, noFace: false };

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
  const [crop, setCrop] = useState<Crop>({ x: 0.5, y: 0.5, zoom: 1 });
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [detection, setKnown] = useState<Detection>(NO_DETECTION);
  const client = useRef<PhotoWorkerClient | null>(null);
  /** The desk of the photo that is being looked for. */
  const preloaded = useRef<PhotoWorkerClient | null>(null);
  /** Counts choices, so that an answer about an earlier file is not taken for this one's. */
  const generation = useRef(0);
  const onReadingRef = useRef(onReading);
  onReadingRef.current = onReading;
  const latest = useRef({ detection, crop, bitmap });
  latest.current = { detection, crop, bitmap };

  const read = useCallback(
    (from: PhotoWorkerClient, face: number | null, currentCrop: Crop) =>
      from.read(face, currentCrop, palettes).catch(() => null),
    [palettes],
  );

  const show = useCallback(
    (found: Omit<Detection, 'noFace'>, reading: PhotoReading | null, isNew: boolean) => {
      setKnown({ ...found, noFace: reading === null });
      onReadingRef.current(reading, isNew);
    },
    [],
  );

  const readAgain = useCallback(
    async (
      from: PhotoWorkerClient,
      found: Omit<Detection, 'noFace'>,
      currentCrop: Crop,
      isNew: boolean,
      isCurrent: () => boolean,
    ) => {
      const reading = await read(from, found.chosen, currentCrop);
      if (isCurrent()) show(found, reading, isNew);
    },
    [read, show],
  );

  const prepare = useCallback(() => {
    preloaded.current ??= new PhotoWorkerClient();
    preloaded.current.prepare();
  }, []);
  const cancel = useCallback(() => {
    preloaded.current?.close();
    preloaded.current = null;
  }, []);

  const choose = useCallback(
    async (file: Blob) => {
      const ownGeneration = ++generation.current;
      const isCurrent = () => generation.current === ownGeneration;
      setUploading(true);
      setProblem(null);
      const next = preloaded.current ?? new PhotoWorkerClient();
      preloaded.current = null;
      // Face and head are read inside the two seconds that "Uploading..." shows; a slow device shows the photo then all the same.
      const openAndFind = async () => {
        const opened = await next.open(file);
        const faces = await next.find().catch(() => null);
        const face = faces?.[0];
        const start = face ? cropAroundFace(face, opened) : initialCrop(opened);
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
        client.current?.close();
        client.current = next;
        setBitmap(opened);
        setCrop(start);
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
      generation.current += 1;
      cancel();
      client.current?.close();
      client.current = null;
    },
    [cancel],
  );

  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const move = useCallback(
    (next: Crop) => {
      setCrop(next);
      clearTimeout(still.current);
      // A found face is read where it is, wherever the hoop moves; without one the hoop says where to read.
      if (latest.current.detection.faces.length > 0) return;
      const ownGeneration = generation.current;
      still.current = setTimeout(() => {
        if (!client.current) return;
        void readAgain(
          client.current,
          { faces: [], chosen: null },
          next,
          false,
          () => generation.current === ownGeneration,
        );
      }, REREAD_DELAY_MS);
    },
    [readAgain],
  );
  useEffect(() => () => clearTimeout(still.current), []);

  const chooseFace = useCallback(
    (face: number) => {
      const { detection: now, bitmap: photo } = latest.current;
      const box = now.faces[face];
      if (!box || !photo || !client.current) return;
      const next = cropAroundFace(box, photo);
      const ownGeneration = generation.current;
      setCrop(next);
      setKnown({ ...now, chosen: face });
      void readAgain(
        client.current,
        { faces: now.faces, chosen: face },
        next,
        true,
        () => generation.current === ownGeneration,
      );
    },
    [readAgain],
  );

  const tap = useCallback(
    async (place: { x: number; y: number }) => {
      const { bitmap: photo, crop: currentCrop } = latest.current;
      const from = client.current;
      if (!photo || !from) return;
      const ownGeneration = generation.current;
      const isCurrent = () => generation.current === ownGeneration;
      const faces = (await from.find(place).catch(() => null)) ?? [];
      if (!isCurrent()) return;
      const next = faces[0]
        ? cropAroundFace(faces[0], photo)
        : { x: place.x, y: place.y, zoom: Math.max(currentCrop.zoom, 1.8) };
      setCrop(next);
      await readAgain(from, { faces, chosen: faces[0] ? 0 : null }, next, true, isCurrent);
    },
    [readAgain],
  );

  const drop = useCallback(() => {
    generation.current += 1;
    clearTimeout(still.current);
    client.current?.close();
    client.current = null;
    setBitmap(null);
    setUploading(false);
    setProblem(null);
    setKnown(NO_DETECTION);
  }, []);

  return {
    bitmap,
    crop,
    uploading,
    problem,
    ...detection,
    prepare,
    cancel,
    choose,
    move,
    chooseFace,
    tap,
    drop,
  };
}
