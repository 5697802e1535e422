import { type CSSProperties, useEffect, useRef, useState } from 'react';
import {
  DIORAMA_LAYERS,
  DIORAMA_SIZE,
  type DioramaLayerName,
  type DioramaShape,
  dioramaSource,
  dioramaStill,
} from '../../../../illustration/ui/baked-pictures.ts';

const wide = '(min-width: 600px)';
const evening = '(prefers-color-scheme: dark)';
/** The browser shows the first that matches. */
const variants: readonly { shape: DioramaShape; dark: boolean; media: string }[] = [
  { shape: 'wide', dark: true, media: `${wide} and ${evening}` },
  { shape: 'wide', dark: false, media: wide },
  { shape: 'portrait', dark: true, media: evening },
  { shape: 'portrait', dark: false, media: 'all' },
];
/** The depth that does not move. */
const still = 0.72;
const layerCount = DIORAMA_LAYERS.length;

function source(layer: DioramaLayerName | null, shape: DioramaShape, dark: boolean, format: 'avif' | 'webp') {
  return layer ? dioramaSource(shape, layer, dark, format) : dioramaStill(shape, dark, format);
}

/**
 * One layer of the diorama, or without `layer` the whole still picture, with a source for each window shape
 * and colour scheme.
 */
function DioramaPicture({ layer, onSettled }: { layer: DioramaLayerName | null; onSettled?: () => void }) {
  return (
    <picture>
      {variants.flatMap(({ shape, dark, media }) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={`${media} ${format}`}
            media={media}
            type={`image/${format}`}
            srcSet={source(layer, shape, dark, format)}
            width={DIORAMA_SIZE[shape][0]}
            height={DIORAMA_SIZE[shape][1]}
          />
        )),
      )}
      <img
        src={source(layer, 'wide', false, 'webp')}
        width={DIORAMA_SIZE.wide[0]}
        height={DIORAMA_SIZE.wide[1]}
        alt=""
        // Sync decoding: a layer decoded late would be missing for a frame.
        {...(layer ? { decoding: 'sync' } : { fetchPriority: 'high' })}
        onLoad={({ currentTarget }) => onSettled && void currentTarget.decode().then(onSettled, onSettled)}
      />
    </picture>
  );
}

/**
 * Home's parallax diorama. One still picture shows first; the first pointer move or scroll loads its layers,
 * which then shift against each other. Stays still with reduced motion or reduced data.
 */
export function Diorama() {
  const stage = useRef<HTMLDivElement>(null);
  const [layered, setLayered] = useState(false);
  const [loaded, setLoaded] = useState(0);

  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
    const lean = (property: string, value: number) =>
      stage.current?.style.setProperty(property, Math.max(-1, Math.min(1, value)).toFixed(3));
    const onPointer = (event: PointerEvent) => {
      if (calm.matches || event.pointerType === 'touch') return;
      setLayered(true);
      lean('--lean-x', (event.clientX / window.innerWidth) * 2 - 1);
      lean('--lean-y', (event.clientY / window.innerHeight) * 2 - 1);
    };
    const onScroll = () => {
      if (calm.matches || window.scrollY > window.innerHeight) return;
      setLayered(true);
      lean('--lean-scroll', window.scrollY / 400);
    };
    window.addEventListener('pointermove', onPointer, { passive: true });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('pointermove', onPointer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);

  return (
    <div className="diorama" ref={stage} data-layered={loaded >= layerCount || undefined} aria-hidden>
      <DioramaPicture layer={null} />
      {layered &&
        DIORAMA_LAYERS.map(([name, depth]) => (
          <div
            key={name}
            className="diorama-layer"
            style={{ '--near': (depth - still).toFixed(2) } as CSSProperties}
          >
            <DioramaPicture layer={name} onSettled={() => setLoaded((count) => count + 1)} />
          </div>
        ))}
    </div>
  );
}
