/**
 * Reads the titles of a file's tests from its syntax tree, so that comments, searched sentences and skipped tests don't
 * count.
 */
import { parseSync } from 'vite';

/** A node of the syntax tree, as far as it is used here. */
interface SyntaxNode {
  readonly type: string;
  readonly [key: string]: unknown;
}

export interface TestTitles {
  /** As written: `%s` is not filled in, and a template's value is `…`. */
  readonly written: readonly string[];
  /** Texts in tables that fill titles, by `.each` or in a loop. */
  readonly filledIn: readonly string[];
}

/** Names of test functions; `skip`, `fixme` and `todo` after one exclude it. */
const TELLS = /^(test|it|describe|apart)$/;
const RUNS_NOT = /^(skip|fixme|todo|skipIf)$/;
const HAS_A_PLACE = /%[sdijo#]|…|\$\w/;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

function* childrenOf(node: SyntaxNode): Generator<SyntaxNode> {
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield child;
}

function* descendantsOf(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* descendantsOf(child);
}

/** The names of `a.b.c` from the front, without calls; empty when it begins with something else. */
function namesOf(callee: SyntaxNode): string[] {
  if (callee.type === 'Identifier') return [String(callee.name)];
  if (callee.type === 'MemberExpression') {
    const { object, property } = callee as unknown as { object: SyntaxNode; property: SyntaxNode };
    return [...namesOf(object), ...(property.type === 'Identifier' ? [String(property.name)] : [])];
  }
  return callee.type === 'CallExpression' ? namesOf(callee.callee as SyntaxNode) : [];
}

/** A text as written, with a placeholder for values. */
function textOf(node: SyntaxNode | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type !== 'TemplateLiteral') return null;
  const quasis = node.quasis as readonly { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** @param name the file's, whose extension decides the syntax */
export function testTitlesOf(code: string, name = 'a.test.tsx'): TestTitles {
  const program = parseSync(name, code).program as unknown as SyntaxNode;
  const tables = new Map<string, SyntaxNode>();
  for (const node of descendantsOf(program))
    if (
      node.type === 'VariableDeclarator' &&
      isNode(node.init) &&
      (node.id as SyntaxNode).type === 'Identifier'
    )
      tables.set(String((node.id as SyntaxNode).name), node.init);

  const written: string[] = [];
  const filledIn: string[] = [];
  /** The texts of a table; follows names to their definition in this file. */
  const rowsOf = (table: SyntaxNode, visited: readonly string[] = []): string[] =>
    [...descendantsOf(table)].flatMap((node) => {
      const text = textOf(node);
      if (text !== null) return [text];
      const name = node.type === 'Identifier' ? String(node.name) : '';
      const other = visited.includes(name) ? undefined : tables.get(name);
      return other ? rowsOf(other, [...visited, name]) : [];
    });
  const visit = (node: SyntaxNode, loops: readonly SyntaxNode[]) => {
    const enclosingLoops = node.type === 'ForOfStatement' ? [...loops, node.right as SyntaxNode] : loops;
    if (node.type === 'CallExpression') {
      const callee = node.callee as SyntaxNode;
      const [first = '', ...rest] = namesOf(callee);
      const title = textOf((node.arguments as SyntaxNode[])[0]);
      if (title !== null && TELLS.test(first) && !rest.some((name) => RUNS_NOT.test(name))) {
        written.push(title);
        const each = callee.type === 'CallExpression' ? (callee.arguments as SyntaxNode[]) : [];
        if (HAS_A_PLACE.test(title))
          filledIn.push(...[...each, ...enclosingLoops].flatMap((table) => rowsOf(table)));
      }
    }
    for (const child of childrenOf(node)) visit(child, enclosingLoops);
  };
  visit(program, []);
  return { written, filledIn };
}
