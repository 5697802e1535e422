import type { Cutter } from '../paper/cutter.ts';
import { AMBER, IVORY, STEM, TRUNK, WALNUT } from '../paper/papers.ts';
import type { Prop } from './prop.ts';

/** A leaf from its stalk at x, y, pointing `turn` degrees from up. */
export function leaf(
  c: Cutter,
  x: number,
  y: number,
  length: number,
  turn: number,
  colour: string,
  width = 0.4,
): void {
  c.at(x, y, { turn }, () => {
    const w = length * width;
    c.blob(`0,0! ${-w * 0.52},${-length * 0.4} 0,${-length}! ${w * 0.52},${-length * 0.4}`, colour, {
      lift: 0.45,
      tex: length > 60 ? 'brush' : 'none',
      step: Math.max(8, length / 4.5),
    });
    if (length > 60) c.mark(`0,${-length * 0.12} 0,${-length * 0.82}`, c.shade(colour, -0.07), 2.4, 0.7);
  });
}

/** A fern frond bending over, leaf pairs shrinking to the tip. */
export function frond(
  c: Cutter,
  x: number,
  y: number,
  length: number,
  turn: number,
  bend: number,
  colour: string,
): void {
  const at = (t: number): readonly [number, number, number] => {
    const a = ((turn + bend * t) * Math.PI) / 180;
    return [x + Math.sin(a) * length * t, y - Math.cos(a) * length * t, turn + bend * t * 1.5];
  };
  const pale = c.shade(colour, 0.03);
  for (let i = 6; i >= 1; i--) {
    const [px, py, a] = at(i / 6);
    const size = length * (0.38 * (1 - (i / 6) * 0.68) + 0.05);
    for (const side of [-1, 1])
      c.at(px, py, { turn: a + side * (62 - i * 2) }, () =>
        c.blob(
          `0,0! ${-size * 0.17},${-size * 0.5} 0,${-size}! ${size * 0.17},${-size * 0.5}`,
          side < 0 ? colour : pale,
          {
            lift: 0.25,
            step: 40,
          },
        ),
      );
  }
  const [mx, my] = at(0.5);
  const [tx, ty] = at(1);
  c.mark(`${x},${y} ${mx},${my} ${tx},${ty}`, c.shade(colour, -0.06), length * 0.02 + 1);
}

export const pine: Prop = (c, colour) => {
  c.band('0,8 0,-110', [34, 24], TRUNK, { lift: 0.5, square: true });
  for (let k = 0; k < 4; k++) {
    const base = -44 - k * 78;
    const half = 98 - k * 20;
    const high = 140 - k * 12;
    const hem: string[] = [];
    for (let i = 1; i < 8; i++) hem.push(`${half - (2 * half * i) / 8},${base + (i % 2 ? -11 : 6)}`);
    c.cut(
      `${c.between(-4, 4)},${base - high} ${half},${base} ${hem.join(' ')} ${-half},${base}`,
      c.shade(colour, k * 0.022),
      {
        lift: 0.9,
        tex: 'brush',
      },
    );
  }
};

export const birch: Prop = (c, colour) => {
  c.band('0,10 -8,-170 6,-340 14,-470', [44, 32, 26, 14], '#f0e6d4', { lift: 0.9, tex: 'brushUpright' });
  for (let i = 0; i < 8; i++) {
    const y = -30 - i * 48;
    const s = i % 2 ? 1 : -1;
    c.patch(`${s * 15},${y}! ${s * 4},${y + 3} ${s * 2},${y + 7} ${s * 15},${y + 12}!`, '#4a3d3a', 0.75);
  }
  c.band('6,-310 50,-360 74,-400', [12, 8, 4], '#e6dac6', { lift: 0.4 });
  for (const [x, y, r] of [
    [-34, -430, 64],
    [52, -450, 70],
    [8, -500, 66],
    [70, -400, 46],
  ] as const)
    c.cloud(x, y, r, r * 0.8, 9, c.shade(colour, (x / 50) * 0.02), { lift: 0.7, tex: 'feltTurned' });
};

export const oak: Prop = (c, colour) => {
  c.band('0,12 -4,-90 2,-190', [74, 50, 40], TRUNK, { lift: 0.9, tex: 'brushUpright', square: true });
  c.band('0,-130 -46,-186 -74,-210', [28, 20, 12], TRUNK, { lift: 0.3 });
  c.band('0,-150 46,-200 70,-226', [26, 18, 12], TRUNK, { lift: 0.3 });
  c.cloud(-62, -250, 92, 78, 10, c.shade(colour, -0.03), { lift: 0.9, tex: 'feltTurned' });
  c.cloud(66, -258, 90, 80, 10, c.shade(colour, -0.015), { lift: 0.8, tex: 'feltTurned' });
  c.cloud(0, -316, 110, 88, 11, colour, { lift: 0.8, tex: 'feltTurned' });
  c.cloud(-24, -334, 58, 44, 9, c.shade(colour, 0.035), { lift: 0.3, tex: 'feltTurned' });
  for (const [x, y] of [
    [46, -290],
    [-70, -256],
    [80, -240],
  ] as const)
    c.mark(`${x - 14},${y} ${x},${y + 8} ${x + 14},${y}`, c.shade(colour, -0.08), 4, 0.7);
};

export const palm: Prop = (c, colour) => {
  c.band('0,10 14,-120 48,-230 64,-320', [46, 34, 28, 24], '#a97d52', { lift: 0.9, tex: 'brush' });
  for (let i = 0; i < 8; i++) {
    const [x, y] = c.pointAlong('0,10 14,-120 48,-230 64,-320', 0.08 + i * 0.11);
    c.mark(`${x - 17},${y - 3} ${x},${y + 5} ${x + 16},${y - 5}`, '#7f5a3a', 4, 0.7);
  }
  for (const [turn, length] of [
    [-108, 150],
    [104, 150],
    [-70, 176],
    [66, 178],
    [-30, 160],
    [28, 164],
  ] as const)
    c.at(64, -322, { turn }, () => {
      const hem: string[] = [];
      for (let i = 1; i < 7; i++) hem.push(`${-30 + i * 2},${-(i / 7) * length + (i % 2 ? 6 : -8)}!`);
      c.blob(
        `0,6 -30,-22 ${hem.join(' ')} -4,${-length}! 22,${-length * 0.6} 22,-24`,
        c.shade(colour, turn / 3000),
        { lift: 0.6, tex: 'brush' },
      );
      c.mark(`0,0 6,${-length * 0.5} -2,${-length * 0.9}`, c.shade(colour, -0.08), 3, 0.7);
    });
  for (const [x, y] of [
    [52, -304],
    [76, -300],
    [64, -290],
  ] as const)
    c.oval(x, y, 17, 17, '#8a5f3e', { lift: 0.5 });
};

export const bush: Prop = (c, colour) => {
  c.cloud(-54, -40, 62, 52, 9, c.shade(colour, -0.03), { lift: 0.8, tex: 'feltTurned' });
  c.cloud(58, -38, 60, 48, 9, c.shade(colour, -0.015), { lift: 0.8, tex: 'feltTurned' });
  c.cloud(0, -62, 76, 64, 10, colour, { lift: 0.8, tex: 'feltTurned' });
  for (const [x, y] of [
    [-20, -76],
    [26, -52],
    [-58, -38],
    [62, -44],
    [4, -100],
  ] as const)
    c.dot(x, y, 6, 6, '#d9705a', 0.95);
};

export const fern: Prop = (c, colour) => {
  frond(c, 0, 4, 190, -52, -34, c.shade(colour, -0.03));
  frond(c, 0, 4, 190, 50, 34, c.shade(colour, -0.03));
  frond(c, 0, 4, 220, -18, -30, colour);
  frond(c, 0, 4, 214, 16, 34, colour);
};

export const grass: Prop = (c, colour) => {
  const blades: string[] = [];
  for (let i = 0; i < 7; i++) {
    const t = i / 6 - 0.5;
    blades.push(`${t * 96 + c.between(-5, 5)},${-(66 - Math.abs(t) * 56) * c.between(0.8, 1.15)}!`);
    if (i < 6) blades.push(`${(t + 0.08) * 54},-8!`);
  }
  c.blob(`${blades.join(' ')} 18,6 -18,6`, colour, { lift: 0.4, tex: 'none' });
};

/** A blossom of `n` petals, centre at x, y. */
export function blossom(
  c: Cutter,
  x: number,
  y: number,
  radius: number,
  colour: string,
  n = 7,
  heart = AMBER,
): void {
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 360;
    c.at(x, y, { turn: a }, () =>
      c.blob(
        `0,0! ${-radius * 0.36},${-radius * 0.62} 0,${-radius} ${radius * 0.36},${-radius * 0.62}`,
        i % 2 ? c.shade(colour, -0.02) : colour,
        {
          lift: 0.4,
          tex: radius > 60 ? 'felt' : 'none',
        },
      ),
    );
  }
  c.oval(x, y, radius * 0.34, radius * 0.34, heart, { lift: 0.4, tex: radius > 30 ? 'felt' : 'none' });
  if (radius > 40)
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * Math.PI * 2;
      c.dot(
        x + Math.cos(a) * radius * 0.19,
        y + Math.sin(a) * radius * 0.19,
        radius * 0.04,
        radius * 0.04,
        '#a9702c',
        0.8,
      );
    }
}

export const flower: Prop = (c, colour) => {
  c.band('0,4 -5,-60 2,-120', [9, 8, 7], STEM, { lift: 0.4, tex: 'none' });
  leaf(c, -2, -34, 56, -62, STEM);
  leaf(c, -2, -52, 50, 58, c.shade(STEM, 0.04));
  blossom(c, 2, -128, 46, colour);
};

export const tulip: Prop = (c, colour) => {
  c.band('0,4 4,-60 0,-120', [9, 8, 8], STEM, { lift: 0.4, tex: 'none' });
  leaf(c, 0, 0, 104, -22, STEM, 0.3);
  leaf(c, 2, 0, 92, 24, c.shade(STEM, 0.04), 0.3);
  c.blob('-30,-124 -36,-164 -30,-190! -12,-168! 0,-196! 12,-168! 30,-190! 36,-164 30,-124 0,-108', colour, {
    lift: 0.6,
  });
  c.blob('-14,-116 -18,-156 0,-178! 18,-156 14,-116', c.shade(colour, 0.05), { lift: 0.25, tex: 'none' });
};

export const sunflower: Prop = (c, colour) => {
  c.band('0,6 8,-120 -4,-250', [17, 15, 12], STEM, { lift: 0.5, tex: 'brush' });
  leaf(c, 4, -80, 96, 66, STEM, 0.52);
  leaf(c, 6, -130, 90, -64, c.shade(STEM, 0.04), 0.52);
  blossom(c, -4, -270, 92, colour, 13, '#8a5a34');
};

/** As high as a house: for gardens where the hero is small. */
export const giantFlower: Prop = (c, colour) => {
  c.band('0,10 -26,-170 14,-350 0,-480', [34, 28, 24, 20], STEM, { lift: 1, tex: 'brush' });
  leaf(c, -14, -130, 190, 58, STEM, 0.5);
  leaf(c, -10, -220, 170, -60, c.shade(STEM, 0.035), 0.5);
  blossom(c, 0, -520, 170, colour, 9);
};

export const mushroom: Prop = (c, colour) => {
  c.blob('-26,4! -20,-40 -18,-76 18,-76 20,-40 28,4!', '#f2e4c8', { lift: 0.5 });
  c.blob('-84,-66! -66,-122 -6,-150 62,-126 86,-66! 40,-56 0,-60 -44,-56', colour, { lift: 0.8 });
  for (const [x, y, r] of [
    [-38, -100, 12],
    [8, -122, 14],
    [46, -92, 10],
    [-6, -84, 8],
  ] as const)
    c.dot(x, y, r, r * 0.8, IVORY, 0.95);
  for (const x of [-30, -10, 10, 30]) c.mark(`${x},-60 ${x * 0.7},-52`, '#d9c4a0', 2.6, 0.8);
};

export const log: Prop = (c) => {
  c.blob('-130,-64! 120,-70! 136,-34 122,0! -128,2!', TRUNK, { lift: 0.9, tex: 'brush' });
  for (const y of [-48, -26, -12]) c.mark(`-90,${y} -10,${y + 3} 90,${y - 2}`, c.shade(TRUNK, -0.07), 3, 0.6);
  c.oval(-130, -31, 28, 34, '#d9b483', { lift: 0.4 });
  c.mark('-130,-48 -118,-32 -130,-16 -140,-32 -130,-42 -124,-32 -130,-24', '#a9794c', 3, 0.8);
  c.band('60,-66 74,-104', [22, 16], TRUNK, { lift: 0.5 });
  leaf(c, 74, -104, 44, 30, '#86a06a');
};

export const apple: Prop = (c, colour) => {
  c.blob('0,-58 26,-66 44,-44 34,-8 12,0 0,-4 -12,0 -34,-8 -44,-44 -26,-66', colour, { lift: 0.6 });
  c.mark('0,-56 4,-78', TRUNK, 6);
  leaf(c, 4, -70, 36, 62, '#7f9f5a');
  c.dot(-20, -40, 8, 11, '#fff2e0', 0.4);
};

export const acorn: Prop = (c, colour) => {
  c.blob('-26,-40 26,-40 20,-12 0,6! -20,-12', colour, { lift: 0.6 });
  c.blob('-32,-38 -26,-62 0,-70 26,-62 32,-38 0,-32', WALNUT, { lift: 0.5, tex: 'brush' });
  c.mark('0,-68 6,-84', WALNUT, 7);
};

export const leafBranch: Prop = (c, colour) => {
  c.band('0,0 -90,10 -180,44', [22, 15, 6], TRUNK, { lift: 0.8 });
  for (const [x, y, turn] of [
    [-40, 4, 168],
    [-70, 8, 24],
    [-104, 12, 196],
    [-132, 24, 320],
    [-160, 34, 200],
    [-180, 44, 262],
  ] as const)
    leaf(c, x, y, 92, turn, c.shade(colour, (x % 3) * 0.012), 0.46);
};
