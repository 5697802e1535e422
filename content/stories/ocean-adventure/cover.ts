import type { Cover } from '../../../illustration/covers/cover.ts';

/** Small above, large below: the one who sings is bigger than the page. */
export const cover: Cover = {
  title: ['Ocean', 'Adventure'],
  ink: 'cream',
  place: { foot: 1142, largest: 186 },
  scene: {
    backdrop: 'open-sea',
    light: 'dawn',
    plain: '#f3d9b4',
    lighting: {},
    camera: { zoom: 1, on: [450, 890], at: [0.5, 0.5] },
    wide: { zoom: 1, on: [450, 860], at: [0.5, 0.5] },
    disc: false,
    seed: 6,
    cuts: [
      { rings: [250], at: [620, 620], colour: '#f7e6c2', depth: 0.1 },
      { rings: [150], at: [620, 620], colour: '#fdf3d6', depth: 0.11, lit: false },
      {
        shape: '-100,770 120,756 320,780 520,758 720,778 1000,760! 1000,1760! -100,1760!',
        colour: '#5fa3b0',
        depth: 0.3,
        lift: 1.4,
        print: 'sea-chart',
      },
      {
        shape: '-100,850 140,866 340,846 560,870 780,848 1000,862! 1000,1760! -100,1760!',
        colour: '#357f95',
        depth: 0.76,
        lift: 1.4,
        print: 'sea-chart',
      },
      {
        shape: '-140,1760! -120,1180 60,1010 300,930 560,936 800,1000 1040,1120! 1040,1760!',
        colour: '#24506f',
        depth: 0.77,
        lift: 2.4,
        print: 'sheet-music',
      },
      {
        shape: '180,1120 230,1092 280,1120 230,1146',
        colour: '#f0dfb8',
        depth: 0.775,
        lift: 0.4,
        lit: false,
      },
      { rings: [19], at: [228, 1120], colour: '#1d1420', depth: 0.776, lit: false },
      { rings: [6], at: [234, 1112], colour: '#fff6e6', depth: 0.777, lit: false },
      { line: '150,1096 190,1074 240,1068 290,1082', width: 9, colour: '#193c56', depth: 0.776 },
    ],
    props: [{ id: 'rowing-boat', name: 'boat', at: [560, 846], scale: 1.15, turn: -4 }],
    cast: [
      {
        who: 'hero',
        pose: 'kneel',
        in: 'boat',
        dx: 20,
        dy: 4,
        scale: 1.02,
        facing: 'left',
        expression: 'listening',
        seatOn: 'boat',
        shadow: false,
        act: { spine: 14 },
      },
      { who: 'gull', in: 'boat', dx: -110, dy: -12, scale: 0.8, facing: 'left' },
    ],
    describe:
      'In a small red boat {name} listens over the side, a gull in the bow. Beneath them, much larger than the boat, somebody old and dark blue looks up.',
  },
  child: { skin: 's1', hair: 'cornrows', hairColour: 'soot', outfit: 'raincoat', cloth: 'honey' },
};
