/** Under the sea. */

import type { Cutter } from '../../paper/cutter.ts';
import { LAMP, WHITE } from '../../paper/papers.ts';
import { coral } from '../../props/coral.ts';
import { fanCoral } from '../../props/fan-coral.ts';
import { litWindow } from '../../props/parts/lit-window.ts';
import { rock } from '../../props/rock.ts';
import { seaweed } from '../../props/seaweed.ts';
import { starfish } from '../../props/starfish.ts';
import type { Backdrop } from '../backdrop.ts';
import { SEA } from '../light.ts';
import { across, type Ground, hill, hillY, MIDDLE, peaks, skyY, stripSky } from '../terrain.ts';
import { put } from './place.ts';

/** The lit skin of the water seen from below, two torn lips of paper. */
function surface({ c, stage }: Ground): void {
  for (let k = 0; k < 2; k++) {
    let edge = `${stage.left - 60},${stage.top - 60}!`;
    const step = 75;
    for (let x = Math.floor((stage.left - 60) / step) * step; x <= stage.right + 60; x += step)
      edge += ` ${x},${stage.top + 66 - k * 34 + ((x / step) % 2 ? 11 : -11)}`;
    c.blob(
      `${edge} ${stage.right + 60},${stage.top - 60}!`,
      c.mix(c.paper.light.sky[0]!, WHITE, 0.16 + k * 0.36),
      { lift: 1.3, tex: 'brush', lit: false, step: 26 },
    );
  }
}

function beams({ c, stage }: Ground, strength: number): void {
  for (let i = 0; i < 7; i++) {
    const x = MIDDLE + 60 + (i - 3) * 60;
    const w = c.between(30, 70);
    const ex = MIDDLE + (i - 3) * (stage.right - stage.left) * 0.2;
    c.paper.vellum(
      [
        [x - w, stage.top - 40],
        [x + w, stage.top - 40],
        [ex + w * 2.4, stage.bottom - 120],
        [ex - w * 2.4, stage.bottom - 120],
      ],
      c.paper.light.glow,
      strength * c.between(0.6, 1.1),
      0,
    );
  }
}

/** A far shoal: small pale fish swimming one way. */
function shoal({ c, stage }: Ground, x0: number, t: number, colour: string): void {
  for (let i = 0; i < 11; i++) {
    const x = x0 + i * 25 + c.between(-10, 10);
    const y = skyY(stage, t) - Math.sin((i / 10) * 3.1) * 66 + (i % 3) * 26;
    c.at(x, y, { scale: c.between(0.34, 0.5) }, () => {
      c.blob('-44,0 -16,-22 18,-14 34,0 18,14 -16,22', colour, { lift: 0.3, tex: 'none' });
      c.blob('28,0! 58,-24! 50,0 58,24!', colour, { lift: 0.3, tex: 'none' });
      c.dot(-26, -4, 4, 4.4, '#2a4a5a');
    });
  }
}

/** Dark rock to both sides, like the opening of a cave. */
function cave({ c, stage }: Ground, colour: string): void {
  const { left: l, right: r, bottom: b } = stage;
  c.blob(
    `${l - 60},${b - 1000}! ${l + 40},${b - 960} ${l + 76},${b - 820} ${l + 44},${b - 640} ${l + 96},${b - 470} ${l + 66},${b - 300} ${l + 170},${b - 130} ${l + 330},${b - 10} ${l + 360},${b + 60}! ${l - 60},${b + 60}!`,
    colour,
    { lift: 2.8, tex: 'brush', edge: 'lit' },
  );
  c.blob(
    `${r + 60},${b - 860}! ${r - 36},${b - 800} ${r - 60},${b - 640} ${r - 24},${b - 500} ${r - 84},${b - 330} ${r - 60},${b - 200} ${r - 190},${b - 70} ${r - 330},${b + 60}! ${r + 60},${b + 60}!`,
    colour,
    { lift: 2.8, tex: 'brush', edge: 'lit' },
  );
}

export const seabed: Backdrop = {
  shift: SEA,
  layers(g) {
    const { c, stage } = g;
    const sand = {
      y: 1130,
      rise: 18,
      wave: 250,
      phase: 0.4,
      valley: -30,
      colour: '#f0d49a',
      tex: 'feltTurned' as const,
    };
    return [
      {
        depth: 0,
        draw: () => {
          stripSky(g, 0.92, 0.1);
          c.glow(MIDDLE + 60, stage.top - 40, 700, c.paper.light.glow, 0.75, 560);
          surface(g);
        },
      },
      {
        depth: 0.2,
        draw: () => {
          shoal(g, 120, 0.42, '#e4eed6');
          shoal(g, 900, 0.62, '#e4eed6');
          shoal(g, -240, 0.6, '#e4eed6');
          peaks(g, { base: 1010, high: 250, spacing: 190, colour: '#4f94a6', seed: 6, lift: 1.3 });
        },
      },
      {
        depth: 0.38,
        draw: () => {
          for (const [x, s, k] of [
            [110, 1.1, 0],
            [780, 0.95, 1],
            [-200, 1, 1],
            [1080, 1.2, 0],
          ] as const)
            put(c, k ? fanCoral : seaweed, x, 1070, s, k ? '#cf90a8' : '#5fa086');
          put(c, coral, 250, 1075, 0.9, '#d98a78');
          hill(g, { y: 1050, rise: 30, wave: 190, phase: 2, colour: '#3f7f98', lift: 1.7 });
        },
      },
      { depth: 0.44, draw: () => beams(g, 0.36) },
      {
        depth: 0.58,
        draw: () => {
          put(c, coral, 90, 1170, 1.15, '#e0654e');
          put(c, fanCoral, 800, 1160, 0.86, '#e3a04e');
          put(c, seaweed, 240, 1160, 0.7, '#4f9a78');
          put(c, seaweed, 690, 1160, 0.62, '#4f9a78', true);
          put(c, coral, 1090, 1180, 1.2, '#c97a9a');
          put(c, seaweed, -180, 1180, 1.1, '#4f9a78');
          hill(g, sand);
          for (const [x, s] of [
            [330, 0.3],
            [520, 0.24],
            [610, 0.36],
          ] as const)
            put(c, rock, x, hillY(sand, x) + 60, s, '#c7b6a2');
          put(c, starfish, 420, hillY(sand, 420) + 96, 0.5, '#e8745a');
        },
      },
      {
        depth: 0.93,
        draw: () => {
          cave(g, '#3f7288');
        },
      },
      {
        depth: 0.99,
        draw: () => {
          put(c, coral, stage.left + 100, stage.bottom + 40, 1.5, '#7f5a86');
          put(c, coral, stage.right - 90, stage.bottom + 50, 1.4, '#6a5a8c', true);
          put(c, seaweed, stage.left + 10, stage.bottom + 30, 1.5, '#3f8a7a');
          put(c, seaweed, stage.right - 4, stage.bottom + 30, 1.7, '#3f8a7a', true);
        },
      },
    ];
  },
};

function seaTower(
  c: Cutter,
  x: number,
  base: number,
  width: number,
  high: number,
  wall: string,
  roof: string,
): void {
  const h = width / 2;
  c.blob(
    `${x - h},${base + 40}! ${x - h * 0.86},${base - high * 0.5} ${x - h},${base - high}! ${x + h},${base - high}! ${x + h * 0.86},${base - high * 0.5} ${x + h},${base + 40}!`,
    wall,
    { lift: 1.2, tex: 'feltTurned' },
  );
  c.blob(
    `${x - h - 14},${base - high + 6}! ${x - h * 0.8},${base - high - width * 0.5} ${x},${base - high - width * 1.1} ${x + h * 0.8},${base - high - width * 0.5} ${x + h + 14},${base - high + 6}! ${x},${base - high + 18}`,
    roof,
    { lift: 0.8, tex: 'brush' },
  );
  for (const t of [-0.6, 0, 0.6])
    c.mark(
      [
        [x + h * t * 1.4, base - high + 6],
        [x + h * t * 0.8, base - high - width * 0.5],
        [x, base - high - width],
      ],
      c.shade(roof, -0.07),
      3,
      0.7,
    );
  c.oval(x, base - high - width * 1.12, 10, 10, '#f6e3bd', { lift: 0.3, tex: 'none' });
  for (let y = base - high + 74; y < base - 20; y += 100) litWindow(c, x, y, 22, 42, true);
}

export const underwaterCity: Backdrop = {
  shift: SEA,
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          stripSky(g, 0.96, 0.06);
          c.glow(MIDDLE, stage.top - 40, 640, c.paper.light.glow, 0.6, 460);
        },
      },
      {
        depth: 0.2,
        draw: () => {
          shoal(g, 90, 0.3, '#e4eed6');
          shoal(g, 960, 0.4, '#e4eed6');
          across(stage, 128, (x, i, k) =>
            seaTower(
              c,
              x,
              1000,
              60 + k * 20,
              170 + ((((i * 61) % 5) + 5) % 5) * 36,
              '#9fb0b8',
              ['#c99a9c', '#a894b8', '#c9ac86'][((i % 3) + 3) % 3]!,
            ),
          );
          hill(g, { y: 960, rise: 20, wave: 230, phase: 2, colour: '#6fa0a8', lift: 1.3 });
        },
      },
      {
        depth: 0.42,
        draw: () => {
          for (const [x, w, h, roof] of [
            [150, 104, 250, '#d98a8a'],
            [300, 84, 340, '#a98ac0'],
            [450, 140, 430, '#e0a05a'],
            [610, 90, 320, '#d98a8a'],
            [760, 110, 230, '#a98ac0'],
            [-90, 100, 300, '#e0a05a'],
            [-230, 90, 220, '#d98a8a'],
            [930, 96, 330, '#e0a05a'],
            [1080, 110, 260, '#a98ac0'],
          ] as const)
            seaTower(c, x, 1070, w, h, '#f0dcc6', roof);
          c.glow(450, 1010, 120, '#ffe1a0', 0.6);
          c.blob('404,1090! 404,1000 450,946 496,1000 496,1090!', LAMP, {
            lift: 0,
            tex: 'none',
            edge: 'none',
            lit: false,
          });
          hill(g, {
            y: 1060,
            rise: 18,
            wave: 240,
            phase: 1,
            colour: '#d8c8a0',
            lift: 1.8,
            tex: 'feltTurned',
          });
        },
      },
      { depth: 0.46, draw: () => beams(g, 0.3) },
      {
        depth: 0.58,
        draw: () => {
          put(c, seaweed, 80, 1170, 0.9, '#5f9f86');
          put(c, fanCoral, 810, 1170, 0.8, '#d98aa0');
          put(c, coral, -170, 1180, 1, '#e0705a');
          put(c, seaweed, 1090, 1180, 1, '#5f9f86');
          hill(g, { y: 1136, rise: 14, wave: 250, phase: 0.4, colour: '#f0dcae', tex: 'feltTurned' });
        },
      },
      {
        depth: 0.95,
        draw: () => {
          cave(g, '#3f6f8c');
          put(c, coral, stage.left + 90, stage.bottom + 40, 1.4, '#a05a7c');
          put(c, seaweed, stage.right - 20, stage.bottom + 30, 1.5, '#3f8a7a', true);
          put(c, seaweed, stage.left + 6, stage.bottom + 30, 1.3, '#3f8a7a');
        },
      },
    ];
  },
};
