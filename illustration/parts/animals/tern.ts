import { beak, beakCorner, openBeak, pressedBeak } from '../../figures/animals/beaks.ts';
import { eye } from '../../figures/animals/eyes.ts';
import { head } from '../../figures/animals/face.ts';
import { AMBER, BLUSH, DARK_WOOD, FLEECE, WALNUT, WOOD } from '../../paper/papers.ts';
import { animal } from '../animal.ts';

/** Flies from pole to pole with the post: black cap, tail like two ribbons, a bag on a strap. */
export const tern = animal(
  { id: 'tern', label: 'Arctic Tern', colour: '#e9ebe8', size: 0.6, bounds: [-92, -116, 140, 4] },
  { eye: [-41, -89], nose: [-90, -81], mouth: [-70, -80], back: [16, -73] },
  (c, pose, colour) => {
    const red = '#c9483a';
    const cap = '#352d36';
    const grey = c.mix(colour, '#8f9cab', 0.5);
    const flying = pose === 'joy';
    const asleep = pose === 'sleep';
    if (!flying && !asleep)
      for (const x of [-10, 12]) {
        c.mark(`${x},-32 ${x - 1},-3`, red, 6);
        c.cut(`${x + 3},-6 ${x - 18},2 ${x + 5},3`, red, { lift: 0.2, tex: 'none' });
      }
    c.at(0, flying ? -50 : asleep ? 24 : 0, { turn: flying ? 8 : 0 }, () => {
      const tail = flying
        ? ['60,-64 122,-92 178,-94', '60,-58 124,-56 176,-36']
        : ['60,-56 122,-50 178,-22', '60,-58 126,-66 182,-56'];
      for (const line of tail) c.band(line, [24, 13, 3], colour, { lift: 0.4 });
      if (flying)
        c.blob('-6,-84! 8,-150 60,-214 122,-244! 96,-176 60,-112 34,-76', grey, { lift: 0.5, tex: 'brush' });
      c.blob('-56,-78 -40,-104 4,-104 46,-82 84,-58! 46,-42 0,-32 -38,-42', colour, { lift: 0.8 });
      c.mark('-44,-98 -14,-70 16,-44', WALNUT, 6);
      if (flying)
        c.blob('-32,-86! -62,-150 -44,-216 -6,-262! 0,-190 12,-120 14,-70 -8,-64', c.shade(grey, 0.05), {
          lift: 0.6,
          tex: 'brush',
        });
      else {
        c.blob('-24,-90 16,-96 70,-72 146,-40! 74,-44 10,-46 -22,-62', grey, { lift: 0.5, tex: 'brush' });
        c.mark('0,-62 44,-56 92,-52', c.shade(grey, -0.1), 3, 0.8);
      }
      c.at(8, -42, { turn: flying ? -8 : 0 }, () => {
        c.blob('-26,-16 26,-18 30,20 -28,20', WOOD, { lift: 0.6 });
        c.cut('-8,-14 20,-26 22,0 -8,4', FLEECE, { lift: 0.2, tex: 'none' });
        c.blob('-27,-16 26,-18 24,0 0,8 -26,2', DARK_WOOD, { lift: 0.4 });
        c.dot(0, 4, 4, 4, AMBER);
      });
      head(c, pose, [-44, -112], { rest: 0, joy: 4, sleep: -12 }, () => {
        if (openBeak(c, pose))
          c.blob('-26,6! -46,12 -58,18! -40,18 -22,14', c.shade(red, -0.08), { lift: 0.2, tex: 'none' });
        beak(c, [-26, 2], () => {
          c.blob('-26,-8! -54,0 -74,9! -48,11 -24,10!', red, { lift: 0.3, tex: 'none' });
          pressedBeak(c, '-30,5 -48,6 -66,8', c.shade(red, -0.2));
        });
        c.blob('-30,4 -26,-24 0,-34 26,-24 32,4 18,24 -12,26', colour, { lift: 0.6 });
        c.blob('-32,-6! -24,-27 0,-36 26,-26 36,4 44,16! 20,2 -8,-6', cap, { lift: 0.15 });
        c.dot(-8, -3, 10, 9, colour);
        beakCorner(c, -24, 8, 9);
        eye(c, pose, -8, -2, 6.2);
        c.dot(4, 14, 8, 5.4, BLUSH, 0.5);
      });
    });
  },
);
