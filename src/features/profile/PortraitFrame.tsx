import type { ReactNode } from 'react';

/** A picture framed by an embroidery hoop. */
export function PortraitFrame({ children }: { children: ReactNode }) {
  return (
    <div className="portrait">
      <div className="portrait-cloth">{children}</div>
      <svg viewBox="0 0 200 212" className="portrait-hoop" aria-hidden="true">
        <g fill="none">
          <circle cx="102" cy="118" r="90" stroke="rgb(var(--shadow) / 26%)" strokeWidth="14" />
          <circle cx="100" cy="112" r="90" stroke="var(--wood-edge)" strokeWidth="15" />
          <circle cx="100" cy="112" r="91" stroke="var(--wood)" strokeWidth="11" />
          <circle cx="100" cy="112" r="88" stroke="var(--wood-edge)" strokeWidth="1.6" opacity=".6" />
          <path d="M12 100A89 89 0 0 1 70 26" stroke="#fff" strokeOpacity=".35" strokeWidth="2.5" />
        </g>
        <path d="M86 8h28v18H86z" fill="#b98a3d" />
        <path d="M86 8h28v6H86z" fill="#e9b95a" />
        <path d="M93 14v12M107 14v12" stroke="#8d6526" strokeWidth="2" />
      </svg>
    </div>
  );
}
