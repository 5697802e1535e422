import type { Cover } from '../../../illustration/covers/cover.ts';

/** A long-necked look down into a nest: the child's arms go round it as the dinosaur's do. */
export const cover: Cover = {
  title: ['Dinosaur', 'Discovery'],
  ink: 'cream',
  place: { top: 66, width: 720, largest: 170, bow: 640 },
  scene: {
    backdrop: 'dinosaur-valley',
    light: 'dusk',
    seed: 3,
    plain: '#7f3b34',
    papers: { land: 'map' },
    camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
    wide: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
    lighting: { from: [700, 300], cast: false },
    cuts: [
      { rings: [470], at: [450, 880], colour: '#b0553c', depth: 0.1, lit: false },
      { rings: [390], at: [450, 880], colour: '#dd8f4e', depth: 0.11, lit: false },
      { rings: [300], at: [450, 880], colour: '#f2c06c', depth: 0.12, lit: false },
      {
        shape: '-100,1090! 200,1060 450,1050 700,1060 1000,1090! 1000,1500! -100,1500!',
        colour: '#8f4a34',
        depth: 0.74,
        lift: 2,
        print: 'map',
      },
      {
        shape: '-40,1260 120,1120 300,1090 450,1086 600,1090 780,1120 940,1260 780,1330 450,1350 120,1330',
        colour: '#5a2c26',
        depth: 0.75,
        lift: 0,
      },
    ],
    props: [
      { id: 'dinosaur-egg', at: [190, 1270], scale: 1.1, turn: -24, colour: '#e3b483', depth: 0.77 },
      { id: 'dinosaur-egg', at: [330, 1290], scale: 1.15, turn: -8, colour: '#d9a877', depth: 0.78 },
      { id: 'dinosaur-egg', name: 'seventh', at: [450, 1150], scale: 1.1, colour: '#fbf1dc', depth: 0.755 },
      { id: 'dinosaur-egg', at: [570, 1290], scale: 1.15, turn: 8, colour: '#d9a877', depth: 0.781 },
      { id: 'dinosaur-egg', at: [710, 1270], scale: 1.1, turn: 24, colour: '#e3b483', depth: 0.771 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'kneel',
        facing: 'front',
        expression: 'wonder',
        at: [450, 760],
        by: 'head',
        scale: 1.9,
        act: { tilt: -8, spine: 6 },
        lookAt: 'seventh',
        touch: { left: 'seventh', right: 'seventh' },
        shadow: false,
      },
    ],
    describe: '{name} kneels over a nest of long stone eggs and holds one small white egg with both hands.',
  },
  child: {
    skin: 's5',
    hair: 'crop',
    hairColour: 'espresso',
    outfit: 'vest',
    cloth: 'moss',
    extras: ['backpack'],
    glasses: 'square',
  },
};
