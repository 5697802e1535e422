/** Takes what leaves the page on to the edges of the phone's wide picture, along the slope it has. */
import type { Picture } from '../../illustration/scene/format/book.ts';
import type { SceneCut } from '../../illustration/scene/format/cuts.ts';
import { tenth } from './outlines.ts';

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
      return { ...q, x: q.x + k * REACH, y: tenth(q.y + slope * k * REACH) };
    })
    .map((q) => `${tenth(q.x)},${q.y}${q.hard ? '!' : ''}`)
    .join(' ');
};

const widened = (cut: SceneCut): SceneCut => {
  if (cut.at || cut.on) return cut;
  if ('shape' in cut) return { ...cut, shape: further(cut.shape) };
  return 'line' in cut && cut.line && !cut.dash ? { ...cut, line: further(cut.line) } : cut;
};

export const wide = (picture: Picture): Picture =>
  picture.cuts ? { ...picture, cuts: picture.cuts.map(widened) } : picture;
