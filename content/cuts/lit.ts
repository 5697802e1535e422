/** Small helpers for the pieces of pictures that lie in the light of their scene: shapes in, data out. Page units. */
export const page = { zoom: 1, on: [450, 660], at: [0.5, 0.5] };
type Cut = Record<string, unknown>;
const r = (n: number) => Math.round(n * 10) / 10;
export const rect = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: string,
  more: object = {},
): Cut => ({
  shape: `${r(x0)},${r(y0)}! ${r(x1)},${r(y0)}! ${r(x1)},${r(y1)}! ${r(x0)},${r(y1)}!`,
  snip: true,
  colour,
  ...more,
});
export const poly = (shape: string, colour: string, more: object = {}): Cut => ({
  shape,
  snip: true,
  colour,
  ...more,
});
export const blob = (shape: string, colour: string, more: object = {}): Cut => ({ shape, colour, ...more });
/** An ellipse as outline, so that it may be lifted and printed; turned by `a` degrees. */
export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  more: object = {},
  a = 0,
): Cut => {
  const t = (a * Math.PI) / 180;
  const p = Array.from({ length: 12 }, (_, i) => {
    const u = (i * Math.PI) / 6;
    const [ex, ey] = [rx * Math.cos(u), ry * Math.sin(u)];
    return `${r(x + ex * Math.cos(t) - ey * Math.sin(t))},${r(y + ex * Math.sin(t) + ey * Math.cos(t))}`;
  });
  return { shape: p.join(' '), colour, ...more };
};
export const ovalPoints = (x: number, y: number, rx: number, ry: number, n = 16) =>
  Array.from(
    { length: n },
    (_, i) => `${r(x + rx * Math.cos((i * 2 * Math.PI) / n))},${r(y + ry * Math.sin((i * 2 * Math.PI) / n))}`,
  ).join(' ');
/** An egg, blunt end down before turning. */
export const egg = (x: number, y: number, k: number, colour: string, more: object = {}, a = 0): Cut => {
  const t = (a * Math.PI) / 180;
  const p = Array.from({ length: 14 }, (_, i) => {
    const u = (i * 2 * Math.PI) / 14;
    const ey = -Math.cos(u);
    const w = 0.74 * (1 + 0.16 * ey);
    const [ex, yy] = [Math.sin(u) * w * k, ey * k];
    return `${r(x + ex * Math.cos(t) - yy * Math.sin(t))},${r(y + ex * Math.sin(t) + yy * Math.cos(t))}`;
  });
  return { shape: p.join(' '), colour, ...more };
};
export const arch = (
  x: number,
  foot: number,
  w: number,
  h: number,
  colour: string,
  more: object = {},
): Cut => ({ shape: archPoints(x, foot, w, h), colour, ...more });
export const archPoints = (x: number, foot: number, w: number, h: number) =>
  `${r(x - w / 2)},${r(foot)}! ${r(x - w / 2)},${r(foot - h + w * 0.55)}! ${r(x - w * 0.44)},${r(foot - h + w * 0.26)} ${r(x - w * 0.24)},${r(foot - h + w * 0.08)} ${r(x)},${r(foot - h)} ${r(x + w * 0.24)},${r(foot - h + w * 0.08)} ${r(x + w * 0.44)},${r(foot - h + w * 0.26)} ${r(x + w / 2)},${r(foot - h + w * 0.55)}! ${r(x + w / 2)},${r(foot)}!`;
export const line = (points: string, width: number, colour: string, more: object = {}): Cut => ({
  line: points,
  width,
  colour,
  ...more,
});
export const disc = (x: number, y: number, k: number, colour: string, more: object = {}): Cut => ({
  rings: [k],
  at: [x, y],
  colour,
  ...more,
});
/** Rings of light that fall off, flat on the page. */
export const glow = (x: number, y: number, k: number, depth: number, colours: string[], flat = 1): Cut[] =>
  colours.map((colour, i) => ({
    rings: [r(k * (1 - i / colours.length))],
    at: [x, y],
    flat,
    colour,
    lit: false,
    depth: depth + i * 0.001,
  }));
/** Takes what leaves the page on to the edges of the phone's wide picture, along the slope it has. */
const REACH = 300;
const further = (points: string): string => {
  const p = points
    .trim()
    .split(/\s+/)
    .map((t) => {
      const hard = t.endsWith('!');
      const [x, y] = t.replace('!', '').split(',').map(Number);
      return { x: x!, y: y!, hard };
    });
  const out = (x: number) => (x <= -60 && x >= -210 ? -1 : x >= 960 && x <= 1110 ? 1 : 0);
  return p
    .map((q, i) => {
      const k = out(q.x);
      if (!k) return q;
      const near = [p[(i + 1) % p.length]!, p[(i + p.length - 1) % p.length]!].find(
        (n) => Math.abs(n.x - q.x) > 60,
      );
      const slope = near ? Math.max(-0.7, Math.min(0.7, (q.y - near.y) / (q.x - near.x))) : 0;
      return { ...q, x: q.x + k * REACH, y: r(q.y + slope * k * REACH) };
    })
    .map((q) => `${r(q.x)},${q.y}${q.hard ? '!' : ''}`)
    .join(' ');
};
type Pieces = { cuts?: readonly object[] };
const widened = (cut: {
  at?: unknown;
  on?: unknown;
  shape?: string;
  line?: string;
  dash?: unknown;
}): object =>
  cut.at || cut.on
    ? cut
    : {
        ...cut,
        ...(cut.shape ? { shape: further(cut.shape) } : {}),
        ...(cut.line && !cut.dash ? { line: further(cut.line) } : {}),
      };
export const wide = <Id extends string>(scenes: Readonly<Record<Id, Pieces>>): Readonly<Record<Id, Pieces>> =>
  Object.fromEntries(
    Object.entries<Pieces>(scenes).map(([id, scene]) => [
      id,
      { ...scene, ...(scene.cuts ? { cuts: scene.cuts.map(widened) } : {}) },
    ]),
  ) as Record<Id, Pieces>;
