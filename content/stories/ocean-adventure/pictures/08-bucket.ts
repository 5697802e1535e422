import type { Picture } from '../../../pictures.ts';
export const scene: Picture = {
  set: 'deep',
  shot: 'plan',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  papers: { land: 'sea-chart' },
  cuts: [
    {
      shape: '-100,200 120,60 300,400 260,760 380,1100 300,1500! -200,1500!',
      colour: '#236b74',
      depth: 0.1,
      lift: 0,
      opacity: 0.6,
    },
    { rings: [13], at: [150, 420], colour: '#e9f4f0', depth: 0.12 },
    { rings: [13], at: [190, 560], colour: '#e9f4f0', depth: 0.12 },
    { rings: [13], at: [206, 700], colour: '#e9f4f0', depth: 0.12 },
    { rings: [13], at: [226, 840], colour: '#e9f4f0', depth: 0.12 },
    { what: 'bucket', rings: [372], at: [470, 620], colour: '#8a9aa2', depth: 0.3 },
    { rings: [346], at: [470, 620], colour: '#5e6d76', depth: 0.305 },
    { rings: [326], at: [470, 620], colour: '#a5dccb', depth: 0.31 },
    { rings: [300], at: [470, 626], colour: '#7fcabb', depth: 0.312 },
    { what: 'rope', line: '610,330 566,430 540,520 541,604', width: 11, colour: '#c9a36c', depth: 0.4 },
    { what: 'float', rings: [40], at: [760, 250], colour: '#c99a62', depth: 0.42 },
    { line: '742,266 680,300 610,330', width: 8, colour: '#c9a36c', depth: 0.41 },
  ],
  props: [
    { id: 'anchor', at: [500, 740], scale: 0.7, turn: 14, depth: 0.43 },
    { id: 'rock', at: [360, 790], scale: 0.7, depth: 0.42, colour: '#5c7470' },
  ],
  cast: [
    { who: 'fish', at: [560, 860], scale: 0.7, facing: 'left', depth: 0.44 },
    {
      who: 'hero',
      pose: 'stand',
      facing: 'back',
      at: [470, 1170],
      by: 'head',
      scale: 2.3,
      act: { spine: 8 },
      shadow: false,
    },
  ],
};
