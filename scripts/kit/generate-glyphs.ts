/**
 * Generates `illustration/paper/felt-glyphs.ts`: the covers' letters as outlines, from Grandstander 800, so that
 * neither build nor browser needs a font parser. Run again when a title needs a new letter: `npx tsx
 * scripts/kit/generate-glyphs.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import opentype from 'opentype.js';

/** The characters of titles, signs and letters in pictures. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,!?’-&:';
const FILE = 'node_modules/@fontsource/grandstander/files/grandstander-latin-800-normal.woff';

interface PathNode {
  x: number;
  y: number;
  corner: boolean;
}

const bytes = readFileSync(FILE);
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
const unit = 100 / font.unitsPerEm;

/** The closed contours of a glyph in hundredths of an em, y down from the baseline. */
function contours(char: string): PathNode[][] {
  const all: PathNode[][] = [];
  let current: PathNode[] = [];
  let [px, py] = [0, 0];
  const add = (x: number, y: number) => current.push({ x, y, corner: false });
  const close = () => {
    if (current.length > 2) all.push(current);
    current = [];
  };
  for (const command of font.charToGlyph(char).getPath(0, 0, 100).commands) {
    if (command.type === 'Z' || command.type === 'M') close();
    if (command.type === 'Z') continue;
    const { x, y } = command;
    if (command.type === 'Q')
      for (const t of [0.34, 0.67]) {
        const u = 1 - t;
        add(u * u * px + 2 * u * t * command.x1 + t * t * x, u * u * py + 2 * u * t * command.y1 + t * t * y);
      }
    if (command.type === 'C')
      for (const t of [0.34, 0.67]) {
        const u = 1 - t;
        const pointAt = (a: number, b: number, c: number, d: number) =>
          u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
        add(pointAt(px, command.x1, command.x2, x), pointAt(py, command.y1, command.y2, y));
      }
    add(x, y);
    [px, py] = [x, y];
  }
  close();
  return all.map(cornered);
}

/** Drops duplicate points and marks those where the outline turns by more than 34 degrees. */
function cornered(nodes: PathNode[]): PathNode[] {
  const keptNodes = nodes.filter((node, i) => {
    const next = nodes[(i + 1) % nodes.length]!;
    return Math.hypot(node.x - next.x, node.y - next.y) > 0.9;
  });
  return keptNodes.map((node, i) => {
    const a = keptNodes[(i - 1 + keptNodes.length) % keptNodes.length]!;
    const b = keptNodes[(i + 1) % keptNodes.length]!;
    const turn = Math.abs(Math.atan2(b.y - node.y, b.x - node.x) - Math.atan2(node.y - a.y, node.x - a.x));
    return { ...node, corner: Math.min(turn, Math.PI * 2 - turn) > 0.6 };
  });
}

/** The cutter smooths the line again, so closer points than 4.5 hundredths of an em only add weight. */
function thinned(nodes: PathNode[]): PathNode[] {
  const keptNodes: PathNode[] = [];
  for (const node of nodes) {
    const last = keptNodes.at(-1);
    const near = last && Math.hypot(node.x - last.x, node.y - last.y) < 4.5;
    if (!near || (node.corner && !last.corner)) {
      if (near && last && !last.corner && keptNodes.length > 1) keptNodes.pop();
      keptNodes.push(node);
    }
  }
  return keptNodes;
}

const text = (nodes: PathNode[]) =>
  nodes.map(({ x, y, corner }) => `${x.toFixed(1)},${y.toFixed(1)}${corner ? '!' : ''}`).join(' ');

const lines = [...LETTERS].map((char) => {
  const advance = Math.round((font.charToGlyph(char).advanceWidth ?? 0) * unit * 10) / 10;
  const outlines = contours(char).map((nodes) => `'${text(thinned(nodes))}'`);
  return `  ${JSON.stringify(char)}: { advance: ${advance}, outlines: [${outlines.join(', ')}] },`;
});
const kerning: string[] = [];
for (const a of LETTERS)
  for (const b of LETTERS) {
    const k = font.getKerningValue(font.charToGlyph(a), font.charToGlyph(b)) * unit;
    if (Math.abs(k) > 1) kerning.push(`  ${JSON.stringify(a + b)}: ${k.toFixed(1)},`);
  }

writeFileSync(
  '../../illustration/paper/felt-glyphs.ts',
  `/** Written by scripts/kit/generate-glyphs.ts from Grandstander 800 (SIL Open Font License 1.1): hundredths of an em. */
export interface Glyph {
  readonly advance: number;
  /** Closed outlines in the notation of \`pts\`; counters wind with the letter they are in. */
  readonly outlines: readonly string[];
}

export const GLYPHS: Readonly<Record<string, Glyph>> = {
${lines.join('\n')}
};

export const KERNING: Readonly<Record<string, number>> = {
${kerning.join('\n')}
};
`,
);
