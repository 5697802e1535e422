import { triples } from '../../paper/number-lists.ts';
import { TERRACOTTA, WARM_CLOUD } from '../../paper/papers.ts';
import { backdrop } from '../backdrop.ts';
import { WAVES } from '../backdrop-lights.ts';
import { layer } from '../backdrop-stage.ts';
import { barrel, deck, type Mast, mastAndSail, rail, slackRope } from './shapes/ship.ts';
import { clouds, sky } from './shapes/sky.ts';
import { CHOP, waves } from './shapes/waves.ts';

const MAST: Mast = { x: 190, foot: 1100, yard: [-250, 330], drop: 110 };
const RAIL = 1010;
const DECK = 1092;

/** On a ship that lies off an island. */
export const pirateDeck = backdrop(
  { id: 'pirate-deck', label: 'Pirate deck', ground: 1190, shift: WAVES },
  (g, c, stage) => [
    sky(g, {
      stars: 60,
      disc: 96,
      also: () => clouds(g, triples('640,0.44,0.6 780,0.2,0.7 -190,0.3,0.8 1080,0.4,0.7'), WARM_CLOUD),
    }),
    layer(0.2, () => {
      c.blob('560,880! 620,820 700,786 790,800 860,850 930,880!', '#a3ab8c', { lift: 1, tex: 'brush' });
      waves(g, 870, '#8fb8c0', 0, CHOP);
    }),
    layer(0.36, () => waves(g, 930, '#6f9fb2', 50, CHOP)),
    layer(0.5, () => mastAndSail(g, MAST, '#f4e6cc', TERRACOTTA)),
    layer(0.6, () => {
      rail(g, RAIL);
      deck(g, DECK);
    }),
    layer(0.95, () => {
      barrel(g, stage.left + 46, stage.bottom + 30, 1.2);
      barrel(g, stage.right - 60, stage.bottom + 30, 1.35);
      slackRope(g);
    }),
  ],
);
