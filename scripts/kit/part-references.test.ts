// @vitest-environment node
/**
 * No source compares a part's id: special behaviour is a field of its record, so that adding a part is adding a file.
 */
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
} from '../../illustration/figures/hero/look/look-options.ts';
import { ANIMAL_LIST } from '../../illustration/parts/animals.generated.ts';
import { BACKDROP_LIST } from '../../illustration/parts/backdrops.generated.ts';
import { PROP_LIST } from '../../illustration/parts/props.generated.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const WORN = [HAIR_STYLES, OUTFITS, EXTRAS, GLASSES, AIDS];
const PLACED = [PROP_LIST, ANIMAL_LIST, BACKDROP_LIST];
const idsOf = (lists: readonly (readonly { readonly id: string }[])[]): string[] =>
  lists.flatMap((list) => list.map(({ id }) => id));

/** Ids that are everyday words of other lists too; for these the compared variable decides. */
const SHARED: ReadonlySet<string> = new Set([
  ...idsOf([FACE_SHAPES, EYE_SHAPES, NOSES, BROWS, FRECKLES]),
  // of the head, where a hand may be laid
  'crown',
  // where somebody sits
  'bed',
  // what points, what prose is set in, what the build draws ahead
  'mouse',
  'table',
  'shell',
]);
const OWN = idsOf([...WORN, ...PLACED]).filter((id) => !SHARED.has(id));

const PART = '(?:hair|outfit|extras?|hat|glasses|eyewear|aids?)';
const THING = '(?:who|animal|companion|mount|prop|thing|backdrop)';
const LITERAL = String.raw`['"\x60]`;
const RULES: readonly RegExp[] = [
  // look.hair === 'bob', 'bob' === hair, and !==
  new RegExp(String.raw`\b${PART}(?:\.id)?\s*[!=]==?\s*${LITERAL}\w`, 'g'),
  new RegExp(String.raw`${LITERAL}\s*[!=]==?\s*(?:\w+\.)*${PART}\b`, 'g'),
  // holding === 'horse'; 'none' is no toy
  /\b(?:holding|toy)\s*[!=]==?\s*['"`](?!none\b|string\b)/g,
  // cast.who === 'owl'; who is also told as 'hero' and 'friend'
  new RegExp(
    String.raw`\b${THING}(?:\.id)?\s*[!=]==?\s*${LITERAL}(?:${idsOf(PLACED).join('|')})${LITERAL}`,
    'g',
  ),
  // look.extras.includes('cape'), wears(doll, 'cape')
  new RegExp(String.raw`\b${PART}\.(?:includes|indexOf)\(\s*${LITERAL}`, 'g'),
  // anything compared, switched or looked up by an id no other list has
  new RegExp(
    String.raw`(?:[!=]==?\s*|\bcase\s+|\.(?:includes|has|indexOf)\(\s*)${LITERAL}(?:${OWN.join('|')})${LITERAL}`,
    'g',
  ),
  new RegExp(String.raw`${LITERAL}(?:${OWN.join('|')})${LITERAL}\s*[!=]==?`, 'g'),
  // a table of facts beside the records
  /Record<\s*(?:HairStyleId|OutfitId|ExtraId|HatId|GlassesId|AidId|ToyId|PropId|AnimalId|BackdropId)\b/g,
  /\bswitch\s*\(\s*(?:\w+\.)*(?:hair|outfit|hat|glasses)\s*\)/g,
];

/** Where a source refers to parts by name, as `line: text`. */
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

test('the check finds every way of referring to a part by name', () => {
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
    "if (who === 'mouse') return;",
    "const indoors = scene.backdrop === 'nursery' || 'castle-hall' === scene.backdrop;",
    "['igloo', 'hut'].includes('igloo')",
    'const SEATS: Record<AnimalId, Place> = {};',
  ])
    expect(askedByName(source), source).not.toEqual([]);
  expect(
    askedByName(
      "// look.hair === 'hijab'\nif (look.face === 'long' && texture === 'cover' && holding !== 'none' && who === 'hero') return;",
    ),
  ).toEqual([]);
});

test('no source refers to a part of a child, a prop, an animal or a backdrop by name', () => {
  const references = ['src', 'content']
    .flatMap(sources)
    .flatMap((file) =>
      askedByName(readFileSync(file, 'utf8')).map((reference) => `${path.relative(ROOT, file)}:${reference}`),
    );
  expect(references).toEqual([]);
});
