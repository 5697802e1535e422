// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { STORIES } from '../../content/read-books.ts';
import { SHELF } from '../../content/shelf.ts';
import { sceneProblemsOf } from './check-scenes.ts';

const SLUG = 'tea-party';
const PICTURE = `content/stories/${SLUG}/pictures/01-kettle.ts`;

const facts = `import { teaParty } from '../../made-up.ts';
export const facts = teaParty;
`;
const book = `import { scene } from './pictures/01-kettle.ts';
import { scene as cup } from './pictures/02-cup.ts';
export const book = {
  cast: { nora: { look: { age: 'elder', hair: 'bun' } }, gull: { who: 'bird' } },
  sets: { hall: { backdrop: 'meadow', light: 'noon' } },
  spreads: [
    { id: 'kettle', text: [], scene: { ...scene, describe: 'A kettle.' } },
    { id: 'cup', text: [], scene: { ...cup, describe: 'A cup.' } },
  ],
};
`;
const parts = `export const sheet = (more) => ({ shape: '0,0! 90,0! 40,80', colour: '#ffffff', ...more });
`;
const kettle = `import { sheet } from '../parts.ts';
export const scene = {
  set: 'hall',
  camera: { on: 'hero.head', zoom: 2 },
  props: [{ id: 'teapot', name: 'pot', at: [300, 1190] }],
  cuts: [
    sheet({ lift: 2, print: 'letters' }),
    { letters: 'DOWN', at: [1, 1], size: 40, colour: '#4a3160' },
  ],
  cast: [
    { who: 'hero', pose: 'stand', expression: 'joy', at: [450, 1190], act: { spine: 4 } },
    { who: 'nora', pose: 'sit', at: [200, 1190], touch: 'pot.top' },
    { who: 'gull', at: [700, 1190], plane: 'front', lookAt: 'hero.eyes' },
  ],
};
`;
const cup = `export const scene = { from: 'kettle', cast: [{ name: 'nora', gone: true }] };
`;

/** The problems of the sample book with its first picture changed. */
async function problemsWith(from: string, to: string): Promise<string[]> {
  expect(kettle).toContain(from);
  // Beside the stories, so that relative imports resolve.
  const stories = mkdtempSync(path.join(path.dirname(STORIES), 'broken-'));
  const folder = path.join(stories, SLUG);
  try {
    mkdirSync(path.join(folder, 'pictures'), { recursive: true });
    writeFileSync(path.join(folder, 'facts.ts'), facts);
    writeFileSync(path.join(folder, 'book.ts'), book);
    writeFileSync(path.join(folder, 'parts.ts'), parts);
    writeFileSync(path.join(folder, 'pictures/01-kettle.ts'), kettle.replace(from, to));
    writeFileSync(path.join(folder, 'pictures/02-cup.ts'), cup);
    const problems = await sceneProblemsOf(SLUG, stories);
    return problems.map(({ where, words }) => `${where}  ${words}`);
  } finally {
    rmSync(stories, { recursive: true });
  }
}

/** The line of the first picture with this text. */
const lineOf = (text: string) => kettle.split('\n').findIndex((line) => line.includes(text)) + 1;

describe('a picture', () => {
  it('of the made-up book is as it is to be', async () => {
    expect(await problemsWith('DOWN', 'DOWN')).toEqual([]);
  });

  it.each([
    [
      'a misspelt key of a person',
      "expression: 'joy'",
      "expresion: 'joy'",
      "who: 'hero'",
      'cast › hero: there is no “expresion” (“expression”?) here',
    ],
    [
      'a misspelt key of an act',
      'spine: 4',
      'spin: 4',
      'spine: 4',
      'cast › hero › act: there is no “spin” (“spine”?) here',
    ],
    [
      'a reason for a rule that is not',
      "set: 'hall'",
      "why: { coverd: 'they hide' }, set: 'hall'",
      "set: 'hall'",
      'why: there is no “coverd” (“covered”?) here',
    ],
    [
      'a misspelt key through a helper',
      'lift: 2',
      'lft: 2',
      'lift: 2',
      'cuts › no. 1: there is no “lft” (“lift”?) here',
    ],
    [
      'a misspelt key of the camera',
      'zoom: 2',
      'zom: 2',
      'zoom: 2',
      'camera: there is no “zom” (“zoom”?) here',
    ],
    [
      'a key of animals on a person',
      "pose: 'sit'",
      "pose: 'sit', mood: 'sad'",
      "who: 'nora'",
      'cast › nora: there is no “mood” here',
    ],
    [
      'a thing nobody has drawn',
      "id: 'teapot'",
      "id: 'teapott'",
      "id: 'teapot'",
      'props › pot: there is no id “teapott” (“teapot”?)',
    ],
    [
      'a pose that is not',
      "pose: 'stand'",
      "pose: 'stnad'",
      "pose: 'stand'",
      'cast › hero: there is no pose “stnad” (“stand”?)',
    ],
    [
      'a pose of people for an animal',
      "who: 'gull', ",
      "who: 'gull', pose: 'run', ",
      "who: 'gull'",
      'cast › gull: there is no pose “run”: rest, joy, sleep',
    ],
    ['a part that is not', 'pot.top', 'pot.spout', 'pot.top', 'nora: touch “pot.spout”: pot has no “spout”'],
    [
      'a name that nothing bears',
      'pot.top',
      'kettle.top',
      'pot.top',
      'nora: touch “kettle.top”: there is no “kettle” in this picture',
    ],
    [
      'somebody who is not in the book',
      "who: 'gull'",
      "who: 'gul'",
      "who: 'gull'",
      '“gul” is neither in the cast nor an animal of the kit',
    ],
    [
      'a friend that the book has not',
      "who: 'gull'",
      "who: 'friend', pose: 'sit'",
      "who: 'gull'",
      'shows the friend, and the book has no friend',
    ],
    [
      'a depth beyond the stage',
      "plane: 'front'",
      'depth: 1.4',
      "plane: 'front'",
      'cast › gull: depth is 1.4, more than 1',
    ],
    [
      'a depth off its plane',
      "plane: 'front'",
      "plane: 'front', depth: 0.72",
      "plane: 'front'",
      'gull: depth 0.72 is not on the plane “front”, 0.8 to 0.955',
    ],
    [
      'a colour that is none',
      '#4a3160',
      'plum',
      '#4a3160',
      'cuts › no. 2: colour “plum” is no colour: #rrggbb',
    ],
    [
      'a stock that is not printed',
      "print: 'letters'",
      "print: 'leters'",
      "print: 'letters'",
      'cuts › no. 1: there is no print “leters” (“letters”?)',
    ],
  ])('fails for %s', async (_, from, to, line, words) => {
    const problems = await problemsWith(from, to);
    expect(problems[0]).toBe(`${PICTURE}:${lineOf(line)}  kettle: ${words}`);
  });

  it('fails for a set that is not in the book', async () => {
    expect(await problemsWith("set: 'hall'", "set: 'hal'")).toContain(
      `${PICTURE}:3  kettle: “kettle” plays in “hal”, which is not among the sets.`,
    );
  });
});

describe('the scenes of our books', () => {
  it.each(SHELF.map(({ slug }) => slug))('use only what the scene format knows: %s', async (slug) => {
    const problems = await sceneProblemsOf(slug);
    expect(problems.map(({ where, words }) => `${where}  ${words}`)).toEqual([]);
  });
});
