import { useEffect, useRef } from 'react';
import { PictureRadioGroup } from '../../../design/PictureRadioGroup.tsx';
import type { FaceBox } from './photo-reading.ts';
import { scrollIntoView } from './scroll-into-view.ts';

/** Pixels a side a face is drawn at: sharp at 56 CSS pixels. */
const SIDE = 112;

/** More faces than this are a crowd: the most prominent are offered. */
const MOST = 6;

/** Who the photo is of, when there are several: one tap puts another face into the hoop. */
export function FacePicker({
  bitmap,
  faces,
  chosen,
  onChoose,
}: {
  bitmap: ImageBitmap;
  faces: readonly FaceBox[];
  chosen: number | null;
  onChoose: (face: number) => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  // On a phone it would stand half behind the bar at the bottom, and the wrong child would be kept.
  useEffect(() => scrollIntoView(row.current), []);
  return (
    <div className="face-picker" ref={row}>
      <PictureRadioGroup
        label="Who is the hero?"
        options={faces.slice(0, MOST).map((face, index) => ({
          id: String(index),
          label: `Face ${index + 1}`,
          picture: <FaceOf bitmap={bitmap} face={face} />,
        }))}
        chosen={String(chosen ?? -1)}
        onChoose={(id) => onChoose(Number(id))}
      />
    </div>
  );
}

/** One face, cut from memory onto a canvas: like the photo it has no address. */
function FaceOf({ bitmap, face }: { bitmap: ImageBitmap; face: FaceBox }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const side = (face.right - face.left) * bitmap.width * 1.5;
    const [x, y] = [
      ((face.left + face.right) / 2) * bitmap.width,
      ((face.top + face.bottom) / 2) * bitmap.height,
    ];
    canvas.current
      ?.getContext('2d')
      ?.drawImage(bitmap, x - side / 2, y - side * 0.56, side, side, 0, 0, SIDE, SIDE);
  }, [bitmap, face]);
  return <canvas ref={canvas} width={SIDE} height={SIDE} className="face-of" aria-hidden />;
}
