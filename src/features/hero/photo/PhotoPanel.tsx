import { Camera, Lock, Minus, Plus, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { zoomAt } from './crop.ts';
import { FacePicker } from './FacePicker.tsx';
import { PhotoCropper } from './PhotoCropper.tsx';
import { scrollIntoView } from './scroll-into-view.ts';
import type { Photo } from './use-photo.ts';
import { photoProblemText } from './validate-photo.ts';

/**
 * A small button for a photo; once there is one, the hoop it lies in and what became of it. A file may also be dropped here.
 * `children` stand beside the hoop: what is asked of the photo is asked where the photo is.
 */
export function PhotoPanel({ photo, children }: { photo: Photo; children?: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const hoop = useRef<HTMLDivElement>(null);
  const [isDraggedOver, setOver] = useState(false);
  const { bitmap, crop, uploading, problem, noFace, cancel } = photo;
  // Keeps photo and hero visible together, also in the stacked layout.
  useEffect(() => {
    if (uploading) scrollIntoView(hoop.current);
  }, [uploading]);
  useEffect(() => {
    const chooser = input.current;
    chooser?.addEventListener('cancel', cancel);
    return () => chooser?.removeEventListener('cancel', cancel);
  }, [cancel]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !uploading) photo.choose(file);
  };
  const zoom = (factor: number) => bitmap && photo.move(zoomAt(crop, bitmap, factor));
  return (
    <section
      className={`photo-panel ${isDraggedOver ? 'photo-over' : ''}`}
      aria-label="Photo"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {(bitmap || uploading) && (
        <div className="hoop-beside">
          <div className="hoop" ref={hoop}>
            <HoopRing />
            <div className="hoop-inside">
              {bitmap ? (
                <PhotoCropper
                  bitmap={bitmap}
                  frame={crop}
                  onMove={photo.move}
                  {...(noFace && { onTap: photo.tap })}
                />
              ) : (
                <EmptyHoop uploading={uploading} />
              )}
              {uploading && (
                <p className="hoop-uploading" role="status">
                  <UploadThread />
                  Uploading...
                </p>
              )}
            </div>
            {bitmap && !uploading && (
              <div className="hoop-zoom">
                <Button tone="quiet" round size="s" aria-label="Zoom out" onClick={() => zoom(1 / 1.25)}>
                  <Minus aria-hidden size={22} />
                </Button>
                <Button tone="quiet" round size="s" aria-label="Zoom in" onClick={() => zoom(1.25)}>
                  <Plus aria-hidden size={22} />
                </Button>
              </div>
            )}
          </div>
          {!uploading && children}
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/heic,image/heif"
        hidden
        aria-label="Photo"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again after a refusal.
          event.target.value = '';
          if (file) photo.choose(file);
        }}
      />
      {bitmap && !uploading && photo.faces.length > 1 && (
        <FacePicker bitmap={bitmap} faces={photo.faces} chosen={photo.chosen} onChoose={photo.chooseFace} />
      )}
      <div className="photo-side">
        <Button
          tone="quiet"
          size="s"
          icon={<Camera aria-hidden size={21} />}
          busy={uploading}
          onClick={() => {
            photo.prepare();
            input.current?.click();
          }}
        >
          {bitmap ? 'Change photo' : 'Upload photo'}
        </Button>
        <p className="meta">PNG, JPG up to 10MB</p>
        {bitmap && !uploading && (
          <button type="button" className="text-link" onClick={photo.drop}>
            <X aria-hidden size={20} />
            Remove photo
          </button>
        )}
        <div aria-live="polite" className="photo-news">
          {problem && <p className="field-error">{photoProblemText(problem)}</p>}
          {noFace && !uploading && !problem && (
            <p className="meta">
              We can’t make out a face. Tap the face in the photo, or choose below: that makes just as good a
              hero.
            </p>
          )}
        </div>
        <p className="photo-promise">
          <Lock aria-hidden size={20} />
          <span>The photo stays on this device. Only the paper hero is kept.</span>
        </p>
      </div>
    </section>
  );
}

/** The wooden ring with its brass screw, cut like everything else. */
function HoopRing() {
  return (
    <svg viewBox="0 0 220 228" className="hoop-ring" aria-hidden="true">
      <path d="M99 4 122 2 124 24 98 24Z" fill="rgb(var(--shadow) / 22%)" transform="translate(1.5 3)" />
      <path d="M99 4 122 2 124 24 98 24Z" fill="#c9a24b" />
      <path d="M102 9.5 120 8.5M102 15 120 14" stroke="#8a603c" strokeWidth="2" />
      <g fill="none">
        <path d={RING} stroke="rgb(var(--shadow) / 26%)" strokeWidth="15" transform="translate(1.6 4)" />
        <path d={RING} stroke="#cfae82" strokeWidth="15" />
        <path
          d={RING}
          stroke="#b58f62"
          strokeWidth="2"
          transform="translate(110 120) scale(.995) translate(-110 -120)"
        />
        <path
          d={RING}
          stroke="#e6cfa6"
          strokeWidth="1.5"
          transform="translate(109.3 119) scale(1.062) translate(-110 -120)"
        />
        <path
          d={RING}
          stroke="#8a603c"
          strokeWidth="1.6"
          opacity=".55"
          transform="translate(110 120) scale(.932) translate(-110 -120)"
        />
      </g>
    </svg>
  );
}

/** A circle that a hand has cut: round the middle 110, 120 at 96 units. */
const RING =
  'M110 24.5C137 24 162 34 180 53C197 71 206.5 94 206 120C206 147 196 171 177 189C159 206 136 216.5 110 216C83 216 58 206 40.5 187C23 169 13.5 146 14 120C14 93 24.5 69 43 51C61 33.5 84 24.5 110 24.5Z';

/** Linen waiting for a face: a chalk outline where it will be. */
function EmptyHoop({ uploading }: { uploading: boolean }) {
  return (
    <svg viewBox="0 0 200 200" className="hoop-empty" aria-hidden="true">
      {!uploading && (
        <g fill="none" stroke="var(--soft)" strokeWidth="2.6" strokeDasharray="7 6" strokeLinecap="round">
          <path d="M100 44C124 44 141 62 140 88C139 116 123 138 100 138C77 138 61 116 60 88C59 62 76 44 100 44Z" />
          <path d="M84 136C83 150 78 156 62 161C46 166 36 172 31 186M116 136C117 150 122 156 138 161C154 166 164 172 169 186" />
        </g>
      )}
    </svg>
  );
}

/** A thread sewn once round the hoop in the two seconds an upload shows. */
function UploadThread() {
  return (
    <svg viewBox="0 0 100 100" className="hoop-thread" aria-hidden="true">
      <circle cx="50" cy="50" r="45" pathLength={100} />
    </svg>
  );
}
