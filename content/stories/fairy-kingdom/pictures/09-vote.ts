import type { Picture } from '../../../pictures.ts';
import {
  BROWN,
  citizen,
  hero,
  ladybug,
  letter,
  MOSS,
  sailor,
  sweaterMountain,
  thimbleHat,
  tinyFairy,
  WHOLE_PAGE,
} from '../parts.ts';

export const scene: Picture = {
  set: 'hill',
  plain: '#d9a860',
  shot: 'small-before-big',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [560], at: [450, 420], colour: '#e9c284', depth: 0.1, lit: false },
    ...sweaterMountain(700, 0.76, MOSS, 320),
    {
      shape: '-200,1500! -150,1200 40,1050 300,990 600,990 860,1050 1050,1200 1100,1500!',
      colour: BROWN,
      lift: 2.4,
      print: 'map',
      depth: 0.78,
    },
    ...[0, 1, 2, 3].flatMap((r) =>
      Array.from({ length: 12 - (r % 2) }, (_, i) => {
        const x = 40 + (r % 2) * 36 + i * 74;
        if (r < 2 && Math.abs(x - 450) < 150) return [];
        if (r === 2 && Math.abs(x - 660) < 60) return [];
        return tinyFairy(
          x,
          1066 + r * 84 + Math.round(Math.abs(x - 450) ** 2 / 3600) - (r ? 0 : 6),
          70 + r * 10,
          i + r * 2,
          0.79 + r * 0.01,
          { up: true, wings: r > 1 },
        );
      }).flat(),
    ),
    {
      shape: '-90,0! 90,0! 84,14! -84,14!',
      snip: true,
      at: [450, 1070],
      colour: '#e9dcb2',
      lift: 0.8,
      depth: 0.799,
    },
    { line: '384,1084 380,1130', width: 8, colour: '#b98b5c', depth: 0.798 },
    { line: '516,1084 520,1130', width: 8, colour: '#b98b5c', depth: 0.798 },
    ...thimbleHat('thimble', 0.5, 0.797),
    ...letter(170, 770, 0.9, 0.83),
  ],
  cast: [
    hero({
      pose: 'lookUp',
      at: [300, 420],
      scale: 3,
      expression: 'holdingSneeze',
      strength: 'slight',
      touch: { left: [60, 1010], right: [640, 1000] },
      hands: 'flat',
      handsDepth: 0.785,
      act: { neck: -4, tilt: 8, spine: -12 },
    }),
    citizen('thimble', {
      at: [450, 1074],
      scale: 1.2,
      facing: 'right',
      expression: 'stubborn',
      depth: 0.795,
    }),
    citizen('teacher', {
      at: [240, 1270],
      scale: 1.3,
      pose: 'wave',
      facing: 'right',
      expression: 'worried',
      lookAt: 'hero.mouth',
      depth: 0.815,
    }),
    sailor({
      at: [660, 1250],
      pose: 'wave',
      seatOn: 'chair',
      expression: 'worried',
      scale: 1,
      facing: 'left',
      lookAt: 'hero.mouth',
      depth: 0.815,
    }),
    ladybug(196, 814, 0.66, 'right', 0.82),
  ],
};
