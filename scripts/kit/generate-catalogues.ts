/**
 * Writes the catalogues of the drawing kit from its folders: `npm run generate:catalogues` (another project's, with its root as an
 * argument); a test fails while a file differs.
 *
 * A part of the kit (an outfit, a prop …) is one file with one exported record whose `id` is the file's name. Beside a
 * folder `outfits/` these files are written, in the order of the records' `order` (then of their ids):
 *  - `outfits.generated.ts`, the light list: ids and the plain `fields` the browser needs to offer the parts, no
 *    drawings, and the type of the ids;
 *  - `outfits.records.generated.ts`, every record by id, for who wants them all;
 *  - with `lazyAs`, `outfits.lazy.generated.ts`: the same, each fetched when a picture needs it.
 * To have another folder written, add it to `CATALOGUES`.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Catalogue {
  /** The folder of the records, from the project root. */
  readonly folder: string;
  /** Name of the light list, of its id type and of the registry of drawings. */
  readonly list: string;
  readonly idType: string;
  readonly registry: string;
  /** The record's type and the module that exports it, from the project root. */
  readonly record: string;
  readonly recordFrom: string;
  /** Fields of the light list beside the id, in this order; optional. */
  readonly fields: readonly string[];
  /** Boolean fields, written as true or false. */
  readonly flags?: readonly string[];
  /** What an error calls one of them, where drawings load one by one. */
  readonly lazyAs?: string;
}

const PARTS = 'illustration/parts';

export const CATALOGUES: readonly Catalogue[] = [
  {
    folder: `${PARTS}/hair`,
    list: 'HAIR_STYLES',
    idType: 'HairStyleId',
    registry: 'HAIR_RECORDS',
    record: 'HairStyle',
    recordFrom: `${PARTS}/hair-style.ts`,
    fields: ['label', 'texture'],
    flags: ['wound'],
    lazyAs: 'hair style',
  },
  {
    folder: `${PARTS}/outfits`,
    list: 'OUTFITS',
    idType: 'OutfitId',
    registry: 'OUTFIT_RECORDS',
    record: 'Outfit',
    recordFrom: `${PARTS}/outfits/shapes/garment.ts`,
    fields: ['label', 'colours'],
    flags: ['premium', 'hood', 'chosenOnly'],
    lazyAs: 'outfit',
  },
  {
    folder: `${PARTS}/extras`,
    list: 'EXTRAS',
    idType: 'ExtraId',
    registry: 'EXTRA_RECORDS',
    record: 'Extra',
    recordFrom: `${PARTS}/extra.ts`,
    fields: ['label', 'slot'],
    flags: ['hat', 'glass', 'offInBed'],
    lazyAs: 'extra',
  },
  {
    folder: `${PARTS}/glasses`,
    list: 'GLASSES',
    idType: 'GlassesId',
    registry: 'GLASSES_RECORDS',
    record: 'Glasses',
    recordFrom: 'illustration/figures/hero/head/glasses.ts',
    fields: ['label'],
    flags: ['bare'],
  },
  {
    folder: `${PARTS}/aids`,
    list: 'AIDS',
    idType: 'AidId',
    registry: 'AID_RECORDS',
    record: 'Aid',
    recordFrom: `${PARTS}/aid.ts`,
    fields: ['label', 'slot', 'sided'],
    flags: ['chair'],
  },
  {
    folder: `${PARTS}/toys`,
    list: 'TOYS',
    idType: 'ToyId',
    registry: 'TOY_RECORDS',
    record: 'Toy',
    recordFrom: `${PARTS}/toy.ts`,
    fields: ['label', 'comesWith'],
    flags: ['ridden'],
  },
  {
    folder: `${PARTS}/props`,
    list: 'PROP_LIST',
    idType: 'PropId',
    registry: 'PROP_RECORDS',
    record: 'Prop',
    recordFrom: `${PARTS}/prop.ts`,
    fields: ['label'],
    lazyAs: 'thing',
  },
  {
    folder: `${PARTS}/animals`,
    list: 'ANIMAL_LIST',
    idType: 'AnimalId',
    registry: 'ANIMAL_RECORDS',
    record: 'Animal',
    recordFrom: `${PARTS}/animal.ts`,
    fields: ['label'],
    lazyAs: 'animal',
  },
  {
    folder: `${PARTS}/backdrops`,
    list: 'BACKDROP_LIST',
    idType: 'BackdropId',
    registry: 'BACKDROP_RECORDS',
    record: 'Backdrop',
    recordFrom: `${PARTS}/backdrop.ts`,
    fields: ['label'],
    lazyAs: 'backdrop',
  },
];

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Part {
  readonly file: string;
  /** Name of the exported record. */
  readonly name: string;
  readonly record: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** The export of a file whose id is the file's name. Throws when there is none. */
async function readPart(folder: string, file: string): Promise<Part> {
  const stem = file.slice(0, -'.ts'.length);
  const module: Record<string, unknown> = await import(pathToFileURL(path.join(folder, file)).href);
  const entry = Object.entries(module).find(
    ([, value]) => typeof value === 'object' && value !== null && 'id' in value && value.id === stem,
  );
  if (!entry) throw new Error(`${path.join(folder, file)} exports no record with the id ${stem}.`);
  return { file, name: entry[0], record: entry[1] as Part['record'] };
}

const placeOf = ({ record }: Part): number =>
  typeof record.order === 'number' ? record.order : Number.POSITIVE_INFINITY;

async function readParts(folder: string): Promise<Part[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const parts = await Promise.all(files.map((file) => readPart(folder, file)));
  return parts.sort((a, b) => {
    const [x, y] = [placeOf(a), placeOf(b)];
    return x === y ? (a.record.id < b.record.id ? -1 : 1) : x - y;
  });
}

/** A plain value as source. Throws on a function: drawings don't belong in the light list. */
function sourceOf(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(sourceOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${sourceOf(inner)}`)
      .join(', ')} }`;
  throw new Error(`A light list cannot hold a ${typeof value}.`);
}

function entryOf({ record }: Part, { fields, flags = [] }: Catalogue): string {
  const output = [
    `id: ${sourceOf(record.id)}`,
    ...fields
      .filter((field) => record[field] !== undefined)
      .map((field) => `${field}: ${sourceOf(record[field])}`),
    ...flags.map((flag) => `${flag}: ${record[flag] === true}`),
  ];
  return `  { ${output.join(', ')} },`;
}

const WRITTEN = (folder: string): string =>
  `// Written by scripts/kit/generate-catalogues.ts from ${path.basename(folder)}/. Do not edit: npm run generate:catalogues.`;

/** The rows of a light list; for parts with only a label, one label for each id. */
function rowsOf(catalogue: Catalogue, parts: readonly Part[]): string[] {
  const { list, fields, flags = [] } = catalogue;
  if (fields.join() !== 'label' || flags.length > 0)
    return ['', `export const ${list} = [`, ...parts.map((part) => entryOf(part, catalogue)), '] as const;'];
  return [
    `import { labelledOptions } from '${besides(catalogue, 'illustration/parts/labelled-options.ts')}';`,
    '',
    `export const ${list} = labelledOptions({`,
    ...parts.map(({ record }) => `  ${keyOf(record.id)}: ${sourceOf(record.label)},`),
    '});',
  ];
}

function lightList(catalogue: Catalogue, parts: readonly Part[]): string {
  return [
    WRITTEN(catalogue.folder),
    ...rowsOf(catalogue, parts),
    '',
    `export type ${catalogue.idType} = (typeof ${catalogue.list})[number]['id'];`,
    '',
  ].join('\n');
}

/** A module specifier for the files beside a catalogue's folder; both paths from the root. */
function besides({ folder }: Catalogue, file: string): string {
  const from = path.posix.relative(path.posix.dirname(folder), file);
  return from.startsWith('.') ? from : `./${from}`;
}

const keyOf = (id: string): string => (/^[a-z_$][\w$]*$/i.test(id) ? id : sourceOf(id));

function drawings(catalogue: Catalogue, parts: readonly Part[]): string {
  const folder = path.basename(catalogue.folder);
  return [
    WRITTEN(catalogue.folder),
    `import type { ${catalogue.record} } from '${besides(catalogue, catalogue.recordFrom)}';`,
    `import type { ${catalogue.idType} } from './${folder}.generated.ts';`,
    ...parts.map(({ name, file }) => `import { ${name} } from './${folder}/${file}';`),
    '',
    `export const ${catalogue.registry}: Readonly<Record<${catalogue.idType}, ${catalogue.record}>> = {`,
    ...parts.map(({ name, record }) =>
      record.id === name ? `  ${name},` : `  ${keyOf(record.id)}: ${name},`,
    ),
    '};',
    '',
  ].join('\n');
}

/** The same, lazy: each record is a chunk of its own. */
function lazyRegistry(catalogue: Catalogue, parts: readonly Part[]): string {
  const folder = path.basename(catalogue.folder);
  return [
    WRITTEN(catalogue.folder),
    `import { LazyRegistry } from '${besides(catalogue, 'illustration/paper/lazy-registry.ts')}';`,
    `import type { ${catalogue.record} } from '${besides(catalogue, catalogue.recordFrom)}';`,
    `import type { ${catalogue.idType} } from './${folder}.generated.ts';`,
    '',
    `export const LAZY_${catalogue.registry} = new LazyRegistry<${catalogue.idType}, ${catalogue.record}>('${catalogue.lazyAs}', {`,
    // One line: nobody reads it, and as a line each it is what half of all repetition in the tree looks like.
    `  ${parts
      .map(
        ({ name, record, file }) =>
          `${keyOf(record.id)}: () => import('./${folder}/${file}').then(({ ${name} }) => ${name}),`,
      )
      .join(' ')}`,
    '});',
    '',
  ].join('\n');
}

/** All catalogue files with their content, by absolute path, for the project at `root`. */
export async function catalogueFiles(
  root: string = ROOT,
  catalogues: readonly Catalogue[] = CATALOGUES,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const catalogue of catalogues) {
    const folder = path.join(root, catalogue.folder);
    const parts = await readParts(folder);
    files.set(`${folder}.generated.ts`, lightList(catalogue, parts));
    files.set(`${folder}.records.generated.ts`, drawings(catalogue, parts));
    if (catalogue.lazyAs) files.set(`${folder}.lazy.generated.ts`, lazyRegistry(catalogue, parts));
  }
  return files;
}

/** Writes changed files and returns their paths. */
export async function writeCatalogues(root: string = ROOT): Promise<string[]> {
  const writtenFiles: string[] = [];
  for (const [file, text] of await catalogueFiles(root)) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    writtenFiles.push(file);
  }
  return writtenFiles;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? ROOT;
  const writtenFiles = await writeCatalogues(root);
  for (const file of writtenFiles) console.log(path.relative(root, file));
  if (writtenFiles.length === 0) console.log('All catalogues are current.');
}
