/**
 * The part of a stylesheet that a page as drawn can show: rules whose every class stands in its markup. States, media, attributes and
 * what follows a class inside `:not()` and its like are left in: only a class that nothing on the page has makes a rule
 * useless for its first paint.
 */

/** At-rules with rules inside, of which some may go. */
const GROUPS = /^@(?:media|supports|layer|container)\b/;

interface Rule {
  /** What stands before the braces, or the whole statement where there are none. */
  readonly head: string;
  /** Null for a statement such as `@layer a, b;`. */
  readonly body: string | null;
}

/** Where a piece of CSS that begins at `at` ends: before the first of `ends` outside of strings, escapes and comments. */
function until(css: string, at: number, ends: string): number {
  for (let i = at; i < css.length; i += 1) {
    const letter = css[i]!;
    if (letter === '\\') i += 1;
    else if (letter === '"' || letter === "'") {
      for (i += 1; i < css.length && css[i] !== letter; i += 1) if (css[i] === '\\') i += 1;
    } else if (css.startsWith('/*', i)) i = css.indexOf('*/', i) + 1;
    else if (ends.includes(letter)) return i;
  }
  return css.length;
}

function* rulesOf(css: string): Generator<Rule> {
  for (let at = 0; at < css.length; ) {
    const opens = until(css, at, '{;');
    const head = css
      .slice(at, opens)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .trim();
    if (css[opens] !== '{') {
      if (head) yield { head, body: null };
      at = opens + 1;
      continue;
    }
    let closes = opens + 1;
    for (let depth = 1; closes < css.length; closes += 1) {
      closes = until(css, closes, '{}');
      depth += css[closes] === '{' ? 1 : -1;
      if (depth === 0) break;
    }
    yield { head, body: css.slice(opens + 1, closes) };
    at = closes + 1;
  }
}

/** The selectors of a list, at its commas outside of brackets. */
function selectorsOf(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < list.length; i += 1) {
    if (list[i] === '\\') i += 1;
    else if ('(['.includes(list[i]!)) depth += 1;
    else if (')]'.includes(list[i]!)) depth -= 1;
    else if (list[i] === ',' && depth === 0) {
      parts.push(list.slice(start, i));
      start = i + 1;
    }
  }
  return [...parts, list.slice(start)];
}

/** The classes an element must have, it or one it stands beside or in, for a selector to fit. */
function classesOf(selector: string): string[] {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/(?<!\\)(?:\((?:\\.|[^\\()])*\)|\[(?:\\.|[^\\\]])*\])/g, '');
  }
  return [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\/g, ''));
}

/** All classes that stand in a page's markup. */
export function classesIn(markup: string): Set<string> {
  return new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      names
        .replace(/&gt;/g, '>')
        .replace(/&#x27;/g, "'")
        .replace(/&amp;/g, '&')
        .split(/\s+/),
    ),
  );
}

/** `css` without the rules that need a class which is not among `classes`. Order and everything else stay. */
export function criticalCss(css: string, classes: ReadonlySet<string>): string {
  let used = '';
  for (const { head, body } of rulesOf(css)) {
    if (body === null) used += `${head};`;
    else if (GROUPS.test(head)) {
      const inside = criticalCss(body, classes);
      if (inside) used += `${head}{${inside}}`;
    } else if (head.startsWith('@')) used += `${head}{${body}}`;
    else {
      const fitting = selectorsOf(head).filter((selector) =>
        classesOf(selector).every((name) => classes.has(name)),
      );
      if (fitting.length > 0) used += `${fitting.join(',')}{${body}}`;
    }
  }
  return used;
}

/** `css` without the custom properties that neither it nor the page it stands in asks for by `var()`: papers of other screens. */
export function usedCustomProperties(css: string, markup: string): string {
  const asked = new Set([...`${css}${markup}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  let used = '';
  let at = 0;
  for (const { index, 1: name } of css.matchAll(/(?<=[{;])(--[\w-]+):/g)) {
    // Inside of one that was left out already.
    if (index < at || asked.has(name)) continue;
    used += css.slice(at, index);
    const end = until(css, index, ';}');
    at = css[end] === ';' ? end + 1 : end;
  }
  return used + css.slice(at);
}

/** `css` without its `@font-face` rules. */
export function withoutFonts(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*\}/g, '');
}
