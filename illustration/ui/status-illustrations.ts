/** Pictures of the interface's states: waiting, empty, not found, offline, done. */

import { eyes } from '../figures/animals/eyes.ts';
import { defaultLook, type Look } from '../figures/hero/look/look.ts';
import { drawHero } from '../figures/hero/rig.ts';
import type { Cutter } from '../paper/cutter.ts';
import { triples } from '../paper/number-lists.ts';
import {
  AMBER,
  DAMSON,
  FLEECE,
  LAMP_GLOW,
  OLIVE,
  PLASTER,
  SOOT,
  TERRACOTTA,
  TOADSTOOL,
} from '../paper/papers.ts';
import { ANIMAL_RECORDS } from '../parts/animals.records.generated.ts';
import { drawAnimal } from '../parts/draw-animal.ts';
import { castle } from '../parts/props/castle.ts';
import { cloud } from '../parts/props/cloud.ts';
import { flower } from '../parts/props/flower.ts';
import { grass } from '../parts/props/grass.ts';
import { hotAirBalloon } from '../parts/props/hot-air-balloon.ts';
import { lantern } from '../parts/props/lantern.ts';
import { moon } from '../parts/props/moon.ts';
import { mushroom } from '../parts/props/mushroom.ts';
import { oak } from '../parts/props/oak.ts';
import { rocket } from '../parts/props/rocket.ts';
import { sun } from '../parts/props/sun.ts';
import { telescope } from '../parts/props/telescope.ts';
import { illustration, type UiArtOptions, uiArt } from './ui-picture.ts';

function knoll(c: Cutter, width: number, y: number, colour = '#9db488'): void {
  c.blob(
    `0,${y + 10}! ${width * 0.12},${y - 4} ${width * 0.34},${y - 12} ${width * 0.62},${y - 6} ${width * 0.86},${y - 12} ${width},${y + 8}! ${width},${y + 30}! 0,${y + 30}!`,
    colour,
    { lift: 0.5, tex: 'brush' },
  );
}

/** A fox that looks over the edge of a dialog, 200 × 150; its lower edge sits on the dialog's upper edge. */
export const peekingFox = illustration(200, 150, (c) => {
  c.at(100, 92, { scale: 0.92, turn: -3 }, () => {
    const fur = '#d0673a';
    for (const s of [-1, 1]) {
      c.cut(`${s * 20},-32 ${s * 58},-96 ${s * 70},-16`, fur, { lift: 0.4 });
      c.cut(`${s * 36},-38 ${s * 56},-78 ${s * 61},-28`, '#4a2a22', { lift: 0.1, tex: 'none' });
    }
    c.blob('-84,6 -58,-38 0,-50 58,-38 84,6 44,40 0,58! -44,40', fur, { lift: 0.7 });
    for (const s of [-1, 1])
      c.blob(`${s * 82},7! ${s * 54},-6 ${s * 24},6 ${s * 2},54! ${s * 40},40`, FLEECE, { lift: 0.2 });
    c.dot(0, 50, 12, 9.5, SOOT);
    eyes(c, 'rest', 0, 2, 60, 7);
  });
  for (const x of [42, 158]) {
    c.blob(`${x - 22},152! ${x - 20},128 ${x},118 ${x + 20},128 ${x + 22},152!`, '#4a2a22', {
      lift: 0.5,
    });
    for (const d of [-8, 0, 8]) c.mark(`${x + d},132 ${x + d},142`, '#7a4a3c', 2.6, 0.8);
  }
});

/** An empty shelf of the library: a mouse with a lantern on the bare board, 360 × 240. */
export const emptyShelf = illustration(360, 240, (c) => {
  c.glow(196, 150, 120, LAMP_GLOW, 0.5);
  c.box(10, 196, 340, 24, '#cfae82', { lift: 1, tex: 'brush' });
  c.box(10, 216, 340, 9, '#b58f62', { lift: 0.3, tex: 'none' });
  c.at(140, 197, { scale: 1.05 }, () => ANIMAL_RECORDS.mouse.draw(c, 'rest', '#a99c9a'));
  c.at(226, 197, { scale: 0.62 }, () => lantern.draw(c, '#8a5535'));
  c.at(300, 196, { turn: 9 }, () => c.box(-12, -74, 24, 74, TERRACOTTA, { lift: 0.6, tex: 'brushUpright' }));
  c.mark('36,40 60,66 44,98', '#d8c8ad', 2.4, 0.9);
  c.mark('36,40 20,76 44,98 74,86', '#d8c8ad', 2.4, 0.7);
});

/** No characters yet: the outline of a doll waiting to be cut from a sheet of paper, scissors beside it, 360 × 240. */
export const emptyCharacters = illustration(360, 240, (c) => {
  c.at(164, 122, { turn: -3 }, () => {
    c.box(-104, -108, 208, 212, '#c9d6da', { lift: 1, tex: 'feltTurned' });
    const doll =
      '0,-86 30,-78 42,-50 34,-24 20,-14 30,-2 58,18 52,32 26,22 34,56 22,62 20,92 4,92 0,64 -4,92 -20,92 -22,62 -34,56 -26,22 -52,32 -58,18 -30,-2 -20,-14 -34,-24 -42,-50 -30,-78 0,-86';
    c.blob(doll.slice(0, doll.lastIndexOf(' ')), '#dbe5e6', { lift: 0, edge: 'none', tex: 'none' });
    c.stitch(doll, '#3a2932', 3.4, [8, 7]);
  });
  c.at(292, 150, { turn: 36 }, () => {
    for (const s of [-1, 1]) {
      c.cut(`${s * 2},4 ${s * 9},-86 ${s * -3},-4`, '#b9bec2', { lift: 0.6 });
      c.oval(s * 17, 40, 19, 25, TERRACOTTA, { lift: 0.6 });
      c.oval(s * 17, 41, 9, 14, '#f1e8d7', { lift: 0, edge: 'none', tex: 'none' });
    }
    c.dot(0, 2, 4, 4, '#7a6a64');
  });
});

/** Nothing found: an owl looks through a spyglass, 360 × 240. */
export const nothingFound = illustration(360, 240, (c) => {
  knoll(c, 360, 210);
  c.at(126, 204, { scale: 1.12, flip: true }, () => ANIMAL_RECORDS.owl.draw(c, 'rest', '#83634f'));
  c.at(222, 206, { scale: 0.62 }, () => telescope.draw(c, DAMSON));
  c.at(300, 210, { scale: 0.42 }, () => flower.draw(c, '#d9785a'));
  c.at(48, 212, { scale: 0.5 }, () => mushroom.draw(c, TOADSTOOL));
});

/** The 404 page: a fox with a map torn across, 360 × 240. */
export const lostFox = illustration(360, 240, (c) => {
  knoll(c, 360, 210);
  c.at(60, 214, { scale: 0.34 }, () => oak.draw(c, OLIVE));
  c.at(176, 206, { scale: 0.7, flip: true }, () => ANIMAL_RECORDS.fox.draw(c, 'rest', '#d0673a'));
  c.at(262, 178, { turn: -7 }, () => {
    c.cut('-46,-40 0,-44 8,-26 -4,-10 10,6 0,22 8,40 -46,42', '#ecd6a2', { lift: 0.9 });
    c.stitch('-36,24 -24,2 -10,-6', TERRACOTTA, 3.6, [8, 7]);
  });
  c.at(318, 186, { turn: 12 }, () => {
    c.cut('-22,-42 24,-38 26,42 -20,40 -8,24 -22,8 -6,-8 -20,-22', '#ecd6a2', { lift: 0.9 });
    c.mark('-2,-6 14,10', TERRACOTTA, 5);
    c.mark('14,-6 -2,10', TERRACOTTA, 5);
  });
});

/** Offline: a snail with its house and a lantern, 360 × 240. */
export const offlineSnail = illustration(360, 240, (c) => {
  c.glow(92, 138, 120, LAMP_GLOW, 0.6);
  knoll(c, 360, 212);
  c.at(300, 214, { scale: 0.7 }, () => grass.draw(c, '#8aa672'));
  c.at(210, 206, { scale: 1.3 }, () => ANIMAL_RECORDS.snail.draw(c, 'rest', '#c8785a'));
  c.mark('86,116 66,108 58,126', '#8a5535', 5);
  c.at(58, 196, { scale: 0.5 }, () => lantern.draw(c, '#8a5535'));
});

/** "Great Work!": the hero between fox and rabbit, all glad, 360 × 240. */
export function greatWork(look: Look = defaultLook, options: UiArtOptions = {}): string {
  return uiArt(
    360,
    240,
    (c) => {
      knoll(c, 360, 216);
      c.at(96, 214, { scale: 0.48, flip: true }, () => drawAnimal(c, 'fox', 'joy'));
      c.at(270, 214, { scale: 0.56 }, () => drawAnimal(c, 'rabbit', 'joy'));
      c.at(184, 214, { scale: 0.72 }, () =>
        drawHero(look, { pose: 'wave', expression: 'delight', facing: 'front' }, c.paper),
      );
    },
    options,
  );
}

/** The banner of a plan, 720 × 220: one animal and one tree, or a crowd by night. */
export function planBanner(
  plan: 'basic' | 'premium',
  look: Look = defaultLook,
  options: UiArtOptions = {},
): string {
  const basic = plan === 'basic';
  return uiArt(
    720,
    220,
    (c) => {
      const sky = c.paper.sheet(
        [
          [6, 6, 1],
          [714, 4, 1],
          [716, 214, 1],
          [4, 216, 1],
        ],
        basic ? '#dbe4dd' : '#3f5078',
        { lift: 0.6, texture: 'brush', edge: 'core', step: 200 },
      );
      c.paper.within(sky, () => {
        const hill = (y: number, colour: string, k: number) =>
          c.blob(
            `-20,${y}! 120,${y - 16 * k} 300,${y - 6} 480,${y - 22 * k} 640,${y - 4} 740,${y - 14}! 740,240! -20,240!`,
            colour,
            { lift: 0.9, tex: 'brush' },
          );
        c.at(basic ? 560 : 156, basic ? 74 : 78, { scale: basic ? 0.44 : 0.5 }, () =>
          basic ? sun.draw(c, AMBER) : moon.draw(c, '#f6dfa0'),
        );
        if (basic)
          for (const [x, y, s] of triples('206,66,0.3 656,54,0.24'))
            c.at(x, y, { scale: s }, () => cloud.draw(c, '#f7f1e6'));
        else
          for (const [x, y, r] of triples(
            '40,40,7 262,34,8 350,60,6 520,30,7 690,50,8 610,90,5 470,84,5 70,120,5',
          ))
            c.star(x, y, r, '#f6e3a8', { lift: 0.2, tex: 'none', turn: x });
        hill(176, basic ? '#b7c9a4' : '#5f7da0', 1);
        if (!basic) c.at(596, 186, { scale: 0.37 }, () => castle.draw(c, '#f4e8d6'));
        if (basic) c.at(150, 196, { scale: 0.36 }, () => oak.draw(c, OLIVE));
        hill(198, basic ? '#93a886' : '#4f6f5c', -1);
        const feet = 208;
        c.at(basic ? 330 : 372, feet, { scale: 0.6 }, () =>
          drawHero(look, { pose: basic ? 'stand' : 'wave', expression: 'joy', facing: 'front' }, c.paper),
        );
        c.at(basic ? 424 : 452, feet, { scale: basic ? 0.4 : 0.42 }, () =>
          drawAnimal(c, basic ? 'rabbit' : 'fox', 'rest'),
        );
        if (basic) return;
        c.at(266, feet, { scale: 0.4 }, () => drawAnimal(c, 'bear', 'rest'));
        c.at(66, feet + 2, { scale: 0.28, flip: true }, () => drawAnimal(c, 'dragon', 'joy'));
        c.at(316, 122, { scale: 0.13 }, () => hotAirBalloon.draw(c, TERRACOTTA));
        c.at(510, 110, { scale: 0.2, turn: 24 }, () => rocket.draw(c, PLASTER));
        c.at(678, feet, { scale: 0.32 }, () => drawAnimal(c, 'robot', 'joy'));
      });
    },
    options,
  );
}
