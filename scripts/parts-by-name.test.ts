// @vitest-environment node
/** Nobody asks a part for its name: what makes it special is a fact of its record, so that adding one is adding a file. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  AIDS,
  BROWS,
  EXTRAS,
  EYE_SHAPES,
  FACE_SHAPES,
  FRECKLES,
  GLASSES,
  HAIR_STYLES,
  NOSES,
  OUTFITS,
} from '../src/illustration/hero/choices.ts';

const ROOT = path.join(import.meta.dirname, '..');
const KINDS = [HAIR_STYLES, OUTFITS, EXTRAS, GLASSES, AIDS];
const words = (lists: readonly (readonly { readonly id: string }[])[]): string[] =>
  lists.flatMap((list) => list.map(({ id }) => id));

/** Ids that are everyday words of other lists too: for these the compared name tells what is meant. */
const SHARED: ReadonlySet<string> = new Set([
  ...words([FACE_SHAPES, EYE_SHAPES, NOSES, BROWS, FRECKLES]),
  // of the head, where a hand may be laid
  'crown',
]);
const OWN = words(KINDS).filter((id) => !SHARED.has(id));

const PART = '(?:hair|outfit|extras?|hat|glasses|eyewear|aids?)';
const LITERAL = String.raw`['"\x60]`;
const RULES: readonly RegExp[] = [
  // look.hair === 'bob', 'bob' === hair, and !==
  new RegExp(String.raw`\b${PART}(?:\.id)?\s*[!=]==?\s*${LITERAL}\w`, 'g'),
  new RegExp(String.raw`${LITERAL}\s*[!=]==?\s*(?:\w+\.)*${PART}\b`, 'g'),
  // holding === 'horse'; 'none' is no toy
  /\b(?:holding|toy)\s*[!=]==?\s*['"`](?!none\b|string\b)/g,
  // look.extras.includes('cape'), wears(doll, 'cape')
  new RegExp(String.raw`\b${PART}\.(?:includes|indexOf)\(\s*${LITERAL}`, 'g'),
  // anything compared, switched or looked up by an id no other list has
  new RegExp(
    String.raw`(?:[!=]==?\s*|\bcase\s+|\.(?:includes|has|indexOf)\(\s*)${LITERAL}(?:${OWN.join('|')})${LITERAL}`,
    'g',
  ),
  new RegExp(String.raw`${LITERAL}(?:${OWN.join('|')})${LITERAL}\s*[!=]==?`, 'g'),
  // a table of facts beside the records
  /Record<\s*(?:HairStyleId|OutfitId|ExtraId|HatId|GlassesId|AidId|ToyId)\b/g,
  /\bswitch\s*\(\s*(?:\w+\.)*(?:hair|outfit|hat|glasses)\s*\)/g,
];

/** What a source asks of parts by name, as `line: text`. */
function askedByName(source: string): string[] {
  const plain = source
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/[^\n]*/g, '$1');
  return RULES.flatMap((rule) =>
    [...plain.matchAll(rule)].map(
      ({ index, 0: text }) => `${plain.slice(0, index).split('\n').length}: ${text.trim()}`,
    ),
  );
}

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|generated)\.tsx?$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('the check finds every way of asking by name', () => {
  for (const source of [
    "if (look.hair === 'hijab') return;",
    "const tall = 'afro' !== hair;",
    "case 'dinosaur':",
    "look.extras.includes('cape')",
    'if (doll.hat === "spaceHelmet") draw();',
    "if (look.glasses === 'none') return;",
    'const RISE: Partial<Record<ExtraId, number>> = {};',
    'switch (look.outfit) {',
    "const hobby = holding === 'horse';",
  ])
    expect(askedByName(source), source).not.toEqual([]);
  expect(
    askedByName(
      "// look.hair === 'hijab'\nif (look.face === 'long' && texture === 'cover' && holding !== 'none') return;",
    ),
  ).toEqual([]);
});

test('no source asks for a hair style, outfit, extra, aid, toy or pair of glasses by name', () => {
  const asked = ['src', 'content']
    .flatMap(sources)
    .flatMap((file) =>
      askedByName(readFileSync(file, 'utf8')).map((found) => `${path.relative(ROOT, file)}:${found}`),
    );
  expect(asked).toEqual([]);
});
