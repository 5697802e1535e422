import { expect, test } from 'vitest';
import { criticalCss, withoutFonts } from './critical-css.ts';

const BODY =
  '<p class="paper md:flex max-w-[640px] text-[1.375rem] md:pt-[2.5rem]"><b class="book-cover [&amp;&gt;b]:x">A</b></p>';
const critical = async (css: string) =>
  (await criticalCss(css, BODY))
    .replace(/\s+/g, ' ')
    .replace(/;? ?\}/g, '}')
    .trim();

test.each([
  ['a state of an element on the page', '.paper .book-cover:hover{color:red}', true],
  ['an element that is not on the page', '.paper .gone{color:red}', false],
  ['a mark that the head script sets', 'html[data-member] .paper{color:red}', true],
  ['a state that a click sets', 'button[aria-pressed=true]{color:red}', true],
  ['a class with a colon', '.md\\:flex{display:flex}', true],
  ['a class with a colon that is not on the page', '.lg\\:flex{display:flex}', false],
  ['a variant in brackets', '.\\[\\&\\>b\\]\\:x{color:red}', true],
  ['a size in brackets', '.max-w-\\[640px\\]{color:red}', true],
  ['a size in brackets that is not on the page', '.max-w-\\[641px\\]{color:red}', false],
  ['a size with a dot', '.text-\\[1\\.375rem\\]{color:red}', true],
  ['a size in brackets in a wide window', '@media (width>48rem){.md\\:pt-\\[2\\.5rem\\]{color:red}}', true],
  ['a negation', '.paper:not(.gone){color:red}', true],
  ['an animation', '@keyframes fade{to{opacity:0}}', true],
  ['a typed property', '@property --x{syntax:"*";inherits:false}', true],
  ['the order of layers', '@layer base,screens;', true],
])('%s: %s', async (_, css, isKept) => {
  const result = await critical(`${css}i.never{color:red}`);
  expect(result.includes('never')).toBe(false);
  expect(result.replace(/\s/g, '').length > 0).toBe(isKept);
});

test('keeps the rules of a group that match, and drops the others', async () => {
  const css = await critical(
    '@media (width > 1px){.gone{color:red}.paper{color:red}}@layer x{.gone{color:red}}',
  );
  expect(css).toContain('.paper');
  expect(css).not.toContain('.gone');
});

test('declares fonts in the page and not in the sheets that follow', async () => {
  const css = '@font-face{font-family:A;src:url(a)}.paper{color:red}';
  expect(await criticalCss(css, BODY)).toContain('@font-face');
  expect(withoutFonts(css)).toBe('.paper{color:red}');
});
