import { prop } from '../prop.ts';

export const volcano = prop(
  { id: 'volcano', label: 'Volcano', colour: '#8f6f62', bounds: [-392, -636, 392, 8] },
  { light: { at: [0, -416], radius: 195 } },
  (c, colour) => {
    c.glow(0, -320, 150, '#f2935a', 0.35);
    c.cloud(30, -430, 86, 54, 9, '#d9c4b8', { lift: 0.6 });
    c.cloud(-40, -390, 60, 40, 8, '#e6d4c6', { lift: 0.6 });
    c.cut('-300,4 -150,-190 -70,-310 -30,-294 20,-306 74,-296 150,-180 300,4', colour, {
      lift: 1.1,
      tex: 'brush',
    });
    c.cut('74,-296 150,-180 300,4 60,4 90,-150', c.shade(colour, -0.06), {
      lift: 0,
      edge: 'none',
      tex: 'none',
    });
    c.blob(
      '-72,-312! -30,-296 20,-308 76,-298! 60,-240 64,-180 40,-160 26,-220 4,-250 -6,-150 -26,-90 -40,-170 -30,-240',
      '#e0703f',
      { lift: 0.3 },
    );
    c.blob('-40,-304! 0,-296 40,-300! 30,-262 8,-268 -6,-220 -18,-260', '#f6c063', {
      lift: 0,
      tex: 'none',
      edge: 'none',
      lit: false,
    });
  },
);
