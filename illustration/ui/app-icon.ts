import { AMBER, LAMP, STARLIGHT, TERRACOTTA } from '../paper/papers.ts';
import { moon } from '../parts/props/moon.ts';
import { tent } from '../parts/props/tent.ts';
import { illustration } from './ui-picture.ts';

const SKY = '#3f5871';
const HILL = '#55705a';

/**
 * The icon of the installed app, 512 × 512: the playroom's tent under the moon. The sky fills the square and everything
 * else stays in the middle four fifths, because systems mask icons.
 */
export const appIcon = illustration(512, 512, (c) => {
  c.box(-20, -20, 552, 552, SKY, { lift: 0, edge: 'none', tex: 'brush' });
  c.at(352, 150, { scale: 0.44 }, () => moon.draw(c, '#f6dfa0'));
  c.star(150, 140, 15, STARLIGHT, { lift: 0.3, turn: 9, lit: false });
  c.star(222, 92, 10, STARLIGHT, { lift: 0.3, turn: -6, lit: false });
  c.blob('-30,430! 90,388 256,378 420,388 542,430! 542,542! -30,542!', HILL, { lift: 0.6, tex: 'brush' });
  c.at(248, 404, { scale: 1.05 }, () => {
    tent.draw(c, TERRACOTTA);
    c.glow(0, -40, 92, LAMP, 0.9);
    c.oval(0, -30, 12, 16, AMBER, { lift: 0.2, lit: false });
  });
});
