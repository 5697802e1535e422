import { prop } from '../prop.ts';

export const wave = prop(
  { id: 'wave', label: 'Wave', colour: '#5f93ac', bounds: [-368, -76, 384, 80], hangs: true },
  (c, colour) => {
    const crest = (dx: number, dy: number, k: string) => {
      let p = `${-260 + dx},60!`;
      for (let i = 0; i < 7; i++)
        p += ` ${-260 + dx + i * 80},${dy} ${-224 + dx + i * 80},${dy - 22} ${-200 + dx + i * 80},${dy - 4}!`;
      c.blob(`${p} ${280 + dx},60!`, k, { lift: 1, tex: 'brush', step: 14 });
    };
    crest(-20, -34, c.shade(colour, 0.06));
    crest(16, 0, colour);
  },
);
