import { useEffect, useRef } from 'react';
import './level-meter.css';

/** How many felt dots light up. */
const DOTS = 7;

/**
 * Shows how loud a microphone is, as a row of dots that fill. Only for the eye: words beside it say the same.
 * @param level reads the loudness, from 0 to 1; NaN shows none
 */
export function LevelMeter({ level }: { level: () => number }) {
  const row = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let shown = 0;
    let frame = requestAnimationFrame(function show() {
      const now = level();
      const lit = Number.isNaN(now) ? 0 : Math.ceil(now * DOTS);
      if (lit !== shown)
        for (const [n, dot] of [...(row.current?.children ?? [])].entries())
          dot.toggleAttribute('data-lit', n < lit);
      shown = lit;
      frame = requestAnimationFrame(show);
    });
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <span className="level-meter" ref={row} aria-hidden>
      {Array.from({ length: DOTS }, (_, dot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change places
        <i key={dot} />
      ))}
    </span>
  );
}
