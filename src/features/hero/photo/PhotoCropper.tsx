import { type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, cropForKey, cropSquare, pan, zoomAt } from './crop.ts';

/** Pixels a side the hoop is drawn at: sharp at 260 CSS pixels on a phone's screen. */
const DRAWN_SIDE = 640;

/**
 * The round preview: a photo in an embroidery hoop. Drag or arrow keys move it; wheel, pinch, + and − zoom.
 * The photo is drawn to a canvas from memory, so it never gets an address anyone could ask for.
 */
export function PhotoCropper({
  bitmap,
  frame,
  onMove,
  onTap,
}: {
  bitmap: ImageBitmap;
  frame: Crop;
  onMove: (frame: Crop) => void;
  /** A place in the photo that was tapped, 0–1 both ways; Enter taps what is in the middle. */
  onTap?: (place: { x: number; y: number }) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  /** Where the one finger went down, while it may still be a tap. */
  const tapped = useRef<{ x: number; y: number } | null>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const latest = useRef({ frame, onMove });
  latest.current = { frame, onMove };

  const moveTo = (next: Crop) => {
    latest.current.frame = next;
    latest.current.onMove(next);
  };

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { left, top, side } = cropSquare(frame, bitmap);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, left, top, side, side, 0, 0, DRAWN_SIDE, DRAWN_SIDE);
  }, [bitmap, frame]);

  // React listens to wheels passively; zooming must keep the page from scrolling away under the pointer.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 16 : 1;
      const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY * lines)) / 240);
      const position = [
        (event.clientX - box.left) / box.width - 0.5,
        (event.clientY - box.top) / box.height - 0.5,
      ];
      const next = zoomAt(latest.current.frame, bitmap, factor, position[0], position[1]);
      latest.current.frame = next;
      latest.current.onMove(next);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [bitmap]);

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const box = event.currentTarget.getBoundingClientRect();
    const now = { x: event.clientX, y: event.clientY };
    const otherFinger = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    // With two fingers each move carries half: the photo follows the point between them.
    const share = otherFinger ? 0.5 : 1;
    const { frame: current } = latest.current;
    let next = pan(
      current,
      bitmap,
      ((now.x - before.x) / box.width) * share,
      ((now.y - before.y) / box.height) * share,
    );
    if (otherFinger) {
      const apart = (point: { x: number; y: number }) =>
        Math.hypot(point.x - otherFinger.x, point.y - otherFinger.y);
      const middle = { x: (now.x + otherFinger.x) / 2, y: (now.y + otherFinger.y) / 2 };
      next = zoomAt(
        next,
        bitmap,
        apart(now) / Math.max(1, apart(before)),
        (middle.x - box.left) / box.width - 0.5,
        (middle.y - box.top) / box.height - 0.5,
      );
    }
    moveTo(next);
  };
  const lift = (event: PointerEvent<HTMLCanvasElement>) => {
    fingers.current.delete(event.pointerId);
    const tapStart = tapped.current;
    tapped.current = null;
    if (!onTap || !tapStart || event.type !== 'pointerup') return;
    if (Math.hypot(event.clientX - tapStart.x, event.clientY - tapStart.y) > 8) return;
    const edges = event.currentTarget.getBoundingClientRect();
    const { left, top, side } = cropSquare(latest.current.frame, bitmap);
    onTap({
      x: (left + ((event.clientX - edges.left) / edges.width) * side) / bitmap.width,
      y: (top + ((event.clientY - edges.top) / edges.height) * side) / bitmap.height,
    });
  };

  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a canvas has no role of its own; this one takes keys
    <canvas
      ref={canvas}
      width={DRAWN_SIDE}
      height={DRAWN_SIDE}
      className="hoop-photo"
      role="application"
      aria-label={`Your photo in the hoop. Arrow keys move it, plus and minus zoom${onTap ? ', Enter reads the face in the middle' : ''}.`}
      tabIndex={0}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (onTap && event.key === 'Enter') {
          event.preventDefault();
          return onTap({ x: latest.current.frame.x, y: latest.current.frame.y });
        }
        const next = cropForKey(event.key, latest.current.frame, bitmap);
        if (!next) return;
        event.preventDefault();
        moveTo(next);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        tapped.current = fingers.current.size === 1 ? { x: event.clientX, y: event.clientY } : null;
      }}
      onPointerMove={onPointerMove}
      onPointerUp={lift}
      onPointerCancel={lift}
    />
  );
}
