import { TERRACOTTA, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { envelope, wicker } from './shapes/balloon.ts';
import { inTwo } from './shapes/in-two.ts';

export const hotAirBalloon = prop(
  { id: 'hot-air-balloon', label: 'Hot air balloon', colour: TERRACOTTA, bounds: [-272, -980, 272, 12] },
  inTwo({
    at: [0, -20],
    far(c, colour) {
      c.at(0, -112, {}, () => envelope(c, colour, '#fbe8c2'));
    },
    near(c, _colour) {
      c.at(0, 0, { scale: 0.72 }, () => wicker(c, WOOD));
    },
  }),
);
