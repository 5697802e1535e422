import { backdrop } from '../backdrop.ts';
import { ROOM } from '../backdrop-lights.ts';
import { layer, MIDDLE } from '../backdrop-stage.ts';
import { casement, floor, lamplight, wall } from './shapes/interior.ts';
import { banner, curtains, pillar, runner, tallWindow, torch } from './shapes/stone-hall.ts';

const STONE = '#c9b8a4';
const VELVET = '#a9483f';
const TRIM = '#f0d18a';

/** The throne room, without a throne: windows between banners, pillars with torches, a carpet towards us. */
export const castleHall = backdrop(
  { id: 'castle-hall', label: 'Castle hall', ground: 1190, indoors: true, shift: ROOM },
  (g) => {
    const { y, high } = tallWindow(g, { y: 440, high: 600 }, { y: 610, high: 420 });
    return [
      layer(0.3, () => {
        wall(g, STONE, 'stones');
        for (const x of [-130, 450, 1030]) casement(g, x, y, 230, high, '#a89684', true);
      }),
      layer(0.44, () => {
        for (const [x, cloth] of [
          [180, VELVET],
          [720, '#3f5f86'],
          [-420, '#3f5f86'],
          [1300, VELVET],
        ] as const)
          banner(g, x, cloth, TRIM);
        lamplight(g, MIDDLE, 700, 700);
      }),
      layer(0.56, () => {
        floor(g, '#b3947a', 'tiles');
        runner(g, 110, 300, VELVET, TRIM);
      }),
      layer(0.64, () => {
        for (const x of [40, 860, -260, 1160]) {
          pillar(g, x, '#cbb9a4');
          torch(g, x);
        }
      }),
      layer(0.96, () => curtains(g, '#7a3c40')),
    ];
  },
);
