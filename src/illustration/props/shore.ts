import type { Cutter } from '../paper/cutter.ts';
import { AMBER, BRASS, IVORY, LAMP, TERRACOTTA, WALNUT, WHITE, WOOD } from '../paper/papers.ts';
import { pts } from '../paper/points.ts';
import { crayonGarden, crayonVoyage } from './crayon.ts';
import type { Prop } from './prop.ts';

export const rock: Prop = (c, colour) => {
  c.blob('-110,4! -96,-52 -44,-84 20,-92 78,-56 112,4!', colour, { lift: 0.9, tex: 'feltTurned' });
  c.blob('-96,-50 -44,-82 20,-90 40,-66 -10,-52 -60,-30', c.shade(colour, 0.05), { lift: 0.1, tex: 'none' });
  c.blob('30,4! 50,-42 96,-46 138,4!', c.shade(colour, -0.05), { lift: 0.7, tex: 'feltTurned' });
  c.mark('-30,-40 -16,-24 -24,-8', c.shade(colour, -0.1), 3.4, 0.7);
};

export const coral: Prop = (c, colour) => {
  const branch = (x: number, y: number, turn: number, length: number, width: number, depth: number): void => {
    const a = (turn * Math.PI) / 180;
    const x2 = x + Math.sin(a) * length;
    const y2 = y - Math.cos(a) * length;
    if (depth < 2) {
      const n = depth === 0 ? 3 : 2;
      for (let i = 0; i < n; i++)
        branch(
          x2,
          y2,
          turn + (i - (n - 1) / 2) * c.between(42, 54) + c.between(-6, 6),
          length * c.between(0.64, 0.8),
          width * 0.74,
          depth + 1,
        );
    }
    c.band(
      `${x},${y} ${(x + x2) / 2 + c.between(-5, 5)},${(y + y2) / 2} ${x2},${y2}`,
      [width, width * 0.86, width * 0.8],
      c.shade(colour, depth * 0.015),
      { lift: 0.5, tex: depth ? 'none' : 'felt' },
    );
  };
  branch(0, 6, 0, 90, 36, 0);
};

export const fanCoral: Prop = (c, colour) => {
  for (let k = 4; k > 0; k--) {
    const r = 44 + k * 30;
    const rim: string[] = [];
    for (let i = 0; i <= 14; i++) {
      const t = Math.PI * (1.08 + (0.84 * i) / 14);
      const q = r * (i % 2 ? 1.05 : 0.95);
      rim.push(`${Math.cos(t) * q},${Math.sin(t) * q}`);
    }
    c.blob(`-12,6! ${rim.join(' ')} 12,6!`, c.shade(colour, (4 - k) * 0.035 - 0.05), {
      lift: 0.5,
      tex: 'brush',
    });
  }
};

export const seaweed: Prop = (c, colour) => {
  for (const [x, h, k] of [
    [-26, 220, -0.03],
    [24, 180, 0.03],
    [0, 290, 0],
  ] as const) {
    const s = x < 0 ? -1 : 1;
    c.band(
      `${x},6 ${x + s * 20},${-h * 0.25} ${x - s * 14},${-h * 0.5} ${x + s * 22},${-h * 0.76} ${x - s * 6},${-h}`,
      [24, 34, 30, 24, 4],
      c.shade(colour, k),
      { lift: 0.7, tex: 'brushUpright' },
    );
  }
};

export const shell: Prop = (c, colour) => {
  c.blob('-14,2! -62,-34 -58,-62! -38,-74! -22,-88! 0,-92! 22,-88! 38,-74! 58,-62! 62,-34 14,2!', colour, {
    lift: 0.7,
  });
  for (const x of [-42, -22, 0, 22, 42])
    c.mark(`${x * 0.15},-6 ${x},${-72 + Math.abs(x) * 0.4}`, c.shade(colour, -0.08), 3, 0.8);
};

export const starfish: Prop = (c, colour) => {
  c.at(0, -34, { turn: 14 }, () => {
    const p: string[] = [];
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2 - Math.PI / 2;
      const r = i % 2 ? 24 : 58;
      p.push(`${Math.cos(a) * r},${Math.sin(a) * r}`);
    }
    c.blob(p.join(' '), colour, { lift: 0.6 });
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
      c.dot(Math.cos(a) * 26, Math.sin(a) * 26, 4, 4, c.shade(colour, 0.1));
    }
    c.dot(0, 0, 5, 5, c.shade(colour, 0.1));
  });
};

export const bubbles: Prop = (c, colour) => {
  for (const [x, y, r] of [
    [0, 0, 24],
    [26, -60, 14],
    [-8, -104, 20],
    [18, -158, 11],
    [-14, -200, 15],
  ] as const) {
    c.oval(x, y, r, r, colour, { lift: 0.3, tex: 'none', lit: false });
    c.dot(x - r * 0.3, y - r * 0.34, r * 0.24, r * 0.2, WHITE, 0.95, false);
  }
};

export const anchor: Prop = (c, colour) => {
  c.at(0, 0, { turn: 10 }, () => {
    c.band('0,-150 0,-8', [17, 17], colour, { lift: 0.6 });
    c.band('-62,-56 -52,-16 0,-2 52,-16 62,-56', [10, 18, 20, 18, 10], colour, { lift: 0.6 });
    for (const s of [-1, 1]) c.cut(`${s * 62},-74 ${s * 82},-40 ${s * 44},-46`, colour, { lift: 0.5 });
    c.band('-38,-120 38,-120', [14, 14], colour, { lift: 0.5 });
    c.mark('0,-156 -14,-170 0,-186 14,-170 0,-156', colour, 9);
  });
};

export const treasureChest: Prop = (c, colour) => {
  c.glow(0, -110, 170, LAMP, 0.55);
  c.blob('-104,-96! -100,-150 -60,-176 60,-176 100,-150 104,-96!', c.shade(colour, -0.05), {
    lift: 0.8,
    tex: 'brush',
  });
  c.blob('-92,-104! -60,-126 -20,-118 10,-132 48,-116 92,-104!', AMBER, { lift: 0.3, lit: false });
  for (const [x, y] of [
    [-52, -118],
    [-14, -124],
    [26, -126],
    [60, -114],
  ] as const)
    c.oval(x, y, 15, 14, '#f2cd74', { lift: 0.3, lit: false });
  c.cut('-2,-140 14,-122 -2,-106 -18,-122', '#c9606a', { lift: 0.3, tex: 'none' });
  c.box(-108, -104, 216, 106, colour, { lift: 0.9, tex: 'brush' });
  for (const y of [-72, -38]) c.mark(`-104,${y} 0,${y + 2} 104,${y}`, c.shade(colour, -0.09), 3, 0.7);
  for (const x of [-84, 64]) c.box(x, -106, 20, 110, '#c9993f', { lift: 0.3 });
  c.box(-19, -92, 38, 44, BRASS, { lift: 0.4 });
  c.dot(0, -74, 7, 7, '#5a3a2a');
  c.cut('-4,-72 4,-72 6,-56 -6,-56', '#5a3a2a', { lift: 0, edge: 'none' });
};

export const lighthouse: Prop = (c, colour) => {
  c.glow(0, -392, 220, LAMP, 0.5);
  c.blob('-120,8! -90,-34 -20,-46 60,-40 120,8!', '#a39a94', { lift: 0.8, tex: 'feltTurned' });
  c.cut('-62,-28 -42,-350 42,-350 62,-28', IVORY, { lift: 1, tex: 'brush' });
  for (const [y, w, v] of [
    [-112, 57, 52],
    [-222, 50, 46],
    [-324, 44, 42],
  ] as const)
    c.cut(`${-w},${y + 26} ${-v},${y - 28} ${v},${y - 28} ${w},${y + 26}`, colour, { lift: 0.2 });
  c.box(-56, -368, 112, 22, '#5d5058', { lift: 0.5 });
  c.box(-32, -424, 64, 58, LAMP, { lift: 0.3, tex: 'none', lit: false });
  for (const x of [-32, 0, 32]) c.mark(`${x},-424 ${x},-366`, '#5d5058', 5);
  c.cut('-46,-420 0,-476 46,-420', colour, { lift: 0.7 });
  c.blob('-16,-28! -16,-72 0,-86 16,-72 16,-28!', '#7a4a38', { lift: 0.2 });
};

export const wave: Prop = (c, colour) => {
  const crest = (dx: number, dy: number, k: string) => {
    let p = `${-260 + dx},60!`;
    for (let i = 0; i < 7; i++)
      p += ` ${-260 + dx + i * 80},${dy} ${-224 + dx + i * 80},${dy - 22} ${-200 + dx + i * 80},${dy - 4}!`;
    c.blob(`${p} ${280 + dx},60!`, k, { lift: 1, tex: 'brush', step: 14 });
  };
  crest(-20, -34, c.shade(colour, 0.06));
  crest(16, 0, colour);
};

/** A hull that figures can sit in: drawn in two parts, behind and before them. */
export function hull(c: Cutter, colour: string): void {
  c.blob('-170,-62! -60,-48 60,-48 176,-68! 150,-10 110,10 -96,10 -146,-8', colour, {
    lift: 1.1,
    tex: 'brush',
  });
  c.blob('-172,-66! -60,-50 60,-50 178,-72! 172,-52 60,-32 -60,-32 -164,-46!', c.shade(colour, 0.06), {
    lift: 0.4,
  });
  c.stitch('-138,-20 0,-8 132,-22', IVORY, 3.4, [11, 10]);
}

/** Only the hull: laid before figures who stand in a sailing boat. */
export const rowingBoat: Prop = (c, colour) => hull(c, colour);

export const sailingBoat: Prop = (c, colour) => {
  c.band('8,-50 6,-330', [13, 10], WOOD, { lift: 0.6 });
  c.blob('22,-320! 100,-240 128,-140 132,-92! 74,-84 20,-88!', IVORY, { lift: 1, tex: 'brush' });
  c.blob('-8,-290! -70,-200 -100,-112 -104,-90! -50,-84 -6,-88!', '#f0dcae', { lift: 0.9, tex: 'brush' });
  c.cut('8,-332 64,-350 8,-368', AMBER, { lift: 0.4 });
  hull(c, colour);
};

/** A boat folded from a child's largest drawing: the crayon lines go over the folds. Pale paper, bright by night. */
export const paperBoat: Prop = (c, colour) => {
  c.paper.tinted(c.paper.light.heroTint, () => {
    c.cut('0,-156 88,-62 -88,-62', c.shade(colour, -0.07), { lift: 0.9, tex: 'felt' });
    const sail = c.paper.sheet(pts('0,-156! 0,-62! -88,-62!'), c.shade(colour, 0.01), {
      lift: 0.1,
      texture: 'felt',
      step: 60,
    });
    c.paper.within(sail, () => {
      c.mark('-74,-60 -34,-104 -2,-114', TERRACOTTA, 6, 0.9);
      c.mark('-60,-58 -28,-88 -2,-97', AMBER, 6, 0.9);
      c.mark('-46,-56 -22,-74 -2,-81', '#6f9bb0', 6, 0.9);
    });
    const hull = c.paper.sheet(pts('-212,-92! 0,-54! 212,-92! 130,26! -130,26!'), colour, {
      lift: 1.2,
      edge: 'lit',
      texture: 'felt',
      step: 90,
    });
    c.paper.within(hull, () => {
      c.patch('-212,-92! 0,-54! -24,30! -140,30!', c.shade(colour, -0.04));
      c.at(74, -14, { scale: 0.7, turn: -4 }, () => crayonVoyage(c));
      c.at(-84, -18, { scale: 0.7, turn: 5 }, () => crayonGarden(c));
    });
    c.mark('0,-54 -22,26', c.shade(colour, -0.13), 2.4, 0.7);
  });
};

export const pirateShip: Prop = (c, colour) => {
  for (const [x, h] of [
    [-90, 420],
    [70, 480],
  ] as const)
    c.band(`${x},-90 ${x},${-h}`, [18, 12], WALNUT, { lift: 0.7 });
  c.blob('-160,-330! -90,-344 -20,-330! 0,-210 -14,-170! -90,-156 -166,-170! -180,-250', IVORY, {
    lift: 1,
    tex: 'brush',
  });
  c.blob('-10,-400! 70,-416 150,-400! 170,-280 156,-200! 70,-186 -16,-200! -30,-300', '#f0dcae', {
    lift: 1,
    tex: 'brush',
  });
  for (const y of [-360, -300, -240]) c.mark(`0,${y} 70,${y - 10} 146,${y}`, TERRACOTTA, 8, 0.8);
  c.blob('70,-480! 110,-500 160,-470! 120,-450 70,-440!', '#3f3a4a', { lift: 0.5 });
  c.dot(106, -472, 11, 10, IVORY);
  c.blob('-230,-130! -200,-100 160,-96 240,-150! 200,-10 150,14 -150,14 -200,-20', colour, {
    lift: 1.2,
    tex: 'brush',
  });
  c.blob(
    '-240,-138! -200,-108 160,-104 250,-160! 244,-130 160,-76 -200,-80 -232,-106!',
    c.shade(colour, 0.07),
    { lift: 0.5 },
  );
  for (const x of [-130, -50, 30, 110]) {
    c.oval(x, -44, 22, 21, BRASS, { lift: 0.4 });
    c.dot(x, -44, 14, 13, '#3a2b33');
  }
};

export const raft: Prop = (c, colour) => {
  for (let i = 0; i < 5; i++)
    c.band(
      `${-170 + i * 3},${-40 + i * 12} ${170 + i * 5},${-44 + i * 12}`,
      [26, 26],
      c.shade(colour, (i % 2) * 0.03 - i * 0.01),
      { lift: 0.7, tex: 'brush' },
    );
  for (const x of [-110, 110]) c.band(`${x},-58 ${x + 6},18`, [12, 12], '#d9b483', { lift: 0.4 });
};
