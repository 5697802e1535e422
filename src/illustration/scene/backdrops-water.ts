/** Under the sea, upon it, and where it is frozen. */
import { house, litWindow } from '../props/buildings.ts';
import { pine } from '../props/plants.ts';
import { coral, fanCoral, lighthouse, rock, seaweed, starfish } from '../props/shore.ts';
import { cloud } from '../props/sky.ts';
import { christmasTree } from '../props/winter.ts';
import type { Backdrop } from './backdrop.ts';
import type { Cutter } from './cutter.ts';
import { FROST, SEA } from './light.ts';
import {
  across,
  disc,
  type Ground,
  hill,
  hillY,
  MIDDLE,
  peaks,
  ringSky,
  skyY,
  snowfall,
  stars,
  stripSky,
} from './terrain.ts';

function put(
  c: Cutter,
  draw: (c: Cutter, colour: string) => void,
  x: number,
  y: number,
  scale: number,
  colour: string,
  flip = false,
): void {
  c.at(x, y, { scale, flip }, () => draw(c, colour));
}

/** The lit skin of the water seen from below, two torn lips of paper. */
function surface({ c, stage }: Ground): void {
  for (let k = 0; k < 2; k++) {
    let edge = `${stage.left - 60},${stage.top - 60}!`;
    const step = 75;
    for (let x = Math.floor((stage.left - 60) / step) * step; x <= stage.right + 60; x += step)
      edge += ` ${x},${stage.top + 66 - k * 34 + ((x / step) % 2 ? 11 : -11)}`;
    c.blob(
      `${edge} ${stage.right + 60},${stage.top - 60}!`,
      c.mix(c.paper.light.sky[0]!, '#ffffff', 0.16 + k * 0.36),
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
          c.blob('404,1090! 404,1000 450,946 496,1000 496,1090!', '#ffd98c', {
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

/** Rows of waves; the figures' boat rides between the last two. */
function swell(g: Ground, y: number, colour: string, phase: number): void {
  const { c, stage } = g;
  const pitch = 130;
  let edge = `${stage.left - 60},${stage.bottom + 60}!`;
  for (let x = Math.floor((stage.left - 120) / pitch) * pitch + phase; x < stage.right + pitch; x += pitch)
    edge += ` ${Math.max(stage.left - 60, x)},${y}! ${x + pitch * 0.34},${y + 26} ${x + pitch * 0.74},${y + 12}`;
  c.blob(`${edge} ${stage.right + 60},${y}! ${stage.right + 60},${stage.bottom + 60}!`, colour, {
    lift: 1.8,
    tex: 'brush',
    edge: 'lit',
    step: 18,
  });
}

export const openSea: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 60);
          disc(g, 104);
        },
      },
      {
        depth: 0.12,
        draw: () => {
          for (const [x, t, s] of [
            [130, 0.3, 0.66],
            [770, 0.46, 0.74],
            [-190, 0.4, 0.8],
            [1090, 0.26, 0.7],
          ] as const)
            put(c, cloud, x, skyY(stage, t), s, '#f8efe2');
        },
      },
      {
        depth: 0.24,
        draw: () => {
          put(c, lighthouse, 740, 880, 0.5, '#c8583f');
          c.blob('600,900! 660,856 760,846 860,872 920,900!', '#9aa58c', { lift: 0.8, tex: 'brush' });
          swell(g, 862, '#8fb8c4', 0);
        },
      },
      { depth: 0.4, draw: () => swell(g, 940, '#74a6b8', 60) },
      { depth: 0.54, draw: () => swell(g, 1020, '#5f93ac', 20) },
      { depth: 0.66, draw: () => swell(g, 1096, '#4f829e', 90) },
      { depth: 0.8, draw: () => swell(g, 1186, '#41708e', 40) },
      { depth: 0.9, draw: () => swell(g, 1268, '#3a6482', 0) },
    ];
  },
};

function aurora({ c, stage }: Ground): void {
  const w = stage.right - stage.left;
  for (const [k, colour] of [
    [3, '#9a90d8'],
    [2, '#7fd6b4'],
    [1, '#a6e8bc'],
    [0, '#4fb39c'],
  ] as const) {
    const line = [0, 0.22, 0.42, 0.62, 0.82, 1.05].map(
      (t, i) =>
        [stage.left - 60 + t * w, skyY(stage, 0.44 - [0, 0.1, 0.02, 0.17, 0.1, 0.24][i]!) - k * 46] as const,
    );
    for (let i = 0; i < 22; i++) {
      const t = i / 21;
      const seg = Math.min(4, Math.floor(t * 5));
      const a = line[seg]!;
      const b = line[seg + 1]!;
      const u = t * 5 - seg;
      const x = a[0] + (b[0] - a[0]) * u;
      const y = a[1] + (b[1] - a[1]) * u;
      const high = 110 + 50 * Math.sin(i * 0.6 + k * 2) + c.random() * 30;
      c.paper.vellum(
        [
          [x - 14, y + 6],
          [x + 14, y + 6],
          [x + 24, y - high],
          [x - 4, y - high],
        ],
        colour,
        0.42,
        0,
      );
    }
    c.band(line, [10, 26, 14, 28, 13, 18], c.mix(colour, '#ffffff', 0.12), {
      lift: 0.9,
      tex: 'brush',
      lit: false,
      step: 20,
    });
  }
}

export const ice: Backdrop = {
  shift: FROST,
  layers(g) {
    const { c, stage } = g;
    const berg = { snow: '#ffffff' };
    return [
      {
        depth: 0,
        draw: () => {
          stripSky(g, 0.86, 0.14);
          if (g.hour === 'night') {
            stars(g, 80, 0.6, '#eaf6f2');
            aurora(g);
          } else disc(g, 74);
        },
      },
      {
        depth: 0.2,
        draw: () => peaks(g, { base: 800, high: 320, spacing: 215, colour: '#b7d3e6', seed: 2, ...berg }),
      },
      {
        depth: 0.36,
        draw: () => {
          const wall = '#cfe6f2';
          for (const [x, w, h] of [
            [300, 66, 200],
            [540, 62, 220],
            [362, 80, 285],
            [476, 78, 310],
            [412, 94, 400],
          ] as const) {
            c.cut(
              `${x},870 ${x},${870 - h} ${x + w / 2},${870 - h - w * 1.1} ${x + w},${870 - h} ${x + w},870`,
              wall,
              { lift: 1.3, tex: 'brush', edge: 'lit' },
            );
            c.cut(
              `${x + w * 0.55},870 ${x + w * 0.5},${870 - h - w * 1.05} ${x + w},${870 - h} ${x + w},870`,
              c.shade(wall, -0.05),
              { lift: 0, edge: 'none', tex: 'none' },
            );
            litWindow(c, x + w * 0.32, 870 - h + 66, 17, 38, true);
          }
          c.glow(459, 836, 100, '#ffc861', 0.5);
          c.blob('426,880! 426,810 459,766 492,810 492,880!', '#ffc861', {
            lift: 0,
            tex: 'none',
            edge: 'none',
            lit: false,
          });
          hill(g, { y: 850, rise: 22, wave: 230, phase: 1, colour: '#d7e8f0', lift: 1.8, tex: 'feltTurned' });
        },
      },
      {
        depth: 0.54,
        draw: () => {
          for (const [x, s] of [
            [190, 0.4],
            [262, 0.3],
            [690, 0.36],
            [748, 0.46],
            [-130, 0.44],
            [1050, 0.4],
          ] as const)
            put(c, pine, x, 985, s, '#6f9fa2');
          hill(g, { y: 960, rise: 20, wave: 240, phase: 3, colour: '#e8f2f5', lift: 1.9, tex: 'feltTurned' });
        },
      },
      {
        depth: 0.62,
        draw: () =>
          hill(g, { y: 1080, rise: 18, wave: 250, phase: 0.3, colour: '#f8f7f1', tex: 'feltTurned' }),
      },
      { depth: 0.78, draw: () => snowfall(g) },
      {
        depth: 0.94,
        draw: () => {
          hill(g, { y: 1300, rise: 12, wave: 240, phase: 2, valley: -50, colour: '#9fbdd6', lift: 2.6 });
          const { left: l, right: r, bottom: b } = stage;
          for (const [x, w, h] of [
            [l - 40, 120, 380],
            [l + 60, 84, 220],
            [r - 90, 90, 260],
            [r - 40, 130, 450],
          ] as const) {
            c.cut(
              `${x},${b + 60} ${x + w * 0.1},${b - h * 0.5} ${x + w * 0.5},${b - h} ${x + w * 0.86},${b - h * 0.6} ${x + w},${b + 60}`,
              '#a8cfe2',
              { lift: 2, tex: 'brush', edge: 'lit' },
            );
            c.cut(
              `${x + w * 0.5},${b - h} ${x + w * 0.86},${b - h * 0.6} ${x + w},${b + 60} ${x + w * 0.55},${b + 60}`,
              '#8fb8d0',
              { lift: 0, edge: 'none', tex: 'none' },
            );
          }
        },
      },
    ];
  },
};

export const snowVillage: Backdrop = {
  shift: FROST,
  layers(g) {
    const { c, stage } = g;
    const snowHouse = (x: number, y: number, s: number, colour: string, flip = false) => {
      put(c, house, x, y, s, colour, flip);
      c.at(x, y, { scale: s, flip }, () =>
        c.blob(
          '-134,-136! 0,-254! 134,-136! 110,-146 84,-134 56,-152 24,-138 -10,-158 -40,-140 -72,-152 -102,-136',
          '#fbf9f2',
          { lift: 0.5, tex: 'feltTurned' },
        ),
      );
    };
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 60);
          disc(g, 76);
        },
      },
      {
        depth: 0.2,
        draw: () => {
          hill(g, { y: 770, rise: 50, wave: 230, phase: 1, colour: '#d5e2ea', lift: 1.4, tex: 'feltTurned' });
          across(stage, 78, (x, _, k) => put(c, pine, x, 840 + k * 16, 0.28 + k * 0.16, '#7fa6a2'));
          hill(g, { y: 850, rise: 26, wave: 210, phase: 3, colour: '#dfe9ee', lift: 1.4, tex: 'feltTurned' });
        },
      },
      {
        depth: 0.42,
        draw: () => {
          snowHouse(170, 985, 0.86, '#d98a6a');
          snowHouse(420, 960, 0.66, '#e5c48a', true);
          snowHouse(690, 990, 0.95, '#a9705a', true);
          snowHouse(-150, 985, 0.9, '#e5c48a');
          snowHouse(1050, 990, 0.9, '#d98a6a');
          hill(g, { y: 975, rise: 18, wave: 230, phase: 5, colour: '#eef3f3', lift: 1.8, tex: 'feltTurned' });
        },
      },
      {
        depth: 0.56,
        draw: () => {
          put(c, christmasTree, 800, 1100, 0.9, '#4a8262');
          put(c, pine, 60, 1100, 0.78, '#5f9080');
          put(c, pine, -170, 1110, 1, '#5f9080');
          put(c, pine, 1090, 1110, 1, '#5f9080');
          hill(g, { y: 1080, rise: 16, wave: 250, phase: 0.4, colour: '#f9f8f2', tex: 'feltTurned' });
        },
      },
      { depth: 0.78, draw: () => snowfall(g, 80) },
      {
        depth: 0.95,
        draw: () => {
          hill(g, {
            y: 1296,
            rise: 14,
            wave: 250,
            phase: 2,
            valley: -46,
            colour: '#b4cadb',
            lift: 2.5,
            tex: 'feltTurned',
          });
          put(c, pine, stage.left + 6, stage.bottom + 40, 1.25, '#4f7f74');
          put(c, pine, stage.right - 6, stage.bottom + 50, 1.1, '#4f7f74');
        },
      },
    ];
  },
};
