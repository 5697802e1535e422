/** Outlines as text, `x,y x,y! …`, with `!` after a corner. Page units. */

/** Finer than any eye sees. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Places as text, `x,y` or with a size and a turn: `40,860 120,900`. */
export const rows = (text: string): number[][] =>
  text.split(' ').map((place) => place.split(',').map(Number));

/** An ellipse of `n` points, turned by `turned` degrees. */
export const ellipse = (x: number, y: number, rx: number, ry = rx, n = 16, turned = 0): string => {
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  return Array.from({ length: n }, (_, i) => {
    const angle = (i * 2 * Math.PI) / n;
    const [ex, ey] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return `${tenth(x + ex * cos - ey * sin)},${tenth(y + ex * sin + ey * cos)}`;
  }).join(' ');
};

/** An ellipse in whole units. */
export const round = (x: number, y: number, rx: number, ry = rx, n = 14): string =>
  Array.from({ length: n }, (_, i) => {
    const angle = (i / n) * Math.PI * 2;
    return `${Math.round(x + Math.cos(angle) * rx)},${Math.round(y + Math.sin(angle) * ry)}`;
  }).join(' ');

/** An egg, blunt end down before it is turned. */
export const egg = (x: number, y: number, size: number, turned = 0): string => {
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  return Array.from({ length: 14 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 14;
    const ey = -Math.cos(angle);
    const width = 0.74 * (1 + 0.16 * ey);
    const [ex, down] = [Math.sin(angle) * width * size, ey * size];
    return `${tenth(x + ex * cos - down * sin)},${tenth(y + ex * sin + down * cos)}`;
  }).join(' ');
};

/** A pointed arch over its foot. */
export const arch = (x: number, foot: number, w: number, h: number): string => {
  const side = (dx: number, up: number, corner = '') => `${tenth(x + dx * w)},${tenth(foot - up)}${corner}`;
  return [
    side(-0.5, 0, '!'),
    side(-0.5, h - w * 0.55, '!'),
    side(-0.44, h - w * 0.26),
    side(-0.24, h - w * 0.08),
    side(0, h),
    side(0.24, h - w * 0.08),
    side(0.44, h - w * 0.26),
    side(0.5, h - w * 0.55, '!'),
    side(0.5, 0, '!'),
  ].join(' ');
};
