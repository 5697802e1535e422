import type { Cutter } from '../paper/cutter.ts';
import { AMBER, DAMSON, HARBOUR, IVORY, LAMP, ROPE, TERRACOTTA, WHITE, WOOD } from '../paper/papers.ts';
import { pts } from '../paper/points.ts';
import type { Prop } from './prop.ts';

/** The front of a basket whose rim is at y = -120; figures stand behind it. */
export const basket: Prop = (c, colour) => {
  wicker(c, colour);
  // knots of what it hangs from, and two bags of sand
  for (const x of [-107, -38, 38, 107])
    c.band(`${x - 2},-131 ${x + 1},-103`, [6, 8, 6], ROPE, { lift: 0.3, tex: 'none' });
  for (const [x, cloth] of [
    [-72, '#7fa08c'],
    [74, '#c9705a'],
  ] as const) {
    c.mark(`${x + 6},-108 ${x},-74`, ROPE, 4);
    c.blob(
      `${x - 9},-78! ${x + 9},-78! ${x + 23},-58 ${x + 22},-24 ${x},-15 ${x - 22},-24 ${x - 23},-58`,
      cloth,
      { lift: 0.6 },
    );
    c.mark(`${x - 11},-72 ${x},-68 ${x + 11},-72`, ROPE, 4);
  }
};

function wicker(c: Cutter, colour: string): void {
  c.blob('-120,-116! 120,-116! 104,-8 60,10 -60,10 -104,-8', colour, { lift: 1, tex: 'brush' });
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8; i++) {
      const half = 114 - row * 5;
      const w = (half * 2) / 8;
      if ((i + row) % 2)
        c.box(
          -half + i * w,
          -104 + row * 27,
          w - 1,
          25,
          c.shade(colour, (i + row) % 4 === 1 ? 0.05 : -0.05),
          { lift: 0.15, tex: 'none' },
        );
    }
  c.band('-128,-118 0,-110 128,-118', [24, 27, 24], c.shade(colour, 0.07), { lift: 0.6, tex: 'brush' });
}

/**
 * A balloon without its basket: hung so that the ropes end at 0,0 (a basket's rim is 120 higher than its foot). Its
 * cloth is thin and takes little of the place's light: it is bright by night too.
 */
export function envelope(c: Cutter, colour: string, stripe: string): void {
  for (const x of [-66, -22, 22, 66]) c.mark(`${x},-150 ${x * 1.4},0`, ROPE, 4.4);
  c.paper.tinted(c.paper.light.heroTint * 0.7, () => {
    const whole =
      '0,-640 96,-624 172,-572 208,-490 196,-386 128,-254 70,-160! -70,-160! -128,-254 -196,-386 -208,-490 -172,-572 -96,-624';
    const bag = c.paper.sheet(pts(whole), colour, { lift: 1.5, edge: 'lit', texture: 'felt', step: 40 });
    c.paper.within(bag, () => {
      for (const side of [-1, 1]) {
        const s = (x: number) => side * x;
        c.blob(
          `${s(34)},-650! ${s(112)},-590 ${s(146)},-490 ${s(132)},-380 ${s(84)},-250 ${s(44)},-160! ${s(20)},-160! ${s(40)},-260 ${s(66)},-380 ${s(74)},-490 ${s(52)},-590 ${s(6)},-650!`,
          stripe,
          { lift: 0.3, tex: 'none' },
        );
        c.patch(
          `${s(150)},-650! ${s(230)},-500 ${s(200)},-370 ${s(90)},-150! ${s(60)},-150! ${s(140)},-300 ${s(182)},-420 ${s(178)},-520`,
          side < 0 ? c.shade(colour, -0.075) : c.shade(colour, 0.05),
          0.8,
        );
      }
    });
    c.band('-200,-428 -100,-392 0,-382 100,-392 200,-428', [22, 24, 24, 24, 22], AMBER, {
      lift: 0.4,
      tex: 'felt',
    });
    c.stitch('-196,-428 -100,-393 0,-383 100,-393 196,-428', IVORY, 4, [12, 11]);
    c.box(-76, -172, 152, 20, c.shade(colour, -0.08), { lift: 0.4 });
  });
}

export const hotAirBalloon: Prop = (c, colour) => {
  c.at(0, -112, {}, () => envelope(c, colour, '#fbe8c2'));
  c.at(0, 0, { scale: 0.72 }, () => wicker(c, WOOD));
};

export const rocket: Prop = (c, colour) => {
  c.blob('0,66! -30,26 -22,-6 22,-6 30,26', AMBER, { lift: 0.4, lit: false });
  c.blob('0,40! -15,16 -10,-6 10,-6 15,16', '#fff0c0', { lift: 0, tex: 'none', edge: 'none', lit: false });
  for (const s of [-1, 1])
    c.blob(`${s * 48},-120! ${s * 108},-60 ${s * 104},0! ${s * 44},-34!`, TERRACOTTA, { lift: 0.8 });
  c.blob('0,-400! 66,-320 84,-190 58,-14! -58,-14! -84,-190 -66,-320', colour, {
    lift: 1.1,
    tex: 'brushUpright',
  });
  c.blob('0,-400! 40,-354 62,-298! 0,-282 -62,-298! -40,-354', TERRACOTTA, { lift: 0.3 });
  c.oval(0, -214, 40, 40, TERRACOTTA, { lift: 0.5 });
  c.oval(0, -214, 27, 27, '#2f4a66', { lift: 0.2, tex: 'none' });
  c.mark('-14,-226 -6,-234 4,-236', '#dfeef0', 5, 0.9);
  c.box(-62, -84, 124, 20, AMBER, { lift: 0.3 });
  c.cut('-14,-70 14,-70 18,14 -18,14', c.shade(TERRACOTTA, -0.06), { lift: 0.6 });
  for (const y of [-270, -140]) c.stitch(`-66,${y} 0,${y + 10} 66,${y}`, c.shade(colour, -0.16), 3, [8, 8]);
};

export const ufo: Prop = (c, colour) => {
  c.paper.vellum(
    [
      [-56, -20],
      [56, -20],
      [130, 170],
      [-130, 170],
    ],
    LAMP,
    0.5,
    0,
  );
  c.blob('-76,-64! -64,-124 0,-152 64,-124 76,-64!', '#cfe3e2', { lift: 0.7, tex: 'none' });
  c.mark('-44,-92 -36,-120 -14,-134', WHITE, 7, 0.8);
  c.blob('-160,-44 -90,-80 0,-88 90,-80 160,-44 90,-14 0,-6 -90,-14', colour, { lift: 1.1, tex: 'brush' });
  for (let i = 0; i < 5; i++) {
    const x = -104 + i * 52;
    c.glow(x, -38, 26, LAMP, 0.6);
    c.oval(x, -38 + (i % 4 ? 5 : 0), 11, 10, LAMP, { lift: 0.2, tex: 'none', lit: false });
  }
};

export const submarine: Prop = (c, colour) => {
  c.mark('30,-220 30,-280 66,-284', c.shade(colour, -0.08), 15);
  c.oval(70, -284, 15, 18, '#cfe3e2', { lift: 0.3, tex: 'none' });
  c.blob('-50,-176! -44,-226 -20,-236 60,-234 76,-176!', c.shade(colour, -0.04), { lift: 0.7 });
  c.blob('170,-126! 226,-160 214,-96 226,-34 170,-66!', TERRACOTTA, { lift: 0.6 });
  c.blob('-196,-92 -160,-160 -60,-192 80,-190 172,-140 190,-92 160,-36 60,0 -80,0 -164,-26', colour, {
    lift: 1.2,
    tex: 'brush',
  });
  for (const [x, r] of [
    [-104, 46],
    [14, 38],
    [106, 32],
  ] as const) {
    c.oval(x, -100, r, r, c.shade(colour, -0.14), { lift: 0.5 });
    c.oval(x, -100, r * 0.74, r * 0.74, '#bfe0de', { lift: 0.15, tex: 'none' });
    c.mark(
      `${x - r * 0.4},-110 ${x - r * 0.2},${-100 - r * 0.44} ${x + r * 0.1},${-100 - r * 0.5}`,
      WHITE,
      5,
      0.85,
    );
  }
  c.stitch('-170,-44 -60,-18 80,-18 160,-46', IVORY, 3.6, [10, 10]);
};

export const timeMachine: Prop = (c, colour) => {
  c.glow(0, -150, 220, LAMP, 0.5);
  c.blob('-130,4! -110,-30 110,-30 130,4!', c.shade(colour, -0.14), { lift: 0.6 });
  c.oval(0, -162, 138, 138, colour, { lift: 1.1, tex: 'brush' });
  c.oval(0, -162, 104, 104, '#2f3a5c', { lift: 0.3, tex: 'none' });
  for (const [r, k] of [
    [84, '#4d5c8c'],
    [60, '#8a7ab0'],
    [36, '#e0a87c'],
  ] as const)
    c.mark(
      Array.from(
        { length: 9 },
        (_, i) => `${Math.cos(i * 0.72 + r) * r},${-162 + Math.sin(i * 0.72 + r) * r}`,
      ).join(' '),
      k,
      9,
      0.9,
    );
  c.star(0, -162, 22, '#ffe9a3', { lift: 0.2, lit: false, tex: 'none' });
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    c.dot(Math.cos(a) * 121, -162 + Math.sin(a) * 121, i % 3 ? 5 : 9, i % 3 ? 5 : 9, AMBER);
  }
  c.band('120,-60 166,-90 172,-140', [14, 12, 10], WOOD, { lift: 0.5 });
  c.oval(172, -152, 18, 18, TERRACOTTA, { lift: 0.5 });
  c.box(-40, -334, 80, 38, DAMSON, { lift: 0.6 });
  c.mark('-24,-315 -6,-315', LAMP, 6);
  c.mark('8,-315 26,-315', LAMP, 6);
};

export const gear: Prop = (c, colour) => {
  const p: string[] = [];
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * Math.PI * 2;
    const r = i % 2 ? 74 : 94;
    for (const d of [-0.1, 0.1])
      p.push(`${(Math.cos(a + d) * r).toFixed(1)},${(Math.sin(a + d) * r).toFixed(1)}!`);
  }
  c.blob(p.join(' '), colour, { lift: 0.9, tex: 'brush', step: 60 });
  c.oval(0, 0, 36, 36, c.shade(colour, -0.14), { lift: 0.1 });
  c.oval(0, 0, 14, 14, c.shade(colour, -0.24), { lift: 0, tex: 'none' });
};

export const wrench: Prop = (c, colour) => {
  c.at(0, -20, { turn: 40 }, () => {
    c.band('0,70 0,-40', [26, 22], colour, { lift: 0.6 });
    c.blob('-12,-30! -40,-60 -34,-100! -14,-108! -12,-76! 12,-76! 14,-108! 34,-100! 40,-60 12,-30!', colour, {
      lift: 0.4,
    });
    c.dot(0, 60, 6, 6, c.shade(colour, -0.2));
  });
};

export const telescope: Prop = (c, colour) => {
  for (const x of [-60, 0, 60]) c.band(`0,-150 ${x},0`, [14, 11], WOOD, { lift: 0.5 });
  c.at(0, -170, { turn: -32 }, () => {
    c.box(-120, -20, 90, 40, c.shade(colour, -0.06), { lift: 0.5, tex: 'brush' });
    c.box(-40, -28, 130, 56, colour, { lift: 0.8, tex: 'brush' });
    for (const x of [-44, 78]) c.box(x, -34, 18, 68, AMBER, { lift: 0.4 });
    c.oval(100, 0, 10, 30, '#cfe3e2', { lift: 0.2, tex: 'none' });
  });
  c.oval(0, -156, 18, 18, AMBER, { lift: 0.5 });
};

export const computer: Prop = (c, colour) => {
  c.box(-150, -40, 300, 42, c.shade(colour, -0.08), { lift: 0.7 });
  for (let i = 0; i < 9; i++) c.dot(-120 + i * 30, -18, 8, 6, [TERRACOTTA, AMBER, HARBOUR][i % 3]!);
  c.box(-126, -236, 252, 190, colour, { lift: 0.9, tex: 'brush' });
  c.box(-102, -214, 204, 146, '#2f4456', { lift: 0.2, tex: 'none' });
  c.mark('-84,-100 -50,-146 -20,-118 20,-176 52,-130 84,-168', '#9fd8b4', 6);
  c.dot(60, -190, 9, 9, '#f2cd74', 1, false);
};
