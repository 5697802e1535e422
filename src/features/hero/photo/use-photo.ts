import { useCallback, useEffect, useRef, useState } from 'react';
import { PhotoError, type PhotoProblem } from './accept.ts';
import { type Frame, firstFrame } from './pan-zoom.ts';
import { PhotoDesk } from './photo-desk.ts';
import type { Palettes, ReadColours } from './read-colours.ts';

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
  /** True when the hoop's middle shows no face, so the parent chooses the colours. */
  noFace: boolean;
  choose: (file: Blob) => void;
  move: (frame: Frame) => void;
  /** Lets go of the photo. */
  drop: () => void;
};

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * One photo from file to colours. It lives in this component's memory and a worker's, is sent nowhere and kept nowhere,
 * and is gone when it is dropped, replaced or the screen is left.
 */
export function usePhoto(palettes: Palettes, onColours: (colours: ReadColours) => void): Photo {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [frame, setFrame] = useState<Frame>({ x: 0.5, y: 0.5, zoom: 1 });
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<PhotoProblem | null>(null);
  const [noFace, setNoFace] = useState(false);
  const desk = useRef<PhotoDesk | null>(null);
  /** Counts choices, so that an answer about an earlier file is not taken for this one's. */
  const turn = useRef(0);
  const tell = useRef(onColours);
  tell.current = onColours;

  const read = useCallback(
    async (from: PhotoDesk, at: Frame, isCurrent: () => boolean) => {
      const colours = await from.read(at, palettes).catch(() => null);
      if (!isCurrent()) return;
      setNoFace(colours === null);
      if (colours) tell.current(colours);
    },
    [palettes],
  );

  const choose = useCallback(
    async (file: Blob) => {
      const mine = ++turn.current;
      const isCurrent = () => turn.current === mine;
      setUploading(true);
      setProblem(null);
      const next = new PhotoDesk();
      try {
        const [opened] = await Promise.all([next.open(file), wait(UPLOADING_TIME)]);
        if (!isCurrent()) {
          opened.close();
          return next.close();
        }
        desk.current?.close();
        desk.current = next;
        const start = firstFrame(opened);
        setBitmap(opened);
        setFrame(start);
        await read(next, start, isCurrent);
      } catch (error) {
        next.close();
        if (isCurrent()) setProblem(error instanceof PhotoError ? error.problem : 'broken');
      } finally {
        if (isCurrent()) setUploading(false);
      }
    },
    [read],
  );

  // The bitmap holds memory outside the page's own: freed as soon as another takes its place.
  useEffect(() => () => bitmap?.close(), [bitmap]);
  useEffect(
    () => () => {
      turn.current += 1;
      desk.current?.close();
      desk.current = null;
    },
    [],
  );

  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const move = useCallback(
    (next: Frame) => {
      setFrame(next);
      clearTimeout(still.current);
      const mine = turn.current;
      still.current = setTimeout(() => {
        if (desk.current) void read(desk.current, next, () => turn.current === mine);
      }, STILL);
    },
    [read],
  );
  useEffect(() => () => clearTimeout(still.current), []);

  const drop = useCallback(() => {
    turn.current += 1;
    clearTimeout(still.current);
    desk.current?.close();
    desk.current = null;
    setBitmap(null);
    setUploading(false);
    setProblem(null);
    setNoFace(false);
  }, []);

  return { bitmap, frame, uploading, problem, noFace, choose, move, drop };
}
