/** Parses the SVG that the kit writes into a tree. Strict: anything that the kit doesn't write is an error. */

export interface SvgNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
  /** The text between its tags, for `<text>`. */
  readonly text: string;
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Parses the `<svg>` element. Throws when tags don't match. */
export function parseSvg(svg: string): SvgNode {
  const root = { name: '', attributes: {}, children: [] as SvgNode[], text: '' };
  const open: { name: string; children: SvgNode[]; text: string }[] = [root];
  let at = 0;
  while (at < svg.length) {
    const next = svg.indexOf('<', at);
    if (next < 0) break;
    if (next > at) open.at(-1)!.text += decodeEntities(svg.slice(at, next));
    TAG.lastIndex = next;
    const tag = TAG.exec(svg);
    if (!tag) throw new Error(`No tag: ${svg.slice(next, next + 40)}`);
    at = TAG.lastIndex;
    const [, closing, name, attributes, empty] = tag;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes something else.`);
      continue;
    }
    const node = { name: name!, attributes: parseAttributes(attributes!), children: [], text: '' };
    open.at(-1)!.children.push(node);
    if (!empty) open.push(node);
  }
  const [first] = root.children;
  if (open.length !== 1 || first?.name !== 'svg') throw new Error('This is no whole SVG.');
  return first;
}

function parseAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name, value] of text.matchAll(ATTRIBUTE)) attributes[name!] = decodeEntities(value!);
  return attributes;
}

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    : text;

/** Every element that has an id, by id. */
export function elementsById(node: SvgNode, found = new Map<string, SvgNode>()): Map<string, SvgNode> {
  const { id } = node.attributes;
  if (id !== undefined) found.set(id, node);
  for (const child of node.children) elementsById(child, found);
  return found;
}
