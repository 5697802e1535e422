import { expect, test } from 'vitest';
import { classesIn, criticalCss, usedCustomProperties, withoutFonts } from './critical-css.ts';

const classes = classesIn('<p class="paper md:flex"><b class="book-cover [&amp;&gt;b]:x">A</b></p>');

test('reads the classes of a page as the browser does', () => {
  expect([...classes]).toEqual(['paper', 'md:flex', 'book-cover', '[&>b]:x']);
});

test('keeps a rule whose every class is on the page', () => {
  expect(criticalCss('.paper .book-cover:hover>b{color:red}.paper .gone{color:red}', classes)).toBe(
    '.paper .book-cover:hover>b{color:red}',
  );
  expect(criticalCss('.gone,.paper,html[data-member] .paper{a:b}', classes)).toBe(
    '.paper,html[data-member] .paper{a:b}',
  );
  const brackets = '.\\[\\&\\>b\\]\\:x>b{a:b}';
  expect(criticalCss(`${brackets}.\\[\\&\\>i\\]\\:x>i{a:b}.max-w-\\[640px\\]{a:b}`, classes)).toBe(brackets);
  expect(criticalCss('.md\\:flex{display:flex}.lg\\:flex{display:flex}', classes)).toBe(
    '.md\\:flex{display:flex}',
  );
});

test('ignores classes that a rule only excludes or looks for', () => {
  const css = '.paper:not(.gone){a:b}.paper:has(.gone,:is(.too)){a:b}[class~=".gone"]{a:b}';
  expect(criticalCss(css, classes)).toBe(css);
});

test('leaves groups, statements, strings and keyframes intact', () => {
  const css =
    '@layer a,b;@property --x{syntax:"*"}@keyframes k{0%{opacity:0}to{opacity:1}}.paper{content:"};{";background:url("data:a,.gone{}")}';
  expect(criticalCss(css, classes)).toBe(css);
  expect(criticalCss('@media (width>1px){.gone{a:b}.paper{a:b}}@layer x{.gone{a:b}}', classes)).toBe(
    '@media (width>1px){.paper{a:b}}',
  );
  expect(criticalCss('/* a { */.gone{a:b}/* b */.paper{a:b}', classes)).toBe('.paper{a:b}');
});

test('keeps a custom property that anything uses', () => {
  const css =
    ':root{--a:1px;--b:url("data:image/svg+xml;--c:2;}");--d:3px}i{margin:var(--a);--e:4px}@property --b{inherits:false}';
  expect(usedCustomProperties(css, '<b style="top:var(--e)">')).toBe(
    ':root{--a:1px;}i{margin:var(--a);--e:4px}@property --b{inherits:false}',
  );
});

test('omits fonts from the later styles, since the page has them', () => {
  expect(withoutFonts('@font-face{font-family:A;src:url(a)}b{c:d}')).toBe('b{c:d}');
});
