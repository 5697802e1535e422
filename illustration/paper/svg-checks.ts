/** Checks for tests of drawings: whether an SVG is valid, and the bounds of its ink. They read only what `Paper` writes. */

/** Lists the faults of an SVG: unbalanced tags, bare `&` or `<`, duplicate or dangling ids, invalid numbers. */
export function svgFaults(svg: string, knownIds: readonly string[] = []): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, close, name, __, empty) => {
      if (close) {
        if (open.pop() !== name) faults.push(`</${name}> closes something else`);
      } else if (!empty) open.push(name);
      return '';
    },
  );
  if (open.length > 0) faults.push(`never closed: ${open.join(', ')}`);
  if (/[<>]|&(?!(amp|lt|gt|quot);)/.test(rest)) faults.push(`stray markup: ${rest.slice(0, 40)}`);
  const broken = /NaN|Infinity|undefined|null|\[object/.exec(svg);
  if (broken) faults.push(`contains ${broken[0]}`);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1] as string);
  if (new Set(ids).size !== ids.length) faults.push('an id is used twice');
  const known = new Set([...ids, ...knownIds]);
  for (const [, ref] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) {
    if (!known.has(ref as string)) faults.push(`refers to #${ref}, which is not there`);
  }
  if (/<style|\sclass=|\sstyle=|<filter|<script|\son\w+=/.test(svg))
    faults.push('carries style, filter or script');
  return [...new Set(faults)];
}

interface Ink {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The bounds of everything drawn outside clips. */
export function inkBounds(svg: string): Ink {
  const ink: Ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const mark = (x: number, y: number, r = 0): void => {
    ink.left = Math.min(ink.left, x - r);
    ink.top = Math.min(ink.top, y - r);
    ink.right = Math.max(ink.right, x + r);
    ink.bottom = Math.max(ink.bottom, y + r);
  };
  let body = svg.slice(svg.indexOf('</defs>'));
  // from the inside out, clips in clips; a path without fill or stroke is a mask
  for (let before = ''; before !== body; ) {
    before = body;
    body = body.replace(/<g clip-path[^>]*>(?:(?!<\/?g).)*<\/g>|<path [^>]*fill="none"\/>/g, '');
  }
  const used = new Set([...body.matchAll(/href="#([^"]+)"/g)].map((m) => m[1]));
  const paths = [
    ...[...svg.matchAll(/<path id="([^"]+)" d="([^"]+)"\/>/g)]
      .filter((m) => used.has(m[1]))
      .map((m) => m[2] as string),
    ...[...body.matchAll(/<path[^>]* d="([^"]+)"/g)].map((m) => m[1] as string),
  ];
  for (const d of paths) for (const [x, y] of pointsOf(d)) mark(x, y);
  for (const [, x, y, r] of body.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g))
    mark(Number(x), Number(y), Number(r));
  for (const [, x, y, rx, ry] of body.matchAll(
    /<ellipse cx="([^"]+)" cy="([^"]+)" rx="([^"]+)" ry="([^"]+)"/g,
  )) {
    mark(Number(x), Number(y), Math.min(Number(rx), Number(ry)));
  }
  return ink;
}

/** End points of the commands `Paper` writes: M l q z. */
function pointsOf(d: string): [number, number][] {
  const out: [number, number][] = [];
  let x = 0;
  let y = 0;
  for (const [, command, args] of d.matchAll(/([Mlqz])([^Mlqz]*)/g)) {
    const n = [...(args ?? '').matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((m) => Number(m[0]));
    if (command === 'z') continue;
    const dx = n[n.length - 2] ?? 0;
    const dy = n[n.length - 1] ?? 0;
    [x, y] = command === 'M' ? [dx, dy] : [x + dx, y + dy];
    out.push([x, y]);
  }
  return out;
}
