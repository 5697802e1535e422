import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** The light border that readers need, in modules. */
const BORDER = 4;

/** A text as a QR code, dark on light in every colour scheme. `label` says what it opens. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const rows = encodeQR(text, 'raw', { border: BORDER });
    const modules = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { path: modules.join(''), size: rows.length };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="qr-code" role="img" aria-label={label}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" shapeRendering="crispEdges" d={path} />
    </svg>
  );
}
