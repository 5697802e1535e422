/** Step 1, format: what a schema finds wrong in a picture, as sentences its illustrator understands, each with the word to look for in the file. */
import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { picture } from './book.ts';
import { lettersCut, lineCut, ringsCut, sheetCut } from './cuts.ts';
import { look } from './look.ts';
import { act, namedRole, prop } from './roles.ts';
import { room } from './room.ts';
import { camera, lighting, through } from './scene.ts';
import { why } from './why.ts';

export interface Issue {
  readonly words: string;
  /** The key as it stands in the source, and its value where that is a text. */
  readonly key: string;
  readonly value?: string;
}

type Told = z.core.$ZodIssue;

/** Every word a picture may use, to guess which one was meant. */
const WORDS = [
  ...[picture, camera, lighting, through, room, look, why],
  ...[sheetCut, ringsCut, lineCut, lettersCut, act, namedRole, prop],
].flatMap(({ shape }) => Object.keys(shape));

/** Letters that may be wrong in a word that is still known. */
const SLIPS = 3;

/** Everything wrong with `data`; empty where it is what the schema asks for. */
export function issuesOf(schema: z.ZodType, data: unknown): Issue[] {
  const { error } = schema.safeParse(data, { reportInput: true });
  return (error?.issues ?? []).flatMap((issue) => nearestOf(issue, [])).map((issue) => sayOf(issue, data));
}

/** Of a union, what is wrong with the form that was most likely meant: the one with the fewest faults. */
function nearestOf(issue: Told, above: readonly PropertyKey[]): Told[] {
  const path = [...above, ...issue.path];
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }];
  const forms = issue.errors.map((faults) => faults.flatMap((fault) => nearestOf(fault, path)));
  return forms.reduce((best, form) => (form.length < best.length ? form : best));
}

function sayOf(issue: Told, data: unknown): Issue {
  const where = placeIn(data, issue.code === 'unrecognized_keys' ? issue.path : issue.path.slice(0, -1));
  const key = String(issue.path.findLast((step) => typeof step === 'string') ?? '');
  const { input } = issue;
  if (issue.code === 'unrecognized_keys') {
    const [first = ''] = issue.keys;
    const unknown = issue.keys.map((word) => `“${word}”${WORDS.includes(word) ? '' : guess(word, WORDS)}`);
    return { words: `${where}there is no ${unknown.join(', ')} here`, key: first };
  }
  const text = typeof input === 'string' ? { value: input } : {};
  if (issue.code === 'invalid_value' && typeof input === 'string') {
    const known = issue.values.map(String);
    const list = known.length > 12 ? '' : `: ${known.join(', ')}`;
    return { words: `${where}there is no ${key} “${input}”${guess(input, known) || list}`, key, ...text };
  }
  if (issue.code === 'too_big')
    return { words: `${where}${key} is ${input}, more than ${issue.maximum}`, key };
  if (issue.code === 'too_small')
    return { words: `${where}${key} is ${input}, less than ${issue.minimum}`, key };
  if (issue.code === 'invalid_type' || issue.code === 'invalid_value')
    return {
      words: `${where}${key} ${input === undefined ? 'is missing or undefined' : `is ${JSON.stringify(input).slice(0, 40)}`}${issue.code === 'invalid_type' ? `; it is a ${issue.expected}` : ''}`,
      key,
      ...text,
    };
  return { words: `${where}${key} ${quoted(input)}${issue.message}`, key, ...text };
}

const quoted = (input: unknown) => (typeof input === 'string' ? `“${input.slice(0, 40)}” ` : '');

/** The known word that was most likely meant, if any is near: of those equally near the one that begins alike. */
function guess(word: string, known: readonly string[]): string {
  const near = known
    .map((other) => ({ other, by: distance(word, other) }))
    .filter(({ by }) => by <= Math.min(SLIPS, word.length / 2))
    .sort((a, b) => a.by - b.by || alike(word, b.other) - alike(word, a.other));
  return near[0] ? ` (“${near[0].other}”?)` : '';
}

/** How much of its beginning a word shares with another, and then how long it is. */
function alike(word: string, other: string): number {
  const shared = [...other].findIndex((letter, i) => letter !== word[i]);
  return (shared < 0 ? other.length : shared) + other.length / 100;
}

/** The part of a picture that a path leads to, by its name: `cast › mouse: `. */
function placeIn(data: unknown, path: readonly PropertyKey[]): string {
  const steps: string[] = [];
  let here: unknown = data;
  for (const step of path) {
    here =
      typeof here === 'object' && here !== null ? (here as Record<PropertyKey, unknown>)[step] : undefined;
    if (typeof step === 'number') steps.push(nameOf(here) ?? `no. ${step + 1}`);
    else if (typeof here === 'object' && here !== null) steps.push(String(step));
  }
  return steps.length > 0 ? `${steps.join(' › ')}: ` : '';
}

function nameOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  const { name, who, id } = part as Partial<Record<string, unknown>>;
  return [name, who, id].find((word) => typeof word === 'string') as string | undefined;
}
