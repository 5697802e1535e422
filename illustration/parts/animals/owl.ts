import { openBeak } from '../../figures/animals/beaks.ts';
import { whiteEye } from '../../figures/animals/eyes.ts';
import { FLEECE, THROAT, TONGUE } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

export const owl = animal(
  { id: 'owl', label: 'Owl', colour: '#83634f', size: 0.95, bounds: [-84, -168, 84, 12] },
  { eye: [0, -114], nose: [0, -94], mouth: [0, -84], back: [54, -123] },
  (c, pose, colour) => {
    const wing = c.shade(colour, -0.06);
    if (pose === 'joy')
      for (const s of [-1, 1])
        c.blob(
          `${s * 40},-92! ${s * 88},-128 ${s * 126},-118! ${s * 112},-94! ${s * 118},-76! ${s * 94},-66! ${s * 46},-40`,
          wing,
          { lift: 0.6, tex: 'brush' },
        );
    for (const s of [-1, 1])
      c.band(`${s * 16},-8 ${s * 18},2`, [14, 16], '#e2a049', { lift: 0.2, tex: 'none' });
    c.blob('-46,-136! -20,-122 20,-122 46,-136! 58,-76 48,-16 0,2 -48,-16 -58,-76', colour, {
      lift: 0.7,
      tex: 'brush',
    });
    c.blob('-31,-62 0,-74 31,-62 28,-16 0,-4 -28,-16', '#ecd8b6', { lift: 0.25 });
    for (let row = 0; row < 3; row++)
      for (let i = -1; i < 2; i++) {
        const x = i * 16 + (row % 2) * 6 - 2;
        const y = -54 + row * 15;
        c.patch(`${x - 6},${y}! ${x},${y + 8} ${x + 6},${y}!`, '#b58c66');
      }
    for (const s of [-1, 1]) {
      c.oval(s * 22, -92, 25, 25, FLEECE, { lift: 0.3, tex: 'none' });
      whiteEye(c, pose, s * 22, -92, {
        white: () => undefined,
        round: [25, 25],
        pupil: [s * -3 - 1, 1, 11, 12],
        glint: [s * -3 + 3, -4, 3.6, 3.8],
        lid: colour,
        shut: [-s, 0, 8],
        inner: s < 0 ? 1 : -1,
      });
      if (pose !== 'joy')
        c.blob(`${s * 55},-78 ${s * 66},-42 ${s * 48},-10 ${s * 40},-42`, wing, { lift: 0.4, tex: 'brush' });
    }
    if (openBeak(c, pose)) {
      c.dot(0, -66, 8, 9, THROAT);
      c.dot(0, -61, 4.6, 3.4, TONGUE);
    }
    c.blob('-8,-84! 8,-84! 0,-64!', '#e9a03c', { lift: 0.3, tex: 'none' });
  },
);
